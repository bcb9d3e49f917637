import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Api,
  acted,
  actionIn,
  ask,
  expectProblem,
  gameOf,
  ifMatch,
  isOver,
  logOf,
  offersTo,
  type Player,
  playOffer,
  playUntil,
  positionOf,
  register,
  startGame,
} from '../../apps/api/test/api.ts';
import { freshDatabase, startService, type TestService } from '../../apps/api/test/harness.ts';
import { makeNextRelease } from './next-release.ts';

// Two releases on one database: this one, and the next, whose stalls begin with an open auction and
// which keeps this one's rules frozen.

const id = 'lantern-fair';
async function listening(service: TestService): Promise<Api> {
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  return { url, service, close: service.close };
}

let folder: string;
let drop: () => Promise<void>;
let present: Api;
let next: Api;
let players: readonly [Player, Player];
let old: string; // begun under this release
let young: string; // begun under the next

const saleOf = async (api: Api, game: string) => {
  const { titleVersion, view } = await positionOf(api, game, players[0]);
  const { stall } = view as { stall: { number: number; sale: string } };
  return { titleVersion, number: stall.number, sale: stall.sale };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-test-frozen-'));
  const release = await makeNextRelease(folder, id, [
    ['rules/3-stalls.ts', 'stall % 2 === 1', 'stall % 2 === 0'],
  ]);
  const fresh = await freshDatabase(inject('databases').postgres18);
  const { urls } = fresh;
  drop = fresh.drop;
  present = await listening(await startService(urls, { logLevel: 'silent' }));
  players = [await register(present, 'Dario'), await register(present, 'Elena')];
  old = await startGame(present, players);
  acted(await playOffer(present, old, players[0])); // the first sealed bid, half a stall
  next = await listening(await release.startService(urls, { logLevel: 'silent' }));
  young = await startGame(next, players);
}, 120_000);

afterAll(async () => {
  await next?.close();
  await present?.close();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

describe('the next release', () => {
  it('offers its own version alone, and begins games by its own rules', async () => {
    const { body } = await ask(next, { path: '/v1/titles' });
    expect(body.titles).toContainEqual(expect.objectContaining({ id, version: 2 }));
    expect(await saleOf(next, young)).toEqual({ titleVersion: 2, number: 1, sale: 'open' });
  });

  it('lists and shows a game of the frozen version as the release before does', async () => {
    const { body } = await ask(next, { path: '/v1/games', as: players[1] });
    expect(body.games).toContainEqual(expect.objectContaining({ id: old, titleVersion: 1 }));
    expect(await saleOf(next, old)).toEqual({ titleVersion: 1, number: 1, sale: 'sealed' });
    for (const player of players) {
      expect(await gameOf(next, old, player)).toEqual(await gameOf(present, old, player));
      expect(await positionOf(next, old, player)).toEqual(await positionOf(present, old, player));
      expect(await offersTo(next, old, player)).toEqual(await offersTo(present, old, player));
      expect(await logOf(next, old, player)).toEqual(await logOf(present, old, player));
    }
  });

  it('decides by its own rules what it would refuse, or take, in the other version', async () => {
    const raise = { type: 'raise', coins: 1 };
    const { version } = await offersTo(next, old, players[1]);
    const refused = await ask(next, {
      method: 'post',
      path: `/v1/games/${old}/actions`,
      as: players[1],
      body: { actions: [raise] },
      headers: ifMatch(version),
    });
    expectProblem(refused, { status: 422, problem: 'refused' });
    expect(refused.body).toMatchObject({ code: 'not-an-open-auction' });
    const { offers } = await offersTo(next, young, players[0]);
    expect(offers).toContainEqual(expect.objectContaining({ action: raise }));
  });

  it('plays it on under the frozen rules, to an end', async () => {
    const { offers } = await offersTo(next, old, players[1]);
    expect(actionIn(offers)).toMatchObject({ type: 'seal' });
    acted(await playOffer(next, old, players[1]));
    expect(await saleOf(next, old)).toEqual({ titleVersion: 1, number: 2, sale: 'open' });
    const { outcome } = await playUntil(next, old, players, isOver);
    expect(outcome?.winners.length).toBeGreaterThan(0);
    const [here, there] = [next, present].map((api) => logOf(api, old, players[0], '?limit=200'));
    expect(await here).toEqual(await there); // the release before reads the same from its log
  });
});

describe('a process that does not know a version', () => {
  const declined = { status: 503, problem: 'unavailable' };

  it.each(['', '/view', '/offers', '/log', '/stream'])(
    'declines to answer for the game%s',
    async (what) => {
      const path = `/v1/games/${young}${what}`;
      expectProblem(await ask(present, { path, as: players[0] }), declined);
    },
  );

  it('declines an act, of which nothing is written', async () => {
    const before = await positionOf(next, young, players[0]);
    const acting = await ask(present, {
      method: 'post',
      path: `/v1/games/${young}/actions`,
      as: players[0],
      body: { actions: [{ type: 'pass' }] },
      headers: ifMatch(before.version),
    });
    expectProblem(acting, declined);
    expect(await positionOf(next, young, players[0])).toEqual(before);
  });

  it('lists it, and goes on serving what it knows', async () => {
    const { body } = await ask(present, { path: '/v1/games', as: players[0] });
    expect(body.games).toContainEqual(expect.objectContaining({ id: young, titleVersion: 2 }));
    expect((await saleOf(present, await startGame(present, players))).titleVersion).toBe(1);
  });
});

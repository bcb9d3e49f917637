import { checkFairness } from '@staffetta/client/fairness';
import { limits, type NewEvent } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longLog } from '../../src/games/loaded-game.ts';
import { write } from '../../src/games/write.ts';
import {
  type Api,
  acted,
  ask,
  expectProblem,
  expectProblemInAllLanguages,
  ifMatch,
  numbersOf,
  openFreshApi,
  openTable,
  type Player,
  playOffer,
  positionOf,
  register,
  startGame,
} from '../api.ts';
import { order } from '../orders.ts';
import { registerGuest } from '../people.ts';

// A hostile player cannot make a game's log grow without end.

let api: Api;
let players: readonly [Player, Player];

beforeAll(async () => {
  api = await openFreshApi();
  players = [await register(api, 'Ada'), await register(api, 'Bea')];
});
afterAll(() => api.close());

const visit = async (game: string, as: Player, body: object, language = 'en') =>
  ask(api, {
    method: 'post',
    path: `/v1/games/${game}/actions`,
    as,
    body,
    headers: {
      ...ifMatch((await positionOf(api, game, as)).version),
      'accept-language': language,
    },
  });

/** Enters events of seat 0 as if its player had sent them over days. */
const entered = (game: string, events: (from: number) => readonly NewEvent[]): Promise<void> =>
  write<void>(
    api.service.services.games,
    game,
    async ({ orders }) => ({ events: events(orders[0]?.placed ?? 0), seats: [], key: null }),
    () => undefined,
  );

const orderEvent = (fact: object): NewEvent =>
  ({
    ...{ kind: 'order', seat: 0, action: null, draws: [], byOrder: null },
    facts: [{ seat: 0, toldTo: [0], ...fact }],
  }) as never;

/** So many orders left and cancelled again. */
const passing = (count: number) => (from: number) =>
  Array.from({ length: count }, (_, index) => from + index + 1).flatMap((id) => [
    orderEvent({ type: 'order-placed', secret: { seenBy: [0], id, order } }),
    orderEvent({ type: 'order-cancelled', secret: { seenBy: [0], id } }),
  ]);

const several = (count: number) => Array.from({ length: count }, () => order);

/** The player whom the game waits for acts. */
async function actAwaited(game: string, awaited: Player): Promise<void> {
  acted(await playOffer(api, game, awaited));
}

describe('a seat at its limit', () => {
  it('of orders that stand is told to cancel one, in four languages, and nothing is done', async () => {
    const game = await startGame(api, players);
    acted(await visit(game, players[1], { place: several(limits.standing) }));
    const before = await positionOf(api, game, players[1]);
    await expectProblemInAllLanguages(
      (language) => visit(game, players[1], { place: [order] }, language),
      { status: 422, problem: 'refused' },
    );
    const refused = await visit(game, players[1], { place: [order] });
    expect(refused.body).toMatchObject({ code: 'too-many-standing', rule: 'S23', step: 1 });
    expect((await positionOf(api, game, players[1])).version).toBe(before.version);
    acted(await visit(game, players[1], { cancel: [1], place: [order] }));
  });

  it('of orders in a game leaves none, cancels those that stand, and plays on', async () => {
    const game = await startGame(api, players);
    await entered(game, passing(limits.orders - 1));
    acted(await visit(game, players[0], { place: [order] }));
    const refused = await visit(game, players[0], { place: [order] });
    expectProblem(refused, { status: 422, problem: 'refused' });
    expect(refused.body).toMatchObject({ code: 'too-many-orders', rule: 'S23' });
    acted(await visit(game, players[0], { cancel: [limits.orders] }));
    await actAwaited(game, players[0]);
  });

  it('of orders is told so about its order for when time runs out, too, which counts as one', async () => {
    const game = await startGame(api, players);
    await entered(game, passing(limits.orders - 1));
    const renew = () =>
      ask(api, {
        method: 'put',
        path: `/v1/games/${game}/late-order`,
        as: players[0],
        body: { notation: Array.from({ length: 50 }, () => 'seal 1') },
      });
    expect((await renew()).status).toBe(200);
    expect((await renew()).body).toMatchObject({ code: 'too-many-orders', rule: 'S23' });
  });

  it('of events does what the game waits for, and votes no more', async () => {
    const game = await startGame(api, players);
    for (let left = limits.events; left > 0; left -= 1_000) {
      await entered(game, passing(500));
    }
    const vote = await ask(api, {
      method: 'put',
      path: `/v1/games/${game}/abandonment`,
      as: players[0],
    });
    expectProblem(vote, { status: 409, problem: 'wrong-state' });
    expect(vote.body).toMatchObject({ code: 'too-many-events', rule: 'S23' });
    await actAwaited(game, players[0]);
    const resigned = await ask(api, {
      method: 'post',
      path: `/v1/games/${game}/resign`,
      as: players[0],
    });
    expect(resigned.status, resigned.text).toBeLessThan(300);
  });
});

it('a guest who leaves orders without end in a hidden game is stopped, and nobody else sees it', async () => {
  const guest = await registerGuest(api);
  const { id: game } = await openTable(api, guest, 2, {}, { hotSeat: true });
  for (const _seat of [0, 1]) acted(await playOffer(api, game, guest));
  const place = several(limits.standing);
  /** The first seat's orders, in place of those before. */
  async function reorder(round: number) {
    const { version } = (await ask(api, { path: `/v1/games/${game}/view?seat=0`, as: guest })).body;
    const cancel = place.map((_order, index) => (round - 1) * limits.standing + index + 1);
    return ask(api, {
      method: 'post',
      path: `/v1/games/${game}/actions?seat=0`,
      as: guest,
      body: { place, ...(round > 0 && { cancel }) },
      headers: ifMatch(version),
    });
  }
  let answer = await reorder(0);
  for (let round = 1; answer.status === 200 && round < limits.orders; round += 1) {
    answer = await reorder(round);
  }
  expect(answer.body).toMatchObject({ code: 'too-many-orders', rule: 'S23' });
  expect((await numbersOf(api, game)).length).toBeLessThan(2 * limits.orders + 20);
  for (const what of ['race', 'export']) {
    const seen = await ask(api, { path: `/v1/games/${game}/${what}`, as: players[0] });
    expectProblem(seen, { status: 404, problem: 'not-found' });
  }
});

it('a game whose seats did all they may is exported in a thread, and its file proves itself', async () => {
  const game = await startGame(api, players);
  for (let left = longLog; left > 0; left -= 1_000) await entered(game, passing(500));
  const resign = { method: 'post', path: `/v1/games/${game}/resign`, as: players[0] } as const;
  expect((await ask(api, resign)).status).toBe(200);
  const file = await ask(api, { path: `/v1/games/${game}/export`, as: players[1] });
  expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(file.body.events.length).toBeGreaterThan(longLog);
  expect(await checkFairness(file.body)).toMatchObject({ fair: true });
  const race = await ask(api, { path: `/v1/games/${game}/race`, as: players[1] });
  expect(race.body.moments.length).toBeGreaterThan(0);
});

it('a request that was answered before is answered the same at the limit', async () => {
  const game = await startGame(api, players);
  await entered(game, passing(limits.orders - 1));
  const version = (await positionOf(api, game, players[0])).version;
  const send = () =>
    ask(api, {
      method: 'post',
      path: `/v1/games/${game}/actions`,
      as: players[0],
      body: { place: [order] },
      headers: { ...ifMatch(version), 'idempotency-key': 'the last order' },
    });
  const first = acted(await send());
  expect(acted(await send())).toEqual(first);
});

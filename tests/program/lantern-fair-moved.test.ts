import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { snapshotOf } from '../../apps/api/src/games/loaded-game.ts';
import {
  type Api,
  act,
  acted,
  ask,
  expectProblem,
  gameOf,
  ifMatch,
  logOf,
  offersTo,
  type Player,
  playOffer,
  positionOf,
  register,
  startGame,
} from '../../apps/api/test/api.ts';
import { called, on } from '../../apps/api/test/commands.ts';
import { freshDatabase, startService, type TestService } from '../../apps/api/test/harness.ts';
import { root } from '../../scripts/lib/tree.ts';
import { makeNextRelease, type Release } from './next-release.ts';

// Two releases on one database: this one, and the next, in which a bid of four counts as five, a bid of five
// throws and a bid of eight upon one of seven is refused. Games in which nobody bid so far are moved to it.

const id = 'lantern-fair';
const auction = 'rules/5-open-auction.ts';

let folder: string;
let drop: () => Promise<void>;
let present: Api;
let next: Api;
let release: Release;
let shadow: (...words: string[]) => Promise<{ code: number; lines: readonly object[] }>;
let players: readonly [Player, Player];
let onlooker: Player;

async function listening(service: TestService): Promise<Api> {
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  return { url, service, close: service.close };
}

const playerOf = (seat: number | undefined): Player => {
  const player = players[seat ?? -1];
  if (player === undefined) throw new Error(`Nobody sits in ${seat}`);
  return player;
};

/** Bids so many coins for whoever is asked. */
async function bid(api: Api, game: string, coins: number) {
  const { toAct } = await positionOf(api, game, players[0]);
  const player = playerOf(toAct[0]);
  const { version } = await offersTo(api, game, player);
  return act(api, game, player, { actions: [{ type: 'raise', coins }] }, ifMatch(version));
}

/** A game of the version before, at its first open auction, with a first bid. */
async function bidIn(coins: number): Promise<string> {
  const game = await startGame(present, players);
  for (;;) {
    const { toAct, view } = await positionOf(present, game, players[0]);
    if ((view as { stall: { sale: string } | null }).stall?.sale === 'open') break;
    acted(await playOffer(present, game, playerOf(toAct[0])));
  }
  acted(await bid(present, game, coins));
  return game;
}

const rowsOf = async (table: 'game_clock' | 'notice', game: string): Promise<object[]> => {
  const { pool } = next.service.database;
  return (await pool.query(`select * from ${table} where game_id = $1 order by 2, 1`, [game])).rows;
};

/** Whoever is to be told of his turn is noted. */
async function noticeTurns(): Promise<void> {
  await next.service.relay.carry();
  await next.service.notices.run();
}

const versionOf = async (game: string): Promise<number> =>
  (await positionOf(next, game, players[0])).titleVersion;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-test-moved-'));
  release = await makeNextRelease(folder, id, [
    [
      auction,
      "perform: (_state, { coins }, seat) => [{ type: 'bid-raised', seat, coins }],",
      `perform: (_state, { coins }, seat) => {
        if (coins === 5) throw new RangeError('planted');
        return [{ type: 'bid-raised', seat, coins: coins === 4 ? 5 : coins }];
      },`,
    ],
    [
      auction,
      'return coins > highest ? null',
      'return coins > highest && !(highest === 7 && coins === 8) ? null',
    ],
  ]);
  const fresh = await freshDatabase(inject('databases').postgres18);
  const { urls } = fresh;
  drop = fresh.drop;
  present = await listening(await startService(urls, { logLevel: 'silent' }));
  next = await listening(await release.startService(urls, { logLevel: 'silent' }));
  players = [await register(present, 'Dario'), await register(present, 'Elena')];
  onlooker = await register(present, 'Fosca');
  for (const { id: user } of players) {
    const mail = `${user}@members.example`;
    await present.service.database.pool.query(
      'update user_account set mail = $2, mail_key = $2, mail_verified_at = now() where user_id = $1',
      [user, mail],
    );
  }
  shadow = async (...words) => {
    const all = ['--title', id, '--json', '--seed', '1', ...words];
    const { code, stdout } = await called(release.shadow, all, on(urls));
    const lines = stdout.trim().split('\n');
    return { code, lines: lines.map((line) => JSON.parse(line)) };
  };
}, 120_000);

afterAll(async () => {
  await next?.close();
  await present?.close();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

describe('games begun by the rules before', () => {
  let plain: string;
  let dear: string;
  let thrown: string;

  beforeAll(async () => {
    plain = await bidIn(1);
    dear = await bidIn(4);
    thrown = await bidIn(5);
    await noticeTurns();
  }, 60_000);

  const bothApart = () => [
    expect.objectContaining({
      ...{ game: dear, status: 'running', titleVersion: 1, verdict: 'different', what: 'facts' },
      where: { number: expect.any(Number), kind: 'play', seat: expect.any(Number) },
      fact: { place: 1, logged: 'bid-raised', decided: 'bid-raised', fields: ['coins'] },
    }),
    expect.objectContaining({
      ...{ game: thrown, status: 'running', titleVersion: 1, verdict: 'failed' },
      ...{ reason: 'RangeError', where: { number: expect.any(Number), kind: 'play', seat: 0 } },
    }),
  ];

  it('are named where they differ or fail, and stay where they are while nobody moves them', async () => {
    const { code, lines } = await shadow();
    expect(code).toBe(1);
    expect(lines.slice(0, -1)).toHaveLength(2);
    expect(lines.slice(0, -1)).toEqual(expect.arrayContaining(bothApart()));
    const counts = { identical: 1, moved: 0, different: 1, failed: 1 };
    expect(lines.at(-1)).toEqual({ title: id, version: 2, sample: 200, seed: 1, ...counts });
    expect(await versionOf(plain)).toBe(1);
  });

  it('are moved where they are identical, and no turn begins by it', async () => {
    const before = await positionOf(next, plain, players[0]);
    const clocks = await rowsOf('game_clock', plain);
    const notices = await rowsOf('notice', plain);
    expect(notices.length).toBeGreaterThan(0);
    const { code, lines } = await shadow('--move', '--reason', 'a bid of eight was a slip');
    expect(code).toBe(1); // the others stay
    expect(lines).toEqual(
      expect.arrayContaining([
        { game: plain, status: 'running', titleVersion: 1, verdict: 'moved' },
        ...bothApart(),
        expect.objectContaining({ identical: 0, moved: 1, different: 1, failed: 1 }),
      ]),
    );
    expect(await positionOf(next, plain, players[0])).toEqual({
      ...before,
      titleVersion: 2,
      version: before.version + 1,
      newest: before.newest + 1,
    });
    expect(await rowsOf('game_clock', plain)).toEqual(clocks);
    await noticeTurns();
    expect(await rowsOf('notice', plain)).toEqual(notices);
    expect((await shadow('--move', '--reason', 'a second run')).lines.at(-1)).toMatchObject({
      identical: 1,
      moved: 0,
    });
  });

  it('say so to everybody, and to other admins why', async () => {
    for (const viewer of [...players, onlooker]) {
      const { events } = await logOf(next, plain, viewer, '?limit=200');
      expect(events.at(-1)).toMatchObject({
        ...{ kind: 'table', seat: null, facts: [{ type: 'version-moved', from: 1, to: 2 }] },
        sentences: [
          'The game goes on by version 2 of its rules; all that has happened stands as it is.',
        ],
      });
    }
    const { audit } = next.service.services.desk;
    const of = { gameId: plain, userId: null, admin: null, asker: null, before: null, limit: 9 };
    expect(await audit.list(of)).toEqual([
      expect.objectContaining({
        ...{ operation: 'move-version', admin: null, reason: 'a bid of eight was a slip' },
        ...{ status: 204, asked: { title: id, from: 1, to: 2 } },
      }),
    ]);
  });

  it('go on by the new rules where they were moved', async () => {
    acted(await bid(next, plain, 7));
    const refused = await bid(next, plain, 8);
    expectProblem(refused, { status: 422, problem: 'refused' });
    acted(await bid(next, plain, 9));
    expectProblem(await ask(present, { path: `/v1/games/${plain}/view`, as: players[0] }), {
      status: 503,
      problem: 'unavailable',
    });
  });

  it('go on by their own where they were not: judged, shown and told of as before', async () => {
    for (const game of [dear, thrown]) {
      acted(await bid(next, game, 7));
      await noticeTurns();
      const turns = (await rowsOf('notice', game)).length;
      acted(await bid(next, game, 8));
      expect(await versionOf(game)).toBe(1);
      for (const player of players) {
        expect(await positionOf(next, game, player)).toEqual(
          await positionOf(present, game, player),
        );
        expect(await gameOf(next, game, player)).toEqual(await gameOf(present, game, player));
      }
      await noticeTurns();
      expect((await rowsOf('notice', game)).length).toBe(turns + 1);
    }
  });

  it('prove themselves at their end, and can be carried elsewhere', async () => {
    for (;;) {
      const { status, toAct } = await positionOf(next, plain, players[0]);
      if (status === 'ended') break;
      acted(await playOffer(next, plain, playerOf(toAct[0]))); // the lowest bid, which is never five
    }
    const { body } = await ask(next, { path: `/v1/games/${plain}/export`, as: players[0] });
    expect(body.titleVersion).toBe(1);
    const path = join(folder, 'game.json');
    writeFileSync(path, JSON.stringify(body));
    const verifier = join(root, 'packages/client/staffetta-verify.mjs');
    const verified = await promisify(execFile)(process.execPath, [verifier, path]);
    expect(verified.stdout).toContain('Fair: ');
    const file = JSON.parse(
      JSON.stringify(await release.exportWhole(next.service.services.games, plain)),
    );
    expect(release.checkExport(file)).toMatchObject({ ok: true, checked: { withheld: 0 } });
    const elsewhere = await freshDatabase(inject('databases').postgres18);
    const other = await release.startService(elsewhere.urls, { logLevel: 'silent' });
    const { games } = other.services;
    const check = async (read: unknown) => release.checkExport(read);
    expect(await release.importGame(games, check, file)).toBe('imported');
    expect(await games.store.game(plain)).toMatchObject({ titleVersion: 2, status: 'ended' });
    expect(JSON.parse(JSON.stringify(await release.exportWhole(games, plain)))).toEqual(file);
    await other.close();
    await elsewhere.drop();
  });
});

describe('an act while a game is moved', () => {
  /** Moves a game, while somebody bids each time it is about to be written. */
  async function movedAgainst(game: string, bids: readonly number[]) {
    const { games, desk } = next.service.services;
    const left = [...bids];
    const move: typeof games.store.move = async (...to) => {
      const coins = left.shift();
      if (coins !== undefined) acted(await bid(present, game, coins));
      return games.store.move(...to);
    };
    const title = release.findTitle(id)?.title;
    const row = await games.store.game(game);
    if (title === undefined || row === null) throw new Error('It is there');
    const means = { games: { ...games, store: { ...games.store, move } }, audit: desk.audit };
    const found = await release.moveGame(means, title, row, { reason: null, withSecrets: false });
    const of = { gameId: game, userId: null, admin: null, asker: null, before: null, limit: 9 };
    return { found, status: (await desk.audit.list(of)).map((entry) => entry.status) };
  }

  it('wins, and is decided again with all that was before', async () => {
    const game = await bidIn(1);
    const { cache, store } = present.service.services.games;
    const held = await cache.current(game);
    if (held !== null) await store.keepSnapshot(snapshotOf(held));
    expect(await store.snapshots(game, held?.number ?? 0)).toHaveLength(1);
    expect(await movedAgainst(game, [2, 3])).toEqual({ found: 'moved', status: [204] });
    expect(await store.snapshots(game, 1_000)).toEqual([]); // they were of the state before
    expect(await versionOf(game)).toBe(2);
    const { events } = await logOf(next, game, players[0], '?limit=200');
    const last = events.slice(-3).map(({ facts }) => facts[0]);
    expect(last).toMatchObject([
      { type: 'bid-raised', coins: 2 },
      { type: 'bid-raised', coins: 3 },
      { type: 'version-moved' },
    ]);
  });

  it('leaves the game where it is if the new rules decide it otherwise', async () => {
    const game = await bidIn(1);
    expect(await movedAgainst(game, [4])).toMatchObject({
      found: { verdict: 'different', what: 'facts' },
      status: [409],
    });
    expect(await versionOf(game)).toBe(1);
  });

  it('leaves the game where it is if the new rules offer something else upon it', async () => {
    const game = await bidIn(1);
    expect(await movedAgainst(game, [7])).toMatchObject({
      found: { verdict: 'different', what: 'offers' },
      status: [409],
    });
    expect(await versionOf(game)).toBe(1);
  });

  it('leaves it for later if it never ends', async () => {
    const game = await bidIn(1);
    expect(await movedAgainst(game, [2, 3, 6, 8, 9])).toMatchObject({
      found: { verdict: 'failed', reason: expect.stringContaining('others acted') },
      status: [409],
    });
    expect(await versionOf(game)).toBe(1);
  });
});

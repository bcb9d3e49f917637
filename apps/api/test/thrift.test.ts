import { randomUUID } from 'node:crypto';
import { offers, takeUp, toAct } from '@staffetta/engine';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Games, openGames } from '../src/games/games.ts';
import { loadGame } from '../src/games/loaded-game.ts';
import { openRaces } from '../src/games/race.ts';
import { openStore } from '../src/games/store.ts';
import { inNameOf, requireWelcome } from '../src/games/tables.ts';
import { write } from '../src/games/write.ts';
import { tokenOf } from './api.ts';
import { freshDatabase, startService, type TestService } from './harness.ts';
import { currentGame, picking, playOne, startedGame } from './players.ts';

// What usual business costs, counted: calls of the database, and events that are read again.

describe('the service', () => {
  let service: TestService;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase(inject('databases').postgres18);
    drop = fresh.drop;
    service = await startService(fresh.urls);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await service.close();
    await drop();
  });

  const games = () => service.services.games;

  /** The statements sent from now on, by their names; the relay has connections of its own. */
  function watchStatements(): () => readonly unknown[] {
    const query = vi.spyOn(service.database.pool, 'query');
    return () => query.mock.calls.map(([asked]) => (asked as { name?: unknown }).name);
  }

  it('plays an act over HTTP, rules and key and all, in one call of the database besides the one that knows the player', async () => {
    const { gameId } = await startedGame(games());
    const { setting, game, players, versions } = await currentGame(games(), gameId);
    const [seat = 0] = toAct(setting, game);
    const [offer] = offers(setting, game, seat);
    const action = offer === undefined ? undefined : takeUp(offer, picking(1));
    const player = players[seat] ?? '';
    await service.database.pool.query(
      `insert into user_account (user_id, name, name_key) values ($1, 'Rider', 'rider')`,
      [player],
    );
    const token = await tokenOf(service, player);
    const statements = watchStatements();
    const response = await service.app.inject({
      method: 'POST',
      url: `/v1/games/${gameId}/actions`,
      headers: {
        authorization: `Bearer ${token}`,
        'if-match': `"${versions[seat]}"`,
        'idempotency-key': randomUUID(),
      },
      payload: { actions: [action] },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(statements()).toEqual(['identify_session', 'append_events']);
  });

  it('looks at a game it holds with one query for its number', async () => {
    const { gameId } = await startedGame(games());
    await games().cache.current(gameId);
    const statements = watchStatements();
    await games().cache.current(gameId);
    expect(statements()).toEqual(['find_number']);
  });

  it('asks five questions about who wants to sit down', async () => {
    const { gameId } = await startedGame(games());
    const table = await currentGame(games(), gameId);
    const statements = watchStatements();
    await requireWelcome(games(), table, inNameOf(randomUUID()));
    // The person, their accounts, whether they are blocked, have looked, or gave up a seat.
    expect(statements()).toHaveLength(5);
  });

  /** A game of more than so many events, written a hundred at a time. */
  async function longGame(events: number): Promise<string> {
    const { gameId } = await startedGame(games());
    const repair = {
      kind: 'repair',
      seat: null,
      action: null,
      facts: [],
      draws: [],
      byOrder: null,
    } as const;
    const more = { events: Array.from({ length: 100 }, () => repair), seats: [], key: null };
    while ((await currentGame(games(), gameId)).number < events) {
      await write<void>(
        games(),
        gameId,
        async () => more,
        () => undefined,
      );
    }
    return gameId;
  }

  /** The games as a process sees them that holds none, and how many events it reads. */
  function watchedProcess(): { library: Games['library']; read: () => number } {
    const store = openStore(service.database);
    const { library } = openGames(store, { ...games(), report: games().library.report });
    let read = 0;
    const events: typeof store.events = async (...range) => {
      const found = await store.events(...range);
      read += found.length;
      return found;
    };
    return { library: { ...library, store: { ...store, events } }, read: () => read };
  }

  it('loads a game of 1,500 events from a snapshot, replaying fewer than 101', async () => {
    const gameId = await longGame(1_500);
    const newest = async () => (await games().store.snapshots(gameId, 10_000))[0]?.number ?? 0;
    await expect.poll(newest).toBeGreaterThan(1_400);
    const { library, read } = watchedProcess();
    const loaded = await loadGame(library, gameId);
    expect(loaded?.number).toBeGreaterThan(1_500);
    expect(read() - 1).toBeLessThan(101); // the snapshot's own event is read to check it
  });

  it('counts how the points went once, and on from there', async () => {
    const { gameId } = await startedGame(games());
    const now = () => currentGame(games(), gameId);
    for (let act = 0; act < 6; act += 1) await playOne(games(), gameId, picking(act));
    const { library, read } = watchedProcess();
    const raceIn = openRaces(library, 10);
    const eyes = { seenBy: 0, counted: 0 } as const;
    const { number } = await now();
    await raceIn(await now(), eyes);
    expect(read()).toBe(number);
    expect(await raceIn(await now(), eyes)).toEqual(await games().raceIn(await now(), eyes));
    await playOne(games(), gameId, picking(7));
    await raceIn(await now(), eyes);
    expect(read()).toBe((await now()).number);
  });
});

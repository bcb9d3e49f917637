import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { canonicalJson, type Fact } from '@staffetta/engine';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openGames } from '../src/games/games.ts';
import { loadGame, snapshotOf } from '../src/games/loaded-game.ts';
import { openStore } from '../src/games/store.ts';
import { verifyAll } from '../src/games/verify.ts';
import { prepare } from '../src/games/write.ts';
import { freshDatabase, startService, type TestService } from './harness.ts';
import { currentGame, playOne, playToEnd, startedGame } from './players.ts';

const clusters = inject('databases');
const daysKept = ['0031_moved_on', '0033_moved_for_everybody'].map(
  (name) => new URL(`../../../migrations/${name}.sql`, import.meta.url),
);

describe.each([
  ['PostgreSQL 15', clusters.postgres15],
  ['PostgreSQL 18', clusters.postgres18],
])('the store on %s', (_name, cluster) => {
  let service: TestService;
  let owner: pg.Pool;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase(cluster);
    drop = fresh.drop;
    service = await startService(fresh.urls, { logLevel: 'silent' });
    owner = new pg.Pool({ connectionString: fresh.urls.ownerUrl, max: 2 });
    owner.on('error', () => undefined);
  });
  afterAll(async () => {
    await service.close();
    await owner.end();
    await drop();
  });

  const games = () => service.services.games;
  /** The same database as another process sees it, with nothing in memory. */
  function otherProcess(snapshotEvery = 1_000) {
    const reports: string[] = [];
    const opened = openGames(openStore(service.database), {
      report: ({ number, trouble }) => reports.push(`${number}: ${trouble}`),
      committed: () => undefined,
      snapshotEvery,
      now: () => new Date(),
      telling: games().telling,
    });
    return { ...opened, reports };
  }

  it('gives one of two writers at one number the event and the other the conflict', async () => {
    const { gameId } = await startedGame(games());
    const loaded = await currentGame(games(), gameId);
    const addition = (seat: number) => ({
      events: [
        { kind: 'repair', seat, action: null, facts: [], draws: [], byOrder: null } as const,
      ],
      seats: [],
      key: null,
    });
    const writers = [0, 1].map(async (seat) =>
      games().store.append((await prepare(loaded, addition(seat), new Date())).append),
    );
    const results = (await Promise.all(writers)).map(({ result }) => result);
    expect(results.sort()).toEqual(['appended', 'conflict']);
    const events = await games().store.events(gameId, loaded.number, loaded.number + 10);
    expect(events.map(({ number }) => number)).toEqual([loaded.number + 1]);
  });

  it('writes a request once, whoever repeats its key', async () => {
    const { gameId } = await startedGame(games());
    const loaded = await currentGame(games(), gameId);
    const key = { userId: randomUUID(), key: 'once', digest: Buffer.alloc(32, 1) };
    const events = [
      { kind: 'repair', seat: null, action: null, facts: [], draws: [], byOrder: null } as const,
    ];
    const { append } = await prepare(loaded, { events, seats: [], key }, new Date());
    const first = await games().store.append(append);
    const again = await games().store.append(append);
    expect(first).toEqual({
      result: 'appended',
      first: loaded.number + 1,
      last: loaded.number + 1,
    });
    expect(again).toEqual({
      result: 'repeated',
      first: loaded.number + 1,
      last: loaded.number + 1,
      digest: key.digest,
    });
  });

  it('writes all of a request or nothing', async () => {
    const { gameId } = await startedGame(games());
    const loaded = await currentGame(games(), gameId);
    const events = [
      { kind: 'repair', seat: null, action: null, facts: [], draws: [], byOrder: null } as const,
    ];
    const { append } = await prepare(loaded, { events, seats: [], key: null }, new Date());
    const seatTwice = [0, 0].map((seat) => ({ seat, userId: randomUUID() }));
    await expect(games().store.append({ ...append, seats: seatTwice })).rejects.toThrow(
      'game_seat',
    );
    expect(await games().store.newest(gameId)).toMatchObject({
      number: loaded.number,
      brokenAt: null,
    });
    expect(await games().store.events(gameId, loaded.number, loaded.number + 10)).toEqual([]);
  });

  it('keeps the day of the newest event everybody was told of, by UTC, from the first on', async () => {
    const { gameId } = await startedGame(games());
    const movedOn = async () => {
      const asked = 'select moved_on::text as "movedOn" from game where game_id = $1';
      return (await owner.query<{ movedOn: string }>(asked, [gameId])).rows[0]?.movedOn;
    };
    const dayOf = (at: string | undefined) => at?.slice(0, 10);
    const [newest] = (await games().store.events(gameId, 0, 1_000)).slice(-1);
    expect(await movedOn()).toBe(dayOf(newest?.at));
    const append = async (at: string, facts: readonly Fact[]) => {
      const event = { kind: 'repair', seat: null, action: null, draws: [], byOrder: null } as const;
      const addition = { events: [{ ...event, facts }], seats: [], key: null };
      const loaded = await currentGame(games(), gameId);
      await games().store.append((await prepare(loaded, addition, new Date(at))).append);
      return movedOn();
    };
    const told = [{ type: 'time-given', seat: 0, hours: 1 }] as const;
    expect(await append('2031-03-01T23:59:30Z', told)).toBe('2031-03-01');
    expect(await append('2031-03-02T00:00:30Z', told)).toBe('2031-03-02');
    expect(await append('2031-03-04T00:00:30Z', [])).toBe('2031-03-02');
    await owner.query('update game set moved_on = default');
    const days: (string | undefined)[] = [];
    for (const file of daysKept) {
      const migration = await readFile(file, 'utf8');
      await owner.query(migration.match(/^update game g.*?;$/ms)?.[0] ?? '');
      days.push(await movedOn());
    }
    expect(days).toEqual(['2031-03-04', '2031-03-02']);
  });

  it('says that there is no such game', async () => {
    const { gameId } = await startedGame(games());
    const loaded = await currentGame(games(), gameId);
    const events = [
      { kind: 'repair', seat: null, action: null, facts: [], draws: [], byOrder: null } as const,
    ];
    const { append } = await prepare(loaded, { events, seats: [], key: null }, new Date());
    const result = await games().store.append({ ...append, gameId: randomUUID() });
    expect(result).toEqual({ result: 'unknown' });
  });

  it('leads another process through the log to the same game', async () => {
    const { gameId } = await startedGame(games());
    await playToEnd(games(), gameId);
    const here = await currentGame(games(), gameId);
    const there = await currentGame(otherProcess(), gameId);
    expect(canonicalJson(there.game)).toBe(canonicalJson(here.game));
    expect(there.versions).toEqual(here.versions);
    expect(there.ordinals).toEqual(here.ordinals);
    expect(there.hash).toEqual(here.hash);
  });

  it('never shows a stale game, though another process moved', async () => {
    const { gameId } = await startedGame(games());
    const other = otherProcess();
    await currentGame(other, gameId);
    for (let turn = 0; turn < 6; turn += 1) {
      await playOne(games(), gameId, () => 0);
      const here = await currentGame(games(), gameId);
      const there = await currentGame(other, gameId);
      expect(there.number).toBe(here.number);
      expect(canonicalJson(there.game)).toBe(canonicalJson(here.game));
    }
  });

  it('keeps snapshots by itself as a game goes on, and after a long replay', async () => {
    const acting = otherProcess(6);
    const { gameId } = await startedGame(acting);
    await playToEnd(acting, gameId);
    const { number } = await currentGame(acting, gameId);
    const kept = () => games().store.snapshots(gameId, 1_000);
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(1);
    const [newest] = await kept();
    expect(number - (newest?.number ?? 0)).toBeLessThan(12);

    await owner.query('delete from game_snapshot where game_id = $1', [gameId]);
    await currentGame(otherProcess(6), gameId);
    await expect.poll(async () => (await kept()).map((row) => row.number)).toEqual([number]);
  });

  it('starts anew from a log that was put back to an earlier time', async () => {
    const [one, other] = [otherProcess(), otherProcess()];
    const { gameId } = await startedGame(one);
    await currentGame(other, gameId);
    await playOne(one, gameId, () => 0);
    const { number } = await currentGame(one, gameId);
    // As after a restored backup, or a standby that had not got everything.
    for (const table of ['game_event', 'game_outbox']) {
      await owner.query(`delete from ${table} where game_id = $1 and number = $2`, [
        gameId,
        number,
      ]);
    }
    await owner.query(
      `update game g set number = e.number, hash = e.hash, versions = array(select v - 1 from unnest(g.versions) v)
         from game_event e where e.game_id = g.game_id and g.game_id = $1 and e.number = $2`,
      [gameId, number - 1],
    );
    expect((await currentGame(one, gameId)).number).toBe(number - 1);
    await playOne(other, gameId, () => 1); // another act at the number the first one had
    const [here, there] = [await currentGame(one, gameId), await currentGame(other, gameId)];
    expect(here.hash).toEqual(there.hash);
    expect(canonicalJson(here.game)).toBe(canonicalJson(there.game));
    await playOne(one, gameId, () => 0);
    const { damages } = await verifyAll(games().store);
    expect(damages).not.toContainEqual(expect.objectContaining({ gameId }));
  });

  it('does not append to a log that is not the one the writer saw', async () => {
    const { gameId } = await startedGame(games());
    const loaded = await currentGame(games(), gameId);
    const events = [
      { kind: 'repair', seat: null, action: null, facts: [], draws: [], byOrder: null } as const,
    ];
    const { append } = await prepare(loaded, { events, seats: [], key: null }, new Date());
    const result = await games().store.append({ ...append, previous: Buffer.alloc(32) });
    expect(result).toEqual({ result: 'conflict' });
  });

  it('starts from the newest snapshot and replays only what came later', async () => {
    const { gameId } = await startedGame(games());
    for (let turn = 0; turn < 4; turn += 1) await playOne(games(), gameId, () => 1);
    await games().store.keepSnapshot(snapshotOf(await currentGame(games(), gameId)));
    await playOne(games(), gameId, () => 1);
    const here = await currentGame(games(), gameId);
    const other = otherProcess();
    const read: number[] = [];
    const watched = {
      ...other.library,
      store: {
        ...other.store,
        events: async (...range: Parameters<typeof other.store.events>) => {
          const events = await other.store.events(...range);
          read.push(...events.map(({ number }) => number));
          return events;
        },
      },
    };
    const there = await loadGame(watched, gameId);
    expect(canonicalJson(there?.game)).toBe(canonicalJson(here.game));
    expect(read).toEqual([here.number - 1, here.number]); // the snapshot's own event, and the rest
  });

  it.each([
    ['changed', `jsonb_set(content, '{ordinals,x}', '9')`],
    ['cut', `content - 'game'`],
    ['nonsense', `'"nonsense"'::jsonb`],
  ])('ignores a %s snapshot and drops it', async (_kind, damage) => {
    const { gameId } = await startedGame(games());
    await playOne(games(), gameId, () => 0);
    const here = await currentGame(games(), gameId);
    await games().store.keepSnapshot(snapshotOf(here));
    await owner.query(`update game_snapshot set content = ${damage} where game_id = $1`, [gameId]);
    const other = otherProcess();
    const there = await currentGame(other, gameId);
    expect(canonicalJson(there.game)).toBe(canonicalJson(here.game));
    expect(other.reports).toEqual([`${here.number}: snapshot unusable, dropped and rebuilt`]);
    // Rebuilt, and good: the next process starts from it.
    await expect.poll(() => games().store.snapshots(gameId, 1_000)).toHaveLength(1);
    const next = otherProcess();
    expect((await currentGame(next, gameId)).keptAt).toBe(here.number);
    expect(next.reports).toEqual([]);
  });

  it('verifies every chain of an undamaged database', async () => {
    const { games: count, events, damages } = await verifyAll(games().store);
    const { rows } = await owner.query(
      `select (select count(*) from game)::int as games, (select count(*) from game_event)::int as events`,
    );
    expect(rows).toEqual([{ games: count, events }]);
    expect(damages).toEqual([]);
  });

  it.each([
    ['a changed fact', 3, `update game_event set facts = '[{"type":"seat-taken","seat":0}]'`],
    ['a changed time', 2, `update game_event set at = at + interval '1 ms'`],
    ['a changed secret', 5, `update game_event set sealed = jsonb_set(sealed, '{0,salt}', '"00"')`],
    ['a changed draw', 5, `update game_event set draws = jsonb_set(draws, '{0,size}', '99')`],
    ['a missing event', 3, `delete from game_event`],
    ['a missing last event', 6, `delete from game_event`],
  ])('finds %s, says where, and makes the game read-only', async (kind, number, damage) => {
    const { gameId } = await startedGame(games());
    for (let turn = 0; turn < 3; turn += 1) await playOne(games(), gameId, () => 0);
    const last = (await currentGame(games(), gameId)).number;
    const at = kind === 'a missing last event' ? last : number;
    const changed = await owner.query(`${damage} where game_id = $1 and number = $2`, [gameId, at]);
    expect(changed.rowCount).toBe(1);

    const { damages } = await verifyAll(games().store);
    expect(damages).toContainEqual({ gameId, number: at });
    expect((await currentGame(games(), gameId)).brokenAt).toBe(at);
    await expect(playOne(games(), gameId, () => 0)).rejects.toThrow('game-read-only');
    // It can still be looked at, as far as it is there.
    const there = await currentGame(otherProcess(), gameId);
    expect(there.brokenAt).toBe(at);
    expect(there.game.status).toBe('running');
    expect(there.row.number).toBe(last);
  });

  it('finds a broken chain on loading, and tells it once', async () => {
    const { gameId } = await startedGame(games());
    await playOne(games(), gameId, () => 0);
    await owner.query(`update game_event set kind = 'clock' where game_id = $1 and number = 2`, [
      gameId,
    ]);
    const other = otherProcess();
    await currentGame(other, gameId);
    await currentGame(other, gameId);
    expect(other.reports).toEqual(['2: hash chain broken, game is read-only']);
    expect(await games().store.newest(gameId)).toMatchObject({ brokenAt: 2 });
  });

  it('does not let the service change or delete an event', async () => {
    await startedGame(games());
    const { pool } = service.database;
    await expect(pool.query(`update game_event set kind = 'undo'`)).rejects.toThrow('permission');
    await expect(pool.query('delete from game_event')).rejects.toThrow('permission');
    await expect(pool.query('truncate game_event')).rejects.toThrow('permission');
  });

  it('carries the outbox in batches with one notice each, and leaves it empty', async () => {
    await service.relay.close(); // from here on it carries only when it is told to
    const listener = new pg.Client({ connectionString: service.database.url });
    await listener.connect();
    const notices: string[] = [];
    listener.on('notification', ({ payload }) => notices.push(payload ?? ''));
    await listener.query('listen staffetta_moved');
    const quiet = otherProcess(); // whose commits nudge nobody
    const { gameId } = await startedGame(quiet);
    const { number } = await currentGame(quiet, gameId);
    expect(await service.relay.carry()).toBe(number);
    expect(await service.relay.carry()).toBe(0);
    await expect.poll(() => notices).toEqual([gameId]);
    await listener.end();
  });

  it('waits for the process that has the outbox in hand, and then carries the rest', async () => {
    await service.relay.close(); // from here on it carries only when it is told to
    const quiet = otherProcess();
    const { gameId } = await startedGame(quiet);
    const { number } = await currentGame(quiet, gameId);
    const holder = new pg.Client({ connectionString: service.database.url });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(hashtext('staffetta outbox'))`);
    const carried = service.relay.carry();
    const early = await Promise.race([carried, new Promise((resolve) => setTimeout(resolve, 50))]);
    expect(early).toBeUndefined();
    await holder.end();
    expect(await carried).toBe(number);
  });
});

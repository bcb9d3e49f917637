import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openAudit } from '../../src/admin/audit.ts';
import { type GameWish, openFoundGames, troubles } from '../../src/admin/found-games.ts';
import { openPeople } from '../../src/admin/people.ts';
import { readFigures } from '../../src/dashboard/figures.ts';
import { readGames } from '../../src/dashboard/games.ts';
import { type Database, openDatabase, openUnhurried } from '../../src/database/connection.ts';
import { openStore } from '../../src/games/store.ts';
import { inNameOf, openTable } from '../../src/games/tables.ts';
import { verifyAll } from '../../src/games/verify.ts';
import { freshDatabase, startService } from '../harness.ts';
import { exampleEntry, picking, playOne, playToEnd, startedGame } from '../players.ts';
import { type Extent, fillWithGames, personAt } from './many-games.ts';

// What admins ask for costs the same among ten times as many games, people and entries: counted in the pages
// of eight kilobytes that PostgreSQL looks at, which no busy machine changes.

type Laid = {
  readonly service: Database;
  readonly somebody: string; // who plays as often as one of the same rank elsewhere
  readonly drop: () => Promise<void>;
};

async function layOut(extent: Extent): Promise<Laid> {
  const { urls, drop } = await freshDatabase(inject('databases').postgres18);
  const built = await startService(urls);
  const { games } = built.services;
  const { gameId: ended } = await startedGame(games);
  await playToEnd(games, ended);
  const { gameId: running } = await startedGame(games);
  for (let act = 0; act < 5; act += 1) await playOne(games, running, picking(act));
  const wish = { title: exampleEntry().title.id, seats: 3, options: {} };
  const key = { key: 'a table', contribution: null };
  const open = await openTable(games, inNameOf(personAt(1)), wish, key);
  await built.close();
  const owner = openUnhurried(urls.ownerUrl, 1);
  await fillWithGames(owner, [ended, running, open], extent);
  await owner.pool.end();
  const service = openDatabase(urls.serviceUrl, 2);
  return {
    service,
    somebody: personAt(extent.people * 0.75),
    drop: async () => {
      await service.pool.end();
      await drop();
    },
  };
}

let small: Laid;
let large: Laid;
beforeAll(async () => {
  small = await layOut({ games: 2_000, people: 200, whole: 10 });
  large = await layOut({ games: 20_000, people: 2_000, whole: 100 });
});
afterAll(async () => {
  await small.drop();
  await large.drop();
});

type Explained = {
  'QUERY PLAN': readonly {
    Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  }[];
};

type Work = (database: Pick<Database, 'pool'>, somebody: string) => Promise<unknown>;

/** How many pages are looked at by all queries of some work. */
async function pagesOf({ service, somebody }: Laid, work: Work): Promise<number> {
  let pages = 0;
  const { pool } = service;
  const query = async (sql: string, values: unknown[] = []) => {
    if (!sql.startsWith('explain')) {
      const explained = `explain (analyze, buffers, format json) ${sql}`;
      const { rows } = await pool.query<Explained>(explained, values);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (plan === undefined) throw new Error('Nothing was explained');
      pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    return pool.query(sql, values);
  };
  await work({ pool: { query } as unknown as Database['pool'] }, somebody);
  return pages;
}

const anyGame: GameWish = {
  ...{ title: null, version: null, status: null, player: null, waitingFor: null, trouble: null },
  ...{ id: null, createdBefore: null, movedBefore: null, archived: null },
  ...{ asker: null, before: null, limit: 51 },
};

const title = exampleEntry().title.id;
const now = () => new Date();
const yearAgo = {
  at: new Date(Date.now() - 365 * 86_400_000),
  id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const longAgo = daysAgo(60); // longer than any game that goes on is left alone
const list =
  (wish: Partial<GameWish>, of?: 'player' | 'waitingFor'): Work =>
  (database, somebody) =>
    openFoundGames(database, now).list({
      ...{ ...anyGame, ...wish, asker: somebody },
      ...(of === undefined ? {} : { [of]: somebody }),
    });
const anyEntry = { gameId: null, userId: null, admin: null, asker: null, before: null, limit: 51 };
const entries =
  (wish: object): Work =>
  (database, somebody) =>
    openAudit(database, now).list({ ...anyEntry, ...wish, asker: somebody });
const people =
  (wish: object): Work =>
  (database) =>
    openPeople(database, { accounts: {} as never, origin: () => '', now }).list({
      ...{ named: null, state: null, after: null, limit: 51, ...wish },
    });

describe('the games that were laid out', () => {
  it('are true logs, and broken ones say so', async () => {
    const { service } = large;
    const { rows } = await service.pool.query<{ gameId: string; number: number }>(
      'select game_id as "gameId", broken_at as number from game where broken_at is not null',
    );
    const counts = await service.pool.query<{ games: number; events: number }>(
      `select (select count(*) from game)::int as games, (select count(*) from game_event)::int as events`,
    );
    expect(await verifyAll(openStore(service))).toEqual({
      ...counts.rows[0],
      damages: rows,
    });
    expect(rows).toHaveLength(1);
  });
});

describe('among ten times as many', () => {
  it.each<[string, Work]>([
    ['games', list({})],
    ['games, deep down', list({ before: yearAgo })],
    ['games of a title', list({ title })],
    ['games of a version and a state', list({ title, version: 2, status: 'ended' })],
    ['games of a state, deep down', list({ status: 'ended', before: yearAgo })],
    ['games of somebody', list({}, 'player')],
    ['games that wait for somebody', list({}, 'waitingFor')],
    ['slow games of somebody', list({ trouble: 'slow' }, 'player')],
    ['games of an id', list({ id: '0123' })],
    ['games opened before', list({ createdBefore: yearAgo.at })],
    ['quiet games', list({ movedBefore: longAgo })],
    ['quiet games, deep down', list({ movedBefore: longAgo, before: yearAgo })],
    ['quiet games of a title', list({ title, movedBefore: longAgo })],
    ['quiet games that go on', list({ status: 'running', movedBefore: daysAgo(3) })],
    [
      'quiet games of a version and a state',
      list({ version: 2, status: 'ended', movedBefore: longAgo }),
    ],
    ['quiet games not put away', list({ archived: false, movedBefore: longAgo })],
    ['quiet games put away', list({ archived: true, movedBefore: yearAgo.at })],
    ['quiet games of somebody', list({ movedBefore: longAgo }, 'player')],
    ['quiet games that wait for somebody', list({ movedBefore: longAgo }, 'waitingFor')],
    ['games put away', list({ archived: true })],
    ['games put away, of a title and a version', list({ archived: true, title, version: 2 })],
    ['games not put away, that are over', list({ archived: false, status: 'ended' })],
    ['games of each title, version and state, counted,', (database) => readGames(database)],
    ['entries of the audit log', entries({})],
    ['entries, deep down', entries({ before: yearAgo })],
    ['deeds of the audit log', entries({ deedsOnly: true })],
    ['deeds, deep down', entries({ deedsOnly: true, before: yearAgo })],
    ['entries about a user', entries({ userId: personAt(32) })],
    ['people by name', people({ named: 'ada' })],
    ['people by what they are', people({ state: 'bot' })],
  ])('%s are found at no more cost', async (_what, work) => {
    const [few, many] = [await pagesOf(small, work), await pagesOf(large, work)];
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThan(2 * few + 100);
  });

  it('the dashboard costs what it costs', async () => {
    const work: Work = (database) => readFigures(database, now());
    const [few, many] = [await pagesOf(small, work), await pagesOf(large, work)];
    expect(many).toBeLessThan(2 * few + 100);
  });
});

describe('quiet games', () => {
  it.each([
    ['all', list({ movedBefore: longAgo })],
    ['deep down', list({ movedBefore: longAgo, before: yearAgo })],
    ['that go on', list({ status: 'running', movedBefore: daysAgo(3) })],
    ['not put away', list({ archived: false, movedBefore: longAgo })],
  ])('%s, are found past those that moved since without looking at them', async (_what, work) => {
    expect(await pagesOf(large, work)).toBeLessThan(1.3 * (await pagesOf(large, list({}))));
  });

  const quietSql = `
    select game_id as id
      from game g
     where (select max(at) from game_event e where e.game_id = g.game_id and e.told is null) < $1 and g.status = coalesce($2, g.status) and (g.archived_at is not null) = coalesce($3, g.archived_at is not null)
     order by g.created_at desc, game_id desc limit 1000`;

  it.each([
    { status: null, archived: null },
    { status: 'running', archived: null },
    { status: 'ended', archived: true },
    { status: null, archived: false },
  ] as const)(
    'are those whose newest event that everybody knows lies before the very moment, of %o',
    async (wish) => {
      const { service } = large;
      const asked = { ...anyGame, ...wish, limit: 1_000 };
      for (const days of [0.1, 2.5, 30.3, 365.7]) {
        const movedBefore = daysAgo(days);
        const found = await openFoundGames(service, now).list({ ...asked, movedBefore });
        const values = [movedBefore, wish.status, wish.archived];
        const { rows } = await service.pool.query<{ id: string }>(quietSql, values);
        expect(found.map(({ id }) => ({ id }))).toEqual(rows);
      }
    },
  );
});

describe('games in trouble', () => {
  it.each(troubles)(
    'are the same whether %s ones are gathered or met on the way',
    async (trouble) => {
      const { service } = large;
      const at = now();
      const gather = openFoundGames(service, () => at);
      const walk = openFoundGames(service, () => at, 0);
      const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);
      const found = await gather.list({ ...anyGame, trouble, limit: 1_000 });
      expect(found.length).toBeGreaterThan(3);
      expect(ids(await walk.list({ ...anyGame, trouble, limit: 1_000 }))).toEqual(ids(found));
      const some = { ...anyGame, trouble, title, version: 2, before: yearAgo };
      expect(ids(await walk.list(some))).toEqual(ids(await gather.list(some)));
      const [first] = found.flatMap(({ seats }) => seats.flatMap(({ user }) => user ?? []));
      const his = await gather.list({ ...anyGame, trouble, player: first ?? null });
      expect(ids(his)).toEqual(
        ids(found.filter(({ seats }) => seats.some(({ user }) => user === first))),
      );
    },
  );
});

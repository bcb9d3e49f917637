import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { titles } from '@staffetta/engine';
import type { BuiltApp } from '../apps/api/src/app.ts';
import type { Database } from '../apps/api/src/database/connection.ts';
import { writePlace } from '../apps/api/src/routes/admin/fields.ts';
import { idFrom, personAt } from '../apps/api/test/admin/many-games.ts';
import { copies, longGame, type Million, type OpenService, people } from './million.ts';
import { answerOf, endProcess, startProcess } from './processes.ts';
import { amount } from './sample.ts';

// What admins ask for most, on a database of a million games.

/** How long a kind of request takes, in milliseconds. */
type AskedFigures = {
  readonly what: string;
  readonly requests: number;
  readonly half: number;
  readonly most: number; // 95 of 100
  readonly slowest: number;
};

export type AdminFigures = {
  readonly games: number;
  readonly people: number;
  readonly events: number;
  readonly played: number; // games that were really played, act by act
  readonly heaviest: number; // games of whoever plays most
  readonly databaseBytes: number;
  readonly filling: number; // milliseconds
  readonly load: number; // of the machine when the requests began
  readonly asked: readonly AskedFigures[];
};

/** Each kind of request is made so often, with something else each time where it can. */
export const requests = amount(200, 2);

/** Somebody who administers: his id and the token of a session that may. */
async function openAdmin(service: BuiltApp) {
  const { app, services } = service;
  const password = 'correct horse';
  const name = `Admin ${randomUUID().slice(0, 8)}`;
  const { id } = await services.accounts.register({ name, password });
  await services.desk.admins.grant(id);
  const { claims } = await services.accounts.sessions.begin(id);
  await services.desk.entries.enter({ userId: id, sessionId: claims.sid }, { password });
  return { id, token: app.jwt.sign(claims) };
}

/** A request, as the so-many-th of its kind. */
type Asked = {
  readonly method?: 'GET' | 'POST';
  readonly path: (turn: number) => string;
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** Asks one after another, as an admin does. */
async function measureAsked(
  origin: string,
  token: string,
  what: string,
  { method = 'GET', path }: Asked,
): Promise<AskedFigures> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let turn = 0; turn < requests; turn += 1) {
    const url = `${origin}/v1/admin${path(turn)}`;
    const started = performance.now();
    const response = await fetch(url, { method, headers });
    const text = await response.text();
    times.push(performance.now() - started);
    if (response.status !== 200) throw new Error(`${what}: ${url}: ${response.status} ${text}`);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const [half, most, slowest] = [0.5, 0.95, 1].map((share) => percentile(sorted, share)) as [
    number,
    number,
    number,
  ];
  return { what, requests, half, most, slowest };
}

/** The one in this place, round and round. */
const inTurn = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T;

/** Pages that begin anywhere in a list. */
async function deepCursors({ pool }: Database, sql: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ at: Date; id: string }>(sql);
  return rows.map(writePlace);
}

const gameCursorsSql = `
  select created_at as at, game_id as id from game
   where game_id = any(array(
     select ${idFrom(`'game ' || 1 + floor(random() * ${copies})`)} from generate_series(1, ${requests})))`;
const auditCursorsSql = `
  select at, entry_id as id from admin_audit
   where entry_id = any(array(
     select ${idFrom(`'entry ' || 1 + 5 * floor(random() * ${copies / 5})`)}
       from generate_series(1, ${requests})))`;

/** Everything the pages let one choose, alone and together. */
const filters: readonly string[] = ['', ...titles.map(({ id }) => `&title=${id}`)].flatMap(
  (title) =>
    ['', '&version=1', '&version=2'].flatMap((version) =>
      ['', '&status=open', '&status=running', '&status=ended'].map(
        (status) => `${title}${version}${status}`,
      ),
    ),
);

/** So many days ago lies the moment that games are asked for by: seven, so that each comes to meet every filter. */
const ages = [1, 3, 10, 30, 90, 365, 900] as const;
const dayAgo = (turn: number): string =>
  new Date(Date.now() - inTurn(ages, turn) * 86_400_000).toISOString();

const heaviestPlayer = personAt(1);
const personOf = (turn: number): string => personAt(1 + ((turn * 97) % people));

/** All that is asked for, by its name in the paper. */
async function plannedRequests(
  owner: Database,
  { typical, long }: { readonly typical: readonly string[]; readonly long: string },
): Promise<Readonly<Record<string, Asked>>> {
  const cursors = await deepCursors(owner, gameCursorsSql);
  const entries = await deepCursors(owner, auditCursorsSql);
  const list = (search: string) => (turn: number) => `/games?${search}${inTurn(filters, turn)}`;
  const deep = (search: string) => (turn: number) =>
    `${list(search)(turn)}&cursor=${inTurn(cursors, turn)}`;
  const before =
    (moment: 'createdBefore' | 'movedBefore', search = '') =>
    (turn: number) =>
      `${list(search)(turn)}&${moment}=${dayAgo(turn)}`;
  const deepBefore = (moment: 'createdBefore' | 'movedBefore') => (turn: number) =>
    `${before(moment)(turn)}&cursor=${inTurn(cursors, turn)}`;
  const idOf = (turn: number) => inTurn(typical, turn).slice(0, 4 + (turn % 5));
  const heavy = `player=${heaviestPlayer}`;
  const waiting = `waitingFor=${heaviestPlayer}`;
  return {
    'games: the first page': { path: () => '/games' },
    'games: by title, version and state, the first page': { path: list('') },
    'games: by title, version and state, deep pages': { path: deep('') },
    'games of whoever plays most, by the same': { path: list(heavy) },
    'games of whoever plays most, deep pages': { path: deep(heavy) },
    'games of somebody': { path: (turn) => `/games?player=${personOf(turn)}` },
    'games that wait for whoever plays most, by the same': { path: list(waiting) },
    'games that wait for him and are his': { path: list(`${waiting}&${heavy}`) },
    'stuck games, by the same': { path: list('trouble=stuck') },
    'stuck games of whoever plays most': { path: list(`trouble=stuck&${heavy}`) },
    'slow games, by the same': { path: list('trouble=slow') },
    'slow games, deep pages': { path: deep('trouble=slow') },
    'slow games of whoever plays most': { path: list(`trouble=slow&${heavy}`) },
    'slow games that wait for him': { path: list(`trouble=slow&${waiting}`) },
    'games by the beginning of an id': { path: (turn) => `/games?id=${idOf(turn)}` },
    'games by the beginning of an id, by the same': {
      path: (turn) => list(`id=${idOf(turn)}`)(turn),
    },
    'games opened before, by the same': { path: before('createdBefore') },
    'games opened before, deep pages': { path: deepBefore('createdBefore') },
    'games opened before, of whoever plays most': { path: before('createdBefore', heavy) },
    'quiet games, the first page': { path: (turn) => `/games?movedBefore=${dayAgo(turn)}` },
    'quiet games, by the same': { path: before('movedBefore') },
    'quiet games, deep pages': { path: deepBefore('movedBefore') },
    'quiet games of whoever plays most': { path: before('movedBefore', heavy) },
    'quiet games that wait for him': { path: before('movedBefore', waiting) },
    'quiet games that are stuck': { path: before('movedBefore', 'trouble=stuck') },
    'quiet games that are slow': { path: before('movedBefore', 'trouble=slow') },
    'quiet games not put away': { path: before('movedBefore', 'archived=false') },
    'games put away, by the same': { path: list('archived=true') },
    'games put away, deep pages': { path: deep('archived=true') },
    'games put away, of whoever plays most': { path: list(`archived=true&${heavy}`) },
    'games put away, quiet before': { path: before('movedBefore', 'archived=true') },
    'games not put away, by the same': { path: list('archived=false') },
    'games not put away, deep pages': { path: deep('archived=false') },
    'games by everything at once': {
      path: (turn) =>
        `${before('movedBefore', `${heavy}&${waiting}&trouble=slow&archived=false`)(turn)}&createdBefore=${dayAgo(turn)}`,
    },
    'people by the beginning of a name': {
      path: (turn) => `/users?named=${inTurn(['a', 'ros', 'maria z', 'zz', 'ugo ab'], turn)}`,
    },
    'people by what they are': {
      path: (turn) => `/users?state=${inTurn(['suspended', 'guest', 'bot'], turn)}`,
    },
    'whoever plays most': { path: () => `/users/${heaviestPlayer}` },
    'the log of a game': { path: (turn) => `/games/${inTurn(typical, turn)}/log` },
    'the end of the longest log': {
      path: () => `/games/${long}/log?after=${longGame - 500}&limit=500`,
    },
    'check of a game': {
      method: 'POST',
      path: (turn) => `/games/${inTurn(typical, turn)}/check`,
    },
    'check of the longest game': { method: 'POST', path: () => `/games/${long}/check` },
    'the time line of a game': { path: (turn) => `/games/${inTurn(typical, turn)}/timeline` },
    'the time line of the longest game': { path: () => `/games/${long}/timeline?order=oldest` },
    'the difference of two positions': {
      path: (turn) => `/games/${inTurn(typical, turn)}/difference?from=${1 + (turn % 5)}`,
    },
    'the position of a game': { path: (turn) => `/games/${inTurn(typical, turn)}/view` },
    'the position behind an earlier event': {
      path: (turn) => `/games/${inTurn(typical, turn)}/view?event=${2 + (turn % 5)}`,
    },
    'an early position of the longest game': {
      path: (turn) => `/games/${long}/view?event=${longGame - 1 - turn}`,
    },
    'the audit log': { path: () => '/audit' },
    'the audit log, deep pages': { path: (turn) => `/audit?cursor=${inTurn(entries, turn)}` },
    'the audit log of an admin': {
      path: (turn) => `/audit?admin=${personOf(0)}&cursor=${inTurn(entries, turn)}`,
    },
    'the audit log of an admin who did little': { path: () => `/audit?admin=${personOf(5_000)}` },
    'the audit log of a game, and of a user': {
      path: (turn) =>
        turn % 2 === 0 ? `/audit?game=${inTurn(typical, turn)}` : `/audit?user=${personOf(turn)}`,
    },
    'the dashboard': { path: () => '/dashboard' },
  };
}

const factsSql = `
  select pg_database_size(current_database())::float8 as "databaseBytes",
         (select count(*) from game_event)::float8 as events,
         (select count(*) from game_seat where user_id = $1)::float8 as heaviest`;

export async function measureAdmin(
  { urls, owner, games, typical, long, played, filling }: Million,
  openService: OpenService,
): Promise<AdminFigures> {
  const preparing = await openService(urls);
  const { token } = await openAdmin(preparing);
  await preparing.close();
  const service = startProcess('service.ts', { BENCH_DATABASE: urls.serviceUrl });
  const asked: AskedFigures[] = [];
  try {
    const origin = String(await answerOf(service));
    const [load = 0] = loadavg();
    for (const [what, wish] of Object.entries(await plannedRequests(owner, { typical, long }))) {
      asked.push(await measureAsked(origin, token, what, wish));
      console.log(`  ${what}: ${asked.at(-1)?.most.toFixed(0)} ms`);
    }
    type Facts = Pick<AdminFigures, 'databaseBytes' | 'events' | 'heaviest'>;
    const { rows } = await owner.pool.query<Facts>(factsSql, [heaviestPlayer]);
    const facts = rows[0] ?? { databaseBytes: 0, events: 0, heaviest: 0 };
    return { games, people, ...facts, played, filling, load, asked };
  } finally {
    await endProcess(service);
  }
}

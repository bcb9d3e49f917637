import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { type AnyTitle, titles, toAct } from '@staffetta/engine';
import type { BuiltApp } from '../apps/api/src/app.ts';
import { type Database, openDatabase } from '../apps/api/src/database/connection.ts';
import type { Games } from '../apps/api/src/games/games.ts';
import { inNameOf, openTable } from '../apps/api/src/games/tables.ts';
import { writePlace } from '../apps/api/src/routes/admin/fields.ts';
import { fillWithGames, idFrom, personAt } from '../apps/api/test/admin/many-games.ts';
import { freshDatabase } from '../apps/api/test/harness.ts';
import { currentGame, picking, playOne, playToEnd, startedGame } from '../apps/api/test/players.ts';
import { dwell, registerPlayers, startGame } from './games.ts';
import { answerOf, endProcess, startProcess } from './processes.ts';

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

/** How much there is; less for a try. */
const games = Number(process.env.BENCH_GAMES ?? 1_000_000);
const people = Math.max(100, games / 10);
const whole = Math.round(games / 250);

/** Each kind of request is made so often, with something else each time where it can. */
export const requests = 200;

/** Of each title so many events, and so many games under way. */
const enoughEvents = 4_500;
const underWay = 5;

/** As many events as the longest games have. */
const longGame = 1_575;

type Played = { readonly ended: string[]; readonly running: string[]; readonly open: string[] };

/** Games of a title, really played: over, under way, and a table. */
async function playTitle(library: Games, title: AnyTitle): Promise<Played> {
  const played: Played = { ended: [], running: [], open: [] };
  const { min, max } = title.seats;
  for (let events = 0, seats = min; events < enoughEvents; seats = seats < max ? seats + 1 : min) {
    const { gameId } = await startedGame(library, seats, title.id);
    await playToEnd(library, gameId);
    played.ended.push(gameId);
    events += (await currentGame(library, gameId)).number;
  }
  for (let game = 0; game < underWay; game += 1) {
    const { gameId } = await startedGame(library, max, title.id);
    for (let act = 0, pick = picking(game + 1); act < 4 + 3 * game; act += 1) {
      const { setting, game: now } = await currentGame(library, gameId);
      if (toAct(setting, now).length > 0) await playOne(library, gameId, pick);
    }
    played.running.push(gameId);
  }
  const wish = { title: title.id, seats: max, options: {} };
  const key = { key: randomUUID(), contribution: null };
  played.open.push(await openTable(library, inNameOf(randomUUID()), wish, key));
  return played;
}

/** A game that goes on and on: somebody changes his mind again and again. */
async function playLong(service: BuiltApp): Promise<string> {
  const players = await registerPlayers(service);
  const gameId = await startGame(service, players);
  const { store } = service.services.games;
  await dwell(service, players, gameId, async (acts) => {
    if (acts % 20 > 0) return false;
    return ((await store.newest(gameId))?.number ?? 0) >= longGame;
  });
  return gameId;
}

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
     select ${idFrom(`'game ' || 1 + floor(random() * ${games})`)} from generate_series(1, ${requests})))`;
const auditCursorsSql = `
  select at, entry_id as id from admin_audit
   where entry_id = any(array(
     select ${idFrom(`'entry ' || 1 + 5 * floor(random() * ${games / 5})`)}
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

/** What is laid out may be lost: nobody waits for the disk. */
function hasty(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.href;
}

type Cluster = Parameters<typeof freshDatabase>[0];
type OpenService = (urls: {
  serviceUrl: string;
}) => Promise<BuiltApp & { readonly close: () => Promise<void> }>;

/** Plays what is to be inspected, and lays out the rest around it. */
async function layOut(service: BuiltApp, owner: Database) {
  const all: Played[] = [];
  for (const title of titles) all.push(await playTitle(service.services.games, title));
  const typical = all.flatMap(({ ended, running }) => [...ended, ...running]);
  const models = [...typical, ...all.flatMap(({ open }) => open)];
  const long = await playLong(service);
  const started = performance.now();
  await fillWithGames(owner, models, { games, people, whole });
  return { typical, long, played: models.length + 1, filling: performance.now() - started };
}

const factsSql = `
  select pg_database_size(current_database())::float8 as "databaseBytes",
         (select count(*) from game_event)::float8 as events,
         (select count(*) from game_seat where user_id = $1)::float8 as heaviest`;

export async function measureAdmin(
  cluster: Cluster,
  openService: OpenService,
): Promise<AdminFigures> {
  const { urls, drop } = await freshDatabase(cluster);
  const owner = openDatabase(urls.ownerUrl, 2);
  const preparing = await openService({ serviceUrl: hasty(urls.serviceUrl) });
  const { typical, long, played, filling } = await layOut(preparing, owner);
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
    return { games: games + played, people, ...facts, played, filling, load, asked };
  } finally {
    await endProcess(service);
    await owner.pool.end();
    await drop();
  }
}

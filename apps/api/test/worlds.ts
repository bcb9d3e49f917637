import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Response } from 'supertest';
import { expect, onTestFinished, vi } from 'vitest';
import type { AppSettings } from '../src/app.ts';
import { createDatabase, type DatabaseUrls, dropDatabase } from '../src/embedded/databases.ts';
import { entryOf, hashOf, type StoredEvent } from '../src/games/chain.ts';
import { openStore } from '../src/games/store.ts';
import { gamesSchema } from '../src/http/answers/tables.ts';
import {
  type Api,
  type Ask,
  act,
  ask,
  gameOf,
  type Headers,
  ifMatch,
  offersTo,
  openApi,
  type Player,
  type Position,
  positionOf,
} from './api.ts';
import { openStream, type StreamReader, streamOf } from './stream-reader.ts';

// Two worlds, equal but for what one viewer cannot know: all that he can fetch is equal, byte for
// byte. The worlds are copies of one database, in which one clock stands still unless it is moved.

export type Twins = readonly [Api, Api];

export const tick = (): void => {
  vi.setSystemTime(Date.now() + 1_000);
};

/** What would come by itself, and so to one world sooner than to the other, comes later than any test ends. */
const never = { heartbeatEvery: 3_600_000, longestWait: 3_600_000 };

/** Two copies of the world, the second changed, each with a process of its own. */
export async function twinsOf(
  cluster: DatabaseUrls,
  base: DatabaseUrls,
  change: (urls: DatabaseUrls) => Promise<void> = async () => undefined,
  settings: Partial<AppSettings> = {},
): Promise<Twins> {
  const template = decodeURIComponent(new URL(base.ownerUrl).pathname.slice(1));
  const open = async (isChanged: boolean): Promise<Api> => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const urls = await createDatabase(cluster, name, template);
    if (isChanged) await change(urls);
    const api = await openApi(urls, { trustProxy: true, ...never, ...settings });
    onTestFinished(async () => {
      await api.close();
      await dropDatabase(cluster, name);
    });
    return api;
  };
  return [await open(false), await open(true)];
}

const homes = new Map<string, string>();

/** Each user has an address of his own: what is left of his limit is nobody else's business. */
function home({ id }: Player): Headers {
  const address = homes.get(id) ?? `10.0.0.${homes.size + 1}`;
  homes.set(id, address);
  return { 'x-forwarded-for': address };
}

export type Question = Ask & { readonly as: Player };

export const askFromHome = (api: Api, wish: Question): Promise<Response> =>
  ask(api, { ...wish, headers: { ...home(wish.as), ...wish.headers } });

export const actFromHome: typeof act = (api, game, as, body, headers = {}) =>
  act(api, game, as, body, { ...home(as), ...headers });

/** The only bytes that may differ: the wall clock’s, and the name each answer has for the operator. */
const fleeting = new Set(['date', 'x-ratelimit-reset', 'x-request-id', 'keep-alive']);

type Answer = Pick<Response, 'status' | 'headers' | 'text'>;

export function bytesOf({ status, headers, text }: Answer): string {
  const kept = Object.entries(headers)
    .filter(([name]) => !fleeting.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}: ${value}`);
  const body = text.replace(/urn:staffetta:request:[0-9a-f-]{36}/, 'urn:request');
  return [status, ...kept, '', body].join('\n');
}

/** What can be tried in a title, by anybody: lines of notation, and actions that are refused. */
export type Trials = {
  readonly lines: readonly (readonly string[])[];
  readonly sealed: object; // an act of a sealed choice
  readonly refused: readonly object[]; // actions as they may stand in a body
};

const languages = ['en', 'it', 'fr', 'es'].map((language) => ({ 'accept-language': language }));

/**
 * How many comparisons it takes to ask everything there is to ask. `npm run proof` asks all of it every
 * time, over HTTP; here each comparison asks for the position and a share of the rest, in turn.
 */
const shares = process.env.TWINS === 'whole' ? 1 : 4;

let comparisons = 0;

/** The share of these that belongs to one comparison. */
const shareOf = <T>(items: readonly T[], comparison: number): readonly T[] =>
  items.filter((_, index) => (index + comparison) % shares === 0);

/** Lists of games, by every filter there is. */
function lists(as: Player, game: string, players: readonly Player[]): readonly Question[] {
  const filters = [
    ...['open', 'mine', 'waitingForMe', 'finished', 'invited'].map((each) => `${each}=true`),
    ...['open', 'running', 'ended'].map((status) => `status=${status}`),
    ...players.map(({ id }) => `user=${id}`),
    `user=${players[0]?.id}&waitingForMe=true`,
    'mine=true&limit=1',
    'title=none',
    `cursor=${game}`,
  ];
  return ['', ...filters].map((filter) => ({ path: `/v1/games?${filter}`, as }));
}

/** What stands beside games, and the addresses themselves. */
function besides(as: Player, game: string, players: readonly Player[]): readonly Question[] {
  const at = `/v1/games/${game}`;
  const addresses = ['/view', '/actions', '/orders', '/stream'];
  return [
    { path: '/v1/users/me/data', as },
    ...players.map(({ id }) => ({ path: `/v1/users/${id}`, as })),
    ...['invitations', 'abandonment'].map((end) => ({ path: `${at}/${end}`, as })),
    ...['', '/view', '/log', '/changes', '/offers', '/score', '/race', '/orders'].map(
      (end): Question => ({ method: 'head', path: `${at}${end}`, as }),
    ),
    ...addresses.flatMap((end): Question[] => [
      { method: 'options', path: `${at}${end}`, as },
      { method: 'patch', path: `${at}${end}`, as, body: {} },
    ]),
  ];
}

/** A finished game’s file holds all there ever was; before the end it is refused. */
const files = (as: Player, game: string): readonly Question[] =>
  (['get', 'head'] as const).map((method) => ({ method, path: `/v1/games/${game}/export`, as }));

const ifNoneMatch = (version: number) => ({ 'if-none-match': `"${version}"` });

type Look = {
  readonly game: string;
  readonly players: readonly Player[];
  readonly trials: Trials;
};

/** Every version from one on, each by itself. */
function earlier(as: Player, game: string, from: number, to: number): readonly Question[] {
  const at = `/v1/games/${game}`;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).flatMap(
    (version) => [
      { path: `${at}/view?version=${version}`, as },
      { path: `${at}/log?since=${version - 1}&limit=1`, as },
    ],
  );
}

/** The position and what led to it, as a page asks for them. */
const present = ({ game }: Look, as: Player, version: number): readonly Question[] => [
  ...['', '/view', '/log?limit=500', '/offers', '/changes', '/orders', '/messages'].map((end) => ({
    path: `/v1/games/${game}${end}`,
    as,
  })),
  { path: `/v1/games/${game}/view`, as, headers: ifNoneMatch(version) },
  { path: '/v1/games?mine=true', as },
];

/** All a viewer can ask for of the present without changing anything. */
function questions({ game, players, trials }: Look, as: Player, version: number): Question[] {
  const at = `/v1/games/${game}`;
  const get = (path: string, headers = {}): Question => ({ path, as, headers });
  const { lines, sealed, refused } = trials;
  const post = (body: object, headers = {}): Question => ({
    method: 'post',
    path: `${at}/actions`,
    as,
    body,
    headers,
  });
  const past = Math.max(1, Math.floor(version / 2));
  return [
    ...lists(as, game, players),
    ...besides(as, game, players),
    get(at),
    ...languages.flatMap((headers) => [
      get(`${at}/view`, headers),
      get(`${at}/log?limit=500`, headers),
      get(`${at}/offers`, headers),
      get(`${at}/changes`, headers),
    ]),
    get(`${at}/view?version=${version + 1}`),
    get(`${at}/view?version=${version + 9}`),
    get(`${at}/view?waitForVersion=${version}`),
    get(`${at}/view`, ifNoneMatch(version)),
    get(`${at}/view`, ifNoneMatch(version + 1)),
    // Refused, each for another reason; none of them has an effect.
    post({ actions: [sealed] }),
    post({ actions: [sealed] }, ifMatch(version > 1 ? 1 : 0)),
    post({ actions: [sealed] }, ifMatch(version + 1)),
    post({ actions: [sealed], decision: 'never-asked' }),
    ...refused.map((action) => post({ actions: [action] }, ifMatch(version))),
    post({ actions: refused.slice(0, 1) }, { ...ifMatch(version), 'idempotency-key': 'a' }),
    post({ actions: [{ type: 'peek' }] }, ifMatch(version)),
    { method: 'post', path: `${at}/seats`, as },
    { method: 'post', path: `${at}/undo`, as, headers: ifMatch(version) },
    { method: 'delete', path: `${at}/orders/7`, as, headers: ifMatch(version) },
    { method: 'post', path: `${at}/replacements`, as, body: { seat: 15 } },
    // Looked at in every other way.
    ...['spectator', 'all'].flatMap((eyes) => [
      get(`${at}/view?as=${eyes}`),
      get(`${at}/race?as=${eyes}`),
    ]),
    get(`${at}/view?as=spectator&version=2`),
    get(`${at}/view?as=all&version=${past}`),
    get(`${at}/view?seat=0`),
    get(`${at}/offers?seat=0`),
    get(`${at}/log?limit=7`, { accept: 'application/x-ndjson' }),
    get(`${at}/log?limit=500`, { accept: 'application/x-ndjson' }),
    get(`${at}/log?limit=500`, { accept: 'text/plain' }),
    get(`${at}/changes?since=5&limit=2`),
    get(`${at}/score`),
    get(`${at}/race`),
    get(`${at}/race?seat=0`),
    get(`${at}/orders`),
    get(`${at}/notes`),
    get(`${at}/messages`),
    get(`${at}/messages?limit=1`),
    // Tried, and asked about.
    ...lines.flatMap((notation): Question[] => [
      { method: 'post', path: `${at}/dry-runs`, as, body: { notation } },
      { method: 'post', path: `${at}/why-not`, as, body: { notation: notation[0] } },
    ]),
    { method: 'post', path: `${at}/dry-runs`, as, body: { actions: [sealed] } },
    ...refused.flatMap((action): Question[] => [
      { method: 'post', path: `${at}/why-not`, as, body: { action } },
      { method: 'post', path: `${at}/why-not`, as, body: { action, after: [sealed] } },
    ]),
  ];
}

const textHeaders = (headers: object): Answer['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** As `askFromHome` does, but cheaper, which counts where thousands are asked. */
async function fetched(api: Api, wish: Question): Promise<Answer> {
  const { method = 'get', path, as, headers, body } = wish;
  const given = {
    authorization: `Bearer ${as.token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...home(as),
    ...headers,
  };
  const payload = body === undefined ? undefined : JSON.stringify(body);
  if (shares > 1) {
    const inside = await api.service.app.inject({
      method,
      url: path,
      headers: given,
      ...(payload !== undefined && { payload }),
    });
    return { status: inside.statusCode, headers: textHeaders(inside.headers), text: inside.body };
  }
  const response = await fetch(`${api.url}${path}`, {
    method: method.toUpperCase(),
    headers: given,
    ...(payload !== undefined && { body: payload }),
  });
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), text };
}

async function textOf(api: Api, wishes: readonly Question[]): Promise<string> {
  const texts: string[] = [];
  for (const wish of wishes) {
    const { method = 'get', path } = wish;
    texts.push(`${method} ${path}\n${bytesOf(await fetched(api, wish))}`);
  }
  return texts.join('\n\n');
}

/** The lists again, page by page, as far as they go. */
async function pagesOf(api: Api, as: Player): Promise<string> {
  const texts: string[] = [];
  for (let cursor = ''; ; ) {
    const path = `/v1/games?limit=1${cursor}`;
    const page = await fetched(api, { path, as });
    texts.push(`get ${path}\n${bytesOf(page)}`);
    const { next } = gamesSchema.parse(JSON.parse(page.text));
    if (next === null) return texts.join('\n\n');
    cursor = `&cursor=${next}`;
  }
}

/** Everything a viewer can fetch, as one text, in this comparison; of earlier versions those from one on. */
export async function allOf(
  api: Api,
  look: Look,
  as: Player,
  from = 1,
  comparison = comparisons,
): Promise<string> {
  const { game } = look;
  const { version, status } = await gameOf(api, game, as);
  const rest = [
    ...questions(look, as, version),
    ...earlier(as, game, from, version),
    ...(status === 'ended' ? [] : files(as, game)),
  ];
  const wishes = [...present(look, as, version), ...shareOf(rest, comparison)];
  return `${await textOf(api, wishes)}\n\n${await pagesOf(api, as)}`;
}

export function expectSame(one: string, other: string): void {
  const lines = other.split('\n');
  const differing = one.split('\n').findIndex((line, index) => line !== lines[index]);
  expect(lines[differing]).toBe(one.split('\n')[differing]); // the whole would be hard to read
  expect(lines).toHaveLength(one.split('\n').length);
}

/**
 * Compares all that viewers can fetch, and gives it. Each asks in turn, since what is left of his limit
 * is counted, and all at once. Who compares again and again may leave out earlier versions but the last time.
 */
export function expectEqual(
  worlds: Twins,
  look: Look,
  viewers: readonly Player[],
  from = 1,
): Promise<readonly string[]> {
  comparisons += 1;
  const comparison = comparisons;
  return Promise.all(
    viewers.map(async (viewer) => {
      const [one, other] = await Promise.all(
        worlds.map((api) => allOf(api, look, viewer, from, comparison)) as [
          Promise<string>,
          Promise<string>,
        ],
      );
      expect(one.length).toBeGreaterThan(10_000);
      expectSame(one, other);
      return one;
    }),
  );
}

/** The same in both worlds, at the same moment. */
export async function inBoth<T>(
  worlds: Twins,
  what: (api: Api) => Promise<T>,
): Promise<readonly [T, T]> {
  tick();
  return [await what(worlds[0]), await what(worlds[1])];
}

/** Asked in both worlds, and answered alike, with this status. */
export async function alikeInBoth(worlds: Twins, wish: Question, status = 200): Promise<Response> {
  const [one, other] = await inBoth(worlds, (api) => askFromHome(api, wish));
  expect(one.status, one.text).toBe(status);
  expectSame(bytesOf(one), bytesOf(other));
  return one;
}

/** A position both worlds have. It is asked in both, since one is told how many requests one has left. */
export const positionInBoth = async (worlds: Twins, game: string, as: Player): Promise<Position> =>
  (await inBoth(worlds, (api) => positionOf(api, game, as)))[0];

export const gameInBoth = async (worlds: Twins, game: string, as: Player) =>
  (await inBoth(worlds, (api) => gameOf(api, game, as)))[0];

export const offersInBoth = async (worlds: Twins, game: string, as: Player) =>
  (await inBoth(worlds, (api) => offersTo(api, game, as)))[0];

/** Takes back in both worlds what can be, and is answered alike. */
export async function takeBackInBoth(worlds: Twins, game: string, as: Player): Promise<void> {
  const { version, mayTakeBack } = await positionInBoth(worlds, game, as);
  if (mayTakeBack === 0) return;
  const path = `/v1/games/${game}/undo`;
  const body = { acts: mayTakeBack };
  await alikeInBoth(worlds, { method: 'post', path, as, body, headers: ifMatch(version) });
}

/** Asks in one world alone, and is let. */
export async function alone(api: Api, wish: Question): Promise<void> {
  const { status, text } = await askFromHome(api, wish);
  expect([200, 201, 204], text).toContain(status);
}

/** What viewers hear of a game while they listen in both worlds. */
export type Listening = {
  /** Waits until everybody has heard of everything there is for him, and compares all of it. */
  readonly settle: () => Promise<void>;
  /** How much each has heard of the game itself. */
  readonly heard: () => readonly number[];
};

type Listener = {
  readonly viewer: Player;
  readonly of: string;
  readonly twins: readonly [StreamReader, StreamReader];
};

/** Everybody listens to the game, and who sits there to all that is his. */
export async function listen(
  worlds: Twins,
  game: string,
  viewers: readonly Player[],
): Promise<Listening> {
  const latest = new Map<StreamReader, number>();
  const listeners: Listener[] = [];
  for (const viewer of viewers) {
    const { mySeat } = await gameInBoth(worlds, game, viewer);
    for (const of of mySeat === null ? [streamOf(game)] : [streamOf(game), '/v1/stream']) {
      const [one, other] = worlds;
      const twins = [
        await openStream(one, of, viewer),
        await openStream(other, of, viewer),
      ] as const;
      listeners.push({ viewer, of, twins });
    }
  }
  onTestFinished(() => {
    for (const { twins } of listeners) for (const stream of twins) stream.close();
  });

  /** Reads on until the stream has told of the version its listener has. */
  async function catchUp(api: Api, viewer: Player, stream: StreamReader): Promise<void> {
    const { version } = await gameOf(api, game, viewer);
    while ((latest.get(stream) ?? -1) < version) {
      const moved = await stream.next();
      if (moved.game === game) latest.set(stream, moved.version);
    }
  }

  async function settle(): Promise<void> {
    for (const { viewer, twins } of listeners) {
      await Promise.all(
        twins.map((stream, world) => catchUp(worlds[world] ?? worlds[0], viewer, stream)),
      );
    }
    for (const { twins } of listeners) expectSame(textOfStream(twins[0]), textOfStream(twins[1]));
  }
  const heard = (): readonly number[] =>
    listeners
      .filter(({ of }) => of === streamOf(game))
      .map(({ twins: [stream] }) => stream.text().match(/^event: moved/gm)?.length ?? 0);
  await settle();
  return { settle, heard };
}

const textOfStream = (stream: StreamReader): string =>
  bytesOf({
    status: stream.response.status,
    headers: Object.fromEntries(
      [...stream.response.headers].filter(([name]) => !name.startsWith('x-ratelimit')),
    ),
    text: stream.text(),
  });

/** Viewers wait for their next version in both worlds; gives the comparison of what they are told then. */
export async function waitInBoth(
  worlds: Twins,
  game: string,
  viewers: readonly Player[],
): Promise<() => Promise<void>> {
  const waiting = await Promise.all(
    viewers.map(async (as) => {
      const { version } = await gameInBoth(worlds, game, as);
      const path = `/v1/games/${game}/view?waitForVersion=${version + 1}`;
      return worlds.map((api) => fetched(api, { path, as }));
    }),
  );
  return async () => {
    for (const twins of waiting) {
      const [one = '', other] = (await Promise.all(twins)).map(bytesOf);
      expect(one).toMatch(/^200\n/);
      expectSame(one, other ?? '');
    }
  };
}

/** Changes what is sealed in a game’s log, as if it had been so from the start. */
export async function resealLog(
  urls: DatabaseUrls,
  game: string,
  resealed: (event: StoredEvent) => StoredEvent['sealed'],
): Promise<void> {
  const pool = new pg.Pool({ connectionString: urls.ownerUrl, max: 1 });
  const store = openStore({ pool, query: drizzle(pool), url: urls.ownerUrl });
  const row = await store.game(game);
  if (row === null) throw new Error('No game');
  const events = await store.events(game, 0, row.number);
  let previous = row.commitment;
  for (const event of events) {
    const { hash: _hash, ...changed } = { ...event, sealed: resealed(event) };
    const hash = hashOf(previous, entryOf(changed));
    previous = hash;
    await pool.query(
      'update game_event set sealed = $3::jsonb, hash = $4 where game_id = $1 and number = $2',
      [game, event.number, JSON.stringify(changed.sealed), hash],
    );
  }
  await pool.query('update game set hash = $2 where game_id = $1', [game, previous]);
  await pool.query('delete from game_snapshot where game_id = $1', [game]); // made of what was before
  await pool.end();
}

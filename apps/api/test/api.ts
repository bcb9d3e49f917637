import { randomUUID } from 'node:crypto';
import { languages, type Offer, takeUp } from '@staffetta/engine';
import request, { type Response } from 'supertest';
import { expect, inject } from 'vitest';
import type { z } from 'zod';
import type { AppSettings, BuiltApp } from '../src/app.ts';
import type { DatabaseUrls } from '../src/embedded/databases.ts';
import type { Settings } from '../src/games/settings.ts';
import { actAnswerSchema } from '../src/http/answers/acting.ts';
import { logSchema, offersSchema, positionSchema } from '../src/http/answers/looking.ts';
import { gameSchema } from '../src/http/answers/tables.ts';
import { startService, startTestService, type TestService } from './harness.ts';
import { picking } from './players.ts';

// The API as its users have it: over HTTP, without knowing any title.

/** One process of the service, listening. */
export type Api = {
  readonly url: string;
  readonly service: TestService;
  readonly close: () => Promise<void>;
};

export async function openApi(
  urls: DatabaseUrls,
  settings: Partial<AppSettings> = {},
): Promise<Api> {
  const service = await startService(urls, { logLevel: 'silent', ...settings });
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  return { url, service, close: service.close };
}

/** One process on a database of its own, which goes with it. */
export const openFreshApi = (settings: Partial<AppSettings> = {}): Promise<Api> =>
  startTestService(inject('databases').postgres18, { logLevel: 'silent', ...settings });

export type Player = { readonly id: string; readonly name: string; readonly token: string };

/** A new user, signed in without the detour of the routes that only let in so many a minute. */
export async function register({ service }: Api, called = 'Player'): Promise<Player> {
  const name = `${called} ${randomUUID().slice(0, 8)}`;
  const { accounts } = service.services;
  const { id } = await accounts.register({ name, password: 'correct horse' });
  return { id, name, token: await tokenOf(service, id) };
}

/** Signs a user in: the token of a session of his. */
export async function tokenOf({ app, services }: BuiltApp, userId: string): Promise<string> {
  return app.jwt.sign((await services.accounts.sessions.begin(userId)).claims);
}

export type Headers = Readonly<Record<string, string>>;

/** A request as data. */
export type Ask = {
  readonly method?: 'get' | 'head' | 'options' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly as?: Player | null;
  readonly headers?: Headers;
  readonly body?: unknown; // sent as JSON
  readonly text?: string; // sent as it is
};

export async function ask({ url }: Pick<Api, 'url'>, wish: Ask): Promise<Response> {
  const { method = 'get', path, as = null, headers = {}, body, text } = wish;
  const asking = request(url)
    [method](path)
    .ok(() => true);
  if (as !== null) asking.set('authorization', `Bearer ${as.token}`);
  if (body !== undefined) asking.type('application/json').send(JSON.stringify(body));
  if (text !== undefined) asking.type('application/json').send(text);
  return asking.set(headers);
}

/** The same request without the way over HTTP: cheaper, and alike but for what the connection adds. */
export async function askInside({ service }: Api, wish: Ask): Promise<Response> {
  const { method = 'get', path, as = null, headers = {}, body, text } = wish;
  const payload = body === undefined ? text : JSON.stringify(body);
  const response = await service.app.inject({
    method,
    url: path,
    headers: {
      ...(as !== null && { authorization: `Bearer ${as.token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const [type = ''] = String(response.headers['content-type'] ?? '').split(';');
  const isJson = /\bjson$/.test(type);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    type,
    body: isJson ? response.json() : {},
  } as unknown as Response;
}

/** What a good answer holds, checked against its schema. */
export function read<T>(response: Response, schema: z.ZodType<T>, status = 200): T {
  expect(response.status, response.text).toBe(status);
  return schema.parse(response.body);
}

export type Game = z.infer<typeof gameSchema>;
export type Position = z.infer<typeof positionSchema>;

type TitleInBrief = {
  readonly id: string;
  readonly stage: string;
  readonly seats: { min: number; max: number };
};

/** The title that tests play: the example, which has every kind of secret, turn and choice. */
export async function exampleTitle(api: Api): Promise<TitleInBrief> {
  const { body } = await ask(api, { path: '/v1/titles' });
  return body.titles.find(({ stage }: TitleInBrief) => stage === 'example');
}

/** A table for as many as are given, of whom only the first has sat down; others sit as they come. */
export async function openTable(
  api: Api,
  host: Player,
  seats: number,
  headers: Headers = {},
  settings: Partial<Settings> = {},
): Promise<Game> {
  const { id } = await exampleTitle(api);
  const body = { title: id, seats, seating: 'chosen', ...settings };
  const response = await ask(api, { method: 'post', path: '/v1/games', as: host, body, headers });
  return read(response, gameSchema, 201);
}

export const join = (api: Api, game: string, as: Player, body?: object): Promise<Response> =>
  ask(api, { method: 'post', path: `/v1/games/${game}/seats`, as, ...(body && { body }) });

/** A full table, and so a game under way; gives its id. */
export async function startGame(
  api: Api,
  players: readonly Player[],
  settings: Partial<Settings> = {},
): Promise<string> {
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('Nobody to play');
  const { id } = await openTable(api, host, players.length, {}, settings);
  for (const guest of guests) read(await join(api, id, guest), gameSchema);
  for (const player of players) await fillInForms(api, id, player);
  return id;
}

/** Fills in whatever a player is asked by a form, until his offers are actions as they stand. */
async function fillInForms(api: Api, game: string, player: Player): Promise<void> {
  for (;;) {
    const { offers } = await offersTo(api, game, player);
    if (offers[0]?.kind !== 'form') return;
    acted(await playOffer(api, game, player));
  }
}

type Offered = Awaited<ReturnType<typeof offersTo>>['offers'][number];

/** The action in this place among the offers; a form is filled in, the same way every time. */
export function actionIn(offers: readonly Offered[], place = 0): unknown {
  const offer = offers[place % offers.length];
  if (offer === undefined) return undefined;
  return takeUp(offer as Offer<{ readonly type: string }>, picking(place));
}

export const gameOf = async (api: Api, game: string, as: Player): Promise<Game> =>
  read(await ask(api, { path: `/v1/games/${game}`, as }), gameSchema);

export const positionOf = async (
  api: Api,
  game: string,
  as: Player,
  version?: number,
): Promise<Position> => {
  const query = version === undefined ? '' : `?version=${version}`;
  return read(await ask(api, { path: `/v1/games/${game}/view${query}`, as }), positionSchema);
};

export const offersTo = async (api: Api, game: string, as: Player) =>
  read(await ask(api, { path: `/v1/games/${game}/offers`, as }), offersSchema);

export const logOf = async (api: Api, game: string, as: Player, query = '') =>
  read(await ask(api, { path: `/v1/games/${game}/log${query}`, as }), logSchema);

/** Plays on until this player may take something back. */
export async function playUntilUndo(
  api: Api,
  game: string,
  players: readonly Player[],
  player: Player,
): Promise<Position> {
  const mayUndo = async () => (await positionOf(api, game, player)).mayTakeBack > 0;
  await playUntil(api, game, players, mayUndo);
  return positionOf(api, game, player);
}

export const ifMatch = (version: number): Headers => ({ 'if-match': `"${version}"` });

/** Asks for actions, with whatever preconditions are given. */
export const act = (
  api: Api,
  game: string,
  as: Player,
  body: { readonly actions: readonly unknown[]; readonly decision?: string | null },
  headers: Headers = {},
): Promise<Response> =>
  ask(api, { method: 'post', path: `/v1/games/${game}/actions`, as, body, headers });

export const acted = (response: Response) => read(response, actAnswerSchema);

/** Plays the offer in this place among those of a player, upon the version he has. */
export async function playOffer(api: Api, game: string, as: Player, place = 0): Promise<Response> {
  const { version, offers } = await offersTo(api, game, as);
  return act(api, game, as, { actions: [actionIn(offers, place)] }, ifMatch(version));
}

/** Plays on, the same choices every time, until enough is enough. */
export async function playUntil(
  api: Api,
  game: string,
  players: readonly Player[],
  isEnough: (position: Position) => boolean | Promise<boolean>,
): Promise<Position> {
  const [anybody] = players;
  if (anybody === undefined) throw new Error('Nobody to play');
  for (let turn = 0; turn < 1_000; turn += 1) {
    const position = await positionOf(api, game, anybody);
    if (await isEnough(position)) return position;
    const player = players[position.toAct[0] ?? 0] ?? anybody;
    acted(await playOffer(api, game, player, turn * 7 + 3));
  }
  throw new Error('The game goes on and on');
}

export const isOver = ({ status }: Position): boolean => status === 'ended';

/** Plays on until one alone may act, as in an auction. */
export const playUntilTurns = (api: Api, game: string, players: readonly Player[]) =>
  playUntil(api, game, players, async ({ toAct }) => {
    const others = players.filter((_, seat) => seat !== toAct[0]);
    const theirs = await Promise.all(others.map((player) => offersTo(api, game, player)));
    return toAct.length === 1 && theirs.every(({ offers }) => offers.length === 0);
  });

const unspeakable =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\bselect\b|\binsert\b|\bparams:|postgres|"number"|"hash"|"stack"/i;

type Expected = { readonly status: number; readonly problem: string };

/** A problem as all problems are: typed, worded in the caller's language, and mute about the inside. */
export function expectProblem(response: Response, { status, problem }: Expected): void {
  expect({ status: response.status, ...response.body }, response.text).toMatchObject({
    status,
    type: `urn:staffetta:problem:${problem}`,
    title: problem,
  });
  expect(response.type).toBe('application/problem+json');
  expect(response.body.instance).toMatch(/^urn:staffetta:request:[0-9a-f-]{36}$/);
  expect(response.body.detail).toMatch(/^\p{Lu}.+[.!]$/u);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.text).not.toMatch(unspeakable);
}

/** The same refusal in every language: one code, and as many sentences as languages. */
export async function expectProblemInAllLanguages(
  refused: (language: string) => Promise<Response>,
  expected: Expected,
): Promise<void> {
  const sentences = new Set<unknown>();
  for (const language of languages) {
    const response = await refused(language);
    expectProblem(response, expected);
    expect(response.headers['content-language']).toBe(language);
    sentences.add(response.body.detail);
  }
  expect([...sentences]).toHaveLength(languages.length);
}

/** The numbers of the events in the log itself. */
export async function numbersOf({ service }: Api, game: string): Promise<number[]> {
  const { rows } = await service.database.pool.query<{ number: number }>(
    'select number from game_event where game_id = $1 order by number',
    [game],
  );
  return rows.map(({ number }) => number);
}

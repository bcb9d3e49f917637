import { createHmac } from 'node:crypto';
import type { Response } from 'supertest';
import { expect } from 'vitest';
import {
  actAnswerSchema,
  exportSchema,
  gameSchema,
  gamesSchema,
  logSchema,
  offersSchema,
  positionSchema,
  signedInSchema,
  userSchema,
} from '../src/http/answers.ts';
import {
  type Api,
  type Ask,
  act,
  acted,
  exampleTitle,
  ifMatch,
  isOver,
  offersTo,
  openTable,
  type Player,
  playOffer,
  playUntil,
  playUntilTurns,
  positionOf,
  read,
  register,
  startGame,
} from './api.ts';

// Every operation of the API, what it answers and when it refuses, as data.

/** What there is to ask about: players, and a game in each state. */
export type World = {
  readonly title: string;
  readonly most: number; // seats of the title
  readonly player: Player; // the host of each game
  readonly other: Player; // sits in each game but the open one
  readonly stranger: Player; // sits nowhere
  readonly open: string; // waits for players
  readonly choosing: string; // all choose in secret
  readonly turning: string; // one at a time, and it is the player's turn
  readonly ended: string;
  readonly damaged: string; // read-only
};

/** A game in which it is the first one's turn, wherever he sits. */
async function turnGame(api: Api, [one, other]: readonly [Player, Player]): Promise<string> {
  const tables = [
    [one, other],
    [other, one],
  ];
  for (const players of tables) {
    const game = await startGame(api, players);
    const { toAct } = await playUntilTurns(api, game, players);
    if (players[toAct[0] ?? -1] === one) return game;
  }
  throw new Error('It is never his turn');
}

export async function makeWorld(api: Api): Promise<World> {
  const player = await register(api, 'Host');
  const other = await register(api, 'Guest');
  const stranger = await register(api, 'Stranger');
  const pair = [player, other] as const;
  const { id: title, seats } = await exampleTitle(api);
  const ended = await startGame(api, pair);
  await playUntil(api, ended, pair, isOver);
  const damaged = await startGame(api, pair);
  await api.service.services.games.store.markBroken(damaged, 1);
  return {
    title,
    most: seats.max,
    player,
    other,
    stranger,
    open: (await openTable(api, player, 2)).id,
    choosing: await startGame(api, pair),
    turning: await turnGame(api, pair),
    ended,
    damaged,
  };
}

type Row = {
  readonly path: string; // as in openapi.yaml
  readonly method: 'get' | 'post';
  /** A good request: everything about it is changed in turn to see it refused. */
  readonly good: (world: World, api: Api) => Promise<Ask> | Ask;
  readonly status: number;
  readonly check: (response: Response, world: World) => unknown;
  readonly isPublic?: true;
  /** Refusals of its own, besides those that many have in common. */
  readonly refusals?: readonly Refusal[];
  /** How many may ask in a minute; null: there is no limit. */
  readonly perMinute?: number | null;
  /** Answers without a look at the database. */
  readonly needsNothing?: true;
  readonly hasBody?: true;
};

type Refusal = {
  readonly when: string;
  readonly status: number;
  readonly problem: string;
  readonly ask: (world: World, good: Ask, api: Api) => Promise<Partial<Ask>> | Partial<Ask>;
  readonly field?: string; // which the problem names
};

const invalid = (when: string, field: string, change: Refusal['ask']): Refusal => ({
  when,
  status: 400,
  problem: 'invalid-request',
  field,
  ask: change,
});

const withBody = (good: Ask, change: object): Partial<Ask> => ({
  body: { ...(good.body as object), ...change },
});

const body = (when: string, field: string, change: object): Refusal =>
  invalid(when, field, (_world, good) => withBody(good, change));

const header = (when: string, name: string, value: string): Refusal =>
  invalid(when, `headers.${name}`, (_world, good) => ({
    headers: { ...good.headers, [name]: value },
  }));

const query = (when: string, text: string, field: string): Refusal =>
  invalid(when, field, (_world, { path }) => ({ path: `${path}?${text}` }));

const keyTooLong = header('a key of 101 characters', 'idempotency-key', 'k'.repeat(101));

const credentials = { name: 'Nobody', password: 'correct horse' };

async function actionIn(api: Api, game: string, as: Player): Promise<Partial<Ask>> {
  const { offers, version } = await offersTo(api, game, as);
  return { body: { action: offers[0]?.action }, headers: ifMatch(version) };
}

export const operations: Readonly<Record<string, Row>> = {
  isLive: {
    path: '/health/live',
    method: 'get',
    good: () => ({ path: '/health/live' }),
    status: 200,
    check: ({ body: told }) => expect(told).toEqual({ status: 'ok' }),
    isPublic: true,
    perMinute: null,
    needsNothing: true,
  },
  isReady: {
    path: '/health/ready',
    method: 'get',
    good: () => ({ path: '/health/ready' }),
    status: 200,
    check: ({ body: told }) => expect(told).toEqual({ status: 'ok' }),
    isPublic: true,
    perMinute: null,
    needsNothing: true,
  },
  register: {
    path: '/v1/users',
    method: 'post',
    good: () => ({ path: '/v1/users', body: { ...credentials, name: `New ${Math.random()}` } }),
    status: 201,
    check: (response) => {
      const { user, token, expiresAt } = read(response, signedInSchema, 201);
      expect(user.name).toMatch(/^New 0\./);
      expect(token.split('.')).toHaveLength(3);
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 3_600_000);
    },
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: [
      body('a name of one letter', 'name', { name: 'A' }),
      body('a name of one letter, written with two units', 'name', { name: '😀' }),
      body('a name of 31 letters', 'name', { name: 'x'.repeat(31) }),
      body('a name of spaces', 'name', { name: '     ' }),
      body('a name with a line break inside', 'name', { name: 'Ada\nBruno' }),
      body('a name with an invisible letter', 'name', { name: 'Ada\u200b' }),
      body('a name of nothing but accents', 'name', { name: '\u0301\u0301\u0301' }),
      body('a password of nine letters', 'password', { password: 'x'.repeat(9) }),
      body('a password of 201 letters', 'password', { password: 'x'.repeat(201) }),
      body('a number for a password', 'password', { password: 1_234_567_890 }),
      {
        when: 'the name is taken',
        status: 409,
        problem: 'name-taken',
        ask: ({ player }, good) => withBody(good, { name: player.name }),
      },
      {
        when: 'the name looks like one that is taken',
        status: 409,
        problem: 'name-taken',
        ask: ({ player }, good) =>
          withBody(good, { name: `  ${player.name.toUpperCase().replace('H', 'Ｈ')} ` }),
      },
    ],
  },
  signIn: {
    path: '/v1/sessions',
    method: 'post',
    good: ({ player }) => ({
      path: '/v1/sessions',
      body: { name: player.name, password: 'correct horse' },
    }),
    status: 201,
    check: (response, { player }) =>
      expect(read(response, signedInSchema, 201).user).toEqual({
        id: player.id,
        name: player.name,
      }),
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: [
      body('a name of 101 letters', 'name', { name: 'x'.repeat(101) }),
      body('a password of 201 letters', 'password', { password: 'x'.repeat(201) }),
      body('a list for a name', 'name', { name: ['Ada'] }),
      {
        when: 'the password is another’s',
        status: 401,
        problem: 'wrong-credentials',
        ask: (_world, good) => withBody(good, { password: 'wrong donkey' }),
      },
      {
        when: 'nobody has the name',
        status: 401,
        problem: 'wrong-credentials',
        ask: (_world, good) => withBody(good, { name: 'Nobody at all' }),
      },
      {
        when: 'the name holds what no name can',
        status: 401,
        problem: 'wrong-credentials',
        ask: (_world, good) => withBody(good, { name: 'Ada\u0000' }),
      },
    ],
  },
  getMe: {
    path: '/v1/users/me',
    method: 'get',
    good: ({ player }) => ({ path: '/v1/users/me', as: player }),
    status: 200,
    check: (response, { player }) =>
      expect(read(response, userSchema)).toEqual({ id: player.id, name: player.name }),
    refusals: [
      {
        when: 'the token is of a user who is gone',
        status: 401,
        problem: 'not-signed-in',
        ask: ({ player }, _good, { service }) => ({
          as: {
            ...player,
            token: service.app.jwt.sign({ sub: '11111111-2222-4333-8444-555555555555' }),
          },
        }),
      },
    ],
  },
  listTitles: {
    path: '/v1/titles',
    method: 'get',
    good: () => ({ path: '/v1/titles' }),
    status: 200,
    check: ({ body: told }, { title }) =>
      expect(told.titles.map(({ id }: { id: string }) => id)).toContain(title),
    isPublic: true,
    needsNothing: true,
  },
  listGames: {
    path: '/v1/games',
    method: 'get',
    good: ({ player }) => ({ path: '/v1/games', as: player }),
    status: 200,
    check: (response) => expect(read(response, gamesSchema).games.length).toBeGreaterThan(4),
    refusals: [
      query('an unknown filter', 'colour=red', 'querystring.'),
      query('a status no game has', 'status=paused', 'querystring.status'),
      query('neither yes nor no', 'mine=perhaps', 'querystring.mine'),
      query('a page of nothing', 'limit=0', 'querystring.limit'),
      query('a page of 101', 'limit=101', 'querystring.limit'),
      query('half a game', 'limit=1.5', 'querystring.limit'),
      query('the same filter twice', 'status=open&status=ended', 'querystring.status'),
      query('a garbage cursor', 'cursor=garbage', 'cursor'),
      query('a cursor of 201 characters', `cursor=${'x'.repeat(201)}`, 'querystring.cursor'),
      ...[
        ['without a game', `2026-01-01T00:00:00.000Z ${'-'.repeat(36)}`],
        ['of no time', '2026-99-99T00:00:00.000Z 11111111-2222-4333-8444-555555555555'],
        ['of the year 0', '0000-01-01T00:00:00.000Z 11111111-2222-4333-8444-555555555555'],
      ].map(([what = '', text = '']) =>
        query(
          `a forged cursor ${what}`,
          `cursor=${Buffer.from(text).toString('base64url')}`,
          'cursor',
        ),
      ),
    ],
  },
  createGame: {
    path: '/v1/games',
    method: 'post',
    good: ({ player, title }) => ({
      path: '/v1/games',
      as: player,
      body: { title, seats: 2 },
    }),
    status: 201,
    check: (response, { player, title }) => {
      const game = read(response, gameSchema, 201);
      expect(game).toMatchObject({
        title,
        status: 'open',
        seats: [{ id: player.id, name: player.name }, null],
        mySeat: 0,
        toAct: [],
        readOnly: false,
      });
      expect(response.headers.location).toBe(`/v1/games/${game.id}`);
    },
    hasBody: true,
    refusals: [
      body('a title nobody has', 'title', { title: 'no such title' }),
      body('a number for a title', 'title', { title: 7 }),
      body('a title of 101 letters', 'title', { title: 'x'.repeat(101) }),
      body('a contribution of its own kind', 'contribution', { contribution: 'lucky 7' }),
      body('no seats', 'seats', { seats: 0 }),
      body('half a seat', 'seats', { seats: 1.5 }),
      body('seats in words', 'seats', { seats: 'two' }),
      body('options the title does not know', 'options', { options: { weather: 'fine' } }),
      body('options that are none', 'options', { options: 'all of them' }),
      invalid('more seats than the title has', 'seats', ({ most }, good) =>
        withBody(good, { seats: most + 1 }),
      ),
      keyTooLong,
      {
        when: 'the key belongs to another table',
        status: 409,
        problem: 'key-reused',
        ask: async (_world, good, api) => {
          const headers = { 'idempotency-key': 'one table' };
          await api.service.app.inject({
            method: 'POST',
            url: '/v1/games',
            payload: { ...(good.body as object) },
            headers: { ...headers, authorization: `Bearer ${good.as?.token}` },
          });
          return { headers, ...withBody(good, { seats: 3 }) };
        },
      },
    ],
  },
  getGame: {
    path: '/v1/games/{game}',
    method: 'get',
    good: ({ player, choosing }) => ({ path: `/v1/games/${choosing}`, as: player }),
    status: 200,
    check: (response, { player, other, choosing }) =>
      expect(read(response, gameSchema)).toMatchObject({
        id: choosing,
        status: 'running',
        seats: [player, other].map(({ id, name }) => ({ id, name })),
        mySeat: 0,
        toAct: [0, 1],
      }),
  },
  joinGame: {
    path: '/v1/games/{game}/seats',
    method: 'post',
    good: async ({ other, player }, api) => {
      const { id } = await openTable(api, player, 2);
      return { path: `/v1/games/${id}/seats`, as: other };
    },
    status: 200,
    check: (response) =>
      expect(read(response, gameSchema)).toMatchObject({ status: 'running', mySeat: 1 }),
    refusals: [
      {
        when: 'the game has begun',
        status: 409,
        problem: 'wrong-state',
        ask: ({ choosing, stranger }) => ({ path: `/v1/games/${choosing}/seats`, as: stranger }),
      },
    ],
  },
  getPosition: {
    path: '/v1/games/{game}/view',
    method: 'get',
    good: ({ player, turning }) => ({ path: `/v1/games/${turning}/view`, as: player }),
    status: 200,
    check: (response, { turning }) => {
      const position = read(response, positionSchema);
      expect(position).toMatchObject({ game: turning, status: 'running' });
      expect(position.toAct).toEqual([position.seat]);
      expect(position.sections).not.toEqual([]);
      expect(response.headers.etag).toMatch(new RegExp(`^"${position.version}-en-[0-9a-f]{12}"$`));
    },
    refusals: [
      query('a version that is none', 'version=now', 'querystring.version'),
      query('a version before the first', 'version=0', 'version'),
      query('a version below none', 'version=-1', 'querystring.version'),
      query('a version yet to come', 'version=100000', 'version'),
      query('a version nobody counts to', 'version=1000000001', 'querystring.version'),
      query('an unknown parameter', 'seat=1', 'querystring.'),
    ],
  },
  listOffers: {
    path: '/v1/games/{game}/offers',
    method: 'get',
    good: ({ player, turning }) => ({ path: `/v1/games/${turning}/offers`, as: player }),
    status: 200,
    check: (response) => {
      const { offers } = read(response, offersSchema);
      expect(offers.length).toBeGreaterThan(1);
      expect(new Set(offers.map(({ sentence }) => sentence)).size).toBe(offers.length);
    },
    refusals: [
      {
        when: 'a spectator asks',
        status: 403,
        problem: 'not-seated',
        ask: ({ stranger }) => ({ as: stranger }),
      },
    ],
  },
  getLog: {
    path: '/v1/games/{game}/log',
    method: 'get',
    good: ({ player, ended }) => ({ path: `/v1/games/${ended}/log`, as: player }),
    status: 200,
    check: (response) => {
      const { version, events, next } = read(response, logSchema);
      expect(events.map((event) => event.version)).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
      expect(next).toBeNull();
    },
    refusals: [
      query('a version that is none', 'since=yesterday', 'querystring.since'),
      query('a version below none', 'since=-1', 'querystring.since'),
      query('nothing', 'limit=0', 'querystring.limit'),
      query('too much', 'limit=501', 'querystring.limit'),
      query('an unknown parameter', 'seat=1', 'querystring.'),
    ],
  },
  exportGame: {
    path: '/v1/games/{game}/export',
    method: 'get',
    good: ({ player, ended }) => ({ path: `/v1/games/${ended}/export`, as: player }),
    status: 200,
    check: (response) => {
      const { events, secret } = read(response, exportSchema);
      expect(events.length).toBeGreaterThan(5);
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
    },
    refusals: [
      {
        when: 'the game has not ended',
        status: 409,
        problem: 'not-ended',
        ask: ({ turning }) => ({ path: `/v1/games/${turning}/export` }),
      },
    ],
  },
  act: {
    path: '/v1/games/{game}/actions',
    method: 'post',
    good: async ({ player, other }, api) => {
      const game = await startGame(api, [player, other]);
      return {
        path: `/v1/games/${game}/actions`,
        as: player,
        ...(await actionIn(api, game, player)),
      };
    },
    status: 200,
    check: (response) => {
      const { version, events } = read(response, actAnswerSchema);
      expect(events.at(-1)?.version).toBe(version);
    },
    hasBody: true,
    refusals: [
      body('an action of no kind', 'action', { action: { type: 'no such action' } }),
      body('an action that is a word', 'action', { action: 'win' }),
      invalid('an action with a field too many', 'action', (_world, good) => {
        const { action } = good.body as { action: object };
        return withBody(good, { action: { ...action, cheat: true } });
      }),
      invalid('an action too deep to look into', 'action', (_world, good) => ({
        headers: { ...good.headers, 'idempotency-key': 'deep' },
        body: undefined,
        text: `{"action":${'['.repeat(6_000)}${']'.repeat(6_000)}}`,
      })),
      body('no action', 'action', { action: undefined }),
      body('a decision of 201 letters', 'decision', { decision: 'x'.repeat(201) }),
      body('a decision that is a number', 'decision', { decision: 1 }),
      keyTooLong,
      header('a version without quotes', 'if-match', '3'),
      header('any version', 'if-match', '*'),
      header('two versions', 'if-match', '"3", "4"'),
      header('a version of ten digits', 'if-match', '"1234567890"'),
      header('a version of twenty characters', 'if-match', `"${'1'.repeat(19)}"`),
      header('a preference of 101 characters', 'prefer', 'x'.repeat(101)),
      {
        when: 'a spectator asks',
        status: 403,
        problem: 'not-seated',
        ask: ({ stranger }) => ({ as: stranger }),
      },
      {
        when: 'the game has not begun',
        status: 409,
        problem: 'wrong-state',
        ask: async ({ open, player }, _good, api) => ({
          path: `/v1/games/${open}/actions`,
          headers: ifMatch((await positionOf(api, open, player)).version),
        }),
      },
      {
        when: 'the game is over',
        status: 409,
        problem: 'wrong-state',
        ask: async ({ ended, player }, _good, api) => ({
          path: `/v1/games/${ended}/actions`,
          headers: ifMatch((await positionOf(api, ended, player)).version),
        }),
      },
      {
        when: 'the log is damaged',
        status: 409,
        problem: 'game-read-only',
        ask: ({ damaged }) => ({ path: `/v1/games/${damaged}/actions` }),
      },
      {
        when: 'a spectator asks of a game whose log is damaged',
        status: 403,
        problem: 'not-seated',
        ask: ({ damaged, stranger }) => ({ path: `/v1/games/${damaged}/actions`, as: stranger }),
      },
      {
        when: 'the key belongs to another action',
        status: 409,
        problem: 'key-reused',
        ask: async ({ player, other }, _good, api) => {
          const key = { 'idempotency-key': 'the same' };
          const game = await startGame(api, [player, other]);
          const { offers, version } = await offersTo(api, game, player);
          acted(
            await act(
              api,
              game,
              player,
              { action: offers[0]?.action },
              { ...key, ...ifMatch(version) },
            ),
          );
          return {
            path: `/v1/games/${game}/actions`,
            headers: { ...key, ...ifMatch(version) },
            body: { action: offers[1]?.action },
          };
        },
      },
      {
        when: 'it names an old version',
        status: 412,
        problem: 'stale',
        ask: (_world, good) => ({ headers: { ...good.headers, ...ifMatch(1) } }),
      },
      {
        when: 'it names a version yet to come',
        status: 412,
        problem: 'stale',
        ask: (_world, good) => ({ headers: { ...good.headers, ...ifMatch(999_999_999) } }),
      },
      {
        when: 'a sealed choice names a question of before',
        status: 412,
        problem: 'stale',
        ask: (_world, good) => ({ headers: {}, ...withBody(good, { decision: 'long ago' }) }),
      },
      {
        when: 'it is not the seat’s turn',
        status: 422,
        problem: 'refused',
        ask: async ({ turning, player, other }, _good, api) => {
          const { offers } = await offersTo(api, turning, player);
          const { version } = await positionOf(api, turning, other);
          return {
            path: `/v1/games/${turning}/actions`,
            as: other,
            headers: ifMatch(version),
            body: { action: offers[0]?.action },
          };
        },
      },
      {
        when: 'a rule of the title says no',
        status: 422,
        problem: 'refused',
        ask: async ({ player, other }, _good, api) => {
          const game = await startGame(api, [player, other]);
          const { offers } = await offersTo(api, game, player);
          acted(await playOffer(api, game, player));
          expect((await offersTo(api, game, player)).offers).not.toContainEqual(offers[0]);
          return {
            path: `/v1/games/${game}/actions`,
            headers: ifMatch((await positionOf(api, game, player)).version),
            body: { action: offers[0]?.action },
          };
        },
      },
      {
        when: 'it says nothing of what it decided upon',
        status: 428,
        problem: 'precondition-missing',
        ask: () => ({ headers: {} }),
      },
      {
        when: 'an open choice names a decision instead of a version',
        status: 428,
        problem: 'precondition-missing',
        ask: async ({ turning, player }, _good, api) => {
          const { offers, decision } = await offersTo(api, turning, player);
          return {
            path: `/v1/games/${turning}/actions`,
            headers: {},
            body: { action: offers[0]?.action, decision },
          };
        },
      },
    ],
  },
  streamGame: {
    path: '/v1/games/{game}/stream',
    method: 'get',
    good: ({ player, choosing }) => ({ path: `/v1/games/${choosing}/stream`, as: player }),
    status: 200,
    check: ({ headers, text }, { choosing }) => {
      expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
      expect(text).toContain(`"game":"${choosing}"`);
    },
    refusals: [
      header('an id that is no version', 'last-event-id', 'the last one'),
      header('an id of ten digits', 'last-event-id', '1234567890'),
    ],
  },
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token made by hand, of any content and with any key. */
function forgedToken(claims: object, key: Buffer | null, alg = 'HS256'): string {
  const signed = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  const signature =
    key === null ? '' : createHmac('sha256', key).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}

/** What a body can be that no operation takes. */
const badBodies: readonly Refusal[] = [
  body('an unknown field', '', { colour: 'red' }),
  invalid('a list', '', () => ({ body: [] })),
  invalid('nothing', '', () => ({ body: null })),
  invalid('no field at all', '', () => ({ body: {} })),
  invalid('half a body', 'body', () => ({ body: undefined, text: '{"name":' })),
  invalid('an empty body', 'body', () => ({ body: undefined, text: '' })),
  invalid('a poisoned body', 'body', () => ({ body: undefined, text: '{"__proto__":{}}' })),
];

const everyBody: readonly Refusal[] = [
  {
    when: 'the body is too large',
    status: 413,
    problem: 'too-large',
    ask: () => ({ body: { name: 'x'.repeat(70_000) } }),
  },
  {
    when: 'the body is not JSON but a form',
    status: 415,
    problem: 'unsupported-media-type',
    ask: () => ({
      body: undefined,
      text: 'name=Ada',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  },
];

const withToken =
  (token: (world: World, api: Api) => Promise<string> | string): Refusal['ask'] =>
  async (world, _good, api) => ({
    as: { ...world.player, token: await token(world, api) },
  });

async function keyOf({ service }: Api): Promise<Buffer> {
  const { rows } = await service.database.pool.query<{ value: Buffer }>(
    'select value from service_key',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no signing key');
  return row.value;
}

const now = (): number => Math.floor(Date.now() / 1_000);

const signedOut = (when: string, change: Refusal['ask']): Refusal => ({
  when,
  status: 401,
  problem: 'not-signed-in',
  ask: change,
});

const signedOuts: readonly Refusal[] = [
  signedOut('there is no token', () => ({ as: null })),
  signedOut(
    'the token is garbage',
    withToken(() => 'garbage'),
  ),
  signedOut('a name and password stand in its place', () => ({
    as: null,
    headers: { authorization: 'Basic QWRhOmNvcnJlY3QgaG9yc2U=' },
  })),
  signedOut(
    'the token has expired',
    withToken(async ({ player }, api) =>
      forgedToken({ sub: player.id, iat: now() - 60, exp: now() - 1 }, await keyOf(api)),
    ),
  ),
  signedOut(
    'another key signed the token',
    withToken(({ player }) =>
      forgedToken({ sub: player.id, exp: now() + 60 }, Buffer.alloc(32, 'k')),
    ),
  ),
  signedOut(
    'nobody signed the token',
    withToken(({ player }) => forgedToken({ sub: player.id, exp: now() + 60 }, null, 'none')),
  ),
  signedOut('the token is in the address', ({ player }, { path }) => ({
    as: null,
    path: `${path}?token=${player.token}`,
  })),
];

const elsewhere = (path: string, game: string): string =>
  path.replace(/^\/v1\/games\/[^/?]+/, `/v1/games/${game}`);

const ofAnyGame: readonly Refusal[] = [
  invalid('a game that is no id', 'params.game', (_world, { path }) => ({
    path: elsewhere(path, 'chess'),
  })),
  {
    when: 'there is no such game',
    status: 404,
    problem: 'not-found',
    ask: (_world, { path }) => ({
      path: elsewhere(path, '11111111-2222-4333-8444-555555555555'),
    }),
  },
];

/** All refusals of an operation that one service can give. */
export const refusalsOf = (row: Row): readonly Refusal[] => [
  ...(row.isPublic === true ? [] : signedOuts),
  ...(row.path.includes('{game}') ? ofAnyGame : []),
  ...(row.hasBody === true ? badBodies : []),
  ...(row.method === 'post' ? everyBody : []),
  ...(row.refusals ?? []),
];

export type { Refusal, Row };

import { createHmac } from 'node:crypto';
import { type TokenScope, tokenScopes } from '../../src/accounts/tokens.ts';
import { uuidFor } from '../../src/games/tables.ts';
import { type Api, ask, gameOf, type Player } from '../api.ts';
import { accountOperations } from './accounts.ts';
import { actingOperations } from './acting.ts';
import { adminOperations, adminRefusals } from './admin.ts';
import { adminEditionOperations } from './admin-editions.ts';
import { adminGameOperations } from './admin-games.ts';
import { adminHelpingOperations } from './admin-helping.ts';
import { adminServiceOperations } from './admin-service.ts';
import { clockOperations } from './clocks.ts';
import { foreseeingOperations } from './foreseeing.ts';
import { healthOperations } from './health.ts';
import { hostingOperations } from './hosting.ts';
import { lookingOperations } from './looking.ts';
import { moveLinkOperations } from './move-links.ts';
import { noticeOperations } from './notices.ts';
import { orderOperations } from './orders.ts';
import { ownAccountOperations } from './own-account.ts';
import { body, invalid, keyTooLong, query, type Refusal, type Row } from './row.ts';
import { sessionOperations } from './sessions.ts';
import { stayingOperations } from './staying.ts';
import { streamOperations } from './streams.ts';
import { tableOperations } from './tables.ts';
import { titleOperations } from './titles.ts';
import { tokenOperations } from './tokens.ts';
import { userOperations } from './users.ts';
import type { World } from './world.ts';
import { writingOperations } from './writings.ts';

// Every operation of the API, what it answers and when it refuses, as data.

export const operations: Readonly<Record<string, Row>> = {
  ...healthOperations,
  ...accountOperations,
  ...sessionOperations,
  ...ownAccountOperations,
  ...tokenOperations,
  ...userOperations,
  ...titleOperations,
  ...tableOperations,
  ...hostingOperations,
  ...stayingOperations,
  ...clockOperations,
  ...lookingOperations,
  ...actingOperations,
  ...orderOperations,
  ...foreseeingOperations,
  ...writingOperations,
  ...noticeOperations,
  ...moveLinkOperations,
  ...streamOperations,
  ...adminOperations,
  ...adminGameOperations,
  ...adminEditionOperations,
  ...adminHelpingOperations,
  ...adminServiceOperations,
};

export const tableRows = Object.entries(operations).map(([operationId, row]) => ({
  operationId,
  row,
}));

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
  invalid('an empty body', '', () => ({ body: undefined, text: '' })),
  invalid('a poisoned body', 'body', () => ({ body: undefined, text: '{"__proto__":{}}' })),
];

const everyBody = ({ largestBody = 64 * 1024 }: Row): readonly Refusal[] => [
  {
    when: 'the body is too large',
    status: 413,
    problem: 'too-large',
    ask: () => ({ body: { name: 'x'.repeat(largestBody) } }),
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
    `select value from service_key where name = 'access-tokens'`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no signing key');
  return row.value;
}

/** What a player's own token says, for tokens made by hand that are wrong in one thing only. */
const claimsOf = ({ token }: Player): object =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

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
      forgedToken({ ...claimsOf(player), iat: now() - 60, exp: now() - 1 }, await keyOf(api)),
    ),
  ),
  signedOut(
    'another key signed the token',
    withToken(({ player }) =>
      forgedToken({ ...claimsOf(player), exp: now() + 60 }, Buffer.alloc(32, 'k')),
    ),
  ),
  signedOut(
    'nobody signed the token',
    withToken(({ player }) => forgedToken({ ...claimsOf(player), exp: now() + 60 }, null, 'none')),
  ),
  signedOut(
    'the token says nothing of a session',
    withToken(async ({ player }, api) =>
      forgedToken({ sub: player.id, exp: now() + 60 }, await keyOf(api)),
    ),
  ),
  signedOut(
    'the session has ended',
    withToken(async ({ player }, { service }) => {
      const { sessions } = service.services.accounts;
      const { claims } = await sessions.begin(player.id);
      await sessions.end(player.id, claims.sid);
      return service.app.jwt.sign(claims);
    }),
  ),
  signedOut(
    'the personal token is none',
    withToken(() => `stf_${'x'.repeat(43)}`),
  ),
  signedOut('the token is in the address', ({ player }, { path }) => ({
    as: null,
    path: `${path}?token=${player.token}`,
  })),
];

/** What one does at games; the rest is one's account. */
const isOfGames = ({ path }: Row): boolean =>
  /^\/v1\/(games|stream|links)\b/.test(path) || path === '/v1/users';

/** The scope an operation asks for, by what it does: written without a look at the routes. */
function scopeFor(row: Row): TokenScope | 'session' {
  const isReading = row.method === 'get';
  if (isOfGames(row)) {
    return isReading || /\/(dry-runs|why-not)$/.test(row.path) ? 'games:read' : 'games:play';
  }
  return isReading && row.path !== '/v1/users/me/data' ? 'account:read' : 'session';
}

/** A token that may do everything but this. */
const lackingOne = (row: Row): Refusal => ({
  when: `the token has every scope but ${scopeFor(row)}`,
  status: 403,
  problem: 'missing-scope',
  ask: withToken(async ({ player }, { service }) => {
    const { accounts } = service.services;
    const { id } = await accounts.register({
      name: `Program of ${player.name.slice(-8)}${Math.random()}`.slice(0, 30),
      password: 'correct horse',
    });
    await service.database.pool.query(
      'update user_account set is_admin = true where user_id = $1',
      [id],
    );
    const scopes = tokenScopes.filter((scope) => scope !== scopeFor(row));
    return (await accounts.tokens.make(id, { name: 'all but one', scopes })).token;
  }),
});

export const elsewhere = (path: string, game: string): string =>
  path.replace(/^\/v1\/games\/[^/?]+/, `/v1/games/${game}`);

export const noGame = '11111111-2222-4333-8444-555555555555';

const ofAnyGame: readonly Refusal[] = [
  invalid('a game that is no id', 'params.game', (_world, { path }) => ({
    path: elsewhere(path, 'chess'),
  })),
  {
    when: 'there is no such game',
    status: 404,
    problem: 'not-found',
    ask: (_world, { path }) => ({ path: elsewhere(path, noGame) }),
  },
  {
    when: 'others play it in private',
    status: 404,
    problem: 'not-found',
    ask: ({ hidden }, { path }) => ({ path: elsewhere(path, hidden) }),
  },
];

const forSeats: readonly Refusal[] = [
  query('a seat that is none', 'seat=first', 'querystring.seat'),
  query('a seat no game has', 'seat=16', 'querystring.seat'),
  {
    when: 'it names a seat of another',
    status: 403,
    problem: 'not-your-seat',
    ask: async ({ player }, good, api) => {
      const { mySeat } = await gameOf(api, good.path.split('/')[3] ?? '', player);
      return { as: player, path: `${good.path}?seat=${mySeat === 0 ? 1 : 0}` };
    },
  },
  {
    when: 'a spectator names a seat',
    status: 403,
    problem: 'not-your-seat',
    ask: ({ stranger }, good) => ({ as: stranger, path: `${good.path}?seat=0` }),
  },
];

const withKey: readonly Refusal[] = [
  keyTooLong,
  {
    when: 'the key belongs to another request',
    status: 409,
    problem: 'key-reused',
    ask: async (_world, good, api) => {
      const [, , , game = ''] = good.path.split('/');
      const table = good.path.endsWith('/rematch') ? uuidFor(game, 'rematch') : game;
      if (table !== game) await ask(api, good); // the key is one of the table it opens
      await api.service.database.pool.query(
        `insert into game_idempotency
           (game_id, user_id, key, digest, first_number, last_number, at)
           values ($1, $2, 'the same', '\\x00', 1, 1, now())`,
        [table, good.as?.id],
      );
      return { headers: { ...good.headers, 'idempotency-key': 'the same' } };
    },
  },
];

const takesBody = ({ method, mayHaveBody, takesNoBody }: Row): boolean =>
  mayHaveBody === true || (['post', 'put', 'patch'].includes(method) && takesNoBody !== true);

/** All refusals of an operation that one service can give. */
export const refusalsOf = (row: Row): readonly Refusal[] => [
  ...(row.isPublic === true || row.forAdmins !== undefined ? [] : [...signedOuts, lackingOne(row)]),
  ...(row.forAdmins === undefined ? [] : adminRefusals(row)),
  ...(row.path.startsWith('/v1/games/{game}') ? ofAnyGame : []),
  ...(row.forSeat === true ? forSeats : []),
  ...(row.takesKey === true ? withKey : []),
  ...(row.hasBody === true ? badBodies : []),
  ...(takesBody(row) ? everyBody(row) : []),
  ...(row.refusals ?? []),
];

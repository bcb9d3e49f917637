import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  newTokenSchema,
  tokensSchema,
  userSchema,
  usersSchema,
} from '../../src/http/answers/accounts.ts';
import { type Api, type Player, read, register } from '../api.ts';
import { badNames, nameTaken, newName, notForGuests } from './accounts.ts';
import { body, invalid, type Refusal, type Row } from './row.ts';

const wish = { name: 'My script', scopes: ['games:read', 'games:play'], expiresInDays: 30 };

const badWishes: readonly Refusal[] = [
  body('a name of nothing', 'name', { name: ' ' }),
  body('a name that nobody sees', 'name', { name: '\u200b' }),
  body('a name of 61 letters', 'name', { name: 'x'.repeat(61) }),
  body('no scope', 'scopes', { scopes: [] }),
  body('an unknown scope', 'scopes', { scopes: ['games:win'] }),
  body('a scope twice', 'scopes', { scopes: ['games:read', 'games:read'] }),
  body('the scope of operators', 'scopes', { scopes: ['admin'] }),
  body('an end today', 'expiresInDays', { expiresInDays: 0 }),
];

const makeTokens = async ({ service }: Api, userId: string, count = 1) => {
  const { tokens } = service.services.accounts;
  for (let made = 1; made < count; made += 1) await tokens.make(userId, { name: 'x', scopes: [] });
  return tokens.make(userId, { name: 'x', scopes: [] });
};

const makeBots = async ({ service }: Api, { id }: Player, count = 1) => {
  const { bots } = service.services.accounts;
  for (let made = 1; made < count; made += 1) await bots.make(id, newName());
  return bots.make(id, newName());
};

/** Somebody new with a bot. */
async function withBot(api: Api): Promise<{ owner: Player; bot: string }> {
  const owner = await register(api);
  return { owner, bot: (await makeBots(api, owner)).id };
}

const notYours = (
  when: string,
  path: (of: string) => string,
  of: (owner: Player, api: Api) => Promise<string>,
): Refusal => ({
  when,
  status: 404,
  problem: 'not-found',
  ask: async ({ stranger }, _good, api) => ({ path: path(await of(stranger, api)) }),
});

const tokenPath = (token: string) => `/v1/users/me/tokens/${token}`;
const botPath = (bot: string) => `/v1/users/me/bots/${bot}`;
const botTokensPath = (bot: string) => `${botPath(bot)}/tokens`;
const strangersBot = async (stranger: Player, { service }: Api) => {
  const { bots } = service.services.accounts;
  const [bot] = await bots.list(stranger.id);
  return (bot ?? (await bots.make(stranger.id, newName()))).id;
};

/** Programs that act for somebody, or in their own name. */
export const tokenOperations: Readonly<Record<string, Row>> = {
  listTokens: {
    path: '/v1/users/me/tokens',
    method: 'get',
    good: async (_world, api) => {
      const { owner, bot } = await withBot(api);
      await makeTokens(api, owner.id);
      await makeTokens(api, bot);
      return { path: '/v1/users/me/tokens', as: owner };
    },
    status: 200,
    check: (response) => {
      const { tokens } = read(response, tokensSchema);
      expect(tokens.map(({ user }) => user.kind)).toEqual(['bot', 'person']);
    },
  },
  createToken: {
    path: '/v1/users/me/tokens',
    method: 'post',
    good: async (_world, api) => ({
      path: '/v1/users/me/tokens',
      as: await register(api),
      body: wish,
    }),
    status: 201,
    check: (response) => {
      const { token, scopes, expiresAt, lastUsedAt } = read(response, newTokenSchema, 201);
      expect(token).toMatch(/^stf_[\w-]{43}$/);
      expect(scopes).toEqual(wish.scopes);
      expect(expiresAt).not.toBeNull();
      expect(lastUsedAt).toBeNull();
    },
    hasBody: true,
    refusals: [
      notForGuests,
      ...badWishes,
      {
        when: 'one has fifty',
        status: 409,
        problem: 'limit-reached',
        spoils: true,
        ask: async (_world, { as }, api) => {
          await makeTokens(api, as?.id ?? '', 50);
          return {};
        },
      },
    ],
  },
  revokeToken: {
    path: '/v1/users/me/tokens/{token}',
    method: 'delete',
    good: async ({ player }, api) => ({
      path: tokenPath((await makeTokens(api, player.id)).id),
      as: player,
    }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    refusals: [
      invalid('a token that is no id', 'params.token', () => ({ path: tokenPath('first') })),
      notYours('there is no such token', tokenPath, async () => randomUUID()),
      notYours(
        'the token is another’s',
        tokenPath,
        async ({ id }, api) => (await makeTokens(api, id)).id,
      ),
    ],
  },
  listBots: {
    path: '/v1/users/me/bots',
    method: 'get',
    good: async (_world, api) => ({ path: '/v1/users/me/bots', as: (await withBot(api)).owner }),
    status: 200,
    check: (response) =>
      expect(read(response, usersSchema).users).toEqual([expect.objectContaining({ kind: 'bot' })]),
  },
  createBot: {
    path: '/v1/users/me/bots',
    method: 'post',
    good: async (_world, api) => ({
      path: '/v1/users/me/bots',
      as: await register(api),
      body: { name: newName() },
    }),
    status: 201,
    check: (response) => expect(read(response, userSchema, 201).kind).toBe('bot'),
    hasBody: true,
    refusals: [
      notForGuests,
      ...badNames,
      nameTaken,
      {
        when: 'one has ten',
        status: 409,
        problem: 'limit-reached',
        ask: async (_world, _good, api) => {
          const owner = await register(api);
          await makeBots(api, owner, 10);
          return { as: owner };
        },
      },
    ],
  },
  createBotToken: {
    path: '/v1/users/me/bots/{bot}/tokens',
    method: 'post',
    good: async (_world, api) => {
      const { owner, bot } = await withBot(api);
      return { path: botTokensPath(bot), as: owner, body: wish };
    },
    status: 201,
    check: (response) => expect(read(response, newTokenSchema, 201).user.kind).toBe('bot'),
    hasBody: true,
    refusals: [
      ...badWishes,
      invalid('a bot that is no id', 'params.bot', () => ({ path: botTokensPath('first') })),
      notYours('there is no such bot', botTokensPath, async () => randomUUID()),
      notYours('the bot is another’s', botTokensPath, strangersBot),
      {
        when: 'it has fifty',
        status: 409,
        problem: 'limit-reached',
        spoils: true,
        ask: async (_world, { path }, api) => {
          await makeTokens(api, path.split('/')[5] ?? '', 50);
          return {};
        },
      },
    ],
  },
  deleteBot: {
    path: '/v1/users/me/bots/{bot}',
    method: 'delete',
    good: async (_world, api) => {
      const { owner, bot } = await withBot(api);
      return { path: botPath(bot), as: owner };
    },
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    refusals: [
      invalid('a bot that is no id', 'params.bot', () => ({ path: botPath('first') })),
      notYours('there is no such bot', botPath, async () => randomUUID()),
      notYours('the bot is another’s', botPath, strangersBot),
    ],
  },
};

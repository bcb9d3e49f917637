import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { profileSchema, profilesSchema, usersSchema } from '../../src/http/answers/accounts.ts';
import { read, register } from '../api.ts';
import { invalid, type Refusal, type Row } from './row.ts';

const blockPath = (user: string) => `/v1/users/me/blocks/${user}`;
const userPath = (user: string) => `/v1/users/${user}`;

const unknown = (path: (user: string) => string): readonly Refusal[] => [
  invalid('a user that is no id', 'params.user', () => ({ path: path('ada') })),
  {
    when: 'there is no such user',
    status: 404,
    problem: 'not-found',
    ask: () => ({ path: path(randomUUID()) }),
  },
];

/** The others. */
export const userOperations: Readonly<Record<string, Row>> = {
  getUser: {
    path: '/v1/users/{user}',
    method: 'get',
    good: ({ other }) => ({ path: userPath(other.id) }),
    status: 200,
    check: (response, { other }) =>
      expect(read(response, profileSchema)).toMatchObject({ id: other.id, name: other.name }),
    isPublic: true,
    refusals: unknown(userPath),
  },
  findUsers: {
    path: '/v1/users',
    method: 'get',
    good: ({ player, other }) => ({
      path: `/v1/users?name=${encodeURIComponent(` ${other.name.toUpperCase()}`)}`,
      as: player,
    }),
    status: 200,
    check: (response, { other }) =>
      expect(read(response, profilesSchema).users.map(({ id }) => id)).toEqual([other.id]),
    refusals: [
      invalid('no name', 'querystring.name', () => ({ path: '/v1/users' })),
      invalid('a name of 101 letters', 'querystring.name', () => ({
        path: `/v1/users?name=${'x'.repeat(101)}`,
      })),
      invalid('an unknown question', 'querystring', (_world, { path }) => ({
        path: `${path}&mail=a`,
      })),
    ],
  },
  listBlocks: {
    path: '/v1/users/me/blocks',
    method: 'get',
    good: async ({ stranger, other }, { service }) => {
      await service.services.accounts.blocks.block(stranger.id, other.id);
      return { path: '/v1/users/me/blocks', as: stranger };
    },
    status: 200,
    check: (response, { other }) =>
      expect(read(response, usersSchema).users.map(({ id }) => id)).toContain(other.id),
  },
  blockUser: {
    path: '/v1/users/me/blocks/{user}',
    method: 'put',
    good: ({ stranger, other }) => ({ path: blockPath(other.id), as: stranger }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    refusals: [
      ...unknown(blockPath),
      invalid('oneself', 'params.user', ({ stranger }) => ({ path: blockPath(stranger.id) })),
      {
        when: 'one has blocked a thousand',
        status: 409,
        problem: 'limit-reached',
        ask: async ({ other }, _good, api) => {
          const player = await register(api);
          await api.service.database.pool.query(
            `insert into user_block (user_id, blocked)
               select $1, gen_random_uuid() from generate_series(1, 1000)`,
            [player.id],
          );
          return { as: player, path: blockPath(other.id) };
        },
      },
    ],
  },
  unblockUser: {
    path: '/v1/users/me/blocks/{user}',
    method: 'delete',
    good: ({ stranger, other }) => ({ path: blockPath(other.id), as: stranger }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    refusals: [invalid('a user that is no id', 'params.user', () => ({ path: blockPath('ada') }))],
  },
};

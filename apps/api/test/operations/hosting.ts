import { expect } from 'vitest';
import { gameSchema, invitationsSchema, linkSchema } from '../../src/http/answers/tables.ts';
import { type Api, type Ask, ask, join, openTable, type Player, read, register } from '../api.ts';
import { block } from '../people.ts';
import { body, invalid, type Refusal, type Row } from './row.ts';
import type { World } from './world.ts';

const byGuest: Refusal = {
  when: 'somebody else than the host asks',
  status: 403,
  problem: 'not-host',
  ask: ({ other }) => ({ as: other }),
};

const wrongState = (when: string, change: Refusal['ask']): Refusal => ({
  when,
  status: 409,
  problem: 'wrong-state',
  ask: change,
});

/** A table with one invited, who has not answered. */
async function invitation(api: Api, host: Player, invited: Player): Promise<string> {
  const { id } = await openTable(api, host, 3, {}, { visibility: 'invited' });
  const path = `/v1/games/${id}/invitations`;
  const asked = await ask(api, { method: 'post', path, as: host, body: { user: invited.id } });
  read(asked, invitationsSchema);
  return id;
}

const linkTo = async (api: Api, game: string, host: Player): Promise<string> =>
  read(await ask(api, { method: 'post', path: `/v1/games/${game}/link`, as: host }), linkSchema)
    .code;

/** A table with a link, and what follows it. */
async function following(api: Api, { player, stranger }: World): Promise<Ask> {
  const { id } = await openTable(api, player, 2, {}, { visibility: 'link' });
  const code = await linkTo(api, id, player);
  return { path: '/v1/links', as: stranger, body: { code } };
}

/** Tables before the game begins. */
export const hostingOperations: Readonly<Record<string, Row>> = {
  startGame: {
    path: '/v1/games/{game}/start',
    method: 'post',
    takesKey: true,
    good: async ({ player, other }, api) => {
      const { id } = await openTable(api, player, 2, {}, { start: 'host' });
      expect(read(await join(api, id, other), gameSchema).status).toBe('open');
      return { path: `/v1/games/${id}/start`, as: player };
    },
    status: 200,
    check: (response) => expect(read(response, gameSchema).status).toBe('running'),
    refusals: [
      byGuest,
      wrongState('a seat is free', ({ open }) => ({ path: `/v1/games/${open}/start` })),
      wrongState('the game is over', ({ ended }) => ({ path: `/v1/games/${ended}/start` })),
    ],
  },
  cancelGame: {
    path: '/v1/games/{game}/cancel',
    method: 'post',
    takesKey: true,
    good: async ({ player, other }, api) => {
      const { id } = await openTable(api, player, 3);
      await join(api, id, other);
      return { path: `/v1/games/${id}/cancel`, as: player };
    },
    status: 200,
    check: (response) =>
      expect(read(response, gameSchema)).toMatchObject({ status: 'ended', ending: 'cancelled' }),
    refusals: [
      byGuest,
      wrongState('the game has begun', ({ choosing }) => ({
        path: `/v1/games/${choosing}/cancel`,
      })),
    ],
  },
  listInvitations: {
    path: '/v1/games/{game}/invitations',
    method: 'get',
    good: async ({ player, other }, api) => ({
      path: `/v1/games/${await invitation(api, player, other)}/invitations`,
      as: player,
    }),
    status: 200,
    check: (response, { other: { id, name } }) =>
      expect(read(response, invitationsSchema).invited).toEqual([{ id, name, kind: 'person' }]),
    refusals: [
      {
        when: 'one asks who does not sit there',
        status: 403,
        problem: 'not-seated',
        ask: ({ other }) => ({ as: other }),
      },
    ],
  },
  inviteToGame: {
    path: '/v1/games/{game}/invitations',
    method: 'post',
    takesKey: true,
    good: async ({ player, other }, api) => {
      const { id } = await openTable(api, player, 3);
      return { path: `/v1/games/${id}/invitations`, as: player, body: { user: other.id } };
    },
    status: 200,
    check: (response, { other: { id, name } }) =>
      expect(read(response, invitationsSchema).invited).toEqual([{ id, name, kind: 'person' }]),
    hasBody: true,
    refusals: [
      body('a user that is no id', 'user', { user: 'Ada' }),
      { ...byGuest, ask: ({ stranger }) => ({ as: stranger }) },
      {
        when: 'there is no such user',
        status: 403,
        problem: 'not-invitable',
        ask: () => ({ body: { user: '11111111-2222-4333-8444-555555555555' } }),
      },
      {
        when: 'that user has blocked the host',
        status: 403,
        problem: 'not-invitable',
        ask: async ({ player }, _good, api) => {
          const blocking = await register(api);
          await block(api, blocking, player);
          return { body: { user: blocking.id } };
        },
      },
      wrongState('the game has begun', ({ choosing, stranger }) => ({
        path: `/v1/games/${choosing}/invitations`,
        body: { user: stranger.id },
      })),
    ],
  },
  declineInvitation: {
    path: '/v1/games/{game}/invitations/mine',
    method: 'delete',
    takesKey: true,
    good: async ({ player, other }, api) => ({
      path: `/v1/games/${await invitation(api, player, other)}/invitations/mine`,
      as: other,
    }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    refusals: [
      {
        when: 'one declines who is not invited, and so knows nothing of the table',
        status: 404,
        problem: 'not-found',
        ask: ({ stranger }) => ({ as: stranger }),
      },
      wrongState('one declines who is not invited', ({ open, stranger }) => ({
        path: `/v1/games/${open}/invitations/mine`,
        as: stranger,
      })),
    ],
  },
  withdrawInvitation: {
    path: '/v1/games/{game}/invitations/{user}',
    method: 'delete',
    takesKey: true,
    good: async ({ player, other }, api) => ({
      path: `/v1/games/${await invitation(api, player, other)}/invitations/${other.id}`,
      as: player,
    }),
    status: 200,
    check: (response) => expect(read(response, invitationsSchema).invited).toEqual([]),
    refusals: [
      byGuest,
      invalid('a user that is no id', 'params.user', (_world, { path }) => ({
        path: path.replace(/[^/]*$/, 'Ada'),
      })),
      wrongState('he was not invited', ({ stranger }, { path }) => ({
        path: path.replace(/[^/]*$/, stranger.id),
      })),
    ],
  },
  makeLink: {
    path: '/v1/games/{game}/link',
    method: 'post',
    takesKey: true,
    good: async ({ player, other }, api) => {
      const { id } = await openTable(api, player, 3);
      await join(api, id, other);
      return { path: `/v1/games/${id}/link`, as: player };
    },
    status: 200,
    check: (response) => expect(read(response, linkSchema).code).toMatch(/^[\w-]{43}$/),
    refusals: [
      byGuest,
      {
        when: 'the game is for whoever is invited',
        status: 409,
        problem: 'invited-only',
        ask: async ({ player }, _good, api) => {
          const { id } = await openTable(api, player, 3, {}, { visibility: 'invited' });
          return { path: `/v1/games/${id}/link` };
        },
      },
    ],
  },
  followLink: {
    path: '/v1/links',
    method: 'post',
    good: async (world, api) => following(api, world),
    status: 200,
    check: (response) =>
      expect(read(response, gameSchema)).toMatchObject({ visibility: 'link', mySeat: null }),
    hasBody: true,
    refusals: [
      body('a code that is none', 'code', { code: 'open sesame' }),
      {
        when: 'the code is of no game',
        status: 404,
        problem: 'not-found',
        ask: () => ({ body: { code: 'x'.repeat(43) } }),
      },
      {
        when: 'another link was made since',
        status: 404,
        problem: 'not-found',
        spoils: true,
        ask: async ({ player }, good, api) => {
          const [game] = [read(await ask(api, { method: 'post', ...good }), gameSchema).id];
          await linkTo(api, game, player);
          return {};
        },
      },
      {
        when: 'the host has blocked whoever follows it',
        status: 403,
        problem: 'not-welcome',
        ask: async ({ player }, _good, api) => {
          const blocked = await register(api);
          await block(api, player, blocked);
          return { as: blocked };
        },
      },
    ],
  },
};

import { expect } from 'vitest';
import { abandonmentSchema, gameSchema } from '../../src/http/answers/tables.ts';
import { type Api, ask, join, openTable, type Player, read, register, startGame } from '../api.ts';
import { block } from '../people.ts';
import { body, type Refusal, type Row } from './row.ts';

const notSeated: Refusal = {
  when: 'one asks who does not sit there',
  status: 403,
  problem: 'not-seated',
  ask: ({ stranger }) => ({ as: stranger }),
};

const wrongState = (when: string, change: Refusal['ask']): Refusal => ({
  when,
  status: 409,
  problem: 'wrong-state',
  ask: change,
});

/** A game of three, of whom the last resigned. */
async function deserted(api: Api, players: readonly [Player, Player]): Promise<string> {
  const leaver = await register(api);
  const game = await startGame(api, [...players, leaver]);
  const path = `/v1/games/${game}/resign`;
  expect(read(await ask(api, { method: 'post', path, as: leaver }), gameSchema).vacant).toEqual([
    2,
  ]);
  return game;
}

/** Leaving games, ending them together, taking over, playing again. */
export const stayingOperations: Readonly<Record<string, Row>> = {
  leaveGame: {
    path: '/v1/games/{game}/seats/mine',
    method: 'delete',
    takesKey: true,
    good: async ({ player, other }, api) => {
      const { id } = await openTable(api, player, 3);
      await join(api, id, other);
      return { path: `/v1/games/${id}/seats/mine`, as: other };
    },
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    refusals: [
      notSeated,
      wrongState('the game has begun', ({ choosing }) => ({
        path: `/v1/games/${choosing}/seats/mine`,
      })),
    ],
  },
  resign: {
    path: '/v1/games/{game}/resign',
    method: 'post',
    forSeat: true,
    takesKey: true,
    good: async ({ player, other }, api) => {
      const game = await startGame(api, [player, other, await register(api)]);
      return { path: `/v1/games/${game}/resign`, as: other };
    },
    status: 200,
    check: (response, { player }) =>
      expect(read(response, gameSchema)).toMatchObject({
        status: 'running',
        vacant: [1],
        seats: [{ id: player.id }, null, {}],
        mySeat: null,
        mySeats: [],
      }),
    refusals: [
      notSeated,
      wrongState('the game has not begun', ({ open, player }) => ({
        path: `/v1/games/${open}/resign`,
        as: player,
      })),
      wrongState('the game is over', ({ ended }) => ({ path: `/v1/games/${ended}/resign` })),
    ],
  },
  listVotes: {
    path: '/v1/games/{game}/abandonment',
    method: 'get',
    good: async ({ player, other }, api) => {
      const path = `/v1/games/${await startGame(api, [player, other])}/abandonment`;
      read(await ask(api, { method: 'put', path, as: other }), gameSchema);
      return { path, as: player };
    },
    status: 200,
    check: (response) => expect(read(response, abandonmentSchema)).toEqual({ votes: [1] }),
  },
  voteToAbandon: {
    path: '/v1/games/{game}/abandonment',
    method: 'put',
    forSeat: true,
    takesKey: true,
    good: async ({ player, other }, api) => {
      const path = `/v1/games/${await startGame(api, [player, other])}/abandonment`;
      read(await ask(api, { method: 'put', path, as: other }), gameSchema);
      return { path, as: player };
    },
    status: 200,
    check: (response) =>
      expect(read(response, gameSchema)).toMatchObject({ status: 'ended', ending: 'abandoned' }),
    refusals: [
      notSeated,
      wrongState('the game has not begun', ({ open }) => ({
        path: `/v1/games/${open}/abandonment`,
      })),
    ],
  },
  withdrawVote: {
    path: '/v1/games/{game}/abandonment',
    method: 'delete',
    forSeat: true,
    takesKey: true,
    good: async ({ player, other }, api) => {
      const path = `/v1/games/${await startGame(api, [player, other])}/abandonment`;
      read(await ask(api, { method: 'put', path, as: player }), gameSchema);
      return { path, as: player };
    },
    status: 200,
    check: (response) => expect(read(response, gameSchema).status).toBe('running'),
    refusals: [
      notSeated,
      wrongState('the game is over', ({ ended }) => ({ path: `/v1/games/${ended}/abandonment` })),
    ],
  },
  replacePlayer: {
    path: '/v1/games/{game}/replacements',
    method: 'post',
    takesKey: true,
    good: async ({ player, other, stranger }, api) => ({
      path: `/v1/games/${await deserted(api, [player, other])}/replacements`,
      as: stranger,
      body: { seat: 2 },
    }),
    status: 200,
    check: (response) =>
      expect(read(response, gameSchema)).toMatchObject({ vacant: [], mySeat: 2 }),
    hasBody: true,
    refusals: [
      body('a seat no game has', 'seat', { seat: 16 }),
      wrongState('somebody sits there', () => ({ body: { seat: 1 } })),
      {
        when: 'he sits there himself, in another seat',
        status: 409,
        problem: 'already-seated',
        ask: ({ player }) => ({ as: player }),
      },
      {
        when: 'he gave up a seat of this game',
        status: 403,
        problem: 'former-player',
        ask: async ({ player, other }, _good, api) => {
          const [one, two] = [await register(api), await register(api)];
          const game = await startGame(api, [player, other, one, two]);
          for (const as of [one, two]) {
            read(
              await ask(api, { method: 'post', path: `/v1/games/${game}/resign`, as }),
              gameSchema,
            );
          }
          return { path: `/v1/games/${game}/replacements`, as: two };
        },
      },
      {
        when: 'the host has blocked him',
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
  playAgain: {
    path: '/v1/games/{game}/rematch',
    method: 'post',
    takesKey: true,
    good: async ({ player, other }, api) => {
      const game = await startGame(api, [player, other]);
      const path = `/v1/games/${game}/resign`;
      read(await ask(api, { method: 'post', path, as: other }), gameSchema);
      return { path: `/v1/games/${game}/rematch`, as: player, body: {} };
    },
    status: 200,
    check: (response, { player }) =>
      expect(read(response, gameSchema)).toMatchObject({
        status: 'open',
        host: { id: player.id },
        mySeat: 0,
        rematchOf: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    refusals: [
      body('an unknown field', '', { colour: 'red' }),
      body('a contribution of its own kind', 'contribution', { contribution: 'lucky 7' }),
      notSeated,
      {
        when: 'the game is not over',
        status: 409,
        problem: 'not-over',
        ask: ({ choosing }) => ({ path: `/v1/games/${choosing}/rematch` }),
      },
    ],
  },
};

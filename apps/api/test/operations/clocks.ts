import { expect } from 'vitest';
import {
  lateOrderSchema,
  timeVotesSchema,
  vacationsSchema,
} from '../../src/http/answers/clocks.ts';
import { gameSchema } from '../../src/http/answers/tables.ts';
import { type Api, ask, offersTo, type Player, read, register, startGame } from '../api.ts';
import { beLateTwice } from '../clocks/late.ts';
import { body, invalid, query, type Refusal, type Row, withBody } from './row.ts';
import type { World } from './world.ts';

const spectator: Refusal = {
  when: 'a spectator asks',
  status: 403,
  problem: 'not-seated',
  ask: ({ stranger }) => ({ as: stranger }),
};

const over = (end: string): Refusal => ({
  when: 'the game is over',
  status: 409,
  problem: 'wrong-state',
  ask: ({ ended, player }) => ({ path: `/v1/games/${ended}/${end}`, as: player }),
});

/** A game of three, of whom the last was late twice. */
async function waitingFor(api: Api, { player, other }: World): Promise<string> {
  const game = await startGame(api, [player, other, await register(api)]);
  await beLateTwice(api.service.services.games, game, 2);
  return game;
}

/** What the player may do first, as a late order of his. */
async function someAct(api: Api, game: string, player: Player) {
  const { offers } = await offersTo(api, game, player);
  return { actions: [offers[0]?.action] };
}

async function withLateOrder(world: World, api: Api): Promise<string> {
  const { player, other } = world;
  const game = await startGame(api, [player, other]);
  const path = `/v1/games/${game}/late-order`;
  const left = await ask(api, {
    method: 'put',
    path,
    as: player,
    body: await someAct(api, game, player),
  });
  read(left, lateOrderSchema);
  return game;
}

const nextYear = new Date().getUTCFullYear() + 1;

/** Somebody who has announced a vacation. */
async function traveller(api: Api) {
  const player = await register(api);
  const days = { from: `${nextYear}-02-01`, to: `${nextYear}-02-07` };
  const path = '/v1/users/me/vacations';
  const { vacations } = read(
    await ask(api, { method: 'post', path, as: player, body: days }),
    vacationsSchema,
  );
  return { player, id: vacations[0]?.id ?? '', days };
}

/** Time: what players agree on, leave for when it is over, and when they are away. */
export const clockOperations: Readonly<Record<string, Row>> = {
  listTimeVotes: {
    path: '/v1/games/{game}/time-votes',
    method: 'get',
    good: async (world, api) => {
      const game = await waitingFor(api, world);
      const path = `/v1/games/${game}/pause`;
      read(await ask(api, { method: 'put', path, as: world.other, body: { days: 7 } }), gameSchema);
      return { path: `/v1/games/${game}/time-votes`, as: world.player };
    },
    status: 200,
    check: (response) =>
      expect(read(response, timeVotesSchema)).toEqual({
        removals: [{ of: 2, votes: [] }],
        pause: { days: 7, votes: [1] },
      }),
  },
  voteForRemoval: {
    path: '/v1/games/{game}/removals/{of}',
    method: 'put',
    forSeat: true,
    takesKey: true,
    good: async (world, api) => {
      const path = `/v1/games/${await waitingFor(api, world)}/removals/2`;
      read(await ask(api, { method: 'put', path, as: world.other }), gameSchema);
      return { path, as: world.player };
    },
    status: 200,
    check: (response) =>
      expect(read(response, gameSchema)).toMatchObject({
        status: 'running',
        vacant: [2],
        seats: [{}, {}, null],
      }),
    refusals: [
      spectator,
      over('removals/1'),
      invalid('a seat that is none', 'params.of', (_world, { path }) => ({
        path: path.replace(/2$/, 'last'),
      })),
      invalid('a seat this table has not', 'params.of', (_world, { path }) => ({
        path: path.replace(/2$/, '3'),
      })),
      {
        when: 'he was not late twice',
        status: 409,
        problem: 'wrong-state',
        ask: (_world, { path }) => ({ path: path.replace(/2$/, '1') }),
      },
    ],
  },
  withdrawRemoval: {
    path: '/v1/games/{game}/removals/{of}',
    method: 'delete',
    forSeat: true,
    takesKey: true,
    good: async (world, api) => {
      const path = `/v1/games/${await waitingFor(api, world)}/removals/2`;
      read(await ask(api, { method: 'put', path, as: world.player }), gameSchema);
      return { path, as: world.player };
    },
    status: 200,
    check: (response) => expect(read(response, gameSchema).vacant).toEqual([]),
    refusals: [
      spectator,
      over('removals/1'),
      invalid('a seat this table has not', 'params.of', (_world, { path }) => ({
        path: path.replace(/2$/, '15'),
      })),
    ],
  },
  voteForPause: {
    path: '/v1/games/{game}/pause',
    method: 'put',
    forSeat: true,
    takesKey: true,
    hasBody: true,
    good: async ({ player, other }, api) => {
      const path = `/v1/games/${await startGame(api, [player, other])}/pause`;
      read(await ask(api, { method: 'put', path, as: other, body: { days: 7 } }), gameSchema);
      return { path, as: player, body: { days: 7 } };
    },
    status: 200,
    check: (response) => {
      const { status, pausedUntil, deadline } = read(response, gameSchema);
      expect({ status, deadline }).toEqual({ status: 'running', deadline: null });
      expect(Date.parse(pausedUntil ?? '')).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
    },
    refusals: [
      spectator,
      over('pause'),
      body('too many days', 'days', { days: 61 }),
      body('half a day', 'days', { days: 0.5 }),
      {
        when: 'it is to go on and is not paused',
        status: 409,
        problem: 'wrong-state',
        ask: async ({ player, other }, _good, api) => ({
          path: `/v1/games/${await startGame(api, [player, other])}/pause`,
          body: { days: 0 },
        }),
      },
    ],
  },
  withdrawPause: {
    path: '/v1/games/{game}/pause',
    method: 'delete',
    forSeat: true,
    takesKey: true,
    good: async ({ player, other }, api) => {
      const path = `/v1/games/${await startGame(api, [player, other])}/pause`;
      read(await ask(api, { method: 'put', path, as: player, body: { days: 7 } }), gameSchema);
      return { path, as: player };
    },
    status: 200,
    check: (response) => expect(read(response, gameSchema).pausedUntil).toBeNull(),
    refusals: [spectator, over('pause')],
  },
  getLateOrder: {
    path: '/v1/games/{game}/late-order',
    method: 'get',
    forSeat: true,
    good: async (world, api) => ({
      path: `/v1/games/${await withLateOrder(world, api)}/late-order`,
      as: world.player,
    }),
    status: 200,
    check: (response) =>
      expect(read(response, lateOrderSchema).order).toMatchObject({
        actions: [{}],
        notation: [expect.any(String)],
        sentences: [expect.any(String)],
      }),
    refusals: [spectator],
  },
  placeLateOrder: {
    path: '/v1/games/{game}/late-order',
    method: 'put',
    forSeat: true,
    takesKey: true,
    hasBody: true,
    good: async ({ player, other }, api) => {
      const game = await startGame(api, [player, other]);
      return {
        path: `/v1/games/${game}/late-order`,
        as: player,
        body: await someAct(api, game, player),
      };
    },
    status: 200,
    check: (response) => expect(read(response, lateOrderSchema).order?.actions).toHaveLength(1),
    refusals: [
      spectator,
      over('late-order'),
      body('no acts', 'actions', { actions: [] }),
      body('both ways', '', { notation: ['pass'] }),
      invalid('an act of no kind', 'actions.0', (_world, good) =>
        withBody(good, { actions: [{ type: 'cheat' }] }),
      ),
      {
        when: 'a line is not understood',
        status: 422,
        problem: 'refused',
        ask: () => ({ body: { notation: ['abracadabra'] } }),
      },
    ],
  },
  cancelLateOrder: {
    path: '/v1/games/{game}/late-order',
    method: 'delete',
    forSeat: true,
    takesKey: true,
    good: async (world, api) => ({
      path: `/v1/games/${await withLateOrder(world, api)}/late-order`,
      as: world.player,
    }),
    status: 200,
    check: (response) => expect(read(response, lateOrderSchema)).toEqual({ order: null }),
    refusals: [
      spectator,
      {
        when: 'there is none',
        status: 422,
        problem: 'refused',
        ask: async ({ player, other }, _good, api) => ({
          path: `/v1/games/${await startGame(api, [player, other])}/late-order`,
        }),
      },
    ],
  },
  listVacations: {
    path: '/v1/users/me/vacations',
    method: 'get',
    good: async (_world, api) => ({
      path: '/v1/users/me/vacations',
      as: (await traveller(api)).player,
    }),
    status: 200,
    check: (response) =>
      expect(read(response, vacationsSchema)).toMatchObject({
        daysAYear: 30,
        daysLeft: 30, // of this year's
        vacations: [{ from: `${nextYear}-02-01`, to: `${nextYear}-02-07` }],
      }),
    refusals: [query('an unknown parameter', 'colour=red', 'querystring.')],
  },
  announceVacation: {
    path: '/v1/users/me/vacations',
    method: 'post',
    hasBody: true,
    good: async (_world, api) => ({
      path: '/v1/users/me/vacations',
      as: await register(api),
      body: { from: `${nextYear}-03-01`, to: `${nextYear}-03-30` },
    }),
    status: 200,
    check: (response) => expect(read(response, vacationsSchema).vacations).toHaveLength(1),
    refusals: [
      body('a day there is not', 'from', { from: `${nextYear}-02-30` }),
      body('a day that is over', 'from', { from: '2025-01-01' }),
      body('an end before the beginning', 'to', { to: `${nextYear}-02-27` }),
      {
        when: 'there are not so many days left',
        status: 409,
        problem: 'vacation-too-long',
        ask: (_world, good) => withBody(good, { to: `${nextYear}-03-31` }),
      },
      {
        when: 'it is too far away',
        status: 409,
        problem: 'vacation-too-long',
        ask: () => ({ body: { from: `${nextYear + 1}-03-01`, to: `${nextYear + 1}-03-02` } }),
      },
      {
        when: 'one has announced some of the days',
        status: 409,
        problem: 'vacation-overlaps',
        ask: async (_world, _good, api) => {
          const { player, days } = await traveller(api);
          return { as: player, body: { from: days.to, to: `${nextYear}-02-09` } };
        },
      },
    ],
  },
  endVacation: {
    path: '/v1/users/me/vacations/{vacation}',
    method: 'delete',
    good: async (_world, api) => {
      const { player, id } = await traveller(api);
      return { path: `/v1/users/me/vacations/${id}`, as: player };
    },
    status: 200,
    check: (response) => expect(read(response, vacationsSchema).vacations).toEqual([]),
    refusals: [
      invalid('an id that is none', 'params.vacation', () => ({
        path: '/v1/users/me/vacations/summer',
      })),
      {
        when: 'it is another’s',
        status: 404,
        problem: 'not-found',
        ask: ({ stranger }) => ({ as: stranger }),
      },
    ],
  },
};

import { expect } from 'vitest';
import { actAnswerSchema } from '../../src/http/answers/acting.ts';
import { ordersSchema } from '../../src/http/answers/orders.ts';
import { type Api, ask, ifMatch, positionOf, read, startGame } from '../api.ts';
import { body, invalid, type Refusal, type Row, withBody } from './row.ts';
import { refusalsOfSeats } from './seats.ts';
import { emptyOrder, someOrder, type World } from './world.ts';

const spectator: Refusal = {
  when: 'a spectator asks',
  status: 403,
  problem: 'not-seated',
  ask: ({ stranger }) => ({ as: stranger }),
};

/** A game in which the player has left an order, and his version of it. */
async function withOrder({ player, other }: World, api: Api) {
  const game = await startGame(api, [player, other]);
  const { version } = await positionOf(api, game, player);
  const response = await ask(api, {
    method: 'post',
    path: `/v1/games/${game}/orders`,
    as: player,
    headers: ifMatch(version),
    body: { order: someOrder },
  });
  return { game, version: read(response, actAnswerSchema, 201).version };
}

/** Standing orders. */
export const orderOperations: Readonly<Record<string, Row>> = {
  listOrders: {
    path: '/v1/games/{game}/orders',
    method: 'get',
    forSeat: true,
    good: async (world, api) => ({
      path: `/v1/games/${(await withOrder(world, api)).game}/orders`,
      as: world.player,
    }),
    status: 200,
    check: (response) => {
      const { orders } = read(response, ordersSchema);
      expect(orders).toEqual([{ id: 1, order: someOrder, sentence: expect.stringMatching(/3/) }]);
    },
    refusals: [spectator],
  },
  placeOrder: {
    path: '/v1/games/{game}/orders',
    method: 'post',
    forSeat: true,
    hasBody: true,
    good: async ({ player, choosing }, api) => {
      const { version } = await positionOf(api, choosing, player);
      return {
        path: `/v1/games/${choosing}/orders`,
        as: player,
        headers: ifMatch(version),
        body: { order: someOrder },
      };
    },
    status: 201,
    check: (response) => {
      const { version, events } = read(response, actAnswerSchema, 201);
      expect(events).toMatchObject([
        {
          version,
          kind: 'order',
          facts: [{ type: 'order-placed', secret: { order: someOrder } }],
        },
      ]);
    },
    refusals: [
      body('an order of no kind', 'order', { order: { about: 'nothing' } }),
      body('an order with a field too many', 'order', { order: { ...someOrder, cheat: true } }),
      body('a decision of 201 letters', 'decision', { decision: 'x'.repeat(201) }),
      ...refusalsOfSeats('orders'),
      ...(['open', 'ended'] as const).map(
        (state): Refusal => ({
          when: `the game is ${state}`,
          status: 409,
          problem: 'wrong-state',
          ask: async (world, _good, api) => ({
            path: `/v1/games/${world[state]}/orders`,
            headers: ifMatch((await positionOf(api, world[state], world.player)).version),
          }),
        }),
      ),
      {
        when: 'the order says nothing',
        status: 422,
        problem: 'refused',
        ask: (_world, good) => withBody(good, { order: emptyOrder }),
      },
    ],
  },
  cancelOrder: {
    path: '/v1/games/{game}/orders/{order}',
    method: 'delete',
    forSeat: true,
    good: async (world, api) => {
      const { game, version } = await withOrder(world, api);
      return {
        path: `/v1/games/${game}/orders/1`,
        as: world.player,
        headers: ifMatch(version),
      };
    },
    status: 200,
    check: (response) => {
      const { events } = read(response, actAnswerSchema);
      expect(events).toMatchObject([
        { kind: 'order', facts: [{ type: 'order-cancelled', secret: { id: 1 } }] },
      ]);
    },
    refusals: [
      ...['first', '0', '1.5', '1000000001'].map((id) =>
        invalid(`the order ${id}`, 'params.order', (_world, { path }) => ({
          path: path.replace(/1$/, id),
        })),
      ),
      ...refusalsOfSeats('orders/1'),
      {
        when: 'no such order stands',
        status: 422,
        problem: 'refused',
        ask: (_world, { path }) => ({ path: path.replace(/1$/, '7') }),
      },
    ],
  },
};

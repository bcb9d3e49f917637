import { z } from 'zod';
import { anyOrder } from '../games/catalogue.ts';
import { cancelOrder, lookAtOrders, placeOrder } from '../games/orders.ts';
import { actAnswerSchema } from '../http/answers/acting.ts';
import { orderId, ordersSchema } from '../http/answers/orders.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams as params } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, requireScope, seatQuery } from '../http/caller.ts';
import { readNumber } from '../http/fields.ts';
import { keyHeader, matchHeader, versionOf } from '../http/headers.ts';

const tags = ['orders'];

const decision = z.string().max(200).optional().meta({
  description: 'The open decision you looked at, instead of `If-Match`.',
});

/** Standing orders. */
export function orderRoutes(app: App, { games, accounts }: RouteServices): void {
  app.get(
    '/v1/games/:game/orders',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'listOrders',
        summary: 'Your standing orders, and what they would do now',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        response: { 200: ordersSchema, ...problemAnswers(400, 401, 403, 404, 429) },
      },
    },
    (request, reply) =>
      lookAtOrders(games, accounts, request.params.game, callerOf(request, reply)),
  );

  app.post(
    '/v1/games/:game/orders',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'placeOrder',
        summary: 'Leave a standing order',
        description:
          'The service plays it for you when you are asked. Nobody else learns that it stands, nor which acts it did, not even when the game is over. Its id is in the fact `order-placed`.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object({ ...keyHeader, ...matchHeader }),
        body: z.strictObject({ order: anyOrder, decision }).meta({ id: 'NewOrder' }),
        response: {
          201: actAnswerSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429),
        },
      },
    },
    async (request, reply) => {
      const { headers, body } = request;
      const placed = await placeOrder(
        games,
        accounts,
        request.params.game,
        callerOf(request, reply),
        body.order,
        {
          version: versionOf(headers['if-match']),
          decision: body.decision ?? null,
          key: headers['idempotency-key'] ?? null,
        },
      );
      return reply.code(201).send(placed);
    },
  );

  app.delete(
    '/v1/games/:game/orders/:order',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'cancelOrder',
        summary: 'Cancel a standing order',
        tags,
        params: params.extend({ order: readNumber(z.coerce.number().pipe(orderId)) }),
        querystring: z.strictObject({ ...seatQuery, decision }),
        headers: z.object({ ...keyHeader, ...matchHeader }),
        response: {
          200: actAnswerSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 412, 422, 428, 429),
        },
      },
    },
    (request, reply) => {
      const { headers, params: at, query } = request;
      return cancelOrder(games, accounts, at.game, callerOf(request, reply), at.order, {
        version: versionOf(headers['if-match']),
        decision: query.decision ?? null,
        key: headers['idempotency-key'] ?? null,
      });
    },
  );
}

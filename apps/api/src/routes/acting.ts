import { z } from 'zod';
import { lookAtPosition } from '../games/position.ts';
import { payVisit, undo } from '../games/visit.ts';
import { actAnswerSchema } from '../http/answers/acting.ts';
import { orderId } from '../http/answers/orders.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams as params } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import {
  askedFields,
  askedIn,
  asksSomething,
  isOneWay,
  mostOrders,
  oneWay,
  ordersToPlace,
} from '../http/asking.ts';
import { callerOf, requireScope, seatQuery } from '../http/caller.ts';
import {
  keyHeader,
  matchHeader,
  prefersRepresentation,
  representation,
  versionOf,
} from '../http/headers.ts';

const tags = ['games'];

const visitSchema = z
  .strictObject({
    ...askedFields,
    cancel: z
      .array(orderId)
      .min(1)
      .max(mostOrders)
      .optional()
      .meta({ description: 'Ids of your standing orders, cancelled before anything else.' }),
    place: ordersToPlace
      .optional()
      .meta({ description: 'Standing orders to leave, before the actions.' }),
    decision: z.string().max(200).optional(),
  })
  .refine(isOneWay, oneWay)
  .refine(
    (visit) => asksSomething(visit) || visit.cancel !== undefined || visit.place !== undefined,
    'actions, notation, orders to cancel, or orders to place',
  )
  .meta({ id: 'Visit' });

/** Acting at games. */
export function actingRoutes(app: App, { games, accounts }: RouteServices): void {
  app.post(
    '/v1/games/:game/actions',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'act',
        summary: 'Play an action, or a whole visit: all or nothing',
        description:
          'Name what you decided upon: `If-Match` with your version of the game, or, for sealed choices and orders, the `decision` they belong to. A list ends where something is revealed or another question is asked: what would come behind it is refused, and with it the whole.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object({
          ...keyHeader,
          ...matchHeader,
          prefer: z.string().max(100).optional().meta({
            description:
              '`return=representation` answers with the position too, and with `Preference-Applied`.',
          }),
        }),
        body: visitSchema,
        response: {
          200: actAnswerSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429),
        },
      },
    },
    async (request, reply) => {
      const { headers, body } = request;
      const { cancel = [], place = [], decision = null } = body;
      const caller = callerOf(request, reply);
      const answer = await payVisit(
        games,
        accounts,
        request.params.game,
        caller,
        { ...askedIn(body), cancel, place },
        {
          version: versionOf(headers['if-match']),
          decision,
          key: headers['idempotency-key'] ?? null,
        },
      );
      if (!prefersRepresentation(headers.prefer)) return answer;
      reply.header('preference-applied', representation);
      const position = await lookAtPosition(games, accounts, request.params.game, caller);
      return { ...answer, position };
    },
  );

  app.post(
    '/v1/games/:game/undo',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'undo',
        summary: 'Take your last acts back, within your own uninterrupted turn',
        description:
          'As many as `mayTakeBack` of the position says. Name your version with `If-Match`.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object({ ...keyHeader, ...matchHeader }),
        body: z
          .strictObject({ acts: z.int().min(1).max(1_000).default(1) })
          .nullish()
          .meta({ id: 'Undo' }),
        response: {
          200: actAnswerSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429),
        },
      },
    },
    (request, reply) => {
      const { headers } = request;
      return undo(
        games,
        accounts,
        request.params.game,
        callerOf(request, reply),
        request.body?.acts ?? 1,
        {
          version: versionOf(headers['if-match']),
          decision: null,
          key: headers['idempotency-key'] ?? null,
        },
      );
    },
  );
}

import { z } from 'zod';
import { anyAction } from '../games/catalogue.ts';
import { explain, foresee } from '../games/foresee.ts';
import { explanationSchema, foreseenSchema } from '../http/answers/foreseeing.ts';
import { notationLine } from '../http/answers/looking.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams as params } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import {
  acts,
  askedFields,
  askedIn,
  asksSomething,
  isOneWay,
  oneWay,
  ordersToPlace,
} from '../http/asking.ts';
import { callerOf, requireScope, seatQuery } from '../http/caller.ts';

const tags = ['games'];

/** Trying things out: nothing of it is played, and nothing of it shows what you cannot know. */
export function foreseeingRoutes(app: App, { games, accounts }: RouteServices): void {
  app.post(
    '/v1/games/:game/dry-runs',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'foresee',
        summary: 'What your actions would lead to, as far as you can foresee it',
        description:
          'Tried in a game in which all that you cannot know is dealt anew, without anybody’s standing orders. It ends before the first thing that reveals something, is left to chance or may not be done: a plan that no longer stands is no error, but is told as far as it does.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        body: z
          .strictObject({
            ...askedFields,
            place: ordersToPlace.optional().meta({
              description: 'Standing orders you would leave before the actions.',
            }),
          })
          .refine(isOneWay, oneWay)
          .refine(
            (wish) => asksSomething(wish) || wish.place !== undefined,
            'actions, notation, or orders to place',
          )
          .meta({ id: 'DryRun' }),
        response: {
          200: foreseenSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    (request, reply) =>
      foresee(games, accounts, request.params.game, callerOf(request, reply), {
        ...askedIn(request.body),
        place: request.body.place ?? [],
      }),
  );

  app.post(
    '/v1/games/:game/why-not',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'explain',
        summary: 'Whether you may do something, at what cost, and by which rule not',
        description:
          'Behind what you would do before it, if you say so. Whatever the rules say is an answer, also that a plan no longer stands because somebody was faster.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        body: z
          .strictObject({
            action: anyAction.optional(),
            notation: notationLine.optional(),
            after: acts.optional().meta({
              description: 'What you would do before it, as in a plan that is not sent yet.',
            }),
          })
          .refine(
            ({ action, notation }) => (action === undefined) !== (notation === undefined),
            'either an action or notation',
          )
          .meta({ id: 'Question' }),
        response: {
          200: explanationSchema,
          ...problemAnswers(400, 401, 403, 404, 413, 415, 429),
        },
      },
    },
    (request, reply) => {
      const { after = [], ...one } = request.body;
      const question = { after, ...one };
      return explain(games, accounts, request.params.game, callerOf(request, reply), question);
    },
  );
}

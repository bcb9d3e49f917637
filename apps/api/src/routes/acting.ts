import { z } from 'zod';
import { act } from '../games/act.ts';
import { anyAction } from '../games/catalogue.ts';
import { lookAtPosition } from '../games/look.ts';
import { actAnswerSchema } from '../http/answers/acting.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams as params } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, requireScope, seatQuery } from '../http/caller.ts';
import { keyHeader, versionOf } from '../http/headers.ts';

const security = [{ token: [] }];
const tags = ['games'];

/** Acting at games. */
export function actingRoutes(app: App, { games, accounts }: RouteServices): void {
  app.post(
    '/v1/games/:game/actions',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'act',
        summary: 'Play an action',
        description:
          'Name what you decided upon: `If-Match` with your version of the game, or, for a sealed choice, the `decision` it belongs to.',
        tags,
        security,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object({
          ...keyHeader,
          'if-match': z
            .string()
            .max(60)
            .optional()
            .meta({ description: 'Your version of the game in quotes, such as `"12"`.' }),
          prefer: z
            .string()
            .max(100)
            .optional()
            .meta({ description: '`return=representation` answers with the position too.' }),
        }),
        body: z
          .strictObject({
            action: anyAction,
            decision: z.string().max(200).optional(),
          })
          .meta({ id: 'Act' }),
        response: {
          200: actAnswerSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { headers, body } = request;
      const caller = callerOf(request, reply);
      const answer = await act(games, accounts, request.params.game, caller, {
        action: body.action,
        version: versionOf(headers['if-match']),
        decision: body.decision ?? null,
        key: headers['idempotency-key'] ?? null,
      });
      if (headers.prefer?.includes('return=representation') !== true) return answer;
      const position = await lookAtPosition(games, accounts, request.params.game, caller, null);
      return { ...answer, position };
    },
  );
}

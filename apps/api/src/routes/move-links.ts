import type { Language } from '@staffetta/engine';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { moveDoneSchema, moveSeenSchema } from '../http/answers/move-links.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { languageOf } from '../http/language.ts';
import { slowly } from '../http/limits.ts';

const tags = ['games'];

const body = z
  .strictObject({
    link: z
      .string()
      .max(100)
      .meta({ description: 'What stands behind the # of the link in your mail.' }),
  })
  .meta({ id: 'MoveLink' });

function told<Answer>(
  reply: FastifyReply,
  { language, answer }: { readonly language: Language; readonly answer: Answer },
): Answer {
  reply.header('cache-control', 'no-store').header('content-language', language);
  return answer;
}

/** Playing by a link of a mail: whoever has it need not be signed in. */
export function moveLinkRoutes(app: App, { moveLinks }: RouteServices): void {
  app.post(
    '/v1/move-links/look',
    {
      config: slowly,
      schema: {
        operationId: 'lookAtMoveLink',
        summary: 'See what a link of a turn’s mail would do',
        description: 'By dry run: nothing is played.',
        tags,
        security: [],
        body,
        response: {
          200: moveSeenSchema,
          ...problemAnswers(400, 403, 404, 409, 410, 412, 413, 415, 429),
        },
      },
    },
    async (request, reply) =>
      told(
        reply,
        await moveLinks.look(request.body.link, languageOf(request.headers['accept-language'])),
      ),
  );

  app.post(
    '/v1/move-links/use',
    {
      config: slowly,
      schema: {
        operationId: 'useMoveLink',
        summary: 'Play what a link of a turn’s mail is for',
        description:
          'Once, and only upon the position the mail told of: if the game has gone on, nothing is done and `missed` says what happened. What is sealed waits for nobody else’s sealed choice.',
        tags,
        security: [],
        body,
        response: {
          200: moveDoneSchema,
          ...problemAnswers(400, 403, 404, 409, 410, 412, 413, 415, 429),
        },
      },
    },
    async (request, reply) =>
      told(
        reply,
        await moveLinks.use(request.body.link, languageOf(request.headers['accept-language'])),
      ),
  );
}

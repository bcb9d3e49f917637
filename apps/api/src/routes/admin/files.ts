import { z } from 'zod';
import { exportForAdmin } from '../../games/export.ts';
import { eventOf, faultSentence } from '../../games/faults.ts';
import { enterFile } from '../../games/import.ts';
import { importedGameSchema } from '../../http/answers/admin-games.ts';
import { exportSchema } from '../../http/answers/export.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { gameParams as params } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { goneFrom } from '../../http/gone.ts';
import { languageFor } from '../../http/language.ts';
import { sendJson } from '../../http/media-types.ts';
import { Problem } from '../../http/problems.ts';
import { referee, requireLook, sessionOf } from './eyes.ts';
import { reason } from './fields.ts';

const tags = ['administration'];

/** Some twenty times the longest game there was. */
const largestFile = 32 * 1024 * 1024;

/** Games as files: out of this instance, and into it. */
export function fileRoutes(app: App, { desk, games }: RouteServices): void {
  app.get(
    '/v1/admin/games/:game/export',
    {
      schema: {
        operationId: 'exportAnyGame',
        summary: 'A game as a file that proves itself',
        description:
          'A finished one as everybody may have it, with the orders left out. As referee, any game at any time, with everything in it: another instance can import that.',
        tags,
        params,
        querystring: z.strictObject({ referee }),
        response: { 200: exportSchema, ...problemAnswers(400, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const isReferee = request.query.referee;
      if (isReferee) await requireLook(desk, game, request);
      return sendJson(reply, await exportForAdmin(games, game, isReferee, goneFrom(reply)));
    },
  );

  app.post(
    '/v1/admin/imports',
    {
      bodyLimit: largestFile,
      schema: {
        operationId: 'importGame',
        summary: 'Import a game that was exported whole',
        description:
          'It is verified and decided anew first, to its last fact; `event` of the problem is the first that does not hold. Players are not part of a file: its seats are empty. Whoever imports a game, or has the same file of one that is here already, has seen what is secret in it, and never plays it.',
        tags,
        body: z
          .strictObject({
            reason,
            file: z
              .record(z.string(), z.unknown())
              .meta({ description: 'An ExportedGame, as an export as referee gives it.' }),
          })
          .meta({ id: 'GameImport' }),
        response: {
          201: importedGameSchema,
          ...problemAnswers(400, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const check = (file: unknown) => desk.files.check(file, goneFrom(reply));
      const session = sessionOf(request);
      const entered = await enterFile(games, check, request.body.file, (run, gameId) =>
        desk.looks.beginWith(run, gameId, session),
      );
      if (entered.result === 'refused') {
        const { fault } = entered;
        const event = eventOf(fault);
        throw new Problem('import-refused', {
          why: faultSentence(fault, languageFor(request)),
          ...(event === null ? {} : { event }),
        });
      }
      const { game, events } = entered.checked.exported;
      if (entered.result === 'known') {
        await desk.looks.begin(game, session); // its secrets are in his hands all the same
        throw new Problem('game-there', { game });
      }
      return reply.code(201).send({ game, events: events.length });
    },
  );
}

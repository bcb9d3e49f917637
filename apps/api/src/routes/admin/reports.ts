import { z } from 'zod';
import { reportsSchema } from '../../http/answers/admin.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { done } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { yesOrNoElse } from '../../http/fields.ts';
import { finish } from '../../http/finish.ts';
import { saidForms } from '../../http/said.ts';
import { withTimes } from '../../http/times.ts';
import { sessionOf } from './eyes.ts';
import { page, pageQuery, readPlace, reason, writePlace } from './fields.ts';

const tags = ['administration'];

/** What whoever reported it reads: kept with the report, as it may quote what only he may read. */
const answerText = saidForms.answer.meta({
  description: 'For whoever reported the message, by mail.',
});

/** Messages that were reported, and what is answered. */
export function reportRoutes(app: App, { desk }: RouteServices): void {
  app.get(
    '/v1/admin/reports',
    {
      schema: {
        operationId: 'listReports',
        summary: 'Messages that were reported, the newest first',
        description:
          'What was written to one seat alone is secret: look as referee at its game first.',
        tags,
        querystring: z.strictObject({
          ...pageQuery,
          waiting: yesOrNoElse(true, 'Whether only those that nobody has answered.'),
        }),
        response: { 200: reportsSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async (request) => {
      const { cursor, limit, waiting } = request.query;
      const before = readPlace(cursor);
      const asker = sessionOf(request);
      const wish = { waitingOnly: waiting, before, limit: limit + 1, asker };
      const { rows, next } = page(await desk.reports.list(wish), limit, writePlace);
      return { reports: rows.map(withTimes), next };
    },
  );

  app.post(
    '/v1/admin/games/:game/reports/:report/answer',
    {
      schema: {
        operationId: 'answerReport',
        summary: 'Answer a report',
        description:
          'Whoever reported the message gets the answer by mail. Not by who plays in that game, nor by who wrote the message. What was written to one seat alone needs a look as referee.',
        tags,
        params: z.object({ game: z.uuid().toLowerCase(), report: z.uuid().toLowerCase() }),
        body: z.strictObject({ answer: answerText, reason }).meta({ id: 'ReportAnswer' }),
        response: {
          204: done('It is answered.'),
          ...problemAnswers(400, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { game, report } = request.params;
      await desk.reports.answer(game, report, request.body.answer, sessionOf(request));
      return finish(reply, 204);
    },
  );
}

import { z } from 'zod';
import { type TimelineEntry, timelineKinds, usualKinds } from '../../admin/timeline.ts';
import { timelineSchema } from '../../http/answers/admin-games.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { gameParams as params } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { goneFrom } from '../../http/gone.ts';
import { languageFor } from '../../http/language.ts';
import { withTimes } from '../../http/times.ts';
import { referee, requireLook } from './eyes.ts';
import { pageQuery, readTimelineMark, writeTimelineMark } from './fields.ts';

const kind = z.enum(timelineKinds);

/** An entry with its times as answers have them. */
function asTold(entry: TimelineEntry) {
  const at = entry.at.toISOString();
  switch (entry.kind) {
    case 'mail':
      return { ...entry, at, mail: entry.mail === null ? null : withTimes(entry.mail) };
    case 'clock':
      return { ...entry, at, clock: withTimes(entry.clock) };
    default:
      return { ...entry, at };
  }
}

/** All that happened in a game and around it, in one line. */
export function timelineRoutes(app: App, { desk }: RouteServices): void {
  app.get(
    '/v1/admin/games/:game/timeline',
    {
      schema: {
        operationId: 'readTimeline',
        summary: 'What happened in a game and around it: events, mails, clocks, deeds of admins',
        description:
          'As everybody may know it: of what is secret, private messages and answers by mail included, only that it is there. As referee, all of it. What stands in mails is not kept. What has a daily mail told of is not known.',
        tags: ['administration'],
        params,
        querystring: z.strictObject({
          ...pageQuery,
          kind: z
            .union([kind, z.array(kind)])
            .optional()
            .meta({ description: 'Only these; may be repeated. All but `reading` if left out.' }),
          order: z
            .enum(['newest', 'oldest'])
            .default('newest')
            .meta({ description: 'Which first.' }),
          referee,
        }),
        response: { 200: timelineSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const { cursor, limit, kind: wanted = usualKinds, order, referee: isReferee } = request.query;
      if (isReferee) await requireLook(desk, game, request);
      const { entries, next } = await desk.timeline.page(game, {
        ...{ isReferee, order, limit, kinds: [wanted].flat() },
        beyond: readTimelineMark(cursor),
        language: languageFor(request),
        gone: goneFrom(reply),
      });
      return {
        entries: entries.map(asTold),
        next: next === null ? null : writeTimelineMark(next),
      };
    },
  );
}

import { z } from 'zod';
import { adminsSchema, auditSchema } from '../../http/answers/admin.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { done } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { yesOrNoElse } from '../../http/fields.ts';
import { finish } from '../../http/finish.ts';
import { withTimes } from '../../http/times.ts';
import { page, pageQuery, readPlace, reasoned, userParams, writePlace } from './fields.ts';

const tags = ['administration'];

/** Who may administer, and what they did. */
export function staffRoutes(app: App, { desk }: RouteServices): void {
  app.get(
    '/v1/admin/admins',
    {
      schema: {
        operationId: 'listAdmins',
        summary: 'All who may administer this service',
        tags,
        response: { 200: adminsSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async () => ({ admins: [...(await desk.admins.list())] }),
  );

  app.put(
    '/v1/admin/admins/:user',
    {
      schema: {
        operationId: 'grantAdmin',
        summary: 'Let somebody administer this service',
        tags,
        params: userParams,
        body: reasoned,
        response: {
          204: done('He may.'),
          ...problemAnswers(400, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    async ({ params }, reply) => {
      await desk.admins.grant(params.user);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/admins/:user/revocation',
    {
      schema: {
        operationId: 'revokeAdmin',
        summary: 'Let somebody administer this service no longer',
        description: 'It counts at once. The last admin stays.',
        tags,
        params: userParams,
        body: reasoned,
        response: {
          204: done('He may no longer.'),
          ...problemAnswers(400, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    async ({ params }, reply) => {
      await desk.admins.revoke(params.user);
      return finish(reply, 204);
    },
  );

  app.get(
    '/v1/admin/audit',
    {
      schema: {
        operationId: 'listAudit',
        summary: 'What admins did, the newest first',
        description:
          'Of what others did about a game you play, or did, or a bot of yours does, neither what they asked for nor why.',
        tags,
        querystring: z.strictObject({
          ...pageQuery,
          game: z.uuid().optional(),
          user: z.uuid().optional().meta({ description: 'Whom it is about.' }),
          admin: z.uuid().optional().meta({ description: 'Who did it.' }),
          deeds: yesOrNoElse(false, 'Whether only deeds, without what was only read.'),
        }),
        response: { 200: auditSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async ({ query, user: { sub } }) => {
      const { cursor, limit, game = null, user = null, admin = null, deeds } = query;
      const before = readPlace(cursor);
      const found = await desk.audit.list({
        ...{ gameId: game, userId: user, admin, asker: sub, before, limit: limit + 1 },
        deedsOnly: deeds,
      });
      const { rows, next } = page(found, limit, writePlace);
      return { entries: rows.map(withTimes), next };
    },
  );
}

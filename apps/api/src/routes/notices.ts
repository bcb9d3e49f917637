import { z } from 'zod';
import { seenGame } from '../games/access.ts';
import { mailMutesSchema, myMailsSchema } from '../http/answers/notices.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { done, gameParams as params } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, requireScope } from '../http/caller.ts';
import { finish } from '../http/finish.ts';
import { withTimes } from '../http/times.ts';

const tags = ['accounts'];

/** What one is told of by mail. */
export function noticeRoutes(app: App, { games, ownMails }: RouteServices): void {
  app.get(
    '/v1/users/me/mails',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'listMyMails',
        summary: 'The mails to you: what of, when, and how each ended',
        description:
          'The newest first. A mail that waits is written a little later, if it is then still true.',
        tags,
        querystring: z.strictObject({
          limit: z.coerce.number().int().min(1).max(100).default(50),
          cursor: z.string().max(200).optional().meta({ description: 'The `next` of a page.' }),
        }),
        response: { 200: myMailsSchema, ...problemAnswers(400, 401, 429) },
      },
    },
    async (request) => {
      const { limit, cursor = null } = request.query;
      const { mails, next } = await ownMails.list(request.user.sub, cursor, limit);
      return { mails: mails.map(withTimes), next };
    },
  );

  app.get(
    '/v1/users/me/mail-mutes',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'listMailMutes',
        summary: 'The games of which you want no mails',
        tags,
        response: { 200: mailMutesSchema, ...problemAnswers(401, 429) },
      },
    },
    async (request) => ({ games: await ownMails.mutes(request.user.sub) }),
  );

  app.put(
    '/v1/games/:game/mail-mute',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'muteMails',
        summary: 'Get no more mails about this game',
        tags,
        params,
        response: {
          204: done('You get no more mails about this game.'),
          ...problemAnswers(400, 401, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      const { game } = request.params;
      await seenGame(games, game, caller);
      await ownMails.mute(caller.userId, game);
      return finish(reply, 204);
    },
  );

  app.delete(
    '/v1/games/:game/mail-mute',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'unmuteMails',
        summary: 'Get mails about this game again',
        tags,
        params,
        response: {
          204: done('You get mails about this game.'),
          ...problemAnswers(400, 401, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      const { game } = request.params;
      await seenGame(games, game, caller);
      await ownMails.unmute(caller.userId, game);
      return finish(reply, 204);
    },
  );
}

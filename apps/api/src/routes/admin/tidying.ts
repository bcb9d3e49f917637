import { z } from 'zod';
import { problemAnswers } from '../../http/answers/problems.ts';
import { done, gameParams as params } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { finish } from '../../http/finish.ts';
import { sessionOf } from './eyes.ts';
import { reasoned } from './fields.ts';

const tags = ['administration'];

const changing = problemAnswers(400, 403, 404, 409, 413, 415, 429);

/** Help that changes nothing of what happened in a game: its mails, its chat, where it is listed. */
export function tidyingRoutes(app: App, { desk }: RouteServices): void {
  app.post(
    '/v1/admin/games/:game/mails/:mail/again',
    {
      schema: {
        operationId: 'sendMailAgain',
        summary: 'Send a mail about a game again',
        description:
          'What it says must still be so, and its reader must want it: it is written anew, as things are now, and judged once more before it leaves. It is another mail to programs, in the same thread.',
        tags,
        params: params.extend({ mail: z.uuid().toLowerCase() }),
        body: reasoned,
        response: { 204: done('It is on its way.'), ...changing },
      },
    },
    async (request, reply) => {
      const { game, mail } = request.params;
      const isReferee = (await desk.looks.until(game, sessionOf(request))) !== null;
      await desk.mails.sendAgain(game, mail, isReferee);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/chat/closing',
    {
      schema: {
        operationId: 'closeChat',
        summary: 'Close a game’s chat: all who read it are told why',
        description: 'What was said stays.',
        tags,
        params,
        body: reasoned,
        response: { 204: done('It is closed.'), ...changing },
      },
    },
    async ({ params: { game }, body: { reason } }, reply) => {
      await desk.tidying.closeChat(game, reason);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/chat/opening',
    {
      schema: {
        operationId: 'openChat',
        summary: 'Open a closed chat again: all who read it are told why',
        tags,
        params,
        body: reasoned,
        response: { 204: done('It is open.'), ...changing },
      },
    },
    async ({ params: { game }, body: { reason } }, reply) => {
      await desk.tidying.openChat(game, reason);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/archive',
    {
      schema: {
        operationId: 'archiveGame',
        summary: 'Put a finished game away: ordinary lists no longer show it',
        description:
          'Whoever has its address reaches it as before, and lists of archived games show it. All who may see it are told why.',
        tags,
        params,
        body: reasoned,
        response: { 204: done('It is archived.'), ...changing },
      },
    },
    async ({ params: { game }, body: { reason } }, reply) => {
      await desk.tidying.archive(game, reason);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/unarchive',
    {
      schema: {
        operationId: 'unarchiveGame',
        summary: 'Show an archived game in ordinary lists again',
        description: 'All who may see it are told why.',
        tags,
        params,
        body: reasoned,
        response: { 204: done('It is listed again.'), ...changing },
      },
    },
    async ({ params: { game }, body: { reason } }, reply) => {
      await desk.tidying.unarchive(game, reason);
      return finish(reply, 204);
    },
  );
}

import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { problemAnswers } from '../../http/answers/problems.ts';
import { done, gameParams as params } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { finish } from '../../http/finish.ts';
import { Problem } from '../../http/problems.ts';
import { sessionOf } from './eyes.ts';
import { reasoned } from './fields.ts';

const tags = ['administration'];

const changing = problemAnswers(400, 403, 404, 409, 413, 415, 429);

/** Help that changes nothing of what happened in a game: its mails, its chat, where it is listed. */
export function tidyingRoutes(app: App, { desk, games, writings }: RouteServices): void {
  /** Ends with nothing to tell, or with why nothing was done. */
  function finishIf(reply: FastifyReply, isDone: boolean) {
    if (!isDone) throw new Problem('done-already');
    return finish(reply, 204);
  }

  async function gameRow(gameId: string) {
    const row = await games.store.game(gameId);
    if (row === null) throw new Problem('not-found');
    return row;
  }

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
      await gameRow(game);
      return finishIf(reply, await writings.close(game, { at: games.now(), reason }));
    },
  );

  app.post(
    '/v1/admin/games/:game/chat/opening',
    {
      schema: {
        operationId: 'openChat',
        summary: 'Open a closed chat again',
        tags,
        params,
        body: reasoned,
        response: { 204: done('It is open.'), ...changing },
      },
    },
    async ({ params: { game } }, reply) => {
      await gameRow(game);
      return finishIf(reply, await writings.open(game));
    },
  );

  app.post(
    '/v1/admin/games/:game/archive',
    {
      schema: {
        operationId: 'archiveGame',
        summary: 'Put a finished game away: ordinary lists no longer show it',
        description:
          'Whoever has its address reaches it as before, and lists of archived games show it.',
        tags,
        params,
        body: reasoned,
        response: { 204: done('It is archived.'), ...changing },
      },
    },
    async ({ params: { game } }, reply) => {
      if ((await gameRow(game)).status !== 'ended') throw new Problem('archives-ended');
      return finishIf(reply, await games.store.archive(game, games.now()));
    },
  );

  app.post(
    '/v1/admin/games/:game/unarchive',
    {
      schema: {
        operationId: 'unarchiveGame',
        summary: 'Show an archived game in ordinary lists again',
        tags,
        params,
        body: reasoned,
        response: { 204: done('It is listed again.'), ...changing },
      },
    },
    async ({ params: { game } }, reply) => {
      await gameRow(game);
      return finishIf(reply, await games.store.archive(game, null));
    },
  );
}

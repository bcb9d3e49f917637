import { toAct } from '@staffetta/engine';
import { z } from 'zod';
import { viewerOf, watchedGame } from '../games/access.ts';
import { versionOf } from '../games/look.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams } from '../http/answers/shared.ts';
import { movedSchema, movedStreamSchema } from '../http/answers/streams.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, requireScope, seatQuery } from '../http/caller.ts';
import { Problem } from '../http/problems.ts';
import { type Message, openStream, streamRegister } from '../http/stream.ts';
import { tell } from '../http/tell.ts';

const streamsPerUser = 20;

/** Games as they move. A message says that there is something new, never what. */
export function streamRoutes(app: App, { games, feed }: RouteServices): void {
  const register = streamRegister(streamsPerUser);
  app.addHook('preClose', async () => register.closeAll());

  app.get(
    '/v1/games/:game/stream',
    {
      exposeHeadRoute: false, // it would open a stream that nobody reads
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'streamGame',
        summary: 'A message whenever there is something new for you in this game',
        description:
          'Server-sent events. Each message bears your version as its id: send the last one back as `Last-Event-ID` and you are told at once whether you missed anything.',
        tags: ['games'],
        security: [{ token: [] }],
        params: gameParams,
        querystring: z.strictObject(seatQuery),
        headers: z.object({
          'last-event-id': z
            .string()
            .regex(/^\d{1,9}$/)
            .optional(),
        }),
        response: {
          200: {
            description: 'Messages as they come.',
            content: { 'text/event-stream': { schema: movedStreamSchema } },
          },
          ...problemAnswers(400, 401, 403, 404, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { game: gameId } = request.params;
      const caller = callerOf(request, reply);
      const { userId } = caller;
      const loaded = await watchedGame(games, gameId, caller);
      viewerOf(loaded, caller); // a seat that is not his is refused before the stream opens
      if (register.isFull(userId)) throw new Problem('too-many-requests');
      let sent = Number(request.headers['last-event-id'] ?? -1);

      async function next(): Promise<Message | null> {
        const current = await watchedGame(games, gameId, caller);
        const version = versionOf(current.versions, viewerOf(current, caller));
        if (version === sent) return null; // an id from another game's stream is only a wrong guess
        sent = version;
        const moved = {
          game: gameId,
          version,
          status: current.game.status,
          toAct: toAct(current.setting, current.game),
        };
        return {
          id: String(version),
          event: 'moved',
          data: tell(games.telling, movedSchema, moved),
        };
      }

      const stream = openStream(
        next,
        (onMoved) => feed.listen(gameId, onMoved),
        (error) => {
          // Who may no longer look is not told more; anything else is a bug of ours.
          if (!(error instanceof Problem)) request.log.error({ err: error }, 'a stream failed');
        },
      );
      register.add(userId, stream);
      reply.header('content-type', 'text/event-stream; charset=utf-8');
      reply.header('cache-control', 'no-store');
      reply.header('x-accel-buffering', 'no');
      return reply.send(stream);
    },
  );
}

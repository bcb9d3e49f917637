import { toAct } from '@staffetta/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { viewerOf, watchedGame } from '../games/access.ts';
import { chatVersionFor } from '../games/chat.ts';
import { openFollowedGames, type Standing } from '../games/following.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { lookAtClocks, versionOf } from '../games/look.ts';
import type { ChatVersion } from '../games/writings.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams } from '../http/answers/shared.ts';
import {
  chattedSchema,
  gameStreamSchema,
  movedSchema,
  movedStreamSchema,
  timedSchema,
} from '../http/answers/streams.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, isStillSignedIn, requireScope, seatQuery } from '../http/caller.ts';
import { Problem } from '../http/problems.ts';
import { type Message, openStream, type StreamSource } from '../http/stream.ts';
import { tell } from '../http/tell.ts';

const streamAnswer = (schema: z.ZodType) => ({
  description: 'Messages as they come.',
  content: { 'text/event-stream': { schema } },
});

/** Games as they move. A message says that there is something new, never what. */
export function streamRoutes(app: App, services: RouteServices): void {
  const { games, feed, following, lines, heartbeatEvery, writings, notePage } = services;

  const holderOf = ({ user, ip }: FastifyRequest) => ({ userId: user.sub, from: ip });

  /** Answers with a stream. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    source: Pick<StreamSource, 'next' | 'listen'>,
  ): FastifyReply {
    const { sub: userId } = request.user;
    const stream = openStream({
      ...source,
      isWelcome: () => isStillSignedIn(request),
      heartbeatEvery,
      onTrouble: (error) => {
        // A game he may no longer see ends his stream, as it should.
        if (!(error instanceof Problem)) request.log.error({ err: error }, 'a stream failed');
      },
    });
    stream.on('close', notePage(userId));
    stream.on(
      'close',
      lines.add(holderOf(request), () => stream.destroy()),
    );
    reply.header('content-type', 'text/event-stream; charset=utf-8');
    reply.header('cache-control', 'no-store');
    reply.header('x-accel-buffering', 'no');
    return reply.send(stream);
  }

  const moved = (id: string | null, data: z.infer<typeof movedSchema>): Message => ({
    id,
    event: 'moved',
    data: tell(games.telling, movedSchema, data),
  });

  /** When the clocks of games run out, a message for each in which time passes. */
  async function timesOf(gameIds: readonly string[]): Promise<readonly Message[]> {
    const timed = await lookAtClocks(games, gameIds);
    return timed.map((one) => ({
      id: null,
      event: 'timed',
      data: tell(games.telling, timedSchema, one),
    }));
  }

  app.get(
    '/v1/games/:game/stream',
    {
      exposeHeadRoute: false, // it would open a stream that nobody reads
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'streamGame',
        summary: 'A message whenever there is something new for you in this game',
        description:
          'Server-sent events. `moved` bears your version as its id: send the last one back as `Last-Event-ID` and you are told at once whether you missed anything. `chatted` says how much of the chat there is for you, at first too if there is any. `timed` says when clocks run out, at first and whenever that is another time though the game has not moved, as when a vacation begins; also when they stand still for another reason from then on.',
        tags: ['streams'],
        params: gameParams,
        querystring: z.strictObject(seatQuery),
        headers: z.object({
          'last-event-id': z
            .string()
            .regex(/^\d{1,9}$/)
            .optional(),
        }),
        response: {
          200: streamAnswer(gameStreamSchema),
          ...problemAnswers(400, 401, 403, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const { game: gameId } = request.params;
      const caller = callerOf(request, reply);
      const loaded = await watchedGame(games, gameId, caller);
      viewerOf(loaded, caller); // a seat that is not his is refused before the stream opens
      lines.refuseIfFull(holderOf(request));
      let sent = Number(request.headers['last-event-id'] ?? -1);

      let heard: ChatVersion = { messages: 0, closings: 0 };

      function news(current: LoadedGame): readonly Message[] {
        const version = versionOf(current.versions, viewerOf(current, caller));
        if (version === sent) return []; // an id from another game's stream is only a wrong guess
        sent = version;
        const { status } = current.game;
        const awaited = [...toAct(current.setting, current.game)];
        return [moved(String(version), { game: gameId, version, status, toAct: awaited })];
      }

      async function talk(current: LoadedGame): Promise<readonly Message[]> {
        const { messages, closings } = await chatVersionFor(writings, current, caller);
        if (messages === heard.messages && closings === heard.closings) return [];
        heard = { messages, closings };
        const data = tell(games.telling, chattedSchema, { game: gameId, ...heard });
        return [{ id: null, event: 'chatted', data }];
      }

      let areClocksAsked = true;

      async function times({ game, clocks }: LoadedGame): Promise<readonly Message[]> {
        const isAsked = areClocksAsked;
        areClocksAsked = false;
        const mayTell = game.status === 'running' && clocks.some(({ left }) => left !== null);
        return isAsked && mayTell ? timesOf([gameId]) : [];
      }

      async function next(): Promise<readonly Message[]> {
        const current = await watchedGame(games, gameId, caller);
        return [...news(current), ...(await talk(current)), ...(await times(current))];
      }

      function listen(onNews: () => void): () => void {
        const stops = [
          feed.listen(gameId, onNews),
          feed.clocks.listen(gameId, () => {
            areClocksAsked = true;
            onNews();
          }),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }

      return send(request, reply, { next, listen });
    },
  );

  app.get(
    '/v1/stream',
    {
      exposeHeadRoute: false,
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'streamMine',
        summary: 'A message whenever there is something new for you in any game of yours',
        description:
          'Server-sent events. Yours are the games you sit in and the tables you opened or are invited to, also those you come to while you listen. At first there is a message for each that goes on or has ended this week, unless you send the last id you had back as `Last-Event-ID` and have missed nothing. Ids are of no other use; a message may come without one. `timed` says when the clocks of a game you sit in run out, at first and whenever that is another time though it has not moved, or they stand still for another reason.',
        tags: ['streams'],
        headers: z.object({
          'last-event-id': z
            .string()
            .regex(/^[0-9a-f]{16}$/)
            .optional(),
        }),
        response: { 200: streamAnswer(movedStreamSchema), ...problemAnswers(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const { userId } = callerOf(request, reply);
      const mine = openFollowedGames(userId);
      const waiting = new Map<string, Standing>(); // the newest of each that moved
      let isInDoubt = false; // whether any may have moved, or its clocks
      const timed = new Set<string>(); // games whose clocks are to be told of
      let wake: () => void = () => undefined;
      const stops = [
        following.follow(userId, (standing) => {
          if (standing === null) isInDoubt = true;
          else waiting.set(standing.row.gameId, standing);
          wake();
        }),
        following.followClocks(userId, (gameId) => {
          if (gameId === null) isInDoubt = true;
          else timed.add(gameId);
          wake();
        }),
      ];
      const stop = () => {
        for (const one of stops) one();
      };

      function told(standings: readonly Standing[]): readonly Message[] {
        const news = standings.flatMap((standing) => {
          const version = mine.note(standing);
          const { gameId: game, status, toAct: awaited } = standing.row;
          return version === null ? [] : [{ game, version, status, toAct: awaited }];
        });
        // What is told together has one id: whoever got a part of it is told all of it again.
        return news.map((one, place) => moved(place < news.length - 1 ? null : mine.digest(), one));
      }

      async function all(): Promise<readonly Message[]> {
        isInDoubt = false;
        const standings = await following.goingOn(userId);
        mine.keepOnly(new Set(standings.map(({ row }) => row.gameId)));
        for (const { row, players } of standings) {
          if (row.status === 'running' && players.includes(userId)) timed.add(row.gameId);
        }
        return told(standings);
      }

      async function begin(): Promise<Message[]> {
        const messages = [...(await all())];
        lines.refuseIfFull(holderOf(request));
        return request.headers['last-event-id'] === mine.digest() ? [] : messages;
      }

      const untold = await begin().catch((error: unknown) => {
        stop();
        throw error;
      });

      async function moves(): Promise<readonly Message[]> {
        if (isInDoubt) return all();
        const standings = [...waiting.values()];
        waiting.clear();
        return told(standings);
      }

      async function times(): Promise<readonly Message[]> {
        const asked = [...timed];
        timed.clear();
        return timesOf(asked);
      }

      async function next(): Promise<readonly Message[]> {
        return [...untold.splice(0), ...(await moves()), ...(await times())];
      }

      const listen = (onMoved: () => void): (() => void) => {
        wake = onMoved;
        return stop;
      };
      return send(request, reply, { next, listen });
    },
  );
}

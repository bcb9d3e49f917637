import { z } from 'zod';
import { exportGame } from '../games/export.ts';
import { lookAtLog, lookAtOffers, lookAtPosition } from '../games/look.ts';
import { waitForVersion } from '../games/waiting.ts';
import { exportSchema } from '../http/answers/export.ts';
import { logSchema, offersSchema, positionSchema } from '../http/answers/looking.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams as params } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, requireScope, seatQuery } from '../http/caller.ts';
import { etag, namesTag } from '../http/headers.ts';

const security = [{ token: [] }];
const tags = ['games'];

/** Looking at games: the position, what one may do, what happened. */
export function lookingRoutes(app: App, services: RouteServices): void {
  const { games, accounts } = services;
  app.get(
    '/v1/games/:game/view',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'getPosition',
        summary: 'The position as you may know it, now or at an earlier version',
        description:
          'With `waitForVersion` the answer waits, half a minute at most, until you have that version or the game is over; then it is the present position all the same. A waiting request counts as an open stream.',
        tags,
        security,
        params,
        querystring: z.strictObject({
          ...seatQuery,
          version: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
          waitForVersion: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
        }),
        response: {
          200: positionSchema,
          304: z.null().meta({ description: 'You have it already.' }),
          ...problemAnswers(400, 401, 403, 404, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { version = null, waitForVersion: awaited = 0 } = request.query;
      const caller = callerOf(request, reply);
      const gone = (onGone: () => void) => reply.raw.once('close', onGone);
      await waitForVersion(services, request.params.game, caller, { version: awaited, gone });
      const position = await lookAtPosition(games, accounts, request.params.game, caller, version);
      const isNewest = position.version === position.newest; // another one tells of the newest too
      const tag = etag(position.version, position.seat ?? 'spectator', caller);
      if (isNewest) reply.header('etag', tag);
      const known = request.headers['if-none-match'] ?? '';
      if (isNewest && namesTag(known, tag)) return reply.code(304).send(null);
      return position;
    },
  );

  app.get(
    '/v1/games/:game/offers',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'listOffers',
        summary: 'All your seat may do now',
        tags,
        security,
        params,
        querystring: z.strictObject(seatQuery),
        response: { 200: offersSchema, ...problemAnswers(400, 401, 403, 404, 429, 503) },
      },
    },
    (request, reply) =>
      lookAtOffers(games, accounts, request.params.game, callerOf(request, reply)),
  );

  app.get(
    '/v1/games/:game/log',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'getLog',
        summary: 'What happened since a version of yours',
        tags,
        security,
        params,
        querystring: z.strictObject({
          ...seatQuery,
          since: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
          limit: z.coerce.number().int().min(1).max(500).default(100),
        }),
        response: { 200: logSchema, ...problemAnswers(400, 401, 403, 404, 429, 503) },
      },
    },
    (request, reply) =>
      lookAtLog(games, accounts, request.params.game, callerOf(request, reply), request.query),
  );

  app.get(
    '/v1/games/:game/export',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'exportGame',
        summary: 'A finished game, whole, as a file that proves itself',
        description:
          'All hands are open in it. Only standing orders stay sealed, but for your own.',
        tags,
        security,
        params,
        querystring: z.strictObject(seatQuery),
        response: { 200: exportSchema, ...problemAnswers(400, 401, 403, 404, 409, 429, 503) },
      },
    },
    (request, reply) => exportGame(games, request.params.game, callerOf(request, reply)),
  );
}

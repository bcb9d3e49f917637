import { z } from 'zod';
import { exportGame } from '../games/export.ts';
import { lookAtChanges, lookAtLog, lookAtNotation, type Stretch } from '../games/log.ts';
import { lookAtOffers } from '../games/offers.ts';
import { eyes, lookAtPosition } from '../games/position.ts';
import { lookAtRace } from '../games/race.ts';
import { lookAtScore } from '../games/score.ts';
import type { Caller } from '../games/tables.ts';
import { waitForVersion } from '../games/waiting.ts';
import { changesSchema, raceSchema, scoreSchema } from '../http/answers/changes.ts';
import { exportSchema } from '../http/answers/export.ts';
import {
  logSchema,
  offersSchema,
  positionSchema,
  spokenEventSchema,
} from '../http/answers/looking.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams as params } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, isStillSignedIn, requireScope, seatQuery } from '../http/caller.ts';
import { readNumber } from '../http/fields.ts';
import { goneFrom } from '../http/gone.ts';
import { etag, namesTag, raceTag } from '../http/headers.ts';
import {
  inLines,
  json,
  linkNext,
  ndjson,
  plain,
  preferredType,
  sendJson,
} from '../http/media-types.ts';
import { Problem } from '../http/problems.ts';
import { tell } from '../http/tell.ts';

const tags = ['games'];

const eyesQuery = {
  as: z.enum(eyes).default('me').meta({
    description:
      'Whose eyes: yours; a spectator’s; or, once the game is over, all hands open. Versions are yours, but for a spectator’s.',
  }),
};

const unchanged = z.null().meta({ description: 'You have it already.' });

const stretchQuery = z.strictObject({
  ...seatQuery,
  since: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** Looking at games: the position, what one may do, what happened. */
export function lookingRoutes(app: App, services: RouteServices): void {
  const { games, accounts } = services;

  /** Each event as a line of JSON. */
  async function eventLines(gameId: string, caller: Caller, stretch: Stretch) {
    const { events, next } = await lookAtLog(games, accounts, gameId, caller, stretch);
    const lines = events.map((event) =>
      JSON.stringify(tell(games.telling, spokenEventSchema, event)),
    );
    return { lines, next };
  }

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
        params,
        querystring: z.strictObject({
          ...seatQuery,
          ...eyesQuery,
          version: readNumber(z.coerce.number().int().min(0).max(1_000_000_000)).optional(),
          waitForVersion: readNumber(z.coerce.number().int().min(0).max(1_000_000_000)).optional(),
        }),
        response: {
          200: positionSchema,
          304: unchanged,
          ...problemAnswers(400, 401, 403, 404, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const { as, version = null, waitForVersion: awaited = 0 } = request.query;
      const caller = callerOf(request, reply);
      const gone = (onGone: () => void) => reply.raw.once('close', onGone);
      await waitForVersion(services, request.params.game, caller, {
        ...{ version: awaited, from: request.ip, gone },
        begins: () => request.beginsToWait(),
      });
      if (awaited > 0 && !(await isStillSignedIn(request))) throw new Problem('not-signed-in');
      const look = { as, version };
      const position = await lookAtPosition(games, accounts, request.params.game, caller, look);
      const tag = etag(position, as, caller);
      reply.header('etag', tag);
      const known = request.headers['if-none-match'] ?? '';
      if (namesTag(known, tag)) return reply.code(304).send(null);
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
        params,
        querystring: z.strictObject(seatQuery),
        response: { 200: offersSchema, ...problemAnswers(400, 401, 403, 404, 429) },
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
        description:
          'As JSON; as lines of JSON with `Accept: application/x-ndjson`; or as notation with `Accept: text/plain`, a line for each event, such as `12 Ada: bid 3`, with a star where a standing order of yours acted. Where there is more than was asked for, `Link` with `rel="next"` says where it goes on.',
        tags,
        params,
        querystring: stretchQuery,
        response: {
          200: {
            description: 'A stretch of the log.',
            content: {
              [json]: { schema: logSchema },
              [ndjson]: { schema: z.string() },
              [plain]: { schema: z.string() },
            },
          },
          ...problemAnswers(400, 401, 403, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const { query, params: at } = request;
      const caller = callerOf(request, reply);
      reply.header('vary', 'accept, accept-language, authorization');
      const wanted = preferredType(request.headers.accept);
      if (wanted === json) {
        const log = await lookAtLog(games, accounts, at.game, caller, query);
        linkNext(request, reply, 'since', log.next);
        return reply.type(json).send(log);
      }
      const { lines, next } =
        wanted === plain
          ? await lookAtNotation(games, accounts, at.game, caller, query)
          : await eventLines(at.game, caller, query);
      linkNext(request, reply, 'since', next);
      return reply.type(`${wanted}; charset=utf-8`).send(inLines(lines));
    },
  );

  app.get(
    '/v1/games/:game/changes',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'getChanges',
        summary: 'What happened since a version of yours, a sentence each',
        tags,
        params,
        querystring: stretchQuery,
        response: { 200: changesSchema, ...problemAnswers(400, 401, 403, 404, 429) },
      },
    },
    (request, reply) =>
      lookAtChanges(games, accounts, request.params.game, callerOf(request, reply), request.query),
  );

  app.get(
    '/v1/games/:game/score',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'getScore',
        summary: 'The score so far, as you can count it; in the end all of it',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        response: { 200: scoreSchema, ...problemAnswers(400, 401, 403, 404, 429) },
      },
    },
    (request, reply) => lookAtScore(games, request.params.game, callerOf(request, reply)),
  );

  app.get(
    '/v1/games/:game/race',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'getRace',
        summary: 'How the points went, version by version, as you could count them then',
        description:
          'A moment for every version at which the points of a seat changed, counted with what its viewer knew at that version; when the game is over, the last one counts all. With all hands open (`as=all`) every one does.',
        tags,
        params,
        querystring: z.strictObject({ ...seatQuery, ...eyesQuery }),
        response: {
          200: raceSchema,
          304: unchanged,
          ...problemAnswers(400, 401, 403, 404, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      const { as } = request.query;
      const race = await lookAtRace(games, request.params.game, caller, as, goneFrom(reply));
      const tag = raceTag(race);
      reply.header('etag', tag);
      const known = request.headers['if-none-match'] ?? '';
      return namesTag(known, tag) ? reply.code(304).send(null) : race;
    },
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
        params,
        querystring: z.strictObject(seatQuery),
        response: { 200: exportSchema, ...problemAnswers(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      const file = await exportGame(games, request.params.game, caller, goneFrom(reply));
      return sendJson(reply, file);
    },
  );
}

import { z } from 'zod';
import { act } from '../games/act.ts';
import { anyAction, anyOptions, findTitle } from '../games/catalogue.ts';
import { exportGame } from '../games/export.ts';
import { listGames, lookAtGame, lookAtLog, lookAtOffers, lookAtPosition } from '../games/look.ts';
import { sha256 } from '../games/secret.ts';
import { type Caller, joinTable, openTable } from '../games/tables.ts';
import {
  actAnswerSchema,
  exportSchema,
  gameSchema,
  gamesSchema,
  logSchema,
  offersSchema,
  gameParams as params,
  positionSchema,
  problemAnswers,
} from '../http/answers.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, requireSignedIn } from '../http/caller.ts';
import { Problem } from '../http/problems.ts';

const keyHeader = {
  'idempotency-key': z
    .string()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'Yours for this request: repeated with it, it has no second effect.' }),
};
const contribution = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional()
  .meta({
    description:
      'Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance.',
  });
const security = [{ token: [] }];
const tags = ['games'];

/** A position is another for every viewer and language; `If-Match` asks for the version in front. */
const etag = (version: number, { userId, language }: Caller): string =>
  `"${version}-${language}-${sha256(userId).toString('hex').slice(0, 12)}"`;

/** Whether a list of ETags, weak ones too, holds this one: a proxy may have weakened ours. */
const namesTag = (list: string, tag: string): boolean =>
  list.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);

/** The version an If-Match names, by itself or in an ETag; null if there is none. */
function versionOf(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined) return null;
  const match = /^(?:W\/)?"(\d{1,9})(?:-[\w-]{1,40})?"$/.exec(ifMatch.trim());
  if (match === null) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'headers.if-match', message: 'your version in quotes, such as "12"' }],
    });
  }
  return Number(match[1]);
}

/** Playing and looking at games. */
export function gameRoutes(app: App, { games, accounts, offersExamples }: RouteServices): void {
  app.get(
    '/v1/games',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'listGames',
        summary: 'Games, the newest first',
        tags,
        security,
        querystring: z.strictObject({
          mine: z
            .stringbool()
            .optional()
            .meta({ type: 'boolean', description: 'Only those you sit in.' }),
          status: z.enum(['open', 'running', 'ended']).optional(),
          cursor: z.string().max(200).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(20),
        }),
        response: { 200: gamesSchema, ...problemAnswers(400, 401, 429) },
      },
    },
    (request, reply) => {
      const { mine = false, status = null, cursor = null, limit } = request.query;
      return listGames(games, accounts, callerOf(request, reply), { mine, status, cursor, limit });
    },
  );

  app.post(
    '/v1/games',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'createGame',
        summary: 'Open a table and take its first seat',
        tags,
        security,
        headers: z.object(keyHeader),
        body: z
          .strictObject({
            title: z.string().max(100),
            seats: z.int().min(1).max(16),
            options: anyOptions.optional(),
            contribution,
          })
          .meta({ id: 'NewGame' }),
        response: { 201: gameSchema, ...problemAnswers(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { title, seats, options = {}, contribution: given = null } = request.body;
      const isOffered = offersExamples || findTitle(title)?.title.stage === 'published';
      const caller = callerOf(request, reply);
      const gameId = await openTable(
        games,
        caller,
        { title: isOffered ? title : '', seats, options },
        { key: request.headers['idempotency-key'] ?? null, contribution: given },
      );
      const game = await lookAtGame(games, accounts, gameId, caller);
      return reply.code(201).header('location', `/v1/games/${gameId}`).send(game);
    },
  );

  app.get(
    '/v1/games/:game',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'getGame',
        summary: 'One game, without its position',
        tags,
        security,
        params,
        response: { 200: gameSchema, ...problemAnswers(400, 401, 404, 429, 503) },
      },
    },
    (request, reply) => lookAtGame(games, accounts, request.params.game, callerOf(request, reply)),
  );

  app.post(
    '/v1/games/:game/seats',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'joinGame',
        summary: 'Take a free seat; the last one starts the game',
        tags,
        security,
        params,
        body: z.strictObject({ contribution }).nullish().meta({ id: 'Joining' }),
        response: {
          200: gameSchema,
          ...problemAnswers(400, 401, 404, 409, 413, 415, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      await joinTable(games, request.params.game, caller, request.body?.contribution);
      return lookAtGame(games, accounts, request.params.game, caller);
    },
  );

  app.get(
    '/v1/games/:game/view',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'getPosition',
        summary: 'The position as you may know it, now or at an earlier version',
        tags,
        security,
        params,
        querystring: z.strictObject({
          version: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
        }),
        response: {
          200: positionSchema,
          304: z.null().meta({ description: 'You have it already.' }),
          ...problemAnswers(400, 401, 404, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { version = null } = request.query;
      const caller = callerOf(request, reply);
      const position = await lookAtPosition(games, accounts, request.params.game, caller, version);
      const isNewest = position.version === position.newest; // another one tells of the newest too
      const tag = etag(position.version, caller);
      if (isNewest) reply.header('etag', tag);
      const known = request.headers['if-none-match'] ?? '';
      if (isNewest && namesTag(known, tag)) return reply.code(304).send(null);
      return position;
    },
  );

  app.get(
    '/v1/games/:game/offers',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'listOffers',
        summary: 'All your seat may do now',
        tags,
        security,
        params,
        response: { 200: offersSchema, ...problemAnswers(400, 401, 403, 404, 429, 503) },
      },
    },
    (request, reply) =>
      lookAtOffers(games, accounts, request.params.game, callerOf(request, reply)),
  );

  app.get(
    '/v1/games/:game/log',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'getLog',
        summary: 'What happened since a version of yours',
        tags,
        security,
        params,
        querystring: z.strictObject({
          since: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
          limit: z.coerce.number().int().min(1).max(500).default(100),
        }),
        response: { 200: logSchema, ...problemAnswers(400, 401, 404, 429, 503) },
      },
    },
    (request, reply) =>
      lookAtLog(games, accounts, request.params.game, callerOf(request, reply), request.query),
  );

  app.get(
    '/v1/games/:game/export',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'exportGame',
        summary: 'A finished game, whole, as a file that proves itself',
        description:
          'All hands are open in it. Only standing orders stay sealed, but for your own.',
        tags,
        security,
        params,
        response: { 200: exportSchema, ...problemAnswers(400, 401, 404, 409, 429, 503) },
      },
    },
    (request, reply) => exportGame(games, request.params.game, callerOf(request, reply)),
  );

  app.post(
    '/v1/games/:game/actions',
    {
      preParsing: requireSignedIn,
      schema: {
        operationId: 'act',
        summary: 'Play an action',
        description:
          'Name what you decided upon: `If-Match` with your version of the game, or, for a sealed choice, the `decision` it belongs to.',
        tags,
        security,
        params,
        headers: z.object({
          ...keyHeader,
          'if-match': z
            .string()
            .max(60)
            .optional()
            .meta({ description: 'Your version of the game in quotes, such as `"12"`.' }),
          prefer: z
            .string()
            .max(100)
            .optional()
            .meta({ description: '`return=representation` answers with the position too.' }),
        }),
        body: z
          .strictObject({
            action: anyAction,
            decision: z.string().max(200).optional(),
          })
          .meta({ id: 'Act' }),
        response: {
          200: actAnswerSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { headers, body } = request;
      const caller = callerOf(request, reply);
      const answer = await act(games, accounts, request.params.game, caller, {
        action: body.action,
        version: versionOf(headers['if-match']),
        decision: body.decision ?? null,
        key: headers['idempotency-key'] ?? null,
      });
      if (headers.prefer?.includes('return=representation') !== true) return answer;
      const position = await lookAtPosition(games, accounts, request.params.game, caller, null);
      return { ...answer, position };
    },
  );
}

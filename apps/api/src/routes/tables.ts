import { z } from 'zod';
import { anyOptions, findTitle } from '../games/catalogue.ts';
import { listGames, lookAtGame } from '../games/look.ts';
import { joinTable, openTable } from '../games/tables.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { gameParams as params } from '../http/answers/shared.ts';
import { gameSchema, gamesSchema } from '../http/answers/tables.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, requireScope } from '../http/caller.ts';
import { keyHeader } from '../http/headers.ts';

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

/** Tables: looking for one, opening one, sitting down. */
export function tableRoutes(app: App, { games, accounts, offersExamples }: RouteServices): void {
  app.get(
    '/v1/games',
    {
      preParsing: requireScope('games:read'),
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
      preParsing: requireScope('games:play'),
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
      preParsing: requireScope('games:read'),
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
      preParsing: requireScope('games:play'),
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
}

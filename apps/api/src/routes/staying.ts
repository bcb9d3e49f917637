import { seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { lookAtGame } from '../games/look.ts';
import { playAgain } from '../games/rematch.ts';
import {
  leaveTable,
  lookAtVotes,
  replacePlayer,
  resignSeat,
  voteForAbandonment,
  withdrawAbandonment,
} from '../games/staying.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { nothing, gameParams as params } from '../http/answers/shared.ts';
import { abandonmentSchema, gameSchema } from '../http/answers/tables.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { contribution } from '../http/asked.ts';
import { askerOf, callerOf, requireScope, seatQuery } from '../http/caller.ts';
import { keyHeader } from '../http/headers.ts';
import { step, stepAndLook } from './step.ts';

const tags = ['games'];
const preParsing = requireScope('games:play');

/** Leaving games, ending them together, taking over, playing again. */
export function stayingRoutes(app: App, services: RouteServices): void {
  const { games, accounts } = services;

  app.delete(
    '/v1/games/:game/seats/mine',
    {
      preParsing,
      schema: {
        operationId: 'leaveGame',
        summary: 'Get up from a table before the game begins',
        description: 'Where its host gets up, the table is closed and the game cancelled.',
        tags,
        params,
        headers: z.object(keyHeader),
        response: {
          204: z.null().meta({ description: 'You sit there no longer.' }),
          ...problemAnswers(400, 401, 403, 404, 409, 429),
        },
      },
    },
    async (request, reply) => {
      await step(services, { request, reply }, request.params.game, (game, caller) =>
        leaveTable(games, game, caller),
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/v1/games/:game/resign',
    {
      preParsing,
      schema: {
        operationId: 'resign',
        summary: 'Give your seat up for good',
        description:
          'The game goes on; your seat is vacant until somebody takes it over, who then knows what it knows, but neither your standing orders nor your notes. The last one left wins. Where you hold several seats, say which.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        response: {
          200: gameSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        resignSeat(games, game, caller),
      ),
  );

  app.get(
    '/v1/games/:game/abandonment',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'listVotes',
        summary: 'Who votes to abandon the game',
        tags,
        params,
        querystring: nothing,
        response: { 200: abandonmentSchema, ...problemAnswers(400, 401, 404, 429) },
      },
    },
    (request, reply) => lookAtVotes(games, request.params.game, callerOf(request, reply)),
  );

  app.put(
    '/v1/games/:game/abandonment',
    {
      preParsing,
      schema: {
        operationId: 'voteToAbandon',
        summary: 'Vote to abandon the game',
        description: 'When all who still play do, it ends and nobody wins.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        response: {
          200: gameSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        voteForAbandonment(games, game, caller),
      ),
  );

  app.delete(
    '/v1/games/:game/abandonment',
    {
      preParsing,
      schema: {
        operationId: 'withdrawVote',
        summary: 'Take your vote to abandon the game back',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        response: { 200: gameSchema, ...problemAnswers(400, 401, 403, 404, 409, 429) },
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        withdrawAbandonment(games, game, caller),
      ),
  );

  app.post(
    '/v1/games/:game/replacements',
    {
      preParsing,
      schema: {
        operationId: 'replacePlayer',
        summary: 'Take over a seat whose player has resigned',
        tags,
        params,
        headers: z.object(keyHeader),
        body: z.strictObject({ seat: seatSchema }).meta({ id: 'Replacement' }),
        response: {
          200: gameSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        replacePlayer(games, game, caller, request.body.seat),
      ),
  );

  app.post(
    '/v1/games/:game/rematch',
    {
      preParsing,
      schema: {
        operationId: 'playAgain',
        summary: 'Open the same table again for those who sat at it',
        description:
          'The first who asks is its host and the others are invited; who asks later sits down at the same table.',
        tags,
        params,
        headers: z.object(keyHeader),
        body: z.strictObject({ contribution }).nullish().meta({ id: 'Rematch' }),
        response: {
          200: gameSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const caller = askerOf(request, reply);
      const share = request.body?.contribution ?? null;
      const game = await playAgain(games, request.params.game, caller, share);
      return lookAtGame(games, accounts, game, caller);
    },
  );
}

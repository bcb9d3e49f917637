import { seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { anyOptions, findTitle } from '../games/catalogue.ts';
import { followLink } from '../games/links.ts';
import { listGames, lookAtGame } from '../games/look.ts';
import { settingsFields } from '../games/settings.ts';
import { joinTable, openTable } from '../games/tables.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { nothing, gameParams as params } from '../http/answers/shared.ts';
import { gameSchema, gamesSchema } from '../http/answers/tables.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { contribution, linkCode } from '../http/asked.ts';
import { callerOf, requireScope } from '../http/caller.ts';
import { printedHash, seatNames, yesOrNo } from '../http/fields.ts';
import { keyHeader } from '../http/headers.ts';
import { stepAndLook } from './step.ts';

const { seating, visibility, pace, grace, absent, rest, spectators, start, hotSeat } =
  settingsFields;

/** How a new table is to be; the usual where left out. */
const newSettings = {
  seating: seating.exactOptional(),
  visibility: visibility.exactOptional(),
  pace: pace.exactOptional(),
  grace: grace.exactOptional(),
  absent: absent.exactOptional(),
  rest: rest.exactOptional(),
  spectators: spectators.exactOptional(),
  start: start.exactOptional(),
  hotSeat: hotSeat.exactOptional(),
  seatNames: seatNames.exactOptional(),
};

const tags = ['games'];

/** Tables: looking for one, opening one, sitting down. */
export function tableRoutes(app: App, services: RouteServices): void {
  const { games, accounts, offersExamples } = services;

  app.get(
    '/v1/games',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'listGames',
        summary: 'Games, the newest first',
        description:
          'All you may know of: public ones, those you sit in, and those you are admitted to by an invitation or a link. Of several filters all must hold.',
        tags,
        querystring: z.strictObject({
          open: yesOrNo('Only those with a free seat for you.'),
          mine: yesOrNo('Only those you sit in.'),
          waitingForMe: yesOrNo('Only those that wait for you to act.'),
          finished: yesOrNo('Only those that are over, as with `status=ended`.'),
          invited: yesOrNo('Only those you are invited to and have not answered.'),
          archived: yesOrNo('Only finished ones an admin has put away; all others if left out.'),
          user: z.uuid().toLowerCase().optional().meta({
            description: 'Only those this user sits in, as far as you may know of them.',
          }),
          title: z
            .string()
            .max(100)
            .regex(/^[a-z0-9-]+$/)
            .optional()
            .meta({ description: 'Only those of this title.' }),
          status: z.enum(['open', 'running', 'ended']).optional(),
          cursor: z.string().max(200).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(20),
        }),
        response: { 200: gamesSchema, ...problemAnswers(400, 401, 429) },
      },
    },
    (request, reply) => {
      const { finished = false, status = null, cursor = null, limit, ...wish } = request.query;
      const { mine = false, open = false, waitingForMe = false, invited = false } = wish;
      const { user = null, title = null, archived = false } = wish;
      return listGames(games, accounts, callerOf(request, reply), {
        ...{ mine, open, waitingForMe, invited, archived, user, title, cursor, limit },
        ...{ status, isFinished: finished },
      });
    },
  );

  app.post(
    '/v1/games',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'createGame',
        summary: 'Open a table and take its first seat',
        description:
          'What is left out: seats are drawn at the start, everybody may see and watch the game, players take as long as they like (else a grace of 12 hours, half of each day and the weekends off for whoever wants them, and a seat open to others after it was late twice), and it starts when the table is full. Guests may open hot-seat games only; nobody else sees or watches these unless `visibility` and `spectators` say so.',
        tags,
        headers: z.object(keyHeader),
        body: z
          .strictObject({
            title: z.string().max(100),
            seats: z.int().min(1).max(16),
            options: anyOptions.optional(),
            edition: printedHash
              .optional()
              .meta({ description: 'The hash of printed facts; the usual ones if left out.' }),
            ...newSettings,
            contribution,
          })
          .refine(
            ({ seatNames: names, seats, hotSeat: isHotSeat }) =>
              names === undefined || (isHotSeat === true && names.length === seats),
            { path: ['seatNames'], message: 'one for each seat of a hot-seat game' },
          )
          .refine(({ pace: wished }) => wished?.kind !== 'bank' || wished.cap >= wished.hours, {
            path: ['pace', 'cap'],
            message: 'no less than the hours at the start: raise it, or begin with fewer',
          })
          .meta({ id: 'NewGame' }),
        response: { 201: gameSchema, ...problemAnswers(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const {
        title,
        seats,
        options = {},
        edition,
        contribution: given = null,
        ...settings
      } = request.body;
      const isOffered = offersExamples || findTitle(title)?.title.stage === 'published';
      const caller = callerOf(request, reply);
      const gameId = await openTable(
        games,
        caller,
        {
          ...{ title: isOffered ? title : '', seats, options, settings },
          ...(edition === undefined ? {} : { edition }),
        },
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
        params,
        querystring: nothing,
        response: { 200: gameSchema, ...problemAnswers(400, 401, 404, 429) },
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
        description:
          'Also the yes to an invitation. With the code of its link, no earlier access to the table is needed. A seat you already hold is kept. You and your bots are one person, who takes one seat.',
        tags,
        params,
        headers: z.object(keyHeader),
        body: z
          .strictObject({
            contribution,
            seat: seatSchema
              .optional()
              .meta({ description: 'The one you want, where seats are chosen; else the first.' }),
            code: linkCode.optional().meta({ description: 'Of the link to this table.' }),
          })
          .nullish()
          .meta({ id: 'Joining' }),
        response: {
          200: gameSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { code, contribution: share, seat } = request.body ?? {};
      return stepAndLook(
        services,
        { request, reply },
        request.params.game,
        async (game, caller) => {
          if (code !== undefined) await followLink(games, caller, code, game);
          await joinTable(games, game, caller, {
            ...(share === undefined ? {} : { contribution: share }),
            ...(seat === undefined ? {} : { seat }),
          });
        },
      );
    },
  );
}

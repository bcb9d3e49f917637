import { seatSchema } from '@staffetta/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  keepPlayer,
  lookAtTimeVotes,
  voteToPause,
  voteToRemove,
  withdrawPauseVote,
} from '../games/agreeing.ts';
import { dropLateOrder, leaveLateOrder, lookAtLateOrder } from '../games/late-orders.ts';
import {
  lateOrderSchema,
  pauseDays,
  timeVotesSchema,
  vacationDay,
  vacationsSchema,
} from '../http/answers/clocks.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { nothing, gameParams as params } from '../http/answers/shared.ts';
import { gameSchema } from '../http/answers/tables.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { actsSchema, askedIn } from '../http/asking.ts';
import { callerOf, requireScope, seatQuery } from '../http/caller.ts';
import { readNumber } from '../http/fields.ts';
import { keyHeader } from '../http/headers.ts';
import { Problem } from '../http/problems.ts';
import { withTimes } from '../http/times.ts';
import { step, stepAndLook } from './step.ts';

const preParsing = requireScope('games:play');
const voteAnswers = {
  200: gameSchema,
  ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
};
const ofSeat = params.extend({ of: readNumber(z.coerce.number().pipe(seatSchema)) });

/** What players agree on where time is concerned. */
function agreeingRoutes(app: App, services: RouteServices): void {
  const { games } = services;
  const tags = ['games'];

  app.get(
    '/v1/games/:game/time-votes',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'listTimeVotes',
        summary: 'Who votes that somebody too late be replaced, or for a pause',
        tags,
        params,
        querystring: nothing,
        response: { 200: timeVotesSchema, ...problemAnswers(400, 401, 404, 429) },
      },
    },
    (request, reply) => lookAtTimeVotes(games, request.params.game, callerOf(request, reply)),
  );

  app.put(
    '/v1/games/:game/removals/:of',
    {
      preParsing,
      schema: {
        operationId: 'voteForRemoval',
        summary: 'Vote that a seat be vacated whose time was over twice',
        description: 'When all the others who still play do, somebody else may take it over.',
        tags,
        params: ofSeat,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        response: voteAnswers,
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        voteToRemove(games, game, caller, request.params.of),
      ),
  );

  app.delete(
    '/v1/games/:game/removals/:of',
    {
      preParsing,
      schema: {
        operationId: 'withdrawRemoval',
        summary: 'Take that vote back',
        tags,
        params: ofSeat,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        response: { 200: gameSchema, ...problemAnswers(400, 401, 403, 404, 409, 429) },
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        keepPlayer(games, game, caller, request.params.of),
      ),
  );

  app.put(
    '/v1/games/:game/pause',
    {
      preParsing,
      schema: {
        operationId: 'voteForPause',
        summary: 'Vote that no time pass for some days',
        description:
          'When all who still play vote for the same number of days the game is paused, and goes on by itself when they are over; acting stays possible. Paused already, the days count from now; with 0 it goes on.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        body: z.strictObject({ days: pauseDays }).meta({ id: 'PauseVote' }),
        response: voteAnswers,
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        voteToPause(games, game, caller, request.body.days),
      ),
  );

  app.delete(
    '/v1/games/:game/pause',
    {
      preParsing,
      schema: {
        operationId: 'withdrawPause',
        summary: 'Take your vote for a pause back',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        response: { 200: gameSchema, ...problemAnswers(400, 401, 403, 404, 409, 429) },
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        withdrawPauseVote(games, game, caller),
      ),
  );
}

/** What a seat would do if it ran out of time. */
function lateOrderRoutes(app: App, services: RouteServices): void {
  const { games, accounts } = services;
  const tags = ['orders'];

  app.get(
    '/v1/games/:game/late-order',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'getLateOrder',
        summary: 'What is done for you if you run out of time',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        response: { 200: lateOrderSchema, ...problemAnswers(400, 401, 403, 404, 429) },
      },
    },
    (request, reply) =>
      lookAtLateOrder(games, accounts, request.params.game, callerOf(request, reply)),
  );

  app.put(
    '/v1/games/:game/late-order',
    {
      preParsing,
      schema: {
        operationId: 'placeLateOrder',
        summary: 'Leave acts for when you run out of time, instead of those you left before',
        description:
          'They are your own acts, done as far as they may be then, and say nothing of time. Lines of notation are read upon the game as it is now. Nobody else learns that there is an order.',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        body: actsSchema,
        response: {
          200: lateOrderSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const caller = await step(services, { request, reply }, request.params.game, (game, asker) =>
        leaveLateOrder(games, accounts, game, asker, askedIn(request.body)),
      );
      return lookAtLateOrder(games, accounts, request.params.game, caller);
    },
  );

  app.delete(
    '/v1/games/:game/late-order',
    {
      preParsing,
      schema: {
        operationId: 'cancelLateOrder',
        summary: 'Take these acts back',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        response: {
          200: lateOrderSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const caller = await step(services, { request, reply }, request.params.game, (game, asker) =>
        dropLateOrder(games, accounts, game, asker),
      );
      return lookAtLateOrder(games, accounts, request.params.game, caller);
    },
  );
}

/** Days on which one does not play. */
function vacationRoutes(app: App, { accounts, vacations }: RouteServices): void {
  const tags = ['accounts'];

  async function list({ user }: FastifyRequest, reply: FastifyReply) {
    const me = await accounts.me(user.sub);
    if (me === null) throw new Problem('not-signed-in');
    reply.header('cache-control', 'no-store');
    const listed = await vacations.list(user.sub, me.timeZone ?? 'UTC');
    return { ...listed, vacations: listed.vacations.map(withTimes) };
  }

  app.get(
    '/v1/users/me/vacations',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'listVacations',
        summary: 'Your vacations, and how many days you have left',
        tags,
        querystring: nothing,
        response: { 200: vacationsSchema, ...problemAnswers(400, 401, 429) },
      },
    },
    list,
  );

  app.post(
    '/v1/users/me/vacations',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'announceVacation',
        summary: 'Announce a vacation, for today or later',
        description:
          'On its days, both included, none of your clocks goes; it counts at once, also for turns that wait for you. You may act all the same.',
        tags,
        body: z.strictObject({ from: vacationDay, to: vacationDay }).meta({ id: 'NewVacation' }),
        response: { 200: vacationsSchema, ...problemAnswers(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await vacations.announce(request.user.sub, request.body);
      return list(request, reply);
    },
  );

  app.delete(
    '/v1/users/me/vacations/:vacation',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'endVacation',
        summary: 'End a vacation now, or take it back before it begins',
        tags,
        params: z.object({ vacation: z.uuid().toLowerCase() }),
        response: { 200: vacationsSchema, ...problemAnswers(400, 401, 404, 429) },
      },
    },
    async (request, reply) => {
      await vacations.end(request.user.sub, request.params.vacation);
      return list(request, reply);
    },
  );
}

/** Time: what players agree on, what they leave for when it is over, and when they are away. */
export function clockRoutes(app: App, services: RouteServices): void {
  agreeingRoutes(app, services);
  lateOrderRoutes(app, services);
  vacationRoutes(app, services);
}

import { z } from 'zod';
import {
  cancelTable,
  declineInvitation,
  inviteUser,
  lookAtInvitations,
  makeLink,
  startTable,
  withdrawInvitation,
} from '../games/host.ts';
import { followLink } from '../games/links.ts';
import { lookAtGame } from '../games/look.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { nothing, gameParams as params } from '../http/answers/shared.ts';
import { gameSchema, invitationsSchema, linkSchema } from '../http/answers/tables.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { linkCode } from '../http/asked.ts';
import { askerOf, callerOf, requireScope } from '../http/caller.ts';
import { keyHeader } from '../http/headers.ts';
import { step, stepAndLook } from './step.ts';

const tags = ['games'];
const preParsing = requireScope('games:play');

/** Tables before the game begins: whom the host lets in, and when it starts. */
export function hostingRoutes(app: App, services: RouteServices): void {
  const { games, accounts } = services;

  app.post(
    '/v1/games/:game/start',
    {
      preParsing,
      schema: {
        operationId: 'startGame',
        summary: 'Start a game whose seats are all taken, as its host',
        tags,
        params,
        headers: z.object(keyHeader),
        response: {
          200: gameSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        startTable(games, game, caller),
      ),
  );

  app.post(
    '/v1/games/:game/cancel',
    {
      preParsing,
      schema: {
        operationId: 'cancelGame',
        summary: 'Close a table before the game begins, as its host',
        tags,
        params,
        headers: z.object(keyHeader),
        response: {
          200: gameSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    (request, reply) =>
      stepAndLook(services, { request, reply }, request.params.game, (game, caller) =>
        cancelTable(games, game, caller),
      ),
  );

  app.get(
    '/v1/games/:game/invitations',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'listInvitations',
        summary: 'Who is invited and has not answered, for those who sit at the table',
        tags,
        params,
        querystring: nothing,
        response: { 200: invitationsSchema, ...problemAnswers(400, 401, 403, 404, 429) },
      },
    },
    (request, reply) =>
      lookAtInvitations(games, accounts, request.params.game, callerOf(request, reply)),
  );

  app.post(
    '/v1/games/:game/invitations',
    {
      preParsing,
      schema: {
        operationId: 'inviteToGame',
        summary: 'Invite a user to a table',
        description:
          'For its host; and, when a seat is vacant, for whoever plays on. He then sees the game, and says yes by taking a seat, or by taking the vacant one over. Who sits there or is invited already stays so.',
        tags,
        params,
        headers: z.object(keyHeader),
        body: z
          .strictObject({ user: z.uuid().toLowerCase().meta({ description: 'The id of a user.' }) })
          .meta({ id: 'NewInvitation' }),
        response: {
          200: invitationsSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const { user } = request.body;
      const caller = await step(services, { request, reply }, game, (at, asker) =>
        inviteUser(games, accounts, at, asker, user),
      );
      return lookAtInvitations(games, accounts, game, caller);
    },
  );

  app.delete(
    '/v1/games/:game/invitations/mine',
    {
      preParsing,
      schema: {
        operationId: 'declineInvitation',
        summary: 'Answer your invitation with no',
        tags,
        params,
        headers: z.object(keyHeader),
        response: {
          204: z
            .null()
            .meta({ description: 'Declined. A game that is not public is gone for you.' }),
          ...problemAnswers(400, 401, 404, 409, 429),
        },
      },
    },
    async (request, reply) => {
      await step(services, { request, reply }, request.params.game, (game, caller) =>
        declineInvitation(games, game, caller),
      );
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/v1/games/:game/invitations/:user',
    {
      preParsing,
      schema: {
        operationId: 'withdrawInvitation',
        summary: 'Take an invitation back, as one who may invite',
        tags,
        params: params.extend({ user: z.uuid().toLowerCase() }),
        headers: z.object(keyHeader),
        response: {
          200: invitationsSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const { game, user } = request.params;
      const caller = await step(services, { request, reply }, game, (at, asker) =>
        withdrawInvitation(games, at, asker, user),
      );
      return lookAtInvitations(games, accounts, game, caller);
    },
  );

  app.post(
    '/v1/games/:game/link',
    {
      preParsing,
      schema: {
        operationId: 'makeLink',
        summary: 'Make a link to the table, as its host; the one before ends',
        description:
          'The service keeps only a hash of its code. Put the code behind a `#` of your link, and send it to `POST /v1/links`.',
        tags,
        params,
        headers: z.object(keyHeader),
        response: {
          200: linkSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const code = await makeLink(games, request.params.game, askerOf(request, reply));
      return { code };
    },
  );

  app.post(
    '/v1/links',
    {
      preParsing,
      schema: {
        operationId: 'followLink',
        summary: 'See the game whose link you were given',
        description: 'From now on you may see it, and sit down while there is a free seat.',
        tags,
        body: z.strictObject({ code: linkCode }).meta({ id: 'FollowedLink' }),
        response: { 200: gameSchema, ...problemAnswers(400, 401, 403, 404, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      return lookAtGame(
        games,
        accounts,
        await followLink(games, caller, request.body.code),
        caller,
      );
    },
  );
}

import { mostHoursMore, mostPauseDays, seatSchema } from '@staffetta/engine';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Help } from '../../admin/helping.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { done, gameParams as params } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { readNumber } from '../../http/fields.ts';
import { finish } from '../../http/finish.ts';
import { languageFor } from '../../http/language.ts';
import { reason, reasoned } from './fields.ts';

const tags = ['administration'];

const seatParams = params.extend({ seat: readNumber(z.coerce.number().pipe(seatSchema)) });

/** What is done upon a game that must not have gone on meanwhile. */
const uponNewest = {
  reason,
  newest: z
    .int()
    .min(1)
    .meta({ description: 'The number of its newest event when you looked; any since is a `412`.' }),
};

const reasonedUpon = z.strictObject(uponNewest).meta({ id: 'ReasonedUponNewest' });

const changing = problemAnswers(400, 403, 404, 409, 413, 415, 429);
const changingUpon = problemAnswers(400, 403, 404, 409, 412, 413, 415, 429);

const open = 'Whoever may see the game reads in its log that an admin did so, and the reason.';

/** Who helps which game, and why. */
type Asking = Pick<FastifyRequest, 'user' | 'headers' | 'auditEntry'> & {
  readonly params: { readonly game: string };
  readonly body: { readonly reason: string };
};

const helpOf = (request: Asking): Help => ({
  gameId: request.params.game,
  admin: request.user.sub,
  entry: request.auditEntry,
  reason: request.body.reason,
  language: languageFor(request as FastifyRequest),
});

/** How admins help a game: by events of its log. */
export function helpingRoutes(app: App, { desk }: RouteServices): void {
  app.post(
    '/v1/admin/games/:game/taking-back',
    {
      schema: {
        operationId: 'takeGameBack',
        summary: 'Take a game back',
        description: `The game goes on from where it stood behind an event, which all were told of and which is not before its beginning. Who plays stays as it is, votes and orders end, nothing that was drawn is drawn again, and whoever is waited for begins a new turn. ${open}`,
        tags,
        params,
        body: z
          .strictObject({
            ...uponNewest,
            event: z.int().min(1).meta({ description: 'Behind which event, by its number.' }),
          })
          .meta({ id: 'TakingBack' }),
        response: { 204: done('It is taken back.'), ...changingUpon },
      },
    },
    async (request, reply) => {
      const { event, newest } = request.body;
      await desk.helping.takeBack(helpOf(request), { event, newest });
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/end',
    {
      schema: {
        operationId: 'endGame',
        summary: 'End a game that goes on',
        description: `Nobody wins; what was secret is published as at every end. ${open}`,
        tags,
        params,
        body: reasonedUpon,
        response: { 204: done('It is over.'), ...changingUpon },
      },
    },
    async (request, reply) => {
      const { newest } = request.body;
      await desk.helping.end(helpOf(request), { newest });
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/more-time',
    {
      schema: {
        operationId: 'giveTime',
        summary: 'Give those a game waits for more time',
        description: `One seat, or all whose players are waited for. In the grace period it is that which becomes longer. ${open}`,
        tags,
        params,
        body: z
          .strictObject({
            ...uponNewest,
            seat: seatSchema
              .optional()
              .meta({ description: 'All who are waited for if left out.' }),
            hours: z.int().min(1).max(mostHoursMore),
          })
          .meta({ id: 'MoreTime' }),
        response: { 204: done('It is given.'), ...changingUpon },
      },
    },
    async (request, reply) => {
      const { seat = null, hours, newest } = request.body;
      await desk.helping.giveTime(helpOf(request), { seat, hours, newest });
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/pause',
    {
      schema: {
        operationId: 'pauseGame',
        summary: 'Pause a game',
        description: `No time passes for so many days, though whoever wants to plays. ${open}`,
        tags,
        params,
        body: z
          .strictObject({ reason, days: z.int().min(1).max(mostPauseDays) })
          .meta({ id: 'Pausing' }),
        response: { 204: done('It is paused.'), ...changing },
      },
    },
    async (request, reply) => {
      await desk.helping.pause(helpOf(request), request.body.days);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/resumption',
    {
      schema: {
        operationId: 'endPause',
        summary: 'End the pause of a game',
        description: open,
        tags,
        params,
        body: reasoned,
        response: { 204: done('Time passes again.'), ...changing },
      },
    },
    async (request, reply) => {
      await desk.helping.endPause(helpOf(request));
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/seats/:seat/vacancy',
    {
      schema: {
        operationId: 'freeSeat',
        summary: 'Free a seat of a game that goes on',
        description: `Its player is told the reason by mail, and cannot come back; anybody who may see the game can take the seat over. ${open}`,
        tags,
        params: seatParams,
        body: reasonedUpon,
        response: { 204: done('It is free.'), ...changingUpon },
      },
    },
    async (request, reply) => {
      const { newest } = request.body;
      await desk.helping.freeSeat(helpOf(request), request.params.seat, { newest });
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/games/:game/seats/:seat/replacement',
    {
      schema: {
        operationId: 'inviteReplacement',
        summary: 'Free a seat and invite somebody to it',
        description: `A seat that is vacant needs no freeing. Nobody is seated: whoever is invited takes the seat over if he wants to. ${open}`,
        tags,
        params: seatParams,
        body: z
          .strictObject({ ...uponNewest, user: z.uuid().toLowerCase() })
          .meta({ id: 'ReplacingPlayer' }),
        response: { 204: done('Somebody is invited.'), ...changingUpon },
      },
    },
    async (request, reply) => {
      const { user, newest } = request.body;
      await desk.helping.replacePlayer(helpOf(request), request.params.seat, { user, newest });
      return finish(reply, 204);
    },
  );
}

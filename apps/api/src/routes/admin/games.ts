import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AdminSession } from '../../admin/entries.ts';
import { troubles } from '../../admin/found-games.ts';
import {
  checkedLogSchema,
  foundGamesSchema,
  inspectedLogSchema,
  inspectedPositionSchema,
  lookSchema,
} from '../../http/answers/admin-games.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { statusSchema } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { languageFor } from '../../http/language.ts';
import { Problem } from '../../http/problems.ts';
import { withTimes } from '../../http/times.ts';
import { page, pageQuery, readPlace, reasoned, writePlace } from './fields.ts';

const tags = ['administration'];

const params = z.object({ game: z.uuid().toLowerCase() });
const reading = problemAnswers(400, 403, 404, 429, 503);

const referee = z
  .enum(['true', 'false'])
  .default('false')
  .meta({ description: 'Whether with all that is secret: look as referee first.' });

const as = z
  .union([z.enum(['spectator', 'referee']), z.coerce.number().int().min(0).max(15)])
  .default('spectator')
  .meta({ description: 'With whose eyes: a seat’s and the referee’s need a look as referee.' });

/** Finding games, and seeing what happened in one. */
export function inspectingRoutes(app: App, { desk }: RouteServices): void {
  const sessionOf = ({ user }: FastifyRequest): AdminSession => ({
    userId: user.sub,
    sessionId: user.sessionId ?? '',
  });

  async function requireLook(game: string, request: FastifyRequest): Promise<void> {
    const until = await desk.looks.until(game, sessionOf(request));
    if (until === null) throw new Problem('look-needed');
  }

  app.get(
    '/v1/admin/games',
    {
      schema: {
        operationId: 'findGames',
        summary: 'Find games, the newest first',
        description:
          'Stuck is a game whose log is broken, or whose clock ran out more than ten minutes ago and was not seen to; slow is one that has waited for somebody for more than two weeks.',
        tags,
        querystring: z.strictObject({
          ...pageQuery,
          title: z.string().max(100).optional(),
          version: z.coerce.number().int().min(1).max(1_000_000).optional(),
          status: statusSchema.optional(),
          player: z.uuid().optional().meta({ description: 'Who plays in it, or did.' }),
          waitingFor: z.uuid().optional().meta({ description: 'A player it waits for.' }),
          trouble: z.enum(troubles).optional(),
        }),
        response: { 200: foundGamesSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async ({ query }) => {
      const { cursor, limit, title = null, version = null, status = null } = query;
      const { player = null, waitingFor = null, trouble = null } = query;
      const before = readPlace(cursor);
      const found = await desk.games.list({
        ...{ title, version, status, player, waitingFor, trouble, before, limit: limit + 1 },
      });
      const { rows, next } = page(found, limit, ({ createdAt: at, id }) => writePlace({ at, id }));
      return { games: rows.map(withTimes), next };
    },
  );

  app.get(
    '/v1/admin/games/:game/log',
    {
      schema: {
        operationId: 'inspectLog',
        summary: 'What happened in a game, event by event',
        description:
          'As everybody may know it: of what is secret only that it is there. As referee, all of it.',
        tags,
        params,
        querystring: z.strictObject({
          after: z.coerce.number().int().min(0).default(0),
          limit: z.coerce.number().int().min(1).max(500).default(100),
          referee,
        }),
        response: { 200: inspectedLogSchema, ...reading },
      },
    },
    async (request) => {
      const { params: of, query } = request;
      const { after, limit } = query;
      const isReferee = query.referee === 'true';
      if (isReferee) await requireLook(of.game, request);
      const stretch = { after, limit, language: languageFor(request) };
      return desk.inspecting.log(of.game, isReferee ? 'referee' : 'spectator', stretch);
    },
  );

  app.get(
    '/v1/admin/games/:game/view',
    {
      schema: {
        operationId: 'inspectPosition',
        summary: 'The position behind an event, with anybody’s eyes',
        tags,
        params,
        querystring: z.strictObject({
          as,
          event: z.coerce
            .number()
            .int()
            .optional()
            .meta({ description: 'Behind which event; the newest if left out.' }),
        }),
        response: { 200: inspectedPositionSchema, ...reading },
      },
    },
    async (request) => {
      const { game } = request.params;
      const { as: viewer, event: number = null } = request.query;
      if (viewer !== 'spectator') await requireLook(game, request);
      return desk.inspecting.position(game, viewer, {
        number,
        language: languageFor(request),
      });
    },
  );

  app.post(
    '/v1/admin/games/:game/look',
    {
      schema: {
        operationId: 'lookAsReferee',
        summary: 'Look as referee, for an hour in this session',
        description:
          'Whoever plays in the game, or did, himself or by a bot, may not; and whoever has looked never plays in it.',
        tags,
        params,
        body: reasoned,
        response: { 200: lookSchema, ...problemAnswers(400, 403, 404, 413, 415, 429) },
      },
    },
    async (request) => {
      const until = await desk.looks.begin(request.params.game, sessionOf(request));
      return { until: until.toISOString() };
    },
  );

  app.post(
    '/v1/admin/games/:game/check',
    {
      schema: {
        operationId: 'checkLog',
        summary: 'Check a game’s log: its hash chain, and every decision by the rules',
        description: 'A game whose chain is broken becomes read-only.',
        tags,
        params,
        response: { 200: checkedLogSchema, ...reading },
      },
    },
    ({ params: { game } }) => desk.inspecting.check(game),
  );
}

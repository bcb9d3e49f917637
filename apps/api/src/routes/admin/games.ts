import { z } from 'zod';
import { troubles } from '../../admin/found-games.ts';
import {
  checkedLogSchema,
  foundGamesSchema,
  inspectedGameSchema,
  inspectedLogSchema,
  inspectedPositionSchema,
  lookSchema,
  positionDifferenceSchema,
} from '../../http/answers/admin-games.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { nothing, statusSchema } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { needNumber, readNumber, yesOrNo } from '../../http/fields.ts';
import { goneFrom } from '../../http/gone.ts';
import { languageFor } from '../../http/language.ts';
import { inLines, json, linkNext, plain, preferredType } from '../../http/media-types.ts';
import { Problem } from '../../http/problems.ts';
import { withTimes } from '../../http/times.ts';
import { as, referee, requireLook, sessionOf } from './eyes.ts';
import { mostNumber, page, pageQuery, readPlace, reasoned, writePlace } from './fields.ts';

const tags = ['administration'];

const params = z.object({ game: z.uuid().toLowerCase() });
const wholeNumber = z.coerce.number().int().min(0).max(mostNumber);
const eventNumber = readNumber(wholeNumber);
const reading = problemAnswers(400, 403, 404, 429);

const timeIn = (text: string | undefined): Date | null =>
  text === undefined ? null : new Date(text);

/** Finding games, and seeing what happened in one. */
export function inspectingRoutes(app: App, { desk }: RouteServices): void {
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
          version: readNumber(z.coerce.number().int().min(1).max(1_000_000)).optional(),
          status: statusSchema.optional(),
          player: z.uuid().optional().meta({ description: 'Who plays in it, or did.' }),
          waitingFor: z.uuid().optional().meta({ description: 'A player it waits for.' }),
          trouble: z.enum(troubles).optional(),
          id: z
            .string()
            .toLowerCase()
            .regex(/^[0-9a-f]{4,8}(-?[0-9a-f]{1,4}){0,6}-?$/)
            .optional()
            .meta({ description: 'The beginning of its id: four digits at least.' }),
          createdBefore: z.iso.datetime().optional(),
          movedBefore: z.iso
            .datetime()
            .optional()
            .meta({ description: 'Those in which nothing has happened since.' }),
          archived: yesOrNo('Only those put away, or only the others.'),
        }),
        response: { 200: foundGamesSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async ({ query, user }) => {
      const { cursor, limit, title = null, version = null, status = null } = query;
      const { player = null, waitingFor = null, trouble = null, id: beginning = null } = query;
      const { createdBefore, movedBefore, archived = null } = query;
      const before = readPlace(cursor);
      const found = await desk.games.list({
        ...{ title, version, status, player, waitingFor, trouble, before, limit: limit + 1 },
        ...{ id: beginning, archived, asker: user.sub },
        createdBefore: timeIn(createdBefore),
        movedBefore: timeIn(movedBefore),
      });
      const { rows, next } = page(found, limit, ({ createdAt: at, id }) => writePlace({ at, id }));
      return { games: rows.map(withTimes), next };
    },
  );

  app.get(
    '/v1/admin/games/:game',
    {
      config: { isForPlayers: true },
      schema: {
        operationId: 'inspectGame',
        summary: 'One game: how it stands, how it was opened, and whether you look as referee',
        description:
          'Of a game you play, or did, or a bot of yours does, you are told no more than its players; all else about it is for other admins.',
        tags,
        params,
        querystring: nothing,
        response: { 200: inspectedGameSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async (request) => {
      const { game } = request.params;
      const session = sessionOf(request);
      const [found, until] = await Promise.all([
        desk.games.one(game, session.userId),
        desk.looks.until(game, session),
      ]);
      if (found === null) throw new Problem('not-found');
      return { ...withTimes(found), lookUntil: until?.toISOString() ?? null };
    },
  );

  app.get(
    '/v1/admin/games/:game/log',
    {
      schema: {
        operationId: 'inspectLog',
        summary: 'What happened in a game, event by event',
        description:
          'As everybody may know it: of what is secret only that it is there. As referee, all of it. With `Accept: text/plain` a line for each event, such as `12 2026-11-19T10:00Z Ada: bid 3`, and a dash for what is secret whole; `Link` with `rel="next"` says where it goes on.',
        tags,
        params,
        querystring: z.strictObject({
          after: z.coerce.number().int().min(0).max(mostNumber).default(0),
          limit: z.coerce.number().int().min(1).max(500).default(100),
          referee,
        }),
        response: {
          200: {
            description: 'A stretch of the log.',
            content: {
              [json]: { schema: inspectedLogSchema },
              [plain]: { schema: z.string() },
            },
          },
          ...reading,
        },
      },
    },
    async (request, reply) => {
      const { params: of, query } = request;
      const { after, limit } = query;
      const isReferee = query.referee;
      if (isReferee) await requireLook(desk, of.game, request);
      const stretch = { after, limit, language: languageFor(request) };
      const viewer = isReferee ? 'referee' : 'spectator';
      const { lines, ...log } = await desk.inspecting.log(of.game, viewer, stretch);
      reply.header('vary', 'accept, accept-language, authorization');
      if (preferredType(request.headers.accept) !== plain) return reply.type(json).send(log);
      linkNext(request, reply, 'after', log.next);
      return reply.type(`${plain}; charset=utf-8`).send(inLines(lines));
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
          event: eventNumber
            .optional()
            .meta({ description: 'Behind which event; the newest if left out.' }),
        }),
        response: { 200: inspectedPositionSchema, ...reading },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const { as: viewer, event: number = null } = request.query;
      if (viewer !== 'spectator') await requireLook(desk, game, request);
      return desk.inspecting.position(game, viewer, {
        number,
        language: languageFor(request),
        gone: goneFrom(reply),
      });
    },
  );

  app.get(
    '/v1/admin/games/:game/difference',
    {
      schema: {
        operationId: 'inspectDifference',
        summary: 'What changed between two positions, with anybody’s eyes',
        tags,
        params,
        querystring: z.strictObject({
          as,
          from: needNumber(wholeNumber).meta({
            description: 'Behind which event one begins to compare.',
          }),
          to: eventNumber
            .optional()
            .meta({ description: 'Behind which one ends; the newest if left out.' }),
        }),
        response: { 200: positionDifferenceSchema, ...reading },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const { as: viewer, from, to = null } = request.query;
      if (viewer !== 'spectator') await requireLook(desk, game, request);
      const stretch = { from, to, language: languageFor(request), gone: goneFrom(reply) };
      return desk.inspecting.difference(game, viewer, stretch);
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
        description:
          'A game whose chain is broken becomes read-only. A log far longer than any played so far is checked beside all else, in bounds of time and memory; where they do not do (`log-out-of-time`, `log-out-of-memory`) nothing was found out, and a command on the machine can.',
        tags,
        params,
        response: { 200: checkedLogSchema, ...reading },
      },
    },
    ({ params: { game } }, reply) => desk.inspecting.check(game, goneFrom(reply)),
  );
}

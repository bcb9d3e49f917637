import { seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { type Chat, mute, readMessages, report, say, unmute } from '../games/chat.ts';
import { keepNote, readNote } from '../games/notes.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { nothing, gameParams as params } from '../http/answers/shared.ts';
import {
  messageSchema,
  messagesSchema,
  noteSchema,
  saying,
  writing,
} from '../http/answers/writings.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { callerOf, requireScope, seatQuery } from '../http/caller.ts';
import { keyHeader } from '../http/headers.ts';

const tags = ['chat'];

const longestNote = 20_000;
const longestMessage = 2_000;
const longestReason = 1_000;

const done = z.null().meta({ description: 'Done.' });

/** What people write at a game: notes for themselves, and to each other. */
export function writingRoutes(app: App, services: RouteServices): void {
  const { games, writings, accounts } = services;
  const chat: Chat = { writings, accounts };

  app.get(
    '/v1/games/:game/notes',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'getNote',
        summary: 'Your private notes on a game',
        tags,
        params,
        querystring: nothing,
        response: { 200: noteSchema, ...problemAnswers(400, 401, 404, 429) },
      },
    },
    (request, reply) => readNote(games, writings, request.params.game, callerOf(request, reply)),
  );

  app.put(
    '/v1/games/:game/notes',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'keepNote',
        summary: 'Keep private notes on a game, in place of those before',
        tags,
        params,
        body: z.strictObject({ text: writing(longestNote) }).meta({ id: 'NewNote' }),
        response: { 200: noteSchema, ...problemAnswers(400, 401, 404, 413, 415, 429) },
      },
    },
    (request, reply) => {
      const { game } = request.params;
      return keepNote(games, writings, game, callerOf(request, reply), request.body.text);
    },
  );

  app.get(
    '/v1/games/:game/messages',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'listMessages',
        summary: 'What was said to you at this game, the oldest first',
        description: 'Who only watches reads what was said to all.',
        tags,
        params,
        querystring: z.strictObject({
          after: z
            .uuid()
            .toLowerCase()
            .optional()
            .meta({ description: 'The last message you have.' }),
          limit: z.coerce.number().int().min(1).max(200).default(100),
        }),
        response: { 200: messagesSchema, ...problemAnswers(400, 401, 404, 429) },
      },
    },
    (request, reply) => {
      const { after = null, limit } = request.query;
      const { game } = request.params;
      return readMessages(games, chat, game, callerOf(request, reply), { after, limit });
    },
  );

  app.post(
    '/v1/games/:game/messages',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'say',
        summary: 'Say something to all at the game, or to one seat',
        tags,
        params,
        querystring: z.strictObject(seatQuery),
        headers: z.object(keyHeader),
        body: z
          .strictObject({
            text: saying(longestMessage),
            to: seatSchema.optional().meta({ description: 'One seat; left out: all.' }),
          })
          .meta({ id: 'NewMessage' }),
        response: {
          201: messageSchema,
          ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { text, to = null } = request.body;
      const key = request.headers['idempotency-key'] ?? null;
      const caller = callerOf(request, reply);
      const message = await say(games, chat, request.params.game, caller, { text, to, key });
      return reply.code(201).send(message);
    },
  );

  app.post(
    '/v1/games/:game/messages/:message/report',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'reportMessage',
        summary: 'Report a message to whoever runs this service',
        tags,
        params: params.extend({ message: z.uuid().toLowerCase() }),
        body: z.strictObject({ reason: saying(longestReason) }).meta({ id: 'Report' }),
        response: { 204: done, ...problemAnswers(400, 401, 404, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { game, message: messageId } = request.params;
      const { reason } = request.body;
      await report(games, chat, game, callerOf(request, reply), { messageId, reason });
      return reply.code(204).send(null);
    },
  );

  const muteParams = params.extend({ user: z.uuid().toLowerCase() });

  app.put(
    '/v1/games/:game/mutes/:user',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'mute',
        summary: 'Get no more messages from a player in this game; he does not learn of it',
        tags,
        params: muteParams,
        response: { 204: done, ...problemAnswers(400, 401, 404, 429) },
      },
    },
    async (request, reply) => {
      const { game, user } = request.params;
      await mute(games, chat, game, callerOf(request, reply), user);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/v1/games/:game/mutes/:user',
    {
      preParsing: requireScope('games:play'),
      schema: {
        operationId: 'unmute',
        summary: 'Get a player’s messages again, from now on',
        tags,
        params: muteParams,
        response: { 204: done, ...problemAnswers(400, 401, 404, 429) },
      },
    },
    async (request, reply) => {
      const { game, user } = request.params;
      await unmute(games, chat, game, callerOf(request, reply), user);
      return reply.code(204).send(null);
    },
  );
}

import { z } from 'zod';
import type { TokenScope } from '../accounts/tokens.ts';
import {
  newTokenSchema,
  tokenScopeSchema,
  tokensSchema,
  userSchema,
  usersSchema,
} from '../http/answers/accounts.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { done } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { refuseGuest, requireScope } from '../http/caller.ts';
import { name, readable } from '../http/fields.ts';
import { finish } from '../http/finish.ts';
import { Problem } from '../http/problems.ts';
import { withTimes } from '../http/times.ts';

const tags = ['accounts'];

const wish = z
  .strictObject({
    name: readable(z.string().trim().min(1).max(60), 1).meta({ description: 'What it is for.' }),
    scopes: z
      .array(tokenScopeSchema)
      .min(1)
      .max(4)
      .refine((scopes) => new Set(scopes).size === scopes.length, 'each once'),
    expiresInDays: z
      .int()
      .min(1)
      .max(3_650)
      .optional()
      .meta({ description: 'Left out, it is good until it is revoked.' }),
  })
  .meta({ id: 'TokenWish', description: 'A token for a program.' });

const tokenParams = z.object({ token: z.uuid().toLowerCase() });
const botParams = z.object({ bot: z.uuid().toLowerCase() });

/** Only an operator can let a program do what an operator may, and no bot is one. */
function refuseAdmin(scopes: readonly TokenScope[], isAllowed: boolean): void {
  if (isAllowed || !scopes.includes('admin')) return;
  throw new Problem('invalid-request', {
    fields: [{ path: 'scopes', message: 'admin is for operators of this service' }],
  });
}

/** Programs that act for somebody, or in their own name. */
export function tokenRoutes(app: App, { accounts, leaveAllGames }: RouteServices): void {
  app.get(
    '/v1/users/me/tokens',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'listTokens',
        summary: 'Your personal tokens, and those of your bots',
        tags,
        response: { 200: tokensSchema, ...problemAnswers(401, 429) },
      },
    },
    async (request) => ({ tokens: (await accounts.tokens.list(request.user.sub)).map(withTimes) }),
  );

  app.post(
    '/v1/users/me/tokens',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'createToken',
        summary: 'Make a token for a program of yours',
        description:
          'It may do what its scopes say and is shown this once. No token can change your account.',
        tags,
        body: wish,
        response: { 201: newTokenSchema, ...problemAnswers(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      refuseGuest(request);
      const { sub, isAdmin } = request.user;
      refuseAdmin(request.body.scopes, isAdmin);
      reply.header('cache-control', 'no-store');
      return reply.code(201).send(withTimes(await accounts.tokens.make(sub, request.body)));
    },
  );

  app.delete(
    '/v1/users/me/tokens/:token',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'revokeToken',
        summary: 'Make a token void, at once',
        tags,
        params: tokenParams,
        response: { 204: done('It is void.'), ...problemAnswers(400, 401, 404, 429) },
      },
    },
    async (request, reply) => {
      await accounts.tokens.revoke(request.user.sub, request.params.token);
      return finish(reply, 204);
    },
  );

  app.get(
    '/v1/users/me/bots',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'listBots',
        summary: 'Your bots',
        tags,
        response: { 200: usersSchema, ...problemAnswers(401, 429) },
      },
    },
    async (request) => ({ users: await accounts.bots.list(request.user.sub) }),
  );

  app.post(
    '/v1/users/me/bots',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'createBot',
        summary: 'Make a bot: a program that plays in its own name',
        description:
          'Everybody sees that it is one. It has no password: it comes in by the tokens you make for it.',
        tags,
        body: z.strictObject({ name }).meta({ id: 'NewBot' }),
        response: { 201: userSchema, ...problemAnswers(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      refuseGuest(request);
      return reply.code(201).send(await accounts.bots.make(request.user.sub, request.body.name));
    },
  );

  app.post(
    '/v1/users/me/bots/:bot/tokens',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'createBotToken',
        summary: 'Make a token for a bot of yours',
        tags,
        params: botParams,
        body: wish,
        response: { 201: newTokenSchema, ...problemAnswers(400, 401, 404, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { id } = await accounts.bots.find(request.user.sub, request.params.bot);
      refuseAdmin(request.body.scopes, false);
      reply.header('cache-control', 'no-store');
      return reply.code(201).send(withTimes(await accounts.tokens.make(id, request.body)));
    },
  );

  app.delete(
    '/v1/users/me/bots/:bot',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'deleteBot',
        summary: 'Delete a bot of yours',
        description:
          'It leaves its games, in which a nameless seat remains. You and your other bots take none of them over.',
        tags,
        params: botParams,
        response: { 204: done('It is gone.'), ...problemAnswers(400, 401, 404, 429) },
      },
    },
    async (request, reply) => {
      const { id } = await accounts.bots.find(request.user.sub, request.params.bot);
      for (const userId of await accounts.erase([id])) await leaveAllGames(userId);
      return finish(reply, 204);
    },
  );
}

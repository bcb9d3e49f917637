import { z } from 'zod';
import { sessionsSchema, signedInSchema } from '../http/answers/accounts.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { done } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { requireScope } from '../http/caller.ts';
import { finish } from '../http/finish.ts';
import { slowly } from '../http/limits.ts';
import { beginSession, handOver, refreshCookie, takeCookie } from '../http/session.ts';
import { withTimes } from '../http/times.ts';

const credentials = z
  .strictObject({
    name: z
      .string()
      .max(254)
      .optional()
      .meta({ description: 'Your name, or your confirmed mail address.' }),
    password: z.string().max(200).optional(),
    link: z.string().max(100).optional().meta({
      description: 'What stands behind the # of the link you were sent, instead of both.',
    }),
  })
  .superRefine(({ name, password, link }, context) => {
    const wanted = link === undefined ? { name, password } : {};
    const missing = Object.entries(wanted).filter(([, value]) => value === undefined);
    for (const [field] of missing) {
      context.addIssue({
        code: 'custom',
        path: [field],
        message: 'needed, unless there is a link',
      });
    }
    if (link !== undefined && (name !== undefined || password !== undefined)) {
      context.addIssue({ code: 'custom', path: ['link'], message: 'by itself' });
    }
  })
  .meta({ id: 'Credentials', description: 'A name and a password, or a link.' });

const tags = ['accounts'];

/** Signing in and out. */
export function sessionRoutes(app: App, services: RouteServices): void {
  const { accounts } = services;
  const begin = beginSession(app, services);

  app.post(
    '/v1/sessions',
    {
      config: slowly,
      schema: {
        operationId: 'signIn',
        summary: 'Sign in',
        description:
          'The token of the answer is good for 15 minutes; a cookie that only `/v1/sessions` gets renews it. After too many wrong passwords for a name, or from an address, wait.',
        tags,
        security: [],
        body: credentials,
        response: {
          201: signedInSchema.meta({ description: 'Signed in.' }),
          ...problemAnswers(400, 401, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { name = '', password = '', link } = request.body;
      const user =
        link === undefined
          ? await accounts.signIn(name, password, request.ip)
          : await accounts.signInByLink(link);
      return reply.code(201).send(await begin(request, reply, user));
    },
  );

  app.post(
    '/v1/sessions/refresh',
    {
      schema: {
        operationId: 'refreshSession',
        summary: 'Renew your token by the cookie you were given with it',
        description:
          'The cookie is renewed too, and the old one is good for 20 seconds more. Whoever sends it later has stolen it, or was stolen from: the session ends.',
        tags,
        security: [],
        response: {
          200: signedInSchema.meta({ description: 'Still signed in.' }),
          ...problemAnswers(401, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const renewed = await accounts.sessions.refresh(request.cookies[refreshCookie] ?? '');
      return handOver(app, services)(reply, renewed.user, renewed);
    },
  );

  app.get(
    '/v1/sessions',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'listSessions',
        summary: 'Where you are signed in',
        tags,
        response: { 200: sessionsSchema, ...problemAnswers(401, 429) },
      },
    },
    async (request) => {
      const { sub, sessionId } = request.user;
      const sessions = await accounts.sessions.list(sub);
      return {
        sessions: sessions.map((one) => ({ ...withTimes(one), isCurrent: one.id === sessionId })),
      };
    },
  );

  app.delete(
    '/v1/sessions/current',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'signOut',
        summary: 'Sign out here',
        tags,
        response: { 204: done('Signed out.'), ...problemAnswers(401, 429) },
      },
    },
    async (request, reply) => {
      const { sub, sessionId } = request.user;
      await accounts.sessions.end(sub, sessionId ?? '');
      takeCookie(reply, services);
      return finish(reply, 204);
    },
  );

  app.delete(
    '/v1/sessions',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'signOutEverywhere',
        summary: 'Sign out everywhere, here too',
        description: 'Personal tokens stay good: revoke those you no longer want.',
        tags,
        response: { 204: done('Signed out everywhere.'), ...problemAnswers(401, 429) },
      },
    },
    async (request, reply) => {
      await accounts.sessions.endAll(request.user.sub);
      takeCookie(reply, services);
      return finish(reply, 204);
    },
  );
}

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageSchema, meSchema, myDataSchema, noticesSchema } from '../http/answers/accounts.ts';
import { playTimesSchema } from '../http/answers/clocks.ts';
import { tellingSchema } from '../http/answers/notices.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { done } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { refuseGuest, requireScope } from '../http/caller.ts';
import { mail, name, password, timeZone } from '../http/fields.ts';
import { finish } from '../http/finish.ts';
import { languageFor } from '../http/language.ts';
import { slowly } from '../http/limits.ts';
import { Problem } from '../http/problems.ts';
import { takeCookie } from '../http/session.ts';
import { withTimes } from '../http/times.ts';

const tags = ['accounts'];

const secret = z.string().max(200).optional();

/** One's own account. */
export function ownAccountRoutes(app: App, services: RouteServices): void {
  const { accounts, leaveAllGames, keptInGames } = services;

  async function me({ user }: FastifyRequest) {
    const found = await accounts.me(user.sub);
    if (found === null) throw new Problem('not-signed-in');
    return withTimes(found);
  }

  app.get(
    '/v1/users/me',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'getMe',
        summary: 'Who you are',
        tags,
        response: { 200: meSchema, ...problemAnswers(401, 429) },
      },
    },
    me,
  );

  app.patch(
    '/v1/users/me',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'updateMe',
        summary: 'Change what you are called and how you are told of things',
        description: 'What is left out stays as it is.',
        tags,
        body: z
          .strictObject({
            name: name.optional(),
            language: languageSchema.nullable().optional(),
            timeZone: timeZone.nullable().optional(),
            notices: noticesSchema.partial().optional(),
            telling: tellingSchema.partial().optional(),
            playTimes: playTimesSchema.partial().optional(),
          })
          .refine((change) => Object.keys(change).length > 0, 'something to change')
          .meta({ id: 'MyChange' }),
        response: { 200: meSchema, ...problemAnswers(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      if (request.body.name !== undefined) refuseGuest(request);
      await accounts.change(request.user.sub, request.body);
      return me(request);
    },
  );

  app.put(
    '/v1/users/me/password',
    {
      config: slowly,
      preParsing: requireScope('session'),
      schema: {
        operationId: 'setPassword',
        summary: 'Change your password',
        description:
          'The old one is asked for if there is one. Whoever is signed in as you elsewhere no longer is; your confirmed address is told.',
        tags,
        body: z.strictObject({ old: secret, new: password }).meta({ id: 'PasswordChange' }),
        response: {
          204: done('Your password is changed.'),
          ...problemAnswers(400, 401, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      refuseGuest(request);
      const { sub, sessionId } = request.user;
      const { old, new: chosen } = request.body;
      await accounts.confirm(sub, old);
      await accounts.setPassword(sub, sessionId, chosen, languageFor(request));
      return finish(reply, 204);
    },
  );

  app.put(
    '/v1/users/me/mail',
    {
      config: slowly,
      preParsing: requireScope('session'),
      schema: {
        operationId: 'setMail',
        summary: 'Give a mail address',
        description:
          'It is sent a link, and is yours once that is opened; until then the old one stays, and is told. Your password is asked for if there is one. The answer is the same whether somebody else has the address.',
        tags,
        body: z.strictObject({ mail, password: secret }).meta({ id: 'MailChange' }),
        response: {
          202: done('A link is on its way.'),
          ...problemAnswers(400, 401, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      refuseGuest(request);
      const { sub } = request.user;
      await accounts.confirm(sub, request.body.password);
      await accounts.setMail(sub, request.body.mail, languageFor(request), request.ip);
      return finish(reply, 202);
    },
  );

  app.delete(
    '/v1/users/me',
    {
      config: slowly,
      preParsing: requireScope('session'),
      schema: {
        operationId: 'deleteMe',
        summary: 'Delete your account',
        description:
          'Your bots go with you. You leave your games, in which a nameless seat remains; everything else that tells of you is deleted, but for hashes of you and your address, by which only this service can tell that a game you left already knew you. Your password is asked for if there is one. The last admin stays.',
        tags,
        body: z.strictObject({ password: secret }).nullish().meta({ id: 'Deletion' }),
        response: {
          204: done('Your account is deleted.'),
          ...problemAnswers(400, 401, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { sub } = request.user;
      await accounts.confirm(sub, request.body?.password);
      for (const userId of await accounts.erase([sub])) {
        await leaveAllGames(userId).catch((error: unknown) => {
          request.log.error({ err: error }, 'games were not left'); // they will be: see sweep.ts
        });
      }
      takeCookie(reply, services);
      return finish(reply, 204);
    },
  );

  app.get(
    '/v1/users/me/data',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'getMyData',
        summary: 'Everything that is kept of you',
        tags,
        response: { 200: myDataSchema, ...problemAnswers(401, 429) },
      },
    },
    async (request, reply) => {
      const { sub, sessionId } = request.user;
      const [account, sessions, tokens, bots, blocks, mails, games] = await Promise.all([
        me(request),
        accounts.sessions.list(sub),
        accounts.tokens.list(sub),
        accounts.bots.list(sub),
        accounts.blocks.list(sub),
        accounts.mails(sub),
        Promise.all(keptInGames.map((part) => part(sub))),
      ]);
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', 'attachment; filename="staffetta.json"');
      return {
        account,
        sessions: sessions.map((one) => ({ ...withTimes(one), isCurrent: one.id === sessionId })),
        tokens: tokens.map(withTimes),
        bots,
        blocks,
        mails: mails.map(withTimes),
        games: Object.assign({}, ...games),
      };
    },
  );
}

import { signedInSchema, userSchema } from '../http/answers/accounts.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { requireScope } from '../http/caller.ts';
import { registration } from '../http/fields.ts';
import { languageOf } from '../http/language.ts';
import { slowly } from '../http/limits.ts';
import { beginSession } from '../http/session.ts';

/** Becoming somebody. */
export function accountRoutes(app: App, services: RouteServices): void {
  const { accounts } = services;
  const begin = beginSession(app, services);

  app.post(
    '/v1/users',
    {
      config: slowly,
      schema: {
        operationId: 'register',
        summary: 'Register',
        description:
          'A mail address gets a link that confirms it; until then it is nobody’s. The answer is the same whether somebody has the address already.',
        tags: ['accounts'],
        security: [],
        body: registration,
        response: {
          201: signedInSchema.meta({ description: 'Registered and signed in.' }),
          ...problemAnswers(400, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const user = await accounts.register({ ...request.body, language }, request.ip);
      return reply.code(201).send(await begin(request, reply, user));
    },
  );

  app.post(
    '/v1/guests',
    {
      config: slowly,
      schema: {
        operationId: 'createGuest',
        summary: 'Come in as a guest, to try a game',
        description:
          'A guest has a name of the service’s choice and no way to come back from elsewhere, until he registers.',
        tags: ['accounts'],
        security: [],
        response: {
          201: signedInSchema.meta({ description: 'Let in.' }),
          ...problemAnswers(413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const guest = await accounts.welcomeGuest(languageOf(request.headers['accept-language']));
      return reply.code(201).send(await begin(request, reply, guest));
    },
  );

  app.post(
    '/v1/users/me/registration',
    {
      config: slowly,
      preParsing: requireScope('session'),
      schema: {
        operationId: 'registerGuest',
        summary: 'Register, as the guest you were: your games stay yours',
        tags: ['accounts'],
        body: registration,
        response: {
          200: userSchema.meta({ description: 'Who you are now.' }),
          ...problemAnswers(400, 401, 409, 413, 415, 429),
        },
      },
    },
    (request) => {
      const language = languageOf(request.headers['accept-language']);
      return accounts.becomePerson(request.user.sub, { ...request.body, language }, request.ip);
    },
  );
}

import { z } from 'zod';
import { peopleSchema, personSchema } from '../../http/answers/admin.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { done } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { finish } from '../../http/finish.ts';
import { withTimes } from '../../http/times.ts';
import { page, pageQuery, readMark, reasoned, userParams, writeMark } from './fields.ts';

const tags = ['administration'];
const changing = problemAnswers(400, 403, 404, 409, 413, 415, 429);

/** Who has an account, and what admins may do for him or against him. */
export function peopleRoutes(app: App, { desk }: RouteServices): void {
  app.get(
    '/v1/admin/users',
    {
      schema: {
        operationId: 'findPeople',
        summary: 'Find people by the beginning of a name, or by an address',
        tags,
        querystring: z.strictObject({
          ...pageQuery,
          named: z
            .string()
            .max(254)
            .optional()
            .meta({ description: 'The beginning of a name, or a whole mail address.' }),
          state: z.enum(['suspended', 'guest', 'bot']).optional(),
        }),
        response: { 200: peopleSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async ({ query: { cursor, limit, named = null, state = null } }) => {
      const after = readMark(cursor);
      const found = await desk.people.list({ named, state, after, limit: limit + 1 });
      const { rows, next } = page(found, limit, ({ key }) => writeMark(key));
      return { people: rows.map(({ key: _key, ...person }) => withTimes(person)), next };
    },
  );

  app.get(
    '/v1/admin/users/:user',
    {
      schema: {
        operationId: 'getPerson',
        summary: 'How somebody is doing here',
        tags,
        params: userParams,
        response: { 200: personSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async ({ params }) => withTimes(await desk.people.person(params.user)),
  );

  app.post(
    '/v1/admin/users/:user/suspension',
    {
      schema: {
        operationId: 'suspendUser',
        summary: 'Let somebody in no longer',
        description:
          'Nor his bots. It counts at once. He is told the reason by mail if he has an address, and whenever he signs in. His games go on: his clocks run, and who is late is played for.',
        tags,
        params: userParams,
        body: reasoned,
        response: { 204: done('He is suspended.'), ...changing },
      },
    },
    async ({ params, body }, reply) => {
      await desk.people.suspend(params.user, body.reason);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/users/:user/restoration',
    {
      schema: {
        operationId: 'restoreUser',
        summary: 'Let somebody in again',
        tags,
        params: userParams,
        body: reasoned,
        response: { 204: done('He may come in.'), ...changing },
      },
    },
    async ({ params, body }, reply) => {
      await desk.people.restore(params.user, body.reason);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/users/:user/sign-out',
    {
      schema: {
        operationId: 'signOutUser',
        summary: 'Sign somebody out everywhere',
        description:
          'All his sessions, and all tokens of his programs and bots, are void at once. He may sign in again.',
        tags,
        params: userParams,
        body: reasoned,
        response: {
          204: done('He is signed out.'),
          ...changing,
        },
      },
    },
    async ({ params }, reply) => {
      await desk.people.signOut(params.user);
      return finish(reply, 204);
    },
  );
}

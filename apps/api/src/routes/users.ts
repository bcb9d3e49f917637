import { z } from 'zod';
import { profileSchema, profilesSchema, usersSchema } from '../http/answers/accounts.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { done } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { requireScope } from '../http/caller.ts';
import { finish } from '../http/finish.ts';
import { Problem } from '../http/problems.ts';
import { withTimes } from '../http/times.ts';

const tags = ['accounts'];
const params = z.object({ user: z.uuid().toLowerCase() });

/** The others. */
export function userRoutes(app: App, { accounts }: RouteServices): void {
  app.get(
    '/v1/users/:user',
    {
      schema: {
        operationId: 'getUser',
        summary: 'Who somebody is',
        tags,
        security: [],
        params,
        response: { 200: profileSchema, ...problemAnswers(400, 404, 429) },
      },
    },
    async (request) => {
      const user = await accounts.find(request.params.user);
      if (user === null) throw new Problem('not-found');
      return withTimes(user);
    },
  );

  app.get(
    '/v1/users',
    {
      preParsing: requireScope('games:read'),
      schema: {
        operationId: 'findUsers',
        summary: 'Find somebody by his whole name',
        description: 'However it is written: case, accents and spaces do not matter.',
        tags,
        querystring: z.strictObject({ name: z.string().max(100) }),
        response: { 200: profilesSchema, ...problemAnswers(400, 401, 429) },
      },
    },
    async (request) => {
      const user = await accounts.findByName(request.query.name);
      return { users: user === null ? [] : [withTimes(user)] };
    },
  );

  app.get(
    '/v1/users/me/blocks',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'listBlocks',
        summary: 'Whom you have blocked',
        tags,
        response: { 200: usersSchema, ...problemAnswers(401, 429) },
      },
    },
    async (request) => ({ users: await accounts.blocks.list(request.user.sub) }),
  );

  app.put(
    '/v1/users/me/blocks/:user',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'blockUser',
        summary: 'Hear nothing of somebody any more',
        description:
          'His bots too, who count as he does. Nobody tells him; but he may notice, as he cannot sit down at your tables or invite you.',
        tags,
        params,
        response: {
          204: done('Blocked.'),
          ...problemAnswers(400, 401, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { user } = request.params;
      if (user === request.user.sub) {
        throw new Problem('invalid-request', {
          fields: [{ path: 'params.user', message: 'somebody else than you' }],
        });
      }
      await accounts.blocks.block(request.user.sub, user);
      return finish(reply, 204);
    },
  );

  app.delete(
    '/v1/users/me/blocks/:user',
    {
      preParsing: requireScope('session'),
      schema: {
        operationId: 'unblockUser',
        summary: 'Hear of somebody again',
        tags,
        params,
        response: { 204: done('Not blocked any more.'), ...problemAnswers(400, 401, 429) },
      },
    },
    async (request, reply) => {
      await accounts.blocks.unblock(request.user.sub, request.params.user);
      return finish(reply, 204);
    },
  );
}

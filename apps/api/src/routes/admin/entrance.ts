import { z } from 'zod';
import { codesSchema, entrySchema } from '../../http/answers/admin.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { done } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { finish } from '../../http/finish.ts';

const tags = ['administration'];

const code = z
  .string()
  .regex(/^\d{6}$/, 'six digits')
  .meta({ description: 'What your app shows now.' });

const ownCode = z.strictObject({ code }).meta({ id: 'AdminCode' });

const entrance = { isEntrance: true } as const;

/** How an admin comes in: by a fresh sign-in, and if he wants by codes of an app as well. */
export function entranceRoutes(app: App, { accounts, desk }: RouteServices): void {
  const entryOf = async (userId: string, sessionId: string | null) => {
    const until = sessionId === null ? null : await desk.entries.until(sessionId);
    const usesCodes = await desk.codes.isAsked(userId);
    return { until: until?.toISOString() ?? null, usesCodes };
  };

  app.get(
    '/v1/admin/entry',
    {
      config: entrance,
      schema: {
        operationId: 'getAdminEntry',
        summary: 'Whether this session may administer, and until when',
        tags,
        response: { 200: entrySchema, ...problemAnswers(400, 404, 429) },
      },
    },
    ({ user }) => entryOf(user.sub, user.sessionId),
  );

  app.post(
    '/v1/admin/entry',
    {
      config: entrance,
      schema: {
        operationId: 'enterAdmin',
        summary: 'Sign in afresh, to administer for an hour',
        tags,
        body: z
          .strictObject({ password: z.string().max(200), code: code.optional() })
          .meta({ id: 'AdminProof' }),
        response: { 200: entrySchema, ...problemAnswers(400, 403, 404, 413, 415, 429) },
      },
    },
    async ({ user, body }) => {
      await desk.entries.enter({ userId: user.sub, sessionId: user.sessionId ?? '' }, body);
      return entryOf(user.sub, user.sessionId);
    },
  );

  app.delete(
    '/v1/admin/entry',
    {
      config: entrance,
      schema: {
        operationId: 'leaveAdmin',
        summary: 'Administer no longer in this session',
        tags,
        response: { 204: done('It is over.'), ...problemAnswers(400, 404, 429) },
      },
    },
    async ({ user }, reply) => {
      await desk.entries.leave(user.sessionId ?? '');
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/codes',
    {
      schema: {
        operationId: 'beginAdminCodes',
        summary: 'Begin to use codes of an app (TOTP)',
        description: 'They are asked for once a first one has been confirmed.',
        tags,
        response: { 200: codesSchema, ...problemAnswers(400, 403, 404, 409, 413, 415, 429) },
      },
    },
    async ({ user }) => {
      const me = await accounts.me(user.sub);
      return desk.codes.begin(user.sub, me?.name ?? '');
    },
  );

  app.post(
    '/v1/admin/codes/confirmation',
    {
      schema: {
        operationId: 'confirmAdminCodes',
        summary: 'Confirm that your app makes the right codes',
        tags,
        body: ownCode,
        response: {
          204: done('From now on a code is asked for.'),
          ...problemAnswers(400, 403, 404, 413, 415, 429),
        },
      },
    },
    async ({ user, body }, reply) => {
      await desk.codes.confirm(user.sub, body.code);
      return finish(reply, 204);
    },
  );

  app.delete(
    '/v1/admin/codes',
    {
      schema: {
        operationId: 'endAdminCodes',
        summary: 'Use codes of an app no longer',
        description: 'Whoever has lost the app is helped on the machine: `npm run admin`.',
        tags,
        body: ownCode,
        response: {
          204: done('None is asked for any more.'),
          ...problemAnswers(400, 403, 404, 413, 415, 429),
        },
      },
    },
    async ({ user, body }, reply) => {
      await desk.codes.end(user.sub, body.code);
      return finish(reply, 204);
    },
  );
}

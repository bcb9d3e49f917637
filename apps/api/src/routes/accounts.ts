import { z } from 'zod';
import { nameKey, type User } from '../accounts/accounts.ts';
import { signedInSchema, userSchema } from '../http/answers/accounts.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { requireScope } from '../http/caller.ts';
import { Problem } from '../http/problems.ts';

const tokenHours = 12;

const name = z
  .string()
  .trim()
  .min(2)
  .max(30)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'no control characters')
  .refine((text) => nameKey(text) !== '', 'something one can read')
  .meta({ description: 'How the others will call you.' });
const password = z.string().min(10).max(200);

/** Who plays: registering and signing in. */
export function accountRoutes(app: App, { accounts }: RouteServices): void {
  const signedIn = (user: User) => ({
    user,
    token: app.jwt.sign({ sub: user.id }, { expiresIn: `${tokenHours}h` }),
    expiresAt: new Date(Date.now() + tokenHours * 3_600_000).toISOString(),
  });
  const slowly = { rateLimit: { max: 20, timeWindow: '1 minute' } };

  app.post(
    '/v1/users',
    {
      config: slowly,
      schema: {
        operationId: 'register',
        summary: 'Register',
        tags: ['accounts'],
        security: [],
        body: z.strictObject({ name, password }).meta({ id: 'Registration' }),
        response: {
          201: signedInSchema.meta({ description: 'Registered and signed in.' }),
          ...problemAnswers(400, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { name: wanted, password: chosen } = request.body;
      return reply.code(201).send(signedIn(await accounts.register(wanted, chosen)));
    },
  );

  app.post(
    '/v1/sessions',
    {
      config: slowly,
      schema: {
        operationId: 'signIn',
        summary: 'Sign in',
        tags: ['accounts'],
        security: [],
        body: z
          .strictObject({ name: z.string().max(100), password: z.string().max(200) })
          .meta({ id: 'Credentials' }),
        response: {
          201: signedInSchema.meta({ description: 'Signed in.' }),
          ...problemAnswers(400, 401, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { name: given, password: secret } = request.body;
      return reply.code(201).send(signedIn(await accounts.signIn(given, secret)));
    },
  );

  app.get(
    '/v1/users/me',
    {
      preParsing: requireScope('account:read'),
      schema: {
        operationId: 'getMe',
        summary: 'Who you are',
        tags: ['accounts'],
        security: [{ token: [] }],
        response: {
          200: userSchema.meta({ description: 'You.' }),
          ...problemAnswers(401, 429),
        },
      },
    },
    async (request) => {
      const user = await accounts.find(request.user.sub);
      if (user === null) throw new Problem('not-signed-in');
      return user;
    },
  );
}

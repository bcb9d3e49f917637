import { z } from 'zod';
import { eventSchema } from './looking.ts';
import { version } from './shared.ts';

const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    fields: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    code: z.string().optional(),
    rule: z.string().optional(),
    missed: z.array(eventSchema).optional(),
    version: version.optional(),
    scope: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'What is wrong and what to do (RFC 9457).' });

const problemTexts: Readonly<Record<number, string>> = {
  400: 'The request is not understood.',
  401: 'You are not signed in.',
  403: 'You may see this, but not do that.',
  404: 'There is nothing here that you may see.',
  409: 'Something is not in a state for this, or the key belongs to another request.',
  412: 'Something happened since the version you named.',
  413: 'The request is too large.',
  415: 'Send JSON.',
  422: 'A rule says no.',
  428: 'Say which version you decided upon.',
  429: 'Too many requests.',
  503: 'Try again in a moment.',
};

/**
 * The answers an operation may give when something is wrong. Where one is asked who he is, he may
 * also be told that he may not.
 */
export const problemAnswers = (...statuses: readonly number[]) =>
  Object.fromEntries(
    [...statuses, ...(statuses.includes(401) ? [403] : []), 500].map((status) => [
      status,
      {
        description: problemTexts[status] ?? 'Something went wrong on our side.',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );

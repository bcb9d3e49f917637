import { z } from 'zod';
import { problemCodes, problemType } from '../problems.ts';
import { eventSchema } from './looking.ts';
import { version } from './shared.ts';

const problemSchema = z
  .strictObject({
    type: z
      .enum(problemCodes.map(problemType))
      .meta({ description: 'What kind of problem it is: rely on this.' }),
    title: z.enum(problemCodes).meta({ description: 'The same in short.' }),
    status: z.int(),
    detail: z.string().meta({ description: 'What is wrong and what to do, in your language.' }),
    instance: z.string().meta({ description: 'This request, for the operator.' }),
    fields: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'What of the request is not understood, and why.' }),
    code: z.string().optional().meta({ description: 'Why the rules say no.' }),
    rule: z.string().optional().meta({ description: 'The id of the rule that says no.' }),
    step: z.int().min(1).optional().meta({
      description:
        'Which step of what you sent is refused, from 1: orders to cancel, orders to place, then actions or lines; of a line that says several acts, each.',
    }),
    event: z
      .int()
      .optional()
      .meta({ description: 'The number of the first event that is wrong, in a file.' }),
    game: z.string().optional().meta({ description: 'The game that is here already.' }),
    missed: z.array(eventSchema).optional().meta({ description: 'What you were not aware of.' }),
    version: version.optional(),
    scope: z.string().optional(),
    reason: z
      .string()
      .optional()
      .meta({ description: 'Why your account is suspended, in an admin’s words.' }),
    usual: z
      .string()
      .optional()
      .meta({ description: 'The hash of the edition that new games take unless they choose now.' }),
  })
  .meta({ id: 'Problem', description: 'What is wrong and what to do (RFC 9457).' });

const problemTexts: Readonly<Record<number, string>> = {
  400: 'The request is not understood.',
  401: 'You are not signed in.',
  403: 'You may see this, but not do that.',
  404: 'There is nothing here that you may see.',
  409: 'Something is not in a state for this, or the key belongs to another request.',
  410: 'It has expired.',
  412: 'Something happened since the version you named.',
  413: 'The request is too large.',
  415: 'Send JSON.',
  422: 'A rule says no, or a file does not hold.',
  428: 'Say which version you decided upon.',
  429: 'Too many requests.',
  503: 'Not now: try again in a moment. A log may be too long to be worked through here.',
};

/**
 * Answers an operation may give when something is wrong. Where callers must sign in they may lack the
 * permission, too; and the database can fail, or be away, at all of them.
 */
export const problemAnswers = (...statuses: readonly number[]) =>
  Object.fromEntries(
    [...statuses, ...(statuses.includes(401) ? [403] : []), 500, 503].map((status) => [
      status,
      {
        description: problemTexts[status] ?? 'Something went wrong on our side.',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );

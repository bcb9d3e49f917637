import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { isDatabaseTrouble } from '../database/trouble.ts';
import { UnknownTitle } from '../games/loaded-game.ts';
import { languageFor } from './language.ts';
import { Problem, type ProblemCode, problemBody, problemStatus } from './problems.ts';

/** What the framework's own errors mean to a caller. */
const frameworkProblems: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

const field = (path: string, message: string): Problem =>
  new Problem('invalid-request', { fields: [{ path, message }] });

/** Every error as a problem; what nobody foresaw is `internal` and tells nothing of itself. */
function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof UnknownTitle) return new Problem('unavailable');
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validationContext === 'body' ? '' : `${error.validationContext}.`;
    return new Problem('invalid-request', {
      fields: error.validation.map(({ keyword, instancePath, message = '', params }) => ({
        path: `${where}${instancePath.slice(1).replaceAll('/', '.')}`,
        message,
        issue: { ...params, code: keyword, path: [], message } as unknown as z.core.$ZodIssue,
      })),
    });
  }
  const known = frameworkProblems[error.code];
  if (known !== undefined) return new Problem(known);
  if (error.statusCode === 429) return new Problem('too-many-requests');
  if (error.statusCode === 400) return field('body', 'not JSON');
  return new Problem(isDatabaseTrouble(error) ? 'unavailable' : 'internal');
}

/** How many seconds to wait before asking again, where nobody knows better. */
const waits: Readonly<Record<number, string>> = { 429: '10', 503: '2' };

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const status = problemStatus(problem.problem);
  const asked = problem.extras.wait;
  const wait = waits[status];
  if (asked !== undefined) reply.header('retry-after', asked);
  else if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const language = languageFor(request);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('application/problem+json')
    .send(problemBody(problem, language, `urn:staffetta:request:${request.id}`));
}

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  // Overload is refused thousands of times a second, which the metrics and the dashboard count.
  const isLogged = problemStatus(problem.problem) >= 500 && problem.problem !== 'overloaded';
  if (isLogged) request.log.error({ err: error }, problem.problem);
  return sendProblem(problem, request, reply);
}

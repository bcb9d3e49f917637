import { Problem, problemBody, problemStatus } from '../http/problems.ts';
import { OperatorError } from '../operator-error.ts';
import type { Audit, Deed } from './audit.ts';

/** What an operator reads of a problem: what is wrong, and where. */
function sentenceOf(problem: Problem, gameId: string | null): string {
  const isNoGame = problem.problem === 'not-found' && problem.extras.detail === undefined;
  if (isNoGame && gameId !== null) {
    return `There is no game ${gameId} in this database, or nothing such in it.`;
  }
  const { detail, fields = [] } = problemBody(problem, 'en', '');
  return [
    fields.length === 0 ? detail : 'This cannot be done:',
    ...fields.map(({ path, message }) => `  ${path}: ${message}`),
  ].join('\n');
}

/** How it ended: refused, or failed. */
function statusOf(error: unknown): number {
  if (error instanceof Problem) return problemStatus(error.problem);
  return error instanceof OperatorError ? 422 : 500;
}

/**
 * Does by a command on the machine what an admin could do: it is in the audit log before it is done, and how
 * it ended before anything is said.
 */
export async function noted<T>(
  audit: Audit,
  deed: Pick<Deed, 'operation' | 'asked'> & Partial<Deed>,
  work: (entry: string) => Promise<T>,
): Promise<T> {
  const entry = await audit.note({
    ...{ admin: null, gameId: null, userId: null, reason: null },
    ...deed,
  });
  try {
    const done = await work(entry);
    await audit.settle(entry, done === undefined ? 204 : 200);
    return done;
  } catch (error) {
    await audit.settle(entry, statusOf(error));
    throw error instanceof Problem
      ? new OperatorError(sentenceOf(error, deed.gameId ?? null))
      : error;
  }
}

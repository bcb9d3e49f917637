import type { components } from './generated/api.ts';

/** What is wrong and what to do, as the service says it (RFC 9457). */
export type Problem = Omit<components['schemas']['Problem'], 'type' | 'title'> & {
  readonly type: string; // also one that a newer service knows
  readonly title: string;
  readonly retryAfter?: number; // seconds until it is worth trying again, if the answer said so
};

/** What a call comes to. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem };

export const succeeded = <Data>(data: Data): Result<Data> => ({ ok: true, data });

export const failed = (problem: Problem): Result<never> => ({ ok: false, problem });

/** The one problem the service does not say itself: it did not answer, or something else did. */
export const unreachable = (status = 0): Problem => ({
  type: 'urn:staffetta:problem:unreachable',
  title: 'unreachable',
  status,
  detail: 'The service cannot be reached.',
  instance: '',
});

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'type' in body && 'status' in body;

/** Whether an answer is this problem; whoever asks may read it once more. */
export async function isAnsweredBy(
  response: Response,
  { status, title }: Pick<Problem, 'status' | 'title'>,
): Promise<boolean> {
  if (response.status !== status) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'title' in body && body.title === title;
}

/** The problem an answer holds; a proxy's page of its own counts as not reached. */
export const problemIn = (body: unknown, status: number): Problem =>
  isProblem(body) ? body : unreachable(status);

/** Statuses of the 400s that say "not now", or that a connection was too slow. */
const passing = new Set([408, 425, 429]);

/** Whether the same request may work later: nothing answered, or not now. */
export const isPassing = ({ status }: Pick<Problem, 'status'>): boolean =>
  status === 0 || status >= 500 || passing.has(status);

import type { Problem } from '@staffetta/client';

/** As many characters as the service keeps. */
export const longestNote = 20_000;

const patience = 5_000; // milliseconds before one tries again

/** How long until it is worth trying again, in milliseconds; null: somebody must do something first. */
export function pauseAfter({ status, retryAfter }: Problem): number | null {
  const willPass = status === 0 || status >= 500;
  if (!willPass && status !== 429) return null;
  return Math.max(patience, (retryAfter ?? 0) * 1_000);
}

/** What one can do something about: the pages have words for it. Of all else the service says what. */
export type NoteTrouble = 'too-long' | 'signed-out' | 'no-access' | 'other';

export function troubleOf({ status }: Problem, length: number): NoteTrouble {
  if (status === 401) return 'signed-out';
  if (status === 403 || status === 404) return 'no-access';
  return length > longestNote || status === 413 ? 'too-long' : 'other';
}

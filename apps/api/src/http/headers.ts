import { z } from 'zod';
import { sha256 } from '../games/secret.ts';
import type { Caller } from '../games/tables.ts';
import { Problem } from './problems.ts';

/** For requests that must have no second effect. */
export const keyHeader = {
  'idempotency-key': z
    .string()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'Yours for this request: repeated with it, it has no second effect.' }),
};

/** For requests that must be decided upon the game as it is. */
export const matchHeader = {
  'if-match': z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'Your version of the game in quotes, such as `"12"`.' }),
};

/**
 * A position is another for every viewer and language, and says which version is the newest; `If-Match`
 * asks for the version in front.
 */
export const etag = (
  { version, newest, seat }: { version: number; newest: number; seat: number | null },
  as: string,
  { userId, language }: Caller,
): string =>
  `"${version}-${language}-${sha256(`${userId} ${as} ${seat} ${newest}`).toString('hex').slice(0, 12)}"`;

/** Whether a list of ETags, weak ones too, holds this one: a proxy may have weakened ours. */
export const namesTag = (list: string, tag: string): boolean =>
  list.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);

/** The version an If-Match names, by itself or in an ETag; null if there is none. */
export function versionOf(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined) return null;
  const match = /^(?:W\/)?"(\d{1,9})(?:-[\w-]{1,40})?"$/.exec(ifMatch.trim());
  if (match === null) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'headers.if-match', message: 'your version in quotes, such as "12"' }],
    });
  }
  return Number(match[1]);
}

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

/** What of a position its tag stands for. */
type Tagged = {
  readonly version: number;
  readonly newest: number;
  readonly seat: number | null;
  readonly sections: readonly unknown[];
};

/** A version, in what form it is told, and whatever makes the answer another. */
const tagOf = (version: string, content: string): string =>
  `"${version}-${sha256(content).toString('hex').slice(0, 12)}"`;

/** How the points went is the same in every language. */
export const raceTag = (race: { readonly version: number }): string =>
  tagOf(String(race.version), JSON.stringify(race));

/**
 * A position is another for every viewer and language, names people as they are called now, and says
 * which version is the newest; `If-Match` asks for the version in front.
 */
export const etag = (
  { version, newest, seat, sections }: Tagged,
  as: string,
  { userId, language }: Caller,
): string =>
  tagOf(`${version}-${language}`, `${userId} ${as} ${seat} ${newest} ${JSON.stringify(sections)}`);

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

/** The one preference there is. */
export const representation = 'return=representation';

/** Whether a `Prefer` wants it; where it is said twice, what was said first counts. */
export function prefersRepresentation(prefer = ''): boolean {
  const wishes = prefer.split(',').map((wish) => wish.split(';')[0]?.replaceAll(/[\s"]/g, ''));
  return (
    wishes.find((wish) => wish?.toLowerCase().startsWith('return='))?.toLowerCase() ===
    representation
  );
}

import { z } from 'zod';
import type { Mark } from '../../admin/timeline.ts';
import { isStorable } from '../../http/fields.ts';
import { Problem } from '../../http/problems.ts';
import { saidForms } from '../../http/said.ts';

// What requests of admins have in common.

/** Why something is done: those it concerns may read it. */
export const reason = saidForms.reason.meta({ description: 'Why: it stays in the audit log.' });

/** What is asked for with nothing but its reason. */
export const reasoned = z.strictObject({ reason }).meta({ id: 'Reasoned' });

/** The highest number the database counts to. */
export const mostNumber = 2 ** 31 - 1;

export const userParams = z.object({ user: z.uuid().toLowerCase() });

/** How long lists are asked for page by page. */
export const pageQuery = {
  cursor: z.string().max(200).optional().meta({ description: '`next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

/** A place in a list, the newest first. */
type Place = { readonly at: Date; readonly id: string };

/** A cursor for one mark, such as a name. */
export const writeMark = (mark: string): string => Buffer.from(mark).toString('base64url');

const notOurs = (): Problem =>
  new Problem('invalid-request', {
    fields: [{ path: 'cursor', message: 'not a cursor of this list; leave it out to begin' }],
  });

export function readMark(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const mark = Buffer.from(cursor, 'base64url').toString();
  if (writeMark(mark) !== cursor || !isStorable(mark)) throw notOurs();
  return mark;
}

const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);

export function readPlace(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  const parsed = placeSchema.safeParse(text.split(' '));
  if (!parsed.success) throw notOurs();
  const [at, id] = parsed.data;
  return { at: new Date(at), id };
}

export const writePlace = ({ at, id }: Place): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

const timelineMarkSchema = z.strictObject({
  at: z.iso.datetime(),
  rank: z.int().min(0).max(mostNumber),
  place: z.string().refine(isStorable),
});

/** A cursor of a time line. */
export const writeTimelineMark = (mark: Mark): string => writeMark(JSON.stringify(mark));

export function readTimelineMark(cursor: string | undefined): Mark | null {
  const text = readMark(cursor);
  if (text === null) return null;
  try {
    const { at, ...mark } = timelineMarkSchema.parse(JSON.parse(text));
    return { ...mark, at: new Date(at) };
  } catch {
    throw notOurs();
  }
}

/** A page of what was found, which was asked for with one more; and the cursor of the next. */
export function page<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? cursorOf(last) : null };
}

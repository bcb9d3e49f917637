import { isSame } from '@staffetta/engine';

/** Where printed facts say something else than others; left out is what is not there at all. */
export type EditionChange = {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
};

type Entries = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTwice = <T>(value: T, index: number, all: readonly T[]): boolean =>
  all.indexOf(value) !== index;

/** What tells the things of a list apart, such as zones by their ids; null: only their places do. */
function markIn(...lists: readonly (readonly unknown[])[]): string | null {
  const marks = ['id', 'number'].filter((mark) =>
    lists.every((list) => {
      const values = list.map((thing) => (isObject(thing) ? thing[mark] : undefined));
      return !(values.includes(undefined) || values.some(isTwice));
    }),
  );
  return marks[0] ?? null;
}

const byMark = (list: readonly unknown[], mark: string): Entries =>
  Object.fromEntries((list as readonly Entries[]).map((thing) => [String(thing[mark]), thing]));

/** Those of a list that another has no counterpart for. */
function missingFrom(other: readonly unknown[], list: readonly unknown[]): readonly unknown[] {
  const left = [...other];
  return list.filter((thing) => {
    const place = left.findIndex((one) => isSame(one, thing));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Lists are compared thing by thing where these have ids or are equally many, else by what is gone and what is new. */
function listChanges(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly EditionChange[] {
  const mark = markIn(before, after);
  if (mark !== null) {
    const [one, other] = [byMark(before, mark), byMark(after, mark)];
    const changes = entryChanges(path, one, other);
    return changes.length > 0 || isSame(before, after)
      ? changes
      : [{ path, before: before.map(nameOf(mark)), after: after.map(nameOf(mark)) }];
  }
  if (before.length === after.length) return entryChanges(path, { ...before }, { ...after });
  return [
    ...missingFrom(after, before).map((gone) => ({ path, before: gone })),
    ...missingFrom(before, after).map((added) => ({ path, after: added })),
  ];
}

const nameOf =
  (mark: string) =>
  (thing: unknown): unknown =>
    (thing as Entries)[mark];

function entryChanges(path: string, before: Entries, after: Entries): readonly EditionChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    changesAt([path, name].filter(Boolean).join('.'), before[name], after[name]),
  );
}

function changesAt(path: string, before: unknown, after: unknown): readonly EditionChange[] {
  if (before !== undefined && after !== undefined && isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(path, before, after);
  if (isObject(before) && isObject(after)) return entryChanges(path, before, after);
  return [
    {
      path,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ];
}

/** What printed facts say otherwise than others, entry by entry, in the order in which they say it. */
export const editionChanges = (before: unknown, after: unknown): readonly EditionChange[] =>
  changesAt('', before, after);

// Printed facts while they are written: a tree that is changed at one place and stays what it was elsewhere.

/** A place in printed facts, such as `zones.3.name`. */
export type Path = string;

export const inside = (path: Path, name: number | string): Path =>
  path === '' ? String(name) : `${path}.${name}`;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const stepsOf = (path: Path): readonly string[] => (path === '' ? [] : path.split('.'));

function changed(tree: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...others] = steps;
  if (step === undefined) return value;
  if (Array.isArray(tree)) {
    const place = Number(step);
    return others.length === 0 && value === undefined
      ? tree.toSpliced(place, 1)
      : tree.toSpliced(place, 1, changed(tree[place], others, value));
  }
  const entries = isTree(tree) ? tree : {};
  const { [step]: before, ...rest } = entries;
  const after = changed(before, others, value);
  if (after === undefined) return rest;
  return step in entries ? { ...entries, [step]: after } : { ...rest, [step]: after };
}

/** The same with another value at a place; `undefined` takes away what is there. */
export const withFact = (facts: unknown, path: Path, value: unknown): unknown =>
  changed(facts, stepsOf(path), value);

/** What stands in a group or a list; undefined: it is none. */
export const entryOf = (value: unknown, name: string | number): unknown =>
  isTree(value) ? value[name] : undefined;

/** A place in words, such as `zones › 4 › name`: things of a list are counted from one. */
export function placeInWords(facts: unknown, path: Path, called: (name: string) => string): string {
  let around = facts;
  const words = stepsOf(path).map((step) => {
    const word = Array.isArray(around) ? String(Number(step) + 1) : called(step);
    around = entryOf(around, step);
    return word;
  });
  return words.join(' › ');
}

/** The places a place lies in, the outermost first, and itself. */
export const placesAround = (path: Path): readonly Path[] =>
  stepsOf(path).map((_, index, steps) => steps.slice(0, index + 1).join('.'));

export const isInside = (path: Path, around: Path): boolean =>
  path === around || path.startsWith(`${around}.`);

/** What tells a thing of a list from others; null: only its place does. */
export function markOf(thing: unknown): string | null {
  if (!isTree(thing)) return null;
  const mark = ['name', 'id', 'number'].map((name) => thing[name]).find((one) => one !== undefined);
  return mark === undefined ? null : String(mark);
}

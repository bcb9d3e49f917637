import type { Section } from '@staffetta/engine';

// What is other between two views, and between two positions in words.

/** What stands at a place of a view, before and after; left out where there is nothing. */
export type ViewChange = {
  readonly path: string; // a JSON pointer
  readonly before?: unknown;
  readonly after?: unknown;
};

/** What is said of something in a section, before and after; null: nothing. */
export type ShownChange = {
  readonly heading: string;
  readonly what: string | null; // a row and its column, or a label; null: it is a sentence
  readonly before: string | null;
  readonly after: string | null;
};

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A list is compared part by part if its parts have parts; a hand of cards is compared whole. */
const partsOf = (value: unknown): Parts | null => {
  if (!isObject(value)) return null;
  if (Array.isArray(value) && !value.every(isObject)) return null;
  return value as Parts;
};

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** All places at which two views differ, as deep as they go. */
export function viewChanges(before: unknown, after: unknown, path = ''): readonly ViewChange[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [
      {
        path,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => viewChanges(one[key], other[key], `${path}/${escaped(key)}`));
}

type Saying = { readonly what: string | null; readonly said: string };

/** What a row says in each of its cells but the first, which names it. */
const cellsOf = ([row = '', ...cells]: readonly string[], columns: readonly string[]) =>
  cells.map((said, place): Saying => {
    const column = columns[place + 1] ?? '';
    return { what: column === '' ? row : `${row} · ${column}`, said };
  });

/** What a part of a section says, one thing after the other, each with what it is said of. */
function sayings(block: Section['blocks'][number]): readonly Saying[] {
  switch (block.kind) {
    case 'text':
      return [{ what: null, said: block.text }];
    case 'pieces':
      return [{ what: block.label, said: block.pieces.map(({ name }) => name).join(', ') }];
    case 'table':
      return block.rows.flatMap((row) => cellsOf(row, block.columns));
  }
}

/** The sayings of a section by what they are of; sentences, and what has the same name, by how often. */
function byWhat(section: Section | undefined): ReadonlyMap<string, Saying> {
  const found = new Map<string, Saying>();
  for (const saying of (section?.blocks ?? []).flatMap(sayings)) {
    const { what, said } = saying;
    const name = JSON.stringify(what ?? [said]);
    let times = 1;
    while (found.has(`${name} ${times}`)) times += 1;
    found.set(`${name} ${times}`, saying);
  }
  return found;
}

/** What the sections of two positions say otherwise, section by section. */
export function shownChanges(
  before: readonly Section[],
  after: readonly Section[],
): readonly ShownChange[] {
  const headings = new Set([...before, ...after].map(({ heading }) => heading));
  return [...headings].flatMap((heading) => {
    const of = (sections: readonly Section[]) =>
      byWhat(sections.find((section) => section.heading === heading));
    const [one, other] = [of(before), of(after)];
    return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
      const [was, is] = [one.get(key), other.get(key)];
      if (was?.said === is?.said) return [];
      const what = was?.what ?? is?.what ?? null;
      return [{ heading, what, before: was?.said ?? null, after: is?.said ?? null }];
    });
  });
}

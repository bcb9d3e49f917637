import type { Section } from '@staffetta/client';

// What the position says in words, to be asked for whatever a drawn board says.

/** How a part of what is drawn is recognised, and whether the words say the same. */
type Reader = readonly [pattern: RegExp, isTold: (...groups: readonly string[]) => boolean];

/** The words of a position, and what the drawn board said that was not found in them. */
export type Told = {
  readonly heading: string; // what is asked now
  readonly missing: string[];
  /** All rows under a heading, or of all tables. */
  readonly rows: (heading?: string) => readonly (readonly string[])[];
  /** The row under a heading that begins with this cell. */
  readonly row: (heading: string, first: string) => readonly string[];
  readonly texts: (heading?: string) => readonly string[];
  readonly pieces: (heading?: string) => readonly { readonly id: string; readonly name: string }[];
  /** Notes what is drawn, unless it is told. */
  readonly need: (drawn: string, isTold: boolean) => void;
  /** Reads what is drawn part by part; what no reader knows counts as not told. */
  readonly read: (drawn: string, readers: readonly Reader[]) => void;
};

/** Things in a row: "a, b and c". */
export const listedIn = (text: string): readonly string[] =>
  text.split(/, | and /).filter((one) => one !== '');

export const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join('|') === [...others].sort().join('|');

const isNothing = (text: string): boolean => /^[\s,;:.·]*$/.test(text);

export function toldIn(sections: readonly Section[], moment: string): Told {
  const missing: string[] = [];
  const blocks = (heading?: string) =>
    sections
      .filter((section) => heading === undefined || section.heading === heading)
      .flatMap((section) => section.blocks);
  const rows: Told['rows'] = (heading) =>
    blocks(heading).flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const need: Told['need'] = (drawn, isTold) => {
    if (!isTold) missing.push(`${moment}: ${drawn}`);
  };
  return {
    heading: sections[0]?.heading ?? '',
    missing,
    rows,
    row: (heading, first) => rows(heading).find(([cell]) => cell === first) ?? [],
    texts: (heading) =>
      blocks(heading).flatMap((block) => (block.kind === 'text' ? [block.text] : [])),
    pieces: (heading) =>
      blocks(heading).flatMap((block) => (block.kind === 'pieces' ? block.pieces : [])),
    need,
    read: (drawn, readers) => {
      const rest = readers.reduce(
        (left, [pattern, isTold]) =>
          left.replace(pattern, (...found: readonly unknown[]) => {
            const groups = found.slice(1, -2).map((group) => String(group ?? '')); // then come place and text
            need(`${drawn} [${String(found[0])}]`, isTold(...groups));
            return '';
          }),
        drawn,
      );
      need(`${drawn} [${rest}: what is that?]`, isNothing(rest));
    },
  };
}

/** The text of what is found, with single spaces, and without the mark of oneself. */
export const cleaned = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(' (you)', '').replace(/\s+/g, ' ').trim();

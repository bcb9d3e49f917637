import { createClient, type Section } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { layBefore, playersOf, sitDownAt } from './golden.ts';
import { boardStands, isDrawn } from './hooks.ts';
import type { Site } from './site.ts';

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

function toldIn(sections: readonly Section[], moment: string): Told {
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

/**
 * What is read of a part of the page, by selectors: the text of the first thing found, the texts of all,
 * or the same parts of each. `selector@attribute` reads an attribute, `:scope` the part itself.
 */
type Shape = {
  readonly [part: string]:
    | string
    | readonly [string]
    | { readonly each: string; readonly read: Shape };
};

type Drawn<Parts extends Shape> = {
  readonly [Part in keyof Parts]: Parts[Part] extends {
    readonly read: infer Inner extends Shape;
  }
    ? readonly Drawn<Inner>[]
    : Parts[Part] extends readonly [string]
      ? readonly string[]
      : string;
};

/** Reads all of it at once; texts have single spaces, and no mark of oneself. */
const reading = (shape: Shape): string => `(() => {
  const found = (place, selector) =>
    selector === ':scope' ? [place] : [...place.querySelectorAll(selector)];
  const cleaned = (text) => (text ?? '').replaceAll(' (you)', '').replace(/\\s+/g, ' ').trim();
  const texts = (place, what) => {
    const [selector, attribute] = what.split('@');
    return found(place, selector).map((one) =>
      cleaned(attribute === undefined ? one.textContent : one.getAttribute(attribute)));
  };
  const part = (place, what) => {
    if (typeof what === 'string') return texts(place, what)[0] ?? '';
    if (Array.isArray(what)) return texts(place, what[0]);
    return found(place, what.each).map((one) => read(one, what.read));
  };
  const read = (place, shape) =>
    Object.fromEntries(Object.entries(shape).map(([name, what]) => [name, part(place, what)]));
  return read(document, ${JSON.stringify(shape)});
})()`;

export const readDrawn = <const Parts extends Shape>(
  page: Page,
  parts: Parts,
): Promise<Drawn<Parts>> => page.evaluate<Drawn<Parts>>(reading(parts));

/** A moment of a golden game: the first, from a version on, at which it is so. */
export type Moment<View> = { readonly from: number; readonly is: (view: View) => boolean };

/** A golden game of four, looked at by one of them on the board of its title. */
export type Reading<View> = {
  readonly title: string;
  readonly script: string;
  readonly seat: number;
  readonly moments: Readonly<Record<string, Moment<View>>>;
  /** Until all of the board is there, unfolded; at the end it may be another. */
  readonly stands: (page: Page, isOver: boolean) => Promise<void>;
  readonly read: (page: Page, told: Told) => Promise<void>;
};

const farthest = 80; // versions, to a moment from where it is looked for

/** What the board says at these moments and at the end, and the position does not say in words. */
export async function untold<View>(
  site: Site,
  { title, script, seat, moments, stands, read }: Reading<View>,
): Promise<readonly string[]> {
  const players = await playersOf(site, ['Ada', 'Bruno', 'Carla', 'Dario']);
  const address = await layBefore(site, players, { title, script });
  const client = createClient({
    baseUrl: site.url(),
    token: () => players[seat]?.token ?? null,
    language: () => 'en',
  });
  const { page } = await sitDownAt(site, players[seat], address);
  const game = address.split('/').at(-1) ?? '';

  async function positionAt(version: number | null) {
    const answer = await client.position(game, version === null ? {} : { version });
    if (!answer.ok) throw new Error(answer.problem.detail);
    return answer.data;
  }

  async function versionOf({ from, is }: Moment<View>): Promise<number> {
    for (let version = from; version < from + farthest; version += 1) {
      const { view } = await positionAt(version);
      if (is(view as View)) return version;
    }
    throw new Error(`It is not so from version ${from} on`);
  }

  async function toldAt(moment: string, version: number | null): Promise<readonly string[]> {
    await boardStands(page);
    await stands(page, version === null);
    const told = toldIn((await positionAt(version)).sections, moment);
    await read(page, told);
    return told.missing;
  }

  /** Goes to a moment as a player does; only then the board says that it is on its way. */
  async function goTo(version: number): Promise<void> {
    await page.locator('.course input[type=range]').fill(String(version));
    await page.waitForURL((url) => url.searchParams.get('version') === String(version));
    await isDrawn(page);
    await page.locator('.past-told', { hasText: /./ }).waitFor();
  }

  const missing: string[] = [];
  for (const [name, moment] of Object.entries(moments)) {
    const version = await versionOf(moment);
    await goTo(version);
    missing.push(...(await toldAt(name, version)));
  }
  await page.goto(address);
  missing.push(...(await toldAt('over', null)));
  return missing;
}

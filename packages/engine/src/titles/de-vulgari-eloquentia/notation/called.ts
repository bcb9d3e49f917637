import { languages } from '../../../core/language.ts';
import { type Dialect, dialects, type Edition } from '../edition.ts';
import { type Colour, colours, type Status, statuses, type Track, tracks } from '../types.ts';
import { names } from '../words/names/index.ts';
import type { Names } from '../words/names/names.ts';
import { bones, numberOf, tidied } from './saying.ts';

/** What places are called in English, French or Spanish where the board says otherwise. */
const exonyms: Readonly<Record<string, readonly string[]>> = {
  roma: ['rome'],
  milano: ['milan'],
  venezia: ['venice', 'venise', 'venecia'],
  firenze: ['florence', 'florencia'],
  napoli: ['naples', 'napoles'],
  genova: ['genoa', 'genes'],
  torino: ['turin'],
  padova: ['padua', 'padoue'],
  bologna: ['bologne', 'bolonia'],
  palermo: ['palerme'],
  catania: ['catane'],
  taranto: ['tarente', 'tarento'],
  adriatic: ['adriatique'],
  tyrrhenian: ['tyrrhenienne'],
};

/** A sea is meant with or without saying that it is one. */
const withoutSea = (name: string): string =>
  bones(tidied(name).replace(/^(?:mare|mar|mer|sea) | sea$/g, ''));

/** The zone or sea meant: by its id, else by its printed name, else by what others call it. */
export function placeCalled({ zones, seas }: Edition, said: string): string {
  const places = [...zones, ...seas];
  const meant =
    places.find(({ id }) => id === said) ??
    places.find(({ id }) => bones(id) === bones(said)) ??
    places.find(({ name }) => bones(name) === bones(said)) ??
    seas.find(({ id, name }) => [id, withoutSea(name)].includes(withoutSea(said))) ??
    places.find(({ id }) => Object.hasOwn(exonyms, id) && exonyms[id]?.includes(withoutSea(said)));
  return meant?.id ?? said.replace(/['’]/g, '').replaceAll(' ', '-');
}

/** The id that is meant, by itself or by one of its names in any language. */
function calledOf<T extends string>(
  ids: readonly T[],
  namesOf: (printed: Names, id: T) => readonly string[],
): (said: string) => T | undefined {
  const all = ids.map((id) => {
    const own = languages.flatMap((language) => namesOf(names[language], id));
    return { id, called: new Set([id, ...own].map(bones)) };
  });
  return (said) => all.find(({ called }) => called.has(bones(said)))?.id;
}

/** The colour of cubes that is meant, such as by "blacks" or "Nobili". */
export const colourCalled: (said: string) => Colour | undefined = calledOf(
  colours,
  ({ cubes }, colour) => [`${colour}s`, ...cubes[colour]],
);

export const trackCalled: (said: string) => Track | undefined = calledOf(
  tracks,
  (printed, track) => [printed.tracks[track]],
);

export const statusCalled: (said: string) => Status | undefined = calledOf(
  statuses,
  (printed, status) => [printed.statuses[status]],
);

/** Dialects in English, where their names are printed in Italian. */
const englishDialects: Readonly<Partial<Record<Dialect, string>>> = {
  fiorentino: 'florentine',
  siciliana: 'sicilian',
};

/** The last word of a dialect's name tells it from all others: `oil` of "lingua d'Oil". */
const dialectCalled = calledOf(dialects, (printed, dialect) => [
  printed.dialects[dialect].split(/[ ’]/).at(-1) ?? '',
  englishDialects[dialect] ?? dialect,
]);

/** What comes before a level or a dialect, and says neither. */
const around =
  /^(?:of|di|de|d|level|livello|niveau|nivel|dialect|lingua|langue|lengua|scuola|school)$/;

/** The two dialects of level 4 come in either order; the box has one. */
function inPrintedOrder(
  { manuscripts }: Edition,
  said: readonly string[],
): readonly (string | undefined)[] {
  const isThis = (pair: readonly string[]) => [...pair].sort().join() === [...said].sort().join();
  return manuscripts.levelFourPairs.find(isThis) ?? said;
}

/** The kind of manuscript that is meant, which may be no kind there is; null if none is. */
export function manuscriptCalled(edition: Edition, said: string): string | null {
  const words = said
    .replace(/(?<=[a-z\d])-(?=[a-z])/g, ' ')
    .split(/[ /'’]+/)
    .filter((word) => !around.test(word));
  if (words.join() === 'volgare') return 'volgare';
  const levels = words.map(numberOf).filter((level) => level !== null);
  const spoken = words
    .filter((word) => numberOf(word) === null)
    .map((word) => dialectCalled(word) ?? word);
  const isKind = levels.length === 1 && (spoken.length === 1 || spoken.length === 2);
  return isKind && !spoken.includes('volgare')
    ? [...levels, ...inPrintedOrder(edition, spoken)].join('-')
    : null;
}

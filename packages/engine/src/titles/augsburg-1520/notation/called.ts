import { languages } from '../../../core/language.ts';
import { type Colour, colours, type Debtor, debtors, type Right, rights } from '../edition.ts';
import { names } from '../words/names/index.ts';
import type { Names } from '../words/names/names.ts';
import { numberOf, tidied } from './saying.ts';

/** Everything something is called in one language or another, as it is typed. */
const calledBy = (nameOf: (printed: Names) => string): ReadonlySet<string> =>
  new Set(languages.map((language) => tidied(nameOf(names[language]))));

/** Everything each of these is called, worked out once. */
const eachCalledBy = <T extends string>(
  ids: readonly T[],
  nameOf: (printed: Names, id: T) => string,
): ReadonlyMap<T, ReadonlySet<string>> =>
  new Map(ids.map((id) => [id, calledBy((printed) => nameOf(printed, id))]));

/** What colours are called besides: by the colour itself, and one by one. */
const otherColours: Readonly<Record<Colour, readonly string[]>> = {
  yellow: ['giallo', 'gialla', 'jaune', 'amarillo', 'agency', 'agenzia', 'comptoir', 'factoria'],
  orange: ['arancione', 'arancio', 'naranja', 'nobility'],
  violet: ['viola', 'purple', 'morado', 'office', 'carica', 'charge', 'cargo'],
};

const colourNames = eachCalledBy(colours, (printed, colour) => printed.colours[colour]);

/** The colour meant: by its id, or by what it stands for in any language. */
export const colourCalled = (said: string): Colour | undefined =>
  colours.find(
    (colour) =>
      said === colour || otherColours[colour].includes(said) || colourNames.get(colour)?.has(said),
  );

/** What rights are called besides, in short. */
const otherRights: Readonly<Record<Right, readonly string[]>> = {
  church: [],
  cathedral: [],
  coat: ['arms', 'escudo', 'wappen'],
  patent: ['patente', 'lettre', 'carta', 'adelsbrief'],
  mint: ['zecca', 'monnaie', 'ceca', 'master'],
  architect: [],
};

const rightNames = eachCalledBy(rights, (printed, right) => printed.rights[right]);

/** The right meant, of these: by its id or by its name in any language. */
export const rightCalled = <R extends Right>(among: readonly R[], said: string): R | undefined =>
  among.find(
    (right) =>
      said === right || otherRights[right].includes(said) || rightNames.get(right)?.has(said),
  );

const nothing = new Set(['none', 'no card', ...calledBy((printed) => printed.nothing)]);

/** What nobles are called besides, where no language of ours does. */
const otherNobles: Readonly<Partial<Record<Debtor, readonly string[]>>> = {
  philipp: ['philip'],
  louise: ['luise'],
};

const debtorNames = eachCalledBy(debtors, (printed, debtor) => printed.nobles[debtor]);

/** The noble meant: by his name in any language, or as much of it as tells him from the others. */
function debtorCalled(said: string): Debtor | undefined {
  const [one, other] = debtors.filter((debtor) =>
    [debtor, ...(otherNobles[debtor] ?? []), ...(debtorNames.get(debtor) ?? [])].some((name) =>
      name.startsWith(said),
    ),
  );
  return other === undefined ? one : undefined;
}

/** A part of a list of cards: `2 jokers`, `joker-3`, `maria-14`, or a further number of the same noble. */
const part =
  /(?:(?<count>\d{1,2}|[a-z]+) (?:jokers|jolly|comodines)|(?<joker>(?:one |un[aeo]? )?(?:jokers?|jolly|comodin(?:es)?)(?:-\d+)?)|(?<noble>[a-z]+)[- ]?(?<first>\d{1,6})|(?<next>\d{1,6}))(?: |$)/gy;

type Cards = { readonly cards: readonly string[]; readonly jokers: number };

/** How many jokers a part says; none if it says IOUs; null if it is no number of them. */
function jokersCalled({ count, joker }: Readonly<Record<string, string | undefined>>) {
  if (count !== undefined) return numberOf(count);
  return joker === undefined ? 0 : 1;
}

/** IOUs and jokers: `maria-14 15 joker`, `Leo 3, 2 jokers`, `nothing`; null if they are no cards. */
export function cardsCalled(said: string): Cards | null {
  if (nothing.has(said)) return { cards: [], jokers: 0 };
  const parts = [...said.matchAll(part)];
  if (said === '' || parts.map(([whole]) => whole).join('') !== said) return null;
  const cards: string[] = [];
  let debtor: Debtor | undefined;
  let all = 0;
  for (const { groups = {} } of parts) {
    const jokers = jokersCalled(groups);
    if (jokers === null) return null;
    all += jokers;
    if (groups.noble !== undefined) debtor = debtorCalled(groups.noble);
    const number = groups.first ?? groups.next;
    if (number === undefined) continue;
    if (debtor === undefined) return null;
    cards.push(`${debtor}-${Number(number)}`);
  }
  return { cards, jokers: all };
}

/** The face of one card, `joker` or an IOU; null: none; undefined where it is no card, or several. */
export function faceCalled(said: string): string | null | undefined {
  const read = cardsCalled(said);
  if (read === null) return undefined;
  const [face, ...others] = [...read.cards, ...Array.from({ length: read.jokers }, () => 'joker')];
  return others.length > 0 ? undefined : (face ?? null);
}

import { type Colour, debtors, type Edition, type Noble, type Right } from '../../edition.ts';
import { debtorOf, isJoker, numberOf, privilegesOf, sorted, valueOfRight } from '../../pieces.ts';

/** What things are called in one language. */
export type Names = {
  readonly nobles: Readonly<Record<Noble, string>>;
  readonly joker: readonly [one: string, other: string];
  readonly colours: Readonly<Record<Colour, string>>; // agencies, peerage, offices
  readonly level: (level: number) => string;
  readonly levelOf: (level: number, colour: Colour) => string;
  /** Ranks as printed, and what they are here; places have the same name in every language. */
  readonly ranks: Readonly<Record<string, string>>;
  readonly agency: (numeral: string) => string; // one whose name nobody could tell us
  readonly rights: Readonly<Record<Right, string>>;
  readonly drawing: string; // the privilege to draw
  readonly privilegeCard: (number: string, privileges: string) => string;
  readonly tile: (of: string) => string;
  readonly priced: (building: string, florins: number) => string;
  readonly yielding: (right: string, points: number) => string;
  readonly florins: (count: number) => string;
  readonly points: (count: number) => string; // of prestige
  readonly cards: (count: number) => string;
  readonly ious: (count: number) => string;
  /** A number and the form of the noun that goes with it. */
  readonly counted: (count: number, one: string, other: string) => string;
  /** Several things as one says them: "a, b and c". */
  readonly listed: (things: readonly string[]) => string;
  readonly nothing: string;
  readonly between: string; // between things that are lists themselves
  readonly colon: string; // before what is said of something
};

/** A word as it begins a sentence. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Joins with commas, and with a word before the last. */
export const listedWith =
  (and: string) =>
  (things: readonly string[]): string =>
    things.length < 2
      ? things.join('')
      : `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;

export const jokersSaid = (names: Names, count: number): string =>
  names.counted(count, ...names.joker);

/** A card as it is called: `maria-14`, `joker-3`, `joker`. */
export const cardName = (names: Names, card: string): string =>
  isJoker(card) ? names.joker[0] : `${names.nobles[debtorOf(card)]} ${numberOf(card)}`;

/** IOUs and jokers one after the other, the jokers counted. */
const eachSaid = (names: Names, cards: readonly string[]): readonly string[] => {
  const jokers = cards.filter(isJoker).length;
  return [
    ...sorted(cards.filter((card) => !isJoker(card))).map((card) => cardName(names, card)),
    ...(jokers === 0 ? [] : [jokersSaid(names, jokers)]),
  ];
};

/** Cards as one says them: "Maria 14, Maria 15, 2 jokers". A word after a number would seem counted. */
export const cardsSaid = (names: Names, cards: readonly string[]): string =>
  cards.length === 0 ? names.nothing : eachSaid(names, cards).join(', ');

/** Cards as they were put into order by somebody. */
export const cardsRanked = (names: Names, cards: readonly string[]): string =>
  cards.length === 0 ? names.nothing : cards.map((card) => cardName(names, card)).join(', ');

/** Cards by noble: "Leo 2, 3, 12". */
export const byNoble = (names: Names, cards: readonly string[]): readonly string[] =>
  debtors.flatMap((debtor) => {
    const own = cards.filter((card) => !isJoker(card) && debtorOf(card) === debtor);
    return own.length === 0
      ? []
      : [`${names.nobles[debtor]} ${sorted(own).map(numberOf).join(', ')}`];
  });

const numerals = ['I', 'II', 'III', 'IV'];

/** What a level is called; agencies without a name by their number. */
export function rankName(
  names: Names,
  { levelNames }: Edition,
  colour: Colour,
  level: number,
): string {
  const printed = levelNames[colour][level - 1] ?? null;
  if (printed === null) return names.agency(numerals[level - 1] ?? String(level));
  return names.ranks[printed] ?? printed;
}

/** A level with the name of its rank: "level 3 of the peerage (count)". */
export const levelSaid = (names: Names, edition: Edition, colour: Colour, level: number): string =>
  `${names.levelOf(level, colour)} (${rankName(names, edition, colour, level)})`;

const isColour = (names: Names, word: string): word is Colour => Object.hasOwn(names.colours, word);

/** A privilege of a card: "peerage", "500 florins". */
export function privilegeName(names: Names, privilege: string): string {
  if (isColour(names, privilege)) return names.colours[privilege];
  const amount = Number(privilege.replace(/^\D+/, ''));
  if (privilege.startsWith('florins')) return names.florins(amount);
  return privilege.startsWith('prestige') ? names.points(amount) : names.drawing;
}

/** The part of a piece's id behind its kind: `4` of `privilege-4`. */
export const behind = (id: string): string => id.slice(id.indexOf('-') + 1);

/** The three privileges of a card. */
export const privilegesSaid = (names: Names, edition: Edition, card: string): string =>
  privilegesOf(edition, card)
    .map((privilege) => privilegeName(names, privilege))
    .join(', ');

export const privilegeCardName = (names: Names, edition: Edition, card: string): string =>
  names.privilegeCard(behind(card), privilegesSaid(names, edition, card));

/** A right with what is printed on its tile. */
export function rightName(names: Names, edition: Edition, right: Right, tile: string): string {
  const name = names.rights[right];
  const value = valueOfRight(edition, right, tile);
  if (right === 'church' || right === 'cathedral') return names.priced(name, value);
  return right === 'coat' || right === 'patent' ? names.yielding(name, value) : name;
}

/** What any piece of the box is called. */
export function pieceName(names: Names, edition: Edition, id: string): string {
  const [kind = '', part = ''] = id.split('-');
  if (kind === 'privilege') return privilegeCardName(names, edition, id);
  if (isColour(names, kind)) return names.tile(levelSaid(names, edition, kind, Number(part)));
  return Object.hasOwn(names.rights, kind)
    ? names.tile(rightName(names, edition, kind as Right, id))
    : cardName(names, id);
}

import type { Table } from '../../core/title.ts';
import {
  type Colour,
  colours,
  type Debtor,
  debtors,
  type Edition,
  type Noble,
  type Privilege,
  type Right,
  rights,
} from './edition.ts';
import type { Augsburg } from './types.ts';

const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** The number behind the last hyphen of a piece's id. */
const lastNumber = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

const iouIds = ({ ious }: Edition): readonly string[] =>
  debtors.flatMap((debtor) => upTo(ious.perNoble).map((number) => `${debtor}-${number}`));

const jokerIds = ({ jokers }: Edition): readonly string[] =>
  upTo(jokers.count).map((number) => `joker-${number}`);

/** Jokers that each player begins with. */
const jokersEach = 2;

/** The jokers a player is given, by his seat. */
export const jokersGiven = (seat: number): readonly string[] =>
  upTo(jokersEach).map((number) => `joker-${seat * jokersEach + number}`);

/** All that is shuffled into the deck: the IOUs, and the jokers that nobody is given. */
export const deckIds = (edition: Edition, seats: number): readonly string[] => [
  ...iouIds(edition),
  ...jokerIds(edition).slice(seats * jokersEach),
];

export const isJoker = (card: string): boolean => card.startsWith('joker');

/** What a card shows: its id, or `joker`. */
export const faceOf = (card: string): string => (isJoker(card) ? 'joker' : card);

export const debtorOf = (iou: string): Debtor => iou.slice(0, iou.indexOf('-')) as Debtor;

export const numberOf = (iou: string): number => lastNumber(iou);

/** Whether a card serves as one of a noble's: Maximilian takes any IOU (A 2.1). */
export const isFor = (noble: Noble, card: string): boolean =>
  !isJoker(card) && (noble === 'maximilian' || debtorOf(card) === noble);

/** How strong an IOU is in a showdown: its number, then the order of Maximilian's ties (A 2.7). */
export const strengthOf = ({ maximilianTieOrder }: Edition, iou: string): number =>
  numberOf(iou) * 10 - maximilianTieOrder.indexOf(debtorOf(iou));

/** What a card costs, as printed on its back. */
export function priceOf({ ious, jokers }: Edition, card: string): number {
  if (isJoker(card)) return jokers.florins;
  const band = ious.prices.find(({ upTo: last }) => numberOf(card) <= last);
  if (band === undefined) throw new Error(`No price for ${card}`);
  return band.florins;
}

export const worthOf = (edition: Edition, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + priceOf(edition, card), 0);

/** IOUs by noble and number, jokers last. */
export const sorted = (cards: readonly string[]): readonly string[] =>
  [...cards].sort((one, other) => placeOf(one) - placeOf(other));

/** Cards or tiles of one kind by their numbers. */
export const byNumber = (ids: readonly string[]): readonly string[] =>
  [...ids].sort((one, other) => lastNumber(one) - lastNumber(other));

const placeOf = (card: string): number =>
  (isJoker(card) ? debtors.length : debtors.indexOf(debtorOf(card))) * 1000 + lastNumber(card);

export const privilegeIds = ({ privilegeCards }: Edition): readonly string[] =>
  privilegeCards.cards.map((_, index) => `privilege-${index + 1}`);

/** The three privileges of a card. */
export function privilegesOf({ privilegeCards }: Edition, card: string): readonly Privilege[] {
  const printed = privilegeCards.cards[lastNumber(card) - 1];
  if (printed === undefined) throw new Error(`No ${card} in this edition`);
  return printed;
}

/** The level tiles of a game, by the number of players. */
export function levelTileIds({ levelTiles }: Edition, seats: number): readonly string[] {
  const { level2, level3, level4 } = levelTiles[String(seats) as '2' | '3' | '4' | '5'];
  return colours.flatMap((colour) =>
    [level2, level3, level4].flatMap((copies, index) =>
      upTo(copies).map((copy) => `${colour}-${index + 2}-${copy}`),
    ),
  );
}

/** Whether a tile is of this level of this colour. */
export const isTileOf = (colour: Colour, level: number, tile: string): boolean =>
  tile.startsWith(`${colour}-${level}-`);

/** What is printed on the tiles of a right, from the top of the stack; nothing on plain ones: 0. */
function valuesOf({ rights: printed }: Edition, right: Right): readonly number[] {
  const stack = printed[right];
  if ('costs' in stack) return stack.costs;
  return 'prestige' in stack ? stack.prestige : upTo(stack.count).map(() => 0);
}

/** The stack of a right, the top first. */
export const stackOf = (edition: Edition, right: Right): readonly string[] =>
  valuesOf(edition, right).map((_, index) => `${right}-${index + 1}`);

/** What a church or a cathedral costs; what a coat or a patent yields each round. */
export const valueOfRight = (edition: Edition, right: Right, tile: string): number =>
  valuesOf(edition, right)[lastNumber(tile) - 1] ?? 0;

/** The id of every piece in the box that a game of this table uses. */
export const pieces = ({ edition, seats }: Table<Augsburg>): readonly string[] => [
  ...iouIds(edition),
  ...jokerIds(edition),
  ...privilegeIds(edition),
  ...levelTileIds(edition, seats),
  ...rights.flatMap((right) => stackOf(edition, right)),
];

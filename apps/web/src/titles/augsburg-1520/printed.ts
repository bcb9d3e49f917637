import type { Scene } from './scene.ts';
import { tableWords } from './table-words/index.ts';
import { type Colour, type Facts, numberOf, type Privilege, type Right } from './view.ts';

export type Building = 'church' | 'cathedral';

/** Prestige for a privilege left unused (A 3.1), and as compensation (A 3.5). */
export const unusedPoints = 2;
export const compensationPoints = 1;

export const topLevel = 4;

/** The three privileges of a card. */
export const privilegesOn = ({ privilegeCards }: Facts, card: string): readonly Privilege[] =>
  privilegeCards.cards[numberOf(card) - 1] ?? [];

/** What a building costs, or a title yields each round; 0 where nothing is printed. */
export function printedOn({ rights }: Facts, right: Right, tile: string): number {
  const printed = rights[right];
  const place = numberOf(tile) - 1;
  if ('costs' in printed) return printed.costs[place] ?? 0;
  return 'prestige' in printed ? (printed.prestige[place] ?? 0) : 0;
}

/** What is printed on a tile, in words; null on the plain ones. */
export function valueSaid({ facts, say }: Scene, right: Right, tile: string): string | null {
  if (right === 'mint' || right === 'architect') return null;
  const value = printedOn(facts, right, tile);
  const isTitle = right === 'coat' || right === 'patent';
  return isTitle ? tableWords.value.yields(value) : say.florins(value);
}

const numerals = ['I', 'II', 'III', 'IV'];

export const numeralOf = (level: number): string => numerals[level - 1] ?? `${level}`;

/** What a level is called: agencies without a name go by their number. */
export function rankOf({ facts }: Scene, colour: Colour, level: number): string {
  const tell = tableWords.value;
  const printed = facts.levelNames[colour][level - 1] ?? null;
  return printed === null ? tell.agency(numeralOf(level)) : (tell.ranks[printed] ?? printed);
}

/** Whether the name of a level is known: those without one are called by their number. */
export const isNamed = ({ facts }: Scene, colour: Colour, level: number): boolean =>
  facts.levelNames[colour][level - 1] != null;

/** What a level brings each round. */
export function incomeOf({ facts: { income }, say }: Scene, colour: Colour, level: number): string {
  const place = level - 1;
  if (colour === 'yellow') return say.florins(income.yellow[place] ?? 0);
  if (colour === 'orange') return say.points(income.orange[place] ?? 0);
  return tableWords.value.toBuy(income.violetToBuy[place] ?? 0, income.violetFree[place] ?? 0);
}

/** The level tiles of a kind that nobody has. */
export const tilesLeft = ({ view }: Scene, colour: Colour, level: number): number =>
  view.supply.find((pile) => pile.colour === colour && pile.level === level)?.tiles.length ?? 0;

/** Who stands exactly on a level. */
export const standing = ({ view }: Scene, colour: Colour, level: number): readonly number[] =>
  view.players.filter(({ levels }) => levels[colour] === level).map(({ seat }) => seat);

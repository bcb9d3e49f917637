import type { Scene } from './scene.ts';
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

/** Whether the name of a level is known: those without one are called by their number. */
export const isNamed = ({ facts }: Scene, colour: Colour, level: number): boolean =>
  facts.levelNames[colour][level - 1] != null;

/** The level tiles of a kind that nobody has. */
export const tilesLeft = ({ view }: Scene, colour: Colour, level: number): number =>
  view.supply.find((pile) => pile.colour === colour && pile.level === level)?.tiles.length ?? 0;

/** Who stands exactly on a level. */
export const standing = ({ view }: Scene, colour: Colour, level: number): readonly number[] =>
  view.players.filter(({ levels }) => levels[colour] === level).map(({ seat }) => seat);

const numerals = ['I', 'II', 'III', 'IV'];

export const numeralOf = (level: number): string => numerals[level - 1] ?? `${level}`;

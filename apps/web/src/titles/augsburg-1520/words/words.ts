import type { Colour, Noble, Privilege, Right } from '../view.ts';

/** What the board says, in one language: the same words for the same things as the rules. */
export type BoardWords = {
  readonly nobles: Readonly<Record<Noble, string>>;
  readonly joker: readonly [one: string, other: string];
  readonly colours: Readonly<Record<Colour, string>>;
  readonly rights: Readonly<Record<Right, string>>;
  readonly privileges: Readonly<Record<Privilege, string>>;
  readonly florins: (count: number) => string;
  readonly points: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly level: (level: number) => string;
  readonly headings: {
    readonly players: string;
    readonly privileges: string;
    readonly rights: string;
    readonly prestige: string;
  };
};

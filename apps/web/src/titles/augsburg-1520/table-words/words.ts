import type { Building } from '../printed.ts';
import type { Colour, Right } from '../view.ts';

/** What the table says of levels, rights, privileges and prestige, in one language. */
export type TableWords = {
  readonly headings: {
    readonly choices: (noble: string) => string; // what the winner of an auction is asked
    readonly choicesOf: (noble: string, name: string) => string; // another is
  };
  readonly ranks: Readonly<Record<string, string>>; // by their German names
  readonly agency: (numeral: string) => string; // one whose name nobody knows
  readonly named: (name: string, what: string) => string; // a thing, and what there is to say of it

  // Levels
  readonly eachRound: Readonly<Record<Colour, string>>; // what a colour brings
  readonly toBuy: (count: number, free: number) => string;
  readonly tilesLeft: (count: number) => string;
  readonly noTileLeft: string;
  readonly nobodyHere: string;
  readonly standHere: (names: string) => string;
  readonly step: string;
  readonly stepFrom: (name: string) => string;

  // Rights
  readonly effects: Readonly<Record<Right, string>>;
  readonly yields: (points: number) => string; // each round
  readonly top: string;
  readonly below: string; // the tiles under the top one
  readonly tiles: (count: number) => string;
  readonly stackEmpty: string;
  readonly ownedBy: (names: string) => string;
  readonly takeIt: string;
  readonly buildBy: { readonly violet: string; readonly architect: string };

  // Privilege cards
  readonly card: (number: number) => string;
  readonly now: string;
  readonly nextRound: string;
  readonly noneOpen: string;
  readonly shuffled: string; // the ten, before the next round
  readonly topPrice: (florins: number) => string;
  readonly noDeck: string;
  readonly takeCard: string;
  readonly leadsTo: (rank: string) => string; // where a step would lead me
  readonly topAlready: string;
  readonly onlyFrom: (names: string) => string; // a level none of which is left
  readonly lostAt: (points: number, bar: number) => string;

  // What the winner chooses
  readonly uses: (name: string, left: number) => string;
  readonly robbed: (name: string, level: string) => string;
  readonly used: string;
  readonly unused: string;
  readonly withArchitect: string;
  readonly inAll: (prestige: number) => string;
  readonly insteadOf: (now: string, before: string) => string;
  readonly drops: (name: string) => string;
  readonly lifts: (bar: number) => string;
  readonly stillAt: (bar: number) => string; // the other bar
  readonly leaves: (florins: string) => string; // after paying

  // Prestige
  readonly stands: (name: string, prestige: number) => string;
  readonly endsAt: (bar: number, building: Building) => string;
  readonly endsNowhere: string;
  readonly hasLost: (points: number) => string;
  readonly roundBrings: (points: number, lost: number) => string;
  readonly bars: (church: number, cathedral: number) => string;
  readonly legend: { readonly income: string; readonly closed: string };

  // Players
  readonly concealed: string;
  readonly wins: (count: number) => string;
  readonly noRights: string;
  readonly heldRights: string;
  readonly seen: string;
  readonly nothingSeen: string;
  readonly opens: string; // the next auction
  readonly whyNot: string; // asks for the reason
};

import type { Colour, Dialect, Status, Track } from '../view.ts';

/** What the board says, in one language: the same words for the same things as the rules. */
export type BoardWords = {
  readonly cubes: Readonly<Record<Colour, readonly [one: string, other: string]>>;
  readonly marks: Readonly<Record<Colour, string>>; // what is written on a cube
  readonly dialects: Readonly<Record<Dialect, string>>;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly effects: Readonly<Record<string, string>>; // of the tiles of Friars and Cardinals
  readonly headings: {
    readonly chart: string;
    readonly sale: string;
    readonly manuscripts: string;
    readonly tracks: string;
    readonly knowledge: string;
    readonly tiles: string;
    readonly onceATurn: string;
    readonly friars: string;
    readonly cardinals: string;
    readonly library: string;
    readonly players: string;
    readonly mine: string; // what lies before whoever looks
    readonly others: string; // all players but whoever looks
    readonly answers: string; // of those who are summoned
    readonly bidders: string;
    readonly screen: string; // what is behind one's own
    readonly here: (place: string) => string; // what the place of one's pawn offers
  };
  readonly jumps: {
    readonly label: string; // of the ways from part to part of the board
    readonly map: string;
    readonly mine: string;
    readonly market: string;
    readonly players: string;
    readonly chart: string;
    readonly tracks: string;
    readonly tiles: string;
  };
  readonly phases: {
    readonly starting: string;
    readonly event: string;
    readonly charity: string;
    readonly actions: string;
    readonly election: string;
    readonly over: string;
  };
  readonly turn: (turn: number) => string;
  readonly lastTurn: string;

  // What is asked now
  readonly choosesStart: (name: string) => string;
  readonly choosesAlms: (name: string) => string;
  readonly plays: (name: string) => string;
  readonly pointsLeft: (count: number) => string;
  readonly mustLand: string;
  readonly looks: (name: string, count: number) => string;
  readonly summoned: (name: string) => string;
  readonly summons: {
    readonly comes: string;
    readonly answers: string;
    readonly later: string;
    readonly highest: (bid: number) => string;
    readonly speaks: string;
    readonly passed: string;
  };
  readonly noBid: string;
  readonly pays: (name: string, votes: number) => string;
  readonly declaring: string;
  readonly declared: (names: string) => string;
  readonly undeclared: (names: string) => string;
  readonly myDeclaration: (status: string) => string;
  readonly bid: string;
  readonly pay: string;
  readonly order: string;
  readonly hasPlayed: string;
  readonly isPlaying: string;
  readonly deeds: {
    readonly moved: string;
    readonly manuscript: string;
    readonly salterio: string;
    readonly business: string;
    readonly virtualCube: string;
    readonly taken: (cubes: string) => string;
  };
  readonly doneAlready: (deeds: string) => string;

  // The chart of the turns
  readonly thisTurn: string;
  readonly noCubes: string;
  readonly charity: string; // what happens on a turn
  readonly papal: { readonly red: string; readonly white: string; readonly hidden: string };
  readonly event: (name: string, place: string, gives: string) => string;
  readonly ducats: (count: number) => string;
  readonly knowledge: (count: number) => string;
  readonly auction: string;
  readonly named: (name: string, what: string) => string; // a thing, and what there is to say of it
  readonly outOfPlay: (cubes: string) => string;

  // Cubes, manuscripts, tiles
  readonly nothingOnSale: string;
  readonly take: (count: number) => string;
  readonly takeAndSell: (count: number, sold: number) => string;
  readonly level: (level: number) => string;
  readonly cost: (points: number) => string;
  readonly left: (count: number) => string;
  readonly noneOnShow: string;
  readonly volgare: { readonly aside: string; readonly 'on-sale': string; readonly taken: string };
  readonly takeIt: string;
  readonly doIt: string; // the Salterio, small business
  readonly salterio: string;
  readonly business: string;
  readonly noFriar: string;
  readonly noCardinal: string;
  readonly become: string;
  readonly discard: (cube: string) => string;
  readonly virtual: (cube: string) => string;
  readonly libraryLeft: (count: number) => string;
  readonly shown: string; // the Library tiles one looks at
  readonly keep: string; // one of them
  readonly putBack: string; // the others
  readonly keepThis: (value: number) => string;
  readonly look: string;

  // Tracks
  readonly last: (space: number) => string;
  readonly discs: (list: string) => string;
  readonly noDisc: string;
  readonly riddle: (space: number, points: number) => string;
  readonly library: (space: number, tiles: number) => string;

  // Players
  readonly merchant: string;
  readonly place: string;
  readonly notPlaced: string;
  readonly atLevel: (space: number, level: number) => string;
  readonly front: string; // green cubes before the screen
  readonly visited: string; // cities whose value he has taken
  readonly gift: (knowledge: number) => string;
  readonly keepsTile: string;
  readonly hasDenounced: string;
  readonly elected: (status: string) => string;
  readonly closed: string; // a screen one may not look behind
  readonly votes: (count: number) => string;
  readonly noManuscripts: string;
  readonly libraryTile: (value: number) => string;
  readonly denounce: string;

  // How a piece explains itself
  readonly rule: (id: string) => string;
  readonly close: string;
  readonly notNow: string; // above the reasons why something cannot be done

  // Standing orders
  readonly orders: {
    readonly alms: string;
    readonly whom: string;
    readonly askLeader: string;
    readonly askLast: string;
    readonly summons: string;
    readonly answer: string;
    readonly come: string;
    readonly stay: string;
    readonly upTo: string;
    readonly payFirst: string;
    readonly election: string;
    readonly seek: string;
    readonly highest: string;
    readonly place: string;
  };
};

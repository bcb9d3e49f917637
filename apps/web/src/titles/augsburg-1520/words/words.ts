import type { Colour, Noble, Privilege, Right, View } from '../view.ts';

type Question = NonNullable<View['question']>;

/** What the board says, in one language: the same words for the same things as the rules. */
export type BoardWords = {
  readonly nobles: Readonly<Record<Noble, string>>;
  readonly marks: Readonly<Record<Noble, string>>; // the letters on their arms
  readonly joker: readonly [one: string, other: string];
  readonly jokers: (count: number) => string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly rights: Readonly<Record<Right, string>>;
  readonly privileges: Readonly<Record<Privilege, string>>;
  readonly florins: (count: number) => string;
  readonly points: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly level: (level: number) => string;
  readonly rules: string; // of a part of the board
  readonly headings: {
    readonly nobles: string;
    readonly hand: string;
    readonly players: string;
    readonly privileges: string;
    readonly levels: string;
    readonly rights: string;
    readonly prestige: string;
  };
  readonly jumps: string; // the ways from part to part
  readonly setUp: string;
  readonly round: (round: number, rounds: number) => string;
  readonly over: string;

  // What is asked now
  readonly asks: Readonly<Record<Question, (names: string) => string>>;
  readonly asksMe: Readonly<Record<Question, string>>;
  readonly chosen: (names: string) => string;

  // The auction
  readonly visits: Readonly<Record<'over' | 'now' | 'later', string>>;
  readonly speakers: string;
  readonly opens: string;
  readonly speaks: string;
  readonly leads: string;
  readonly passed: string;
  readonly silent: string; // who has said nothing yet
  readonly bidOf: (cards: number) => string;
  readonly noBid: string;
  readonly highest: (cards: number, name: string) => string;
  readonly bid: string;
  readonly call: (cards: number) => string;
  readonly pass: string;
  readonly most: (cards: number) => string;
  readonly onlyPass: string;
  readonly planned: string;
  readonly thinkAgain: string;
  readonly sendFirst: string; // before what follows can be answered

  // The cards
  readonly hand: {
    readonly seen: string;
    readonly seenNote: string;
    readonly laid: string;
    readonly drawn: string;
    readonly none: string;
    readonly concealed: string;
    readonly money: (florins: number) => string;
    readonly worth: (cards: number, jokers: number) => string;
  };
  readonly showing: {
    readonly alone: (cards: number) => string;
    readonly aloneOf: (name: string, cards: number) => string;
    readonly against: (cards: number, names: string) => string;
    readonly chosen: (chosen: number, needed: number) => string;
    readonly yours: string; // those one may choose from
    readonly lay: string;
    readonly laid: string;
  };
  readonly buying: {
    readonly heading: string;
    readonly sum: (cards: number, florins: number) => string;
    readonly left: (florins: number) => string;
    readonly tooMuch: (florins: number) => string;
    readonly buy: string;
    readonly nothing: string;
  };

  // Orders
  readonly orders: {
    readonly carried: string; // the rest of an auction, as an order beside the bid
    readonly carriedHint: string;
    readonly goes: string; // before what the order says
    readonly leaveOut: string;
    readonly sendBoth: string;
    readonly heading: string;
    readonly place: string;
    readonly about: string;
    readonly scopes: {
      readonly now: (noble: string) => string;
      readonly auction: (noble: string, round: number) => string;
      readonly noble: (noble: string) => string;
      readonly round: (round: number) => string;
      readonly game: string;
    };
    readonly bids: string;
    readonly open: string;
    readonly raise: string;
    readonly raiseTo: string;
    readonly by: Readonly<Record<'next' | 'limit', string>>;
    readonly call: string;
    readonly otherwise: string;
    readonly ends: Readonly<Record<'pass' | 'ask', string>>;
    readonly jokers: string;
    readonly show: string;
    readonly shows: Readonly<Record<'highest-first' | 'highest-last' | 'ranked' | 'ask', string>>;
    readonly ranking: string;
    readonly rank: (place: number) => string;
    readonly otherCard: string;
    readonly discardRanking: string;
    readonly discard: string;
    readonly discards: Readonly<Record<'lowest-last' | 'lowest-first' | 'ranked' | 'ask', string>>;
    readonly robbed: string;
    readonly takes: Readonly<
      Record<'florins' | 'prestige' | 'prestige-unless-lost' | 'ask', string>
    >;
    readonly untilWin: string;
  };
};

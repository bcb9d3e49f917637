import type { Colour, Right } from '../../edition.ts';

/** The words of the shown position, in one language. */
export type Board = {
  // what is asked now
  readonly setUp: string;
  readonly round: (round: number, rounds: number) => string;
  readonly over: string;
  readonly isOver: string;
  readonly buying: string;
  readonly slipping: string;
  readonly auction: (noble: string, opener: string) => string;
  readonly noBid: string;
  readonly highest: (cards: number, name: string) => string;
  readonly bidColumns: readonly [player: string, bid: string, now: string];
  readonly states: Readonly<Record<'passed' | 'leads' | 'speaks', string>>;
  readonly most: (cards: number) => string;
  readonly mayBidNone: string;
  readonly alone: (name: string, cards: number, noble: string) => string;
  readonly showdown: (names: string, cards: number, noble: string) => string;
  readonly won: (name: string, noble: string) => string;
  readonly chooses: (name: string) => string;
  readonly uses: (name: string, left: number, privileges: string) => string;
  readonly cardInUse: (card: string) => string;
  readonly discards: (name: string) => string;
  readonly builds: (name: string) => string;
  readonly robbed: (name: string, level: string) => string;
  readonly opens: (name: string) => string;
  readonly nobles: (list: string) => string;
  readonly visits: Readonly<Record<'over' | 'now' | 'later', string>>;
  readonly waits: (names: string) => string;
  readonly chosen: (names: string) => string;
  readonly commands: (lines: string) => string;
  // my cards
  readonly mine: string;
  readonly money: (florins: string) => string;
  readonly held: (cards: number) => string;
  readonly seen: (cards: string) => string;
  readonly laid: (cards: string) => string;
  readonly drawn: (cards: string) => string;
  readonly dealt: string;
  readonly priced: (card: string, florins: string) => string;
  readonly toBuy: (cards: string, florins: string) => string;
  // the players
  readonly players: string;
  readonly playerColumns: readonly [
    number: string,
    player: string,
    florins: string,
    prestige: string,
    bar: string,
    brings: string,
    agencies: string,
    peerage: string,
    offices: string,
    rights: string,
    wins: string,
    seen: string,
  ];
  readonly concealed: string;
  readonly noBar: string;
  readonly brings: (points: number, lost: number) => string;
  readonly atLevel: (level: number, rank: string) => string;
  // what lies on the table
  readonly privilegeCards: string;
  readonly cardColumns: readonly [card: string, privileges: string, when: string];
  readonly now: string;
  readonly next: string;
  readonly noneOpen: string;
  readonly nextUnknown: string;
  readonly levels: string;
  readonly levelColumns: readonly [
    colour: string,
    written: string,
    level: string,
    rank: string,
    yields: string,
    left: string,
  ];
  readonly dealtEachRound: (toBuy: number, free: number) => string;
  readonly rights: string;
  readonly rightColumns: readonly [right: string, written: string, effect: string, stack: string];
  readonly effects: Readonly<Record<Right, string>>;
  readonly prices: (list: string) => string;
  readonly yields: (list: string) => string;
  readonly noTile: string;
  readonly tiles: (count: number) => string;
  readonly topPrice: (florins: string) => string;
  readonly noDeck: string;
  readonly score: string;
  readonly scoreColumns: readonly [player: string, total: string];
  readonly about: About;
};

/** What players are told of the printed facts. */
type About = {
  readonly heading: (edition: string) => string;
  readonly intro: string;
  readonly replaceable: string;
  readonly columns: readonly [fact: string, here: string, source: string];
  readonly sources: Readonly<Record<'rulebook' | 'inferred' | 'placeholder' | 'part', string>>;
  readonly ties: string;
  readonly ious: string;
  readonly iousHere: (perNoble: number, prices: string) => string;
  readonly upTo: (number: number, florins: string) => string;
  readonly jokers: string;
  readonly jokersHere: (jokers: string, florins: string) => string;
  readonly privilegeCards: string;
  readonly levelTiles: string;
  readonly tilesFor: (players: number, level2: number, level3: number, level4: number) => string;
  readonly income: Readonly<Record<Colour, string>>;
  readonly ranks: Readonly<Record<Colour, string>>;
  readonly caps: string;
  readonly capsHere: (withoutChurch: number, withoutCathedral: number) => string;
};

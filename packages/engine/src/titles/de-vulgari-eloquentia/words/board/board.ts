import type { Zone } from '../../edition.ts';
import type { Colour } from '../../types.ts';

/** The words of the shown position, in one language. */
export type Board = {
  // what is asked now
  readonly setUp: string;
  readonly turn: (turn: number) => string;
  readonly lastTurn: (turn: number) => string;
  readonly election: (turn: number) => string;
  readonly over: string;
  readonly choosesStart: (name: string, cities: string) => string;
  readonly eventPhase: string;
  readonly charityPhase: string;
  readonly choosesAlms: (name: string, givers: string) => string;
  readonly actionPhase: string;
  readonly plays: (name: string, points: number) => string;
  readonly doneAlready: (deeds: string) => string;
  readonly deeds: {
    readonly moved: string;
    readonly manuscript: string;
    readonly salterio: string;
    readonly business: string;
    readonly virtualCube: string;
    readonly taken: (cubes: string) => string;
  };
  readonly mustLand: (name: string, sea: string) => string;
  readonly looks: (name: string, tiles: number) => string;
  readonly shownTiles: string;
  readonly summons: (name: string, place: string, event: string) => string;
  readonly toAnswer: (name: string) => string;
  readonly answersLater: (names: string) => string;
  readonly coming: (names: string) => string;
  readonly noBid: string;
  readonly highest: (name: string, votes: number) => string;
  readonly bidders: (names: string) => string;
  readonly passed: (names: string) => string;
  readonly pays: (name: string, votes: number) => string;
  readonly declaring: string;
  readonly declared: (names: string) => string;
  readonly undeclared: (names: string) => string;
  readonly myDeclaration: (status: string) => string;
  readonly isOver: string;
  readonly commands: (lines: string) => string;
  readonly fareColumns: readonly [points: string, ducats: string, places: string];
  readonly callerAdds: (name: string, votes: number) => string;
  readonly mayBid: (votes: number) => string;
  readonly haveVotes: (votes: number) => string;
  readonly statusColumns: readonly [status: string, written: string, votes: string, points: string];
  readonly order: (names: string) => string;
  readonly played: (names: string) => string;
  readonly onceATurn: string;
  // behind the screens
  readonly mine: string;
  readonly screens: string;
  readonly screenColumns: readonly [
    player: string,
    cubes: string,
    votes: string,
    manuscripts: string,
    tile: string,
  ];
  readonly myCubes: string;
  readonly myManuscripts: string;
  readonly myTile: string;
  readonly noCubes: string;
  readonly noManuscripts: string;
  readonly votes: (votes: number) => string;
  readonly virtualVotes: (votes: number) => string;
  readonly secretTile: string;
  // the players
  readonly players: string;
  readonly playerColumns: readonly [
    number: string,
    player: string,
    place: string,
    ducats: string,
    status: string,
    knowledge: string,
    front: string,
    visited: string,
    besides: string,
  ];
  readonly powerColumns: readonly [player: string, tile: string, gives: string, written: string];
  readonly score: string;
  readonly scoreColumns: readonly [player: string, total: string];
  readonly notPlaced: string;
  readonly atLevel: (space: number, level: number) => string;
  readonly gift: (knowledge: number) => string;
  readonly keepsTile: string;
  readonly hasDenounced: string;
  // the map
  readonly map: string;
  readonly mapNote: string;
  readonly mapColumns: readonly [
    place: string,
    dialect: string,
    here: string,
    pawns: string,
    takenBy: string,
    roads: string,
  ];
  readonly ducats: (ducats: number) => string;
  readonly knowledge: (knowledge: number) => string;
  readonly auction: string;
  readonly start: string;
  readonly convent: string;
  readonly abbey: string;
  readonly cathedral: string;
  readonly franciscan: string;
  readonly bologna: string;
  readonly port: (sea: string) => string;
  readonly sea: string;
  // the turns
  readonly chart: string;
  readonly chartColumns: readonly [
    turn: string,
    cubes: string,
    event: string,
    place: string,
    gives: string,
    papal: string,
  ];
  readonly papal: Readonly<Record<'red' | 'white' | 'hidden', string>>;
  readonly charity: string;
  // the cubes
  readonly cubes: string;
  readonly onSale: string;
  readonly nothingOnSale: string;
  readonly cubeCosts: string;
  readonly outOfPlay: (cubes: string) => string;
  readonly between: string; // between things that are lists themselves
  readonly written: (words: string) => string;
  readonly marks: Readonly<Record<Colour, string>>;
  // the manuscripts
  readonly manuscripts: string;
  readonly manuscriptColumns: readonly [level: string, cost: string, shown: string, left: string];
  readonly linguaVolgare: Readonly<
    Record<'aside' | 'on-sale' | 'taken', (level: number, actions: number) => string>
  >;
  // the tracks
  readonly tracks: string;
  readonly trackColumns: readonly [
    track: string,
    written: string,
    last: string,
    discs: string,
    mind: string,
  ];
  readonly knowledgeTrack: string;
  readonly noDisc: string;
  readonly levels: (starts: string) => string;
  readonly only: Readonly<Record<'riddle' | 'library', string>>;
  readonly riddle: (points: string) => string;
  readonly from: (space: number, points: number) => string;
  readonly messenger: (ducats: number, abbesses: string, gift: number) => string;
  readonly orient: string;
  readonly canticle: string;
  readonly library: (tiles: string) => string;
  readonly rest: string;
  // the tiles
  readonly tiles: string;
  readonly tileColumns: readonly [tile: string, written: string, gives: string];
  readonly noTile: string;
  readonly effects: Readonly<Record<string, string>>;
  readonly libraryLeft: (tiles: number) => string;
  readonly about: About;
};

/** What players are told of the printed facts. */
type About = {
  readonly heading: (edition: string) => string;
  readonly intro: string;
  readonly replaceable: string;
  readonly ourZones: string;
  readonly ourZoneColumns: readonly [zone: string, dialect: string, value: string];
  readonly guessedZones: string;
  readonly zoneColumns: readonly [zone: string, ours: string];
  readonly fields: Readonly<
    Record<Exclude<NonNullable<Zone['placeholders']>[number], 'zone'>, (value: string) => string>
  >;
  readonly restOfZones: string;
  readonly roads: string;
  readonly toldRoads: (roads: string) => string;
  readonly ourRoads: (count: number, roads: string) => string;
  readonly events: string;
  readonly eventColumns: readonly [event: string, place: string, gives: string, source: string];
  readonly facts: string;
  readonly factColumns: readonly [fact: string, here: string, source: string];
  readonly sources: Readonly<Record<'rulebook' | 'placeholder' | 'part', string>>;
  readonly spaces: (spaces: number) => string;
  readonly papalTiles: string;
  readonly red: (tiles: number) => string;
  readonly white: (tiles: number) => string;
  readonly canticleTiles: string;
  readonly libraryTiles: string;
  readonly manuscripts: string;
  readonly ofLevel: (level: number, each: number) => string;
  readonly levelFour: (tiles: number, pairs: string) => string;
  readonly volgare: (level: number, actions: number, points: number) => string;
  readonly cubes: string;
  readonly cubesFor: (players: number, perTurn: number) => string;
};

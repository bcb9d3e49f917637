/** Sitting at a game: how one sees it, whose turn since when, handing over, leaving. */
export type SeatedWords = {
  readonly view: string;
  readonly drawn: string;
  readonly text: string;
  readonly tabs: string;
  readonly since: (when: string) => string;
  readonly vacant: string;
  readonly curtain: {
    readonly heading: (name: string) => string;
    readonly lead: (place: number) => string;
    readonly lift: string;
    readonly never: string;
    readonly again: string;
  };
  readonly menu: string;
  readonly resign: string;
  readonly resignAsk: string;
  readonly resignSure: string;
  readonly stay: string;
  readonly vote: string;
  readonly withdraw: string;
  readonly votes: (votes: number, players: number) => string;
  readonly mute: string;
  readonly hear: string;
  readonly isMuted: string;
  readonly isHeard: string;
  readonly takeOver: (name: string) => string;
  readonly help: string;
  readonly keys: {
    readonly send: string;
    readonly undo: string;
    readonly redo: string;
    readonly earlier: string;
    readonly later: string;
    readonly turn: string;
    readonly help: string;
    readonly close: string;
  };
  readonly toTurn: string; // from the top of the page
  readonly noGame: string;
  readonly toMine: string;
  readonly closeHelp: string;
};

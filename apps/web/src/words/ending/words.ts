import type { Wrong } from '@staffetta/client/fairness';

/** What is checked of a finished game, in this order. */
export type CheckedThing = 'promise' | 'log' | 'course' | 'mine' | 'draws';

/** The end of a game: who won, the score sheet, the race, the proof, and once more. */
export type EndingWords = {
  readonly youWin: string;
  readonly wins: (names: string) => string;
  readonly share: (names: string) => string;
  readonly nobody: string;
  readonly ahead: (points: string, lead: string, names: string) => string;
  readonly tied: (points: string, names: string) => string; // a rule for ties decided
  readonly level: (points: string) => string;
  readonly other: Readonly<Record<'resigned' | 'abandoned' | 'cancelled' | 'stopped', string>>;

  readonly score: string;
  readonly scoreHint: string;
  readonly line: string;
  readonly total: string;
  readonly points: (points: string, count: number) => string;

  readonly race: string;
  readonly raceHint: string;
  readonly raceKeys: string;
  readonly raceTable: string;
  readonly turn: (turn: number) => string;
  readonly turns: string;
  readonly moment: (version: number) => string;
  readonly moments: string;
  readonly lookAt: (when: string) => string;
  readonly noRace: string;

  readonly journeys: string;
  readonly replay: string;

  readonly fair: string;
  readonly fairHint: string;
  readonly check: string;
  readonly fetching: string;
  readonly checking: (events: number) => string;
  readonly allFair: (events: number, draws: number) => string;
  readonly notFair: (event: number) => string;
  readonly withheld: (events: number) => string;
  readonly download: string;
  readonly checks: Readonly<Record<CheckedThing, string>>;
  readonly mineUnnoted: string;
  readonly found: Readonly<Record<'right' | 'wrong' | 'open', string>>;
  readonly wrong: Readonly<Record<Wrong, string>>;

  readonly again: string;
  readonly againHint: string;
  readonly opening: string;
};

import type { TitleWords } from '../../../core/title.ts';
import type { LanternFair } from '../types.ts';

/** The words of the shown position. */
export type Board = {
  readonly stall: (held: number, all: number) => string;
  readonly sealed: string;
  readonly open: string;
  readonly noStall: string;
  readonly lantern: (lantern: string) => string;
  readonly glass: (glass: string) => string;
  readonly light: string;
  readonly highest: (name: string, bid: number) => string;
  readonly noBid: string;
  readonly mySeal: (bid: number) => string;
  readonly myPatron: (name: string) => string;
  readonly fairgoers: string;
  readonly columns: readonly [string, string, string, string, string, string];
  readonly charms: string;
  readonly myCharms: string;
  readonly charm: (charm: string) => string;
  readonly polished: string;
  readonly offered: (name: string) => string;
  readonly chooses: string;
  readonly maySpeak: string;
  readonly hasSealed: string;
  readonly hasPassed: string;
  readonly speaks: string;
  readonly goneOut: string;
  readonly left: (count: number) => string;
};

/** All a language must say of this title. */
export type FairWords = TitleWords<LanternFair> & { readonly board: Board };

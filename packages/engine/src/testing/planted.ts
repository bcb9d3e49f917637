import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyTitle, defineTitle, type Shapes, type TitleDefinition } from '../core/title.ts';
import { promises } from './contract.ts';
import { askForGames, fewestGames, type Promised, type Sources } from './promises/promise.ts';

/** Something wrong in a title, and the promise that must catch it. */
export type Fault<S extends Shapes> = {
  readonly fault: string;
  readonly changes: () => Partial<TitleDefinition<S>>;
  readonly breaks: string;
};

/**
 * Does something in the games that `npm test` plays, in a proof too, and without looking for the
 * smallest: nobody reads the games of a planted fault.
 */
export function withoutShrinking<T>(act: () => T): T {
  const usual = fc.readConfigureGlobal();
  fc.configureGlobal({ ...usual, seed: 1520, numRuns: 100, endOnFailure: true });
  try {
    return act();
  } finally {
    fc.configureGlobal(usual);
  }
}

const isBroken = ({ keep }: Promised, title: AnyTitle, sources: Sources): boolean => {
  try {
    keep(title, sources);
    return false;
  } catch {
    return true;
  }
};

/** The promises of these that a title with a planted fault breaks, in so many games. */
export function brokenBy(
  title: AnyTitle,
  among: readonly Promised[],
  sources: Sources,
  games: number,
): readonly string[] {
  askForGames(title, games);
  const broken = among.filter((promise) =>
    withoutShrinking(() => isBroken(promise, title, sources)),
  );
  return broken.map(({ says }) => says);
}

/** A test for each fault of a long title: as few games as its contract plays must show it. */
export function catchesFaults<S extends Shapes>(
  title: TitleDefinition<S>,
  faults: readonly Fault<S>[],
): void {
  describe(`a fault in ${title.id} is caught:`, () => {
    for (const { fault, changes, breaks } of faults) {
      it(`${fault}, by the promise that it ${breaks}`, () => {
        const promised = promises.filter(({ says }) => says === breaks);
        const faulty = defineTitle<S>({ ...title, ...changes() });
        expect(brokenBy(faulty, promised, {}, fewestGames)).toEqual([breaks]);
      });
    }
  });
}

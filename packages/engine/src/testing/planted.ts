import fc from 'fast-check';
import type { AnyTitle } from '../core/title.ts';
import { askForGames, type Promised, type Sources } from './promises/promise.ts';

/** Fewer games than the contract of a short title plays: a fault must show soon. */
const fewGames = 16;

/** Does something without looking for the smallest game: nobody reads the games of a planted fault. */
export function withoutShrinking<T>(act: () => T): T {
  const usual = fc.readConfigureGlobal();
  fc.configureGlobal({ ...usual, endOnFailure: true });
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

/** The promises of these that a title with a planted fault breaks, in few games. */
export function brokenBy(
  title: AnyTitle,
  among: readonly Promised[],
  sources: Sources,
  games = fewGames,
): readonly string[] {
  askForGames(title, games);
  const broken = among.filter((promise) =>
    withoutShrinking(() => isBroken(promise, title, sources)),
  );
  return broken.map(({ says }) => says);
}

import type { DrawNumber } from '@staffetta/engine';
import type { TimingOf } from '../clocks/timetables.ts';
import { plainTiming } from '../clocks/timing.ts';
import type { Telling } from '../http/tell.ts';
import { type Cache, openCache } from './cache.ts';
import { catalogue, knownTitle } from './catalogue.ts';
import type { Library, LoadedGame } from './loaded-game.ts';
import { type People, strangers } from './people.ts';
import { openRaces, type Races } from './race.ts';
import { chanceKey, drawWith } from './secret.ts';
import type { Store } from './store.ts';

/** What the use cases of games stand on. */
export type Games = {
  readonly store: Store;
  readonly library: Library;
  readonly cache: Cache;
  readonly raceIn: Races;
  readonly now: () => Date;
  readonly telling: Telling;
  readonly people: People;
  readonly timingOf: TimingOf;
  /** Called after a commit: something waits in the outbox. Never told inside a transaction. */
  readonly committed: () => void;
  /** Called after somebody took a seat: one whose account was deleted meanwhile must leave again. */
  readonly seated: (userId: string) => Promise<void>;
};

/** Replaying starts at most so many events back: less than a tenth of a long game. */
const usualStretch = 50;

/** How many games a process holds in memory. */
const heldGames = 1_000;

/** How many races, each with the game as far as it was counted. */
const heldRaces = 200;

export function openGames(
  store: Store,
  {
    report,
    snapshotEvery = usualStretch,
    aside = null,
    people = strangers,
    timingOf = async (kept) => plainTiming(kept),
    seated = async () => undefined,
    ...settings
  }: Pick<Library, 'report'> &
    Partial<
      Pick<Library, 'snapshotEvery' | 'aside'> & Pick<Games, 'people' | 'seated' | 'timingOf'>
    > &
    Pick<Games, 'committed' | 'now' | 'telling'>,
): Games {
  const library: Library = { title: knownTitle, store, aside, snapshotEvery, report };
  const cache = openCache(library, heldGames);
  const raceIn = openRaces(library, heldRaces);
  return { store, library, cache, raceIn, people, timingOf, seated, ...settings };
}

/** Keeps the printed facts of this release's titles, which new games pin by their hash. */
export async function keepEditions(store: Store): Promise<void> {
  for (const { title, editionHash } of catalogue) {
    await store.offerEdition({ hash: editionHash, title: title.id, data: title.edition });
  }
}

/** What draws a game's numbers. */
export const drawOf = ({
  row,
  contributions,
}: Pick<LoadedGame, 'contributions'> & {
  readonly row: Pick<LoadedGame['row'], 'secret' | 'gameId'>;
}): DrawNumber => drawWith(chanceKey(row.secret, row.gameId, contributions));

import { setTimeout as sleep } from 'node:timers/promises';
import type { RouteServices } from '../http/app-types.ts';
import { viewerOf, watchedGame } from './access.ts';
import { versionOf } from './look.ts';
import type { Caller } from './tables.ts';

type Wait = {
  readonly version: number; // of the caller's; he has it already: there is nothing to wait for
  readonly from: string; // the address it is asked from
  readonly begins: () => void; // to wait
  readonly gone: (onGone: () => void) => unknown; // when the caller waits no longer
};

/**
 * Waits until the caller has a version of a game, the game is over, he goes away, the service stops
 * or he has waited long enough: whichever is first.
 */
export async function waitForVersion(
  services: Pick<RouteServices, 'games' | 'feed' | 'lines' | 'longestWait'>,
  gameId: string,
  caller: Caller,
  { version, from, begins, gone }: Wait,
): Promise<void> {
  const { games, feed, lines, longestWait } = services;

  async function isReached(): Promise<boolean> {
    const loaded = await watchedGame(games, gameId, caller);
    const reached = versionOf(loaded.versions, viewerOf(loaded, caller));
    return reached >= version || loaded.game.status === 'ended';
  }

  if (version === 0 || (await isReached())) return;
  const holder = { userId: caller.userId, from };
  lines.refuseIfFull(holder);
  const over = new AbortController();
  const { signal } = over;
  let wake: () => void = () => undefined;
  const end = (): void => {
    over.abort();
    wake();
  };
  const stopListening = feed.listen(gameId, () => wake());
  const release = lines.add(holder, end);
  begins();
  gone(end);
  sleep(longestWait, undefined, { signal }).then(end, () => undefined);
  try {
    while (!signal.aborted) {
      const moved = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (await isReached()) return; // asked once more: it may have moved before anybody listened
      if (!signal.aborted) await moved;
    }
  } finally {
    over.abort();
    stopListening();
    release();
  }
}

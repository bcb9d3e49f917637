import { setTimeout as sleep } from 'node:timers/promises';
import type { RouteServices } from '../http/app-types.ts';
import { Problem } from '../http/problems.ts';
import { viewerOf, watchedGame } from './access.ts';
import { versionOf } from './look.ts';
import type { Caller } from './tables.ts';

type Wait = {
  readonly version: number; // of the caller's; he has it already: there is nothing to wait for
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
  { version, gone }: Wait,
): Promise<void> {
  const { games, feed, lines, longestWait } = services;

  async function isReached(): Promise<boolean> {
    const loaded = await watchedGame(games, gameId, caller);
    const reached = versionOf(loaded.versions, viewerOf(loaded, caller));
    return reached >= version || loaded.game.status === 'ended';
  }

  if (version === 0 || (await isReached())) return;
  if (lines.isFull(caller.userId)) throw new Problem('too-many-requests');
  const over = new AbortController();
  const { signal } = over;
  let wake: () => void = () => undefined;
  const end = (): void => {
    over.abort();
    wake();
  };
  const stopListening = feed.listen(gameId, () => wake());
  const release = lines.add(caller.userId, end);
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

import type { Games } from '../games/games.ts';
import type { GameRow } from '../games/store.ts';
import type { Writings } from '../games/writings.ts';
import { Problem } from '../http/problems.ts';

// Help that changes nothing of what happened in a game: its chat, and where it is listed. It is no event of the log, and
// told with its reason where it shows.

export function openTidying({ store, now }: Pick<Games, 'store' | 'now'>, writings: Writings) {
  async function rowOf(gameId: string): Promise<GameRow> {
    const row = await store.game(gameId);
    if (row === null) throw new Problem('not-found');
    return row;
  }

  /** Of two who want the same the second is told that it is so already. */
  async function requireDone(changing: Promise<boolean>): Promise<void> {
    if (!(await changing)) throw new Problem('done-already');
  }

  return {
    /** All who read the chat read why. */
    async closeChat(gameId: string, reason: string): Promise<void> {
      await rowOf(gameId);
      await requireDone(writings.close(gameId, { at: now(), reason }));
    },

    /** They read why here, too. */
    async openChat(gameId: string, reason: string): Promise<void> {
      await rowOf(gameId);
      await requireDone(writings.open(gameId, { at: now(), reason }));
    },

    /** Ordinary lists show it no longer; all who may see it read why. */
    async archive(gameId: string, reason: string): Promise<void> {
      if ((await rowOf(gameId)).status !== 'ended') throw new Problem('archives-ended');
      await requireDone(store.archive(gameId, { at: now(), reason }));
    },

    async unarchive(gameId: string, reason: string): Promise<void> {
      await rowOf(gameId);
      await requireDone(store.unarchive(gameId, { at: now(), reason }));
    },
  };
}

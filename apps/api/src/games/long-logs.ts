import { Problem } from '../http/problems.ts';
import type { Telling } from '../http/tell.ts';
import { type Bounds, type Ending, openThreads } from '../thread.ts';
import type { Aside } from './aside.ts';
import type { FileWish } from './export.ts';
import type { Followed, Reached, Stretch } from './loaded-game.ts';
import type { CheckedLog } from './log-check.ts';
import type { Counted, RaceStretch } from './race.ts';

// Long logs are followed, decided again, counted and exported in a thread, one at a time: they came in by files,
// or from players who added as much as they could.

/** What a thread is to do with a log. */
export type LogWork =
  | { readonly what: 'check'; readonly gameId: string }
  | ({ readonly what: 'follow' } & Stretch)
  | ({ readonly what: 'count' } & RaceStretch)
  | ({ readonly what: 'file'; readonly strict: boolean } & FileWish);

/** A file as text, and the keys no schema declares, which were left out of it. */
export type FileWritten = { readonly text: string; readonly dropped: readonly string[] };

/** As long as proxies are patient: who would look at a game, or play it, waits for this too. */
const usual: Bounds = { patience: 30_000, mostWaiting: 10 };

/** Seconds after which it is worth asking again. */
const waitFor = 60;

/** Why it ended before it was done. */
function unfinished(ending: Ending): Error {
  if (ending === 'out-of-time') return new Problem('log-out-of-time', { wait: waitFor });
  if (ending === 'out-of-memory') return new Problem('log-out-of-memory', { wait: waitFor });
  return ending === 'done' ? new Error('A thread found nothing') : ending.trouble;
}

/** Bytes are handed to a thread, and back, as such and no more. */
export const handed = (reached: Reached): Reached => ({
  ...reached,
  hash: Buffer.from(reached.hash),
});

export type LongLogs = ReturnType<typeof openLongLogs>;

/** Works through the long logs of a database, one after the other. */
export function openLongLogs(url: string, bounds: Bounds = usual) {
  const { findOne, close } = openThreads(bounds);

  async function found<Finding>(work: LogWork, gone?: AbortSignal): Promise<Finding> {
    const data = { url, work };
    const ended = await findOne<Finding>({ program: 'games/log-thread', data }, gone);
    if ('ending' in ended) throw unfinished(ended.ending);
    return ended.found;
  }

  return {
    check: (gameId: string, gone?: AbortSignal) =>
      found<CheckedLog>({ what: 'check', gameId }, gone),

    async follow(stretch: Stretch, gone?: AbortSignal): Promise<Followed> {
      const { reached, brokenAt } = await found<Followed>({ what: 'follow', ...stretch }, gone);
      return { reached: handed(reached), brokenAt };
    },

    async count(stretch: RaceStretch, gone?: AbortSignal): Promise<Counted | null> {
      const counted = await found<Counted | null>({ what: 'count', ...stretch }, gone);
      return counted === null ? null : { ...counted, reached: handed(counted.reached) };
    },

    async file(wish: FileWish, telling: Telling, gone?: AbortSignal): Promise<string> {
      const { strict, report } = telling;
      const written = await found<FileWritten>({ what: 'file', strict, ...wish }, gone);
      if (written.dropped.length > 0) report(written.dropped);
      return written.text;
    },

    close,
  } satisfies Aside & Record<string, unknown>;
}

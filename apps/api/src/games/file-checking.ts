import { type Bounds, type Ending, openThreads } from '../thread.ts';
import { excessIn, type Outcome } from './check.ts';
import type { Fault } from './faults.ts';

// Files of games are checked in a thread of its own: what is decided in each event is up to whoever wrote them.

/** Many times what the longest game takes, and no more than a service can do without a processor. */
const usual: Bounds = { patience: 10_000 };

/** Why a check ended before it was done. */
function unfinished(ending: Ending): Fault {
  if (typeof ending === 'object') return { code: 'broken-off', trouble: ending.trouble.message };
  return { code: ending === 'out-of-memory' ? 'out-of-memory' : 'out-of-time' };
}

/** Checks files of games one after the other. */
export function openFileChecking(bounds: Bounds = usual) {
  const { findOne, close } = openThreads(bounds);

  return {
    /** Checks a file to its last fact, as long as somebody waits for it; one that is too large not at all. */
    async check(data: unknown, gone?: AbortSignal): Promise<Outcome> {
      const excess = excessIn(data);
      if (excess !== null) return { ok: false, fault: excess };
      const checked = await findOne<Outcome>({ program: 'games/file-thread', data }, gone);
      return 'found' in checked ? checked.found : { ok: false, fault: unfinished(checked.ending) };
    },

    close,
  };
}

import type { Client } from './client.ts';
import { type Follow, followAll, type Moved } from './follow.ts';
import { failed, isPassing, type Problem, type Result, unreachable } from './problem.ts';
import { backOff, wait } from './retry.ts';
import type { Position } from './shapes.ts';

/** A game that waits for one of your seats, as it stood when it was read. */
export type Turn = { readonly game: string; readonly position: Position };

/** How to take turns, and what else to hear of the stream. */
export type FollowTurns = Omit<Follow, 'onMoved'> & {
  /** Takes a turn. If that fails or throws, the game is read again and the turn told again. */
  readonly onTurn: (turn: Turn) => Promise<Result<unknown>>;
  readonly onMoved?: (moved: Moved) => void;
  /** Hears why a game is read again. */
  readonly onTrouble?: (game: string, problem: Problem) => void;
};

const firstPause = 200;
const longestPause = 30_000;

/** Pause before a failed read is repeated, in milliseconds: as long as the answer asks, and longer each time. */
export const pauseAfter = (
  { retryAfter = 0 }: Problem,
  failures: number,
  random: () => number = Math.random,
): number =>
  Math.max(
    retryAfter * 1_000,
    backOff(failures, { first: firstPause, longest: longestPause, random }),
  );

const isAwaited = ({ seat, toAct }: Position): boolean => seat !== null && toAct.includes(seat);

const thrown = (error: unknown): Result<never> =>
  failed({ ...unreachable(), detail: error instanceof Error ? error.message : String(error) });

/**
 * Says at least once, for each of your games, that it waits for you, until the signal is aborted or the
 * service refuses the stream. A game whose read or turn failed is read again until it works, so what is
 * lost on the way comes later, not never. Games do not wait for one another.
 */
export async function followTurns(client: Client, turns: FollowTurns): Promise<void> {
  const { onTurn, onMoved, onTrouble, ...follow } = turns;
  const { signal, longestPause: limit = Number.POSITIVE_INFINITY } = follow;
  const retry = follow.retry ?? { wait, random: Math.random };
  const reading = new Map<string, Promise<void>>();
  const asked = new Set<string>(); // games that moved since they were last read

  /** Reads a game and has its turn taken; a problem is why it has to be read again. */
  async function look(game: string): Promise<Problem | null> {
    const read = await client.position(game);
    if (!read.ok) return isPassing(read.problem) ? read.problem : null; // not ours any more
    if (signal.aborted || !isAwaited(read.data)) return null;
    const taken = await onTurn({ game, position: read.data }).catch(thrown);
    return taken.ok ? null : taken.problem;
  }

  async function readUntilDone(game: string): Promise<void> {
    for (let failures = 0; asked.delete(game) && !signal.aborted; ) {
      const problem = await look(game);
      if (problem === null) {
        failures = 0;
        continue;
      }
      onTrouble?.(game, problem);
      asked.add(game);
      const pause = Math.min(pauseAfter(problem, failures, retry.random), limit);
      failures += 1;
      await retry.wait(pause, signal).catch(() => undefined);
    }
    reading.delete(game); // at once: a move that comes later starts anew
  }

  function readSoon(game: string): void {
    asked.add(game);
    if (!reading.has(game)) reading.set(game, readUntilDone(game));
  }

  await followAll(client, {
    ...follow,
    onMoved: (moved) => {
      if (moved.status === 'running') readSoon(moved.game);
      onMoved?.(moved);
    },
  });
  await Promise.all(reading.values());
}

import type { NewEvent } from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import { minuteOf, type StoredEvent, sealAll, unseal } from './chain.ts';
import { type Clock, changedClocks, clocksAfter } from './clocks.ts';
import type { Games } from './games.ts';
import { headOf, keepSnapshotIfDue, type LoadedGame, type Reached, reach } from './loaded-game.ts';
import type { Admission, Append, AppendResult, RequestKey, SeatTaken } from './store.ts';

/** What a request adds to a game. */
export type Addition = {
  readonly events: readonly NewEvent[];
  readonly seats: readonly SeatTaken[];
  readonly admissions?: readonly Admission[]; // none if left out
  readonly key: RequestKey | null;
};

/** The game after an addition, and the append that makes it so. */
export function prepare(
  loaded: LoadedGame,
  { events, seats, admissions = [], key }: Addition,
  at: Date,
): { append: Append; next: LoadedGame } {
  const { row, setting } = loaded;
  const stored = sealAll(events, loaded, minuteOf(at));
  let reached: Reached = loaded;
  let clocks: readonly Clock[] = loaded.clocks;
  for (const sealed of stored) {
    const event = unseal(sealed);
    const after = reach(setting, reached, event, sealed);
    clocks = clocksAfter(setting, clocks, { before: reached, after, event });
    reached = after;
  }
  const players = loaded.players.map((player, seat) => {
    const change = seats.find((taken) => taken.seat === seat);
    return change === undefined ? player : change.userId;
  });
  const head = headOf(row, setting, reached);
  const next = { ...loaded, ...reached, row: head, players, clocks };
  const append: Append = {
    gameId: row.gameId,
    expected: loaded.number,
    previous: loaded.hash,
    events: stored,
    head,
    seats,
    admissions,
    outbox: stored.map(({ number, told }) => ({
      number,
      ordinal: 0,
      topic: 'told',
      payload: { told },
    })),
    clocks: changedClocks(loaded.clocks, clocks),
    key,
  };
  return { append, next };
}

/** Notes what has been committed: in memory, in the outbox's relay, and now and then as a snapshot. */
export function noteCommitted(games: Games, next: LoadedGame): void {
  games.cache.keep(keepSnapshotIfDue(games.library, next));
  games.committed();
}

/** More collisions than a game with people in it ever sees in a row. */
const mostTries = 20;

/** What became of an append, and the game and events it was made of. */
export type Written = {
  readonly result: Extract<AppendResult, { first: number }>;
  readonly next: LoadedGame;
  readonly events: readonly StoredEvent[];
};

/**
 * Decides and appends until no other writer came between. `decide` looks at the game as it is then
 * and throws its problem if the answer has become no.
 */
export async function write<T>(
  games: Games,
  gameId: string,
  decide: (loaded: LoadedGame) => Promise<Addition | { readonly done: T }>,
  answer: (written: Written) => T | Promise<T>,
): Promise<T> {
  let loaded = await games.cache.lastSeen(gameId);
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    if (loaded === null) throw new Problem('not-found');
    const addition = await decideOnCurrent(games, loaded, decide);
    if ('done' in addition.decided) return addition.decided.done;
    const { append, next } = prepare(addition.loaded, addition.decided, games.now());
    const result = await games.store.append(append);
    if (result.result === 'appended') {
      noteCommitted(games, next);
      return answer({ result, next, events: append.events });
    }
    if (result.result === 'repeated') return answer({ result, next, events: [] });
    loaded = await games.cache.current(gameId);
    if (result.result === 'read-only') throw new Problem('game-read-only');
  }
  throw new Problem('unavailable');
}

/** A no that rests on what this process last saw may be out of date: it is asked again on the present. */
async function decideOnCurrent<T>(
  games: Games,
  loaded: LoadedGame,
  decide: (loaded: LoadedGame) => Promise<T>,
): Promise<{ loaded: LoadedGame; decided: T }> {
  try {
    return { loaded, decided: await decide(loaded) };
  } catch (error) {
    const current = await games.cache.current(loaded.row.gameId);
    if (!(error instanceof Problem) || current === null || current.number === loaded.number) {
      throw error;
    }
    return { loaded: current, decided: await decide(current) };
  }
}

import { isTableFact, type NewEvent, vacantSeats } from '@staffetta/engine';
import { breathe } from '../breathing.ts';
import { plainTiming } from '../clocks/timing.ts';
import { Problem } from '../http/problems.ts';
import { minuteOf, type StoredEvent, seal, unseal } from './chain.ts';
import { changedClocks, clocksBehind, dueOf, type Keeping, lookOf, type Step } from './clocks.ts';
import type { Games } from './games.ts';
import { headOf, keepSnapshotIfDue, type LoadedGame, type Reached, reach } from './loaded-game.ts';
import type { Admission, Also, Append, AppendResult, RequestKey, SeatTaken } from './store.ts';

/** What a request adds to a game. */
export type Addition = {
  readonly events: readonly NewEvent[];
  readonly seats: readonly SeatTaken[];
  readonly admissions?: readonly Admission[]; // none if left out
  readonly key: RequestKey | null;
  readonly also?: Also; // what is written in the same transaction; nothing if left out
};

const endsGame = ({ type }: { readonly type: string }): boolean =>
  type === 'game-ended' || type === 'game-abandoned' || type === 'game-stopped';

/** Who is gone because his seat was vacated: it is free, and he may watch like anybody who knows of it. */
function vacated({ players }: LoadedGame, events: readonly NewEvent[]) {
  const gone = events
    .flatMap(({ facts }) => facts)
    .filter(isTableFact)
    .flatMap((fact) => (fact.type === 'seat-vacated' ? [fact.seat] : []));
  return {
    seats: gone.map((seat) => ({ seat, userId: null })),
    admissions: gone.flatMap((seat) => {
      const userId = players[seat] ?? null;
      return userId === null ? [] : [{ userId, invitation: null }];
    }),
  };
}

/** What is known of its clocks' time besides what an addition does. */
export type Times = Keeping['timing'];

/** The game after an addition, and the append that makes it so. */
export async function prepare(
  loaded: LoadedGame,
  { events, seats: taken, admissions: admitted = [], key }: Addition,
  at: Date,
  timing: Times = plainTiming(loaded.row.settings),
): Promise<{ append: Append; next: LoadedGame }> {
  const { row, setting } = loaded;
  const isOver = events.some(({ facts }) => facts.filter(isTableFact).some(endsGame));
  const freed = isOver ? { seats: [], admissions: [] } : vacated(loaded, events);
  const seats = [...taken, ...freed.seats];
  const admissions = [...admitted, ...freed.admissions];
  const players = loaded.players.map((player, seat) => {
    const change = seats.find((one) => one.seat === seat);
    return change === undefined ? player : change.userId;
  });
  const keeping = { timing, players };
  let reached: Reached = loaded;
  const stored: StoredEvent[] = [];
  const steps: Step[] = [];
  for (const added of events) {
    const sealed = seal(added, reached, minuteOf(at));
    const [event, before] = [unseal(sealed), reached];
    reached = reach(setting, before, event, sealed);
    stored.push(sealed);
    steps.push({ before, after: reached, event });
    await breathe();
  }
  const clocks = clocksBehind(setting, loaded.clocks, steps, keeping);
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
    clocks: changedClocks(loaded.clocks, clocks).map((clock) => ({
      ...clock,
      dueAt: dueOf(keeping, clock),
      lookAt: lookOf(keeping, clock, { reminded: 0, after: at }),
    })),
    key,
  };
  return { append, next };
}

/** Notes what has been committed: in memory, in the outbox's relay, and now and then as a snapshot. */
export function noteCommitted(games: Games, next: LoadedGame): void {
  games.cache.keep(keepSnapshotIfDue(games.library, next));
  games.committed();
}

/** What the clocks of a game depend on, for those who play it and those who come. */
export async function timingFor(
  { timingOf }: Pick<Games, 'timingOf'>,
  { row, players, game }: LoadedGame,
  { seats }: Pick<Addition, 'seats'> = { seats: [] },
): Promise<Times> {
  const users = [...players, ...seats.map(({ userId }) => userId)];
  return timingOf(row.settings, users, vacantSeats(game).length > 0);
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
    const { decided } = addition;
    const timing = await timingFor(games, addition.loaded, decided);
    const { append, next } = await prepare(addition.loaded, decided, games.now(), timing);
    const result = await games.store.append(append, decided.also);
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

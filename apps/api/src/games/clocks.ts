import {
  type GameEvent,
  isTableFact,
  type Position,
  type Seat,
  type Setting,
  toAct,
} from '@staffetta/engine';

/** Whom the game waits for, since when, and how often it has come to wait for him. */
export type Clock = {
  readonly seat: Seat;
  readonly turn: number; // how many it has had
  readonly waits: boolean;
  readonly sinceNumber: number; // the event with which it began to wait, or ceased to
  readonly since: string; // its time, as ISO 8601
  readonly takenBack: number | null; // the last turn that ended because another took his act back
};

/** One event, and the game on both sides of it. */
type Step = {
  readonly before: Pick<Position, 'game'>;
  readonly after: Pick<Position, 'game'>;
  readonly event: GameEvent;
};

const never = (seat: Seat): Clock => ({
  seat,
  turn: 0,
  waits: false,
  sinceNumber: 0,
  since: '',
  takenBack: null,
});

/** The name of the question now open; none where nothing is asked. */
const questionOf = ({ title }: Setting, { game }: Pick<Position, 'game'>): string | null =>
  game.status === 'running' ? title.decision(game.state) : null;

/** The seat that somebody else plays from now on: his clock begins anew. */
const refilledSeats = ({ facts }: GameEvent): readonly Seat[] =>
  facts.filter(isTableFact).flatMap((fact) => (fact.type === 'seat-refilled' ? [fact.seat] : []));

/** Time that is taken back, as opposed to gone by. */
const goesBack = ({ kind }: GameEvent): boolean => kind === 'undo' || kind === 'repair';

/**
 * The clocks after one event. A seat is waited for when it must act and did not before, or is asked
 * another question. It is a new turn, unless an act of its own led there: then it looks already.
 */
export function clocksAfter(
  setting: Setting,
  clocks: readonly Clock[],
  { before, after, event }: Step,
): readonly Clock[] {
  const awaited = toAct(setting, after.game);
  const isAskedAnew = questionOf(setting, before) !== questionOf(setting, after);
  const refilled = refilledSeats(event);
  const since = { sinceNumber: event.number, since: event.at };

  function step(clock: Clock): Clock {
    const { seat, turn, waits, takenBack } = clock;
    if (!awaited.includes(seat)) {
      if (!waits) return clock;
      const isTaken = goesBack(event) && event.seat !== seat;
      return { seat, turn, waits: false, ...since, takenBack: isTaken ? turn : takenBack };
    }
    if (waits && !isAskedAnew && !refilled.includes(seat)) return clock;
    const isOwn = event.seat === seat && turn > 0;
    return { seat, turn: isOwn ? turn : turn + 1, waits: true, ...since, takenBack };
  }

  const known = new Set(clocks.map(({ seat }) => seat));
  const begun = awaited.filter((seat) => !known.has(seat)).map(never);
  return [...clocks, ...begun].map(step);
}

/** The clocks of which anything is other than before. */
export const changedClocks = (
  before: readonly Clock[],
  after: readonly Clock[],
): readonly Clock[] => after.filter((clock) => !before.includes(clock));

import {
  type GameEvent,
  isTableFact,
  type Position,
  questionOf,
  type Seat,
  type Setting,
  type TableFact,
  toAct,
  vacantSeats,
} from '@staffetta/engine';
import { nextStill, type Rest, ran, runsOutAt, type Still } from '../clocks/calendar.ts';
import {
  bankAfter,
  calendarOf,
  day,
  hour,
  plainTiming,
  restOf,
  type Timing,
  wholeBank,
  wholeTime,
} from '../clocks/timing.ts';
import { usualSettings } from './settings.ts';

/** Whom the game waits for, since when, how often it has come to wait for him, and how long he has. */
export type Clock = {
  readonly seat: Seat;
  readonly turn: number; // how many it has had
  readonly waits: boolean;
  readonly sinceNumber: number; // the event with which its clock began anew, or it ceased to wait
  readonly since: string; // its time, as ISO 8601
  readonly waitBegan: string; // when the newest wait for its player began, whatever moved his clock since
  readonly takenBack: number | null; // the last turn that ended because another took his act back
  readonly left: number | null; // milliseconds it had then; while it does not wait, its bank
  readonly inGrace: boolean; // its time is over, and what it has now is the grace period
  readonly rest: Rest | null; // its player's, as it was when the turn began
  readonly pausedUntil: string | null; // where it waits and the game is paused
};

/** One event, and the game on both sides of it. */
export type Step = {
  readonly before: Pick<Position, 'game'>;
  readonly after: Pick<Position, 'game'>;
  readonly event: GameEvent;
};

/** What a log does not say: who plays, and what the time of each depends on. */
export type Keeping = { readonly timing: Timing; readonly players: readonly (string | null)[] };

const unmeasured: Keeping = { timing: plainTiming(usualSettings), players: [] };

const never = (seat: Seat): Clock => ({
  seat,
  turn: 0,
  waits: false,
  sinceNumber: 0,
  since: '',
  waitBegan: '',
  takenBack: null,
  left: null,
  inGrace: false,
  rest: null,
  pausedUntil: null,
});

/** The seats for which a wait begins: those the game waits for and did not before, or asks something else. */
export function waitsBegun(
  setting: Setting,
  { before, after }: Pick<Step, 'before' | 'after'>,
): readonly Seat[] {
  const awaited = toAct(setting, after.game);
  if (questionOf(setting, before.game) !== questionOf(setting, after.game)) return awaited;
  const known = toAct(setting, before.game);
  return awaited.filter((seat) => !known.includes(seat));
}

const seatsIn = (
  { facts }: GameEvent,
  type: Extract<TableFact, { readonly seat: Seat }>['type'],
): readonly Seat[] =>
  facts
    .filter(isTableFact)
    .flatMap((fact) => (fact.type === type && 'seat' in fact ? [fact.seat] : []));

/** Time that is taken back, as opposed to gone by. */
const goesBack = ({ kind, facts }: GameEvent): boolean =>
  kind === 'undo' || facts.some(({ type }) => type === 'game-taken-back');

/** How many milliseconds more each seat has from an event on. */
const givenBy = ({ facts }: GameEvent): ReadonlyMap<Seat, number> =>
  new Map(
    facts
      .filter(isTableFact)
      .flatMap((fact) => (fact.type === 'time-given' ? [[fact.seat, fact.hours * hour]] : [])),
  );

/** Until when the game is paused after an event; null: it is not. */
function pauseAfter(clocks: readonly Clock[], { after, event }: Step): string | null {
  if (after.game.paused === undefined || after.game.status !== 'running') return null;
  const begun = event.facts.filter(isTableFact).find((fact) => fact.type === 'game-paused');
  if (begun !== undefined) return new Date(Date.parse(event.at) + begun.days * day).toISOString();
  return clocks.find(({ pausedUntil }) => pausedUntil !== null)?.pausedUntil ?? null;
}

/** When a clock stands still. */
const calendarFor = ({ timing, players }: Keeping, { seat, rest }: Clock) =>
  calendarOf(timing, rest, players[seat] ?? null);

/** What a clock shows at a moment. */
function leftAt(keeping: Keeping, clock: Clock, at: string): number | null {
  const { left, waits, since, pausedUntil } = clock;
  if (left === null || !waits || pausedUntil !== null) return left;
  const gone = ran(new Date(since), new Date(at), calendarFor(keeping, clock));
  return Math.max(0, left - gone);
}

/** When a clock runs out as things are; null: it stands still, or there is none. */
export function dueOf(keeping: Keeping, clock: Clock): Date | null {
  const { waits, left, pausedUntil, since } = clock;
  if (!waits || left === null || pausedUntil !== null) return null;
  return runsOutAt(new Date(since), left, calendarFor(keeping, clock));
}

/** A reminder as late as this before the end is still of use; short of it, no turn is reminded of. */
const lastCall = 2 * hour;

/**
 * When a player is reminded: at four fifths of his time, and again shortly before its end. Who has run
 * out of time hears of it at once.
 */
export function remindersOf(keeping: Keeping, clock: Clock): readonly Date[] {
  const { waits, left, since, inGrace, pausedUntil } = clock;
  const player = keeping.players[clock.seat] ?? null;
  if (!waits || left === null || pausedUntil !== null || player === null) return [];
  const calendar = calendarFor(keeping, clock);
  const after = (time: number) => runsOutAt(new Date(since), Math.round(time), calendar);
  const last = left - Math.min(left / 10, lastCall);
  if (inGrace) return left === 0 ? [] : [new Date(since), after(last)];
  return left < lastCall ? [] : [after((left * 4) / 5), after(last)];
}

/** When the next vacation of a seat's player begins or ends; null: none does. */
function nextVacation({ timing, players }: Keeping, { seat }: Clock, after: Date): Date | null {
  const { vacations = [] } = timing.timetables.get(players[seat] ?? '') ?? {};
  const coming = vacations.flatMap(({ from, until }) => [from, until]).filter((at) => at > after);
  return coming.length === 0 ? null : new Date(Math.min(...coming.map(Number)));
}

/**
 * When a clock must be looked at after a moment: to remind, to go on, because it runs out, or stands still for
 * another reason; null: never.
 */
export function lookOf(
  keeping: Keeping,
  clock: Clock,
  { reminded, after }: { readonly reminded: number; readonly after: Date },
): Date | null {
  if (clock.waits && clock.pausedUntil !== null) return new Date(clock.pausedUntil);
  const look = remindersOf(keeping, clock)[reminded] ?? dueOf(keeping, clock);
  const vacation = nextVacation(keeping, clock, after);
  return look === null || vacation === null || look < vacation ? look : vacation;
}

/** When a clock stands still at a moment, or next; null: it goes until it runs out, or is none. */
export function stillOf(keeping: Keeping, clock: Clock, at: Date): Still | null {
  const due = dueOf(keeping, clock);
  if (due === null) return null;
  return nextStill({ since: new Date(clock.since), due }, at, calendarFor(keeping, clock));
}

/**
 * The clocks after one event. A seat is waited for when it must act and did not before, or is asked
 * another question. It is a new turn, unless an act of its own led there: then it looks already.
 */
function clocksAfter(
  setting: Setting,
  clocks: readonly Clock[],
  step: Step,
  keeping: Keeping,
): readonly Clock[] {
  const { before, after, event } = step;
  const { timing, players } = keeping;
  const awaited = toAct(setting, after.game);
  const isAskedAnew = questionOf(setting, before.game) !== questionOf(setting, after.game);
  const refilled = seatsIn(event, 'seat-refilled'); // somebody else plays it: his clock begins anew
  const ranOut = seatsIn(event, 'time-ran-out');
  const given = givenBy(event);
  const since = { sinceNumber: event.number, since: event.at };
  const pausedUntil = pauseAfter(clocks, step);
  const wasVacant = (seat: Seat) => vacantSeats(before.game).includes(seat);
  const isVacant = (seat: Seat) => vacantSeats(after.game).includes(seat);

  /** What a clock shows when the turn is over: of a bank, what is left and what is added. */
  function overWith(clock: Clock): number | null {
    if (wasVacant(clock.seat)) return wholeBank(timing);
    if (goesBack(event)) return clock.left;
    return bankAfter(timing, clock.inGrace ? 0 : leftAt(keeping, clock, event.at));
  }

  /** What a clock shows where a wait begins, after another or after none. */
  function beginsWith(clock: Clock, isOwn: boolean): number | null {
    const { seat, waits, left } = clock;
    if (isVacant(seat)) return day;
    const whole = wholeTime(timing);
    if (wholeBank(timing) === null || refilled.includes(seat) || wasVacant(seat) || left === null)
      return whole;
    if (!waits) return left;
    return isOwn ? leftAt(keeping, clock, event.at) : overWith(clock);
  }

  function ceased(clock: Clock): Clock {
    const { seat, turn, waits, waitBegan, takenBack } = clock;
    if (!waits) {
      return refilled.includes(seat) ? { ...clock, left: wholeBank(timing) } : clock;
    }
    const isTaken = goesBack(event) && event.seat !== seat;
    return {
      ...never(seat),
      ...since,
      waitBegan,
      turn,
      takenBack: isTaken ? turn : takenBack,
      left: overWith(clock),
    };
  }

  function begins(clock: Clock): Clock {
    const { seat, turn, waits, waitBegan, takenBack } = clock;
    const isVacated = waits && isVacant(seat) && !wasVacant(seat);
    const isOwn = (event.seat === seat && turn > 0 && !refilled.includes(seat)) || isVacated;
    return {
      ...never(seat),
      ...since,
      waitBegan: waits && !isAskedAnew && !refilled.includes(seat) ? waitBegan : event.at,
      turn: isOwn ? turn : turn + 1,
      waits: true,
      takenBack,
      left: beginsWith(clock, isOwn),
      inGrace: clock.inGrace && isOwn && !isVacated && wholeBank(timing) !== null,
      rest: isOwn && !isVacated ? clock.rest : restOf(timing, players[seat] ?? null),
      pausedUntil,
    };
  }

  function stepped(clock: Clock): Clock {
    const { seat, waits } = clock;
    if (!awaited.includes(seat)) return ceased(clock);
    const isAnother = refilled.includes(seat) || isVacant(seat) !== wasVacant(seat);
    if (!waits || isAskedAnew || isAnother) return begins(clock);
    if (ranOut.includes(seat)) {
      const grace = timing.settings.grace * hour;
      return { ...clock, ...since, left: grace, inGrace: true, pausedUntil };
    }
    const more = given.get(seat) ?? 0;
    if (clock.pausedUntil === pausedUntil && more === 0) return clock;
    const left = leftAt(keeping, clock, event.at);
    return { ...clock, ...since, left: left === null ? null : left + more, pausedUntil };
  }

  const known = new Set(clocks.map(({ seat }) => seat));
  const begun = awaited.filter((seat) => !known.has(seat)).map(never);
  return [...clocks, ...begun].map(stepped);
}

/** The clock of a seat that was played for, where another turn begins for it: the one before is over, and had run out. */
function nextTurn({ timing, players }: Keeping, clock: Clock, isVacant: boolean, event: GameEvent) {
  const { seat, turn, takenBack, pausedUntil } = clock;
  return {
    ...never(seat),
    ...{ sinceNumber: event.number, since: event.at, waitBegan: event.at },
    ...{ turn: turn + 1, waits: true, takenBack, pausedUntil },
    left: isVacant ? day : (bankAfter(timing, 0) ?? wholeTime(timing)),
    rest: restOf(timing, players[seat] ?? null),
  };
}

/**
 * The clocks behind events that were added together. Whoever was played for as his time was over, or whose order for that
 * was used, and must still act, has another turn: what was done for him is not his act, and he is told. Of the order nobody else
 * knows, so that the clock all see goes on as if he had acted himself.
 */
export function clocksBehind(
  setting: Setting,
  clocks: readonly Clock[],
  steps: readonly Step[],
  keeping: Keeping = unmeasured,
): readonly Clock[] {
  const events = steps.map(({ event }) => event);
  const playedFor = events.flatMap((event) => seatsIn(event, 'played-for'));
  const ordered = events.flatMap((event) => seatsIn(event, 'late-order-used'));
  const last = steps.at(-1);
  const stepped = steps.reduce((from, step) => clocksAfter(setting, from, step, keeping), clocks);
  if (last === undefined) return stepped;
  const vacant = vacantSeats(last.after.game);
  const turnBefore = new Map(clocks.map(({ seat, turn }) => [seat, turn]));
  return stepped.map((clock) => {
    const { seat, turn, waits } = clock;
    if (!waits || turn !== turnBefore.get(seat)) return clock;
    if (playedFor.includes(seat)) {
      return nextTurn(keeping, clock, vacant.includes(seat), last.event);
    }
    return ordered.includes(seat) ? { ...clock, turn: turn + 1 } : clock;
  });
}

/** The clocks of which anything is other than before. */
export const changedClocks = (
  before: readonly Clock[],
  after: readonly Clock[],
): readonly Clock[] => after.filter((clock) => !before.includes(clock));

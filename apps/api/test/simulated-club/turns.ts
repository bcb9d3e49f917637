import {
  advance,
  type GameEvent,
  openPosition,
  type Position,
  type Seat,
  type Setting,
  toAct,
} from '@staffetta/engine';
import { type Addition, seatsOf } from './additions.ts';

// Whose turn it was when, worked out from a log alone: a second opinion on what the service keeps.

/** Somebody has a seat from one event on, up to another. */
type Stay = {
  readonly seat: Seat;
  readonly userId: string;
  readonly from: number;
  readonly until: number;
};

export type Turn = {
  readonly userId: string;
  readonly seat: Seat;
  readonly turn: number;
  readonly number: number; // of the event it began with
  readonly from: Date;
  readonly until: Date; // it was over, or the seat somebody else's
};

type Open = { readonly turn: number; readonly number: number; readonly from: Date };

const questionOf = ({ title }: Setting, { game }: Position): string | null =>
  game.status === 'running' ? title.decision(game.state) : null;

/** Who has a seat behind an event, of those who have had it. */
export function playersOf(
  events: readonly GameEvent[],
  seated: readonly (readonly string[])[],
): (seat: Seat, number: number) => string | null {
  const stays = staysOf(events, seated);
  return (seat, number) =>
    stays.find((one) => one.seat === seat && one.from <= number && number < one.until)?.userId ??
    null;
}

/** Who had each seat when: whoever sat there first, and then whoever took it over, one after another. */
function staysOf(
  events: readonly GameEvent[],
  seated: readonly (readonly string[])[],
): readonly Stay[] {
  const numbersOf = (seat: Seat, of: 'seat-refilled' | 'seat-vacated') =>
    events.flatMap((event) => (seatsOf(event, of).includes(seat) ? [event.number] : []));
  return seated.flatMap((userIds, seat) => {
    const begins = [0, ...numbersOf(seat, 'seat-refilled')];
    const ends = [...numbersOf(seat, 'seat-vacated'), Number.POSITIVE_INFINITY];
    return userIds.map((userId, place) => ({
      seat,
      userId,
      from: begins[place] ?? Number.POSITIVE_INFINITY,
      until: ends[place] ?? Number.POSITIVE_INFINITY,
    }));
  });
}

/** Seats whose turn begins with an event: they come to be waited for, or are asked something else. */
function beginningWith(setting: Setting, before: Position, event: GameEvent, after: Position) {
  const waited = toAct(setting, before.game);
  const awaited = toAct(setting, after.game);
  const isAskedAnew = questionOf(setting, before) !== questionOf(setting, after);
  const refilled = seatsOf(event, 'seat-refilled');
  const isLeft = (seat: Seat): boolean =>
    waited.includes(seat) && seatsOf(event, 'seat-vacated').includes(seat);
  const over = waited.filter((seat) => !awaited.includes(seat) || isLeft(seat));
  const asked = awaited.filter((seat) => !isLeft(seat) && (isAskedAnew || !waited.includes(seat)));
  return { over, refilled, asked: asked.filter((seat) => !refilled.includes(seat)) };
}

/**
 * The turns of a game, by its log and by who had each seat, in their order. What a seat is asked by its
 * own act belongs to the turn it has; whoever takes a seat over begins one, and so does whoever must act behind
 * what was done for him.
 */
export function turnsOf(
  setting: Setting,
  additions: readonly Addition[],
  seated: readonly (readonly string[])[],
): readonly Turn[] {
  const events = additions.flatMap((addition) => addition.events);
  const playerAt = playersOf(events, seated);
  const turns: Turn[] = [];
  const counts = new Map<Seat, number>();
  const open = new Map<Seat, Open>();

  function close(seat: Seat, { at }: Pick<GameEvent, 'at'>): void {
    const begun = open.get(seat);
    if (begun === undefined) return;
    open.delete(seat);
    const { number } = begun;
    const userId = playerAt(seat, number);
    if (userId !== null) turns.push({ ...begun, seat, userId, until: new Date(at) });
  }

  function begin(seat: Seat, { number, at }: GameEvent): void {
    const turn = (counts.get(seat) ?? 0) + 1;
    counts.set(seat, turn);
    open.set(seat, { turn, number, from: new Date(at) });
  }

  let before = openPosition(setting);

  function step(event: GameEvent): void {
    const after = advance(setting, before, event);
    const { over, refilled, asked } = beginningWith(setting, before, event, after);
    const others = asked.filter((seat) => seat !== event.seat || !counts.has(seat));
    const awaited = toAct(setting, after.game);
    const begun = [...others, ...refilled.filter((seat) => awaited.includes(seat))];
    for (const seat of [...over, ...begun]) close(seat, event);
    for (const seat of begun) begin(seat, event);
    before = after;
  }

  for (const { events: added, playedFor, ordered } of additions) {
    const had = new Map(counts);
    for (const event of added) step(event);
    const last = added.at(-1);
    const awaited = toAct(setting, before.game);
    const doneFor = new Set([...playedFor, ...ordered]);
    for (const seat of awaited.filter((one) => doneFor.has(one))) {
      if (last === undefined || counts.get(seat) !== had.get(seat)) continue;
      close(seat, last);
      begin(seat, last);
    }
  }
  const last = events.at(-1);
  if (last !== undefined) for (const seat of [...open.keys()]) close(seat, last);
  return turns;
}

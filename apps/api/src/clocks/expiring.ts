import {
  type DrawNumber,
  type Followed,
  type NewEvent,
  obeyLateInSteps,
  type Position,
  playForInSteps,
  resume,
  runOut,
  type Seat,
  type Setting,
  type Stepwise,
  timesRanOut,
  tooOften,
  vacantSeats,
  vacate,
} from '@staffetta/engine';
import type { Clock } from '../games/clocks.ts';
import type { Settings } from '../games/settings.ts';

// What follows when a seat's time is over, in order. Decides only; who writes it comes later.

/** Where a game stands whose time is looked at. */
export type Standing = {
  readonly setting: Setting;
  readonly position: Position;
  readonly settings: Pick<Settings, 'grace' | 'absent'>;
  readonly draw: DrawNumber;
};

type Then = { readonly events: readonly NewEvent[]; readonly position: Position };

/** One step, behind those before; what the engine refuses here was decided wrongly by us. */
function behind({ events }: Then, followed: Followed): Then {
  if (!followed.ok) throw new Error(`Time leads to what is refused: ${followed.refusal.code}`);
  return { events: [...events, ...followed.events], position: followed.position };
}

/** What the seat said it would do, as far as anything of it may be done; null: nothing. */
function* asOrdered({ setting, position, draw }: Standing, seat: Seat): Stepwise<Then | null> {
  if (position.orders[seat]?.late === undefined) return null;
  const obeyed = yield* obeyLateInSteps(setting, position, seat, draw);
  return obeyed.ok ? behind({ events: [], position }, obeyed) : null;
}

/** When the grace is over too: the seat is vacated if it was late too often, else played for. */
function* insteadOf({ setting, settings, draw }: Standing, from: Then, seat: Seat): Stepwise<Then> {
  const { position } = from;
  const isGone = settings.absent === 'replace' && timesRanOut(position.game, seat) >= tooOften;
  return behind(
    from,
    isGone ? vacate(setting, position, seat) : yield* playForInSteps(setting, position, seat, draw),
  );
}

/** All that follows when the time of a seat that is waited for is over. */
export function* expire(
  standing: Standing,
  { seat, inGrace }: Clock,
): Stepwise<readonly NewEvent[]> {
  const { setting, position, settings } = standing;
  const start: Then = { events: [], position };
  if (vacantSeats(position.game).includes(seat)) {
    return behind(start, yield* playForInSteps(setting, position, seat, standing.draw)).events;
  }
  const ordered = yield* asOrdered(standing, seat);
  if (ordered !== null) return ordered.events;
  const isLate = position.game.late?.includes(seat) === true;
  const late = isLate ? start : behind(start, runOut(setting, position, seat));
  const hasGrace = settings.grace > 0 && !inGrace;
  return hasGrace ? late.events : (yield* insteadOf(standing, late, seat)).events;
}

/** The game goes on, since the days of its pause are over. */
export const goOn = ({ setting, position }: Standing): readonly NewEvent[] =>
  behind({ events: [], position }, resume(setting, position)).events;

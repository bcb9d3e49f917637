import type { DrawNumber } from './chance.ts';
import { notWaitedFor } from './clock.ts';
import { hasNoSay } from './consent.ts';
import {
  enter,
  entered,
  type Followed,
  followed,
  mustEnd,
  no,
  obey,
  orderEvent,
  play,
  type Reached,
  startingFrom,
} from './course.ts';
import type { Setting } from './play.ts';
import type { Position } from './position.ts';
import { actionIn } from './reading.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import { finish, type Stepwise } from './stepwise.ts';
import { lateOrderPlaced } from './table.ts';
import type { Shapes } from './title.ts';

// What a seat would do if it ran out of time: sealed acts, of which nobody else ever learns.

type Actions = readonly Shapes['Action'][];

const lateOrderOf = ({ orders }: Position, seat: Seat): Actions | null =>
  orders[seat]?.late ?? null;

/** Leaves acts for when one's time runs out, instead of those left before. Then they are judged. */
export function placeLateOrder(
  setting: Setting,
  position: Position,
  seat: Seat,
  asked: Actions,
): Followed {
  const refused = hasNoSay(position.game, seat);
  if (refused !== null) return no(refused);
  const actions = asked.map((action) => actionIn(setting, action));
  const placed = lateOrderPlaced.safeParse({
    type: 'late-order-placed',
    seat,
    toldTo: [seat],
    secret: { seenBy: [seat], actions },
  });
  if (!placed.success) return no('no-such-act');
  return entered(setting, position, orderEvent(seat, placed.data));
}

/** Takes them back. */
export function cancelLateOrder(setting: Setting, position: Position, seat: Seat): Followed {
  if (lateOrderOf(position, seat) === null) return no('no-late-order');
  return entered(
    setting,
    position,
    orderEvent(seat, { type: 'late-order-cancelled', seat, toldTo: [seat] }),
  );
}

/** As many acts of a list as may be done, one behind the other, or why not even the first. */
function playWhatMayBe(
  setting: Setting,
  from: Reached,
  seat: Seat,
  actions: Actions,
  draw: DrawNumber,
): Reached | Refusal {
  let reached = from;
  for (const action of actions) {
    const played = play(setting, reached, seat, action, null, draw);
    if (isRefusal(played)) return reached === from ? played : reached;
    if (mustEnd(setting, reached.position, played)) return played;
    reached = played;
  }
  return reached;
}

/**
 * Does what a seat said it would do if it ran out of time, as far as it may be done; then everybody's
 * standing orders are obeyed. The acts are its own and say nothing of time. An order of which nothing may
 * be done stays as it was: a refusal changes nothing, and another question may be the one it was meant for.
 */
export function* obeyLateInSteps(
  setting: Setting,
  position: Position,
  seat: Seat,
  draw: DrawNumber,
): Stepwise<Followed> {
  const refused = notWaitedFor(setting, position.game, seat);
  if (refused !== null) return no(refused);
  const actions = lateOrderOf(position, seat);
  if (actions === null) return no('no-late-order');
  const used = orderEvent(seat, { type: 'late-order-used', seat, toldTo: [seat] });
  const from = enter(setting, startingFrom(position), used);
  const played = playWhatMayBe(setting, from, seat, actions, draw);
  return isRefusal(played)
    ? { ok: false, refusal: played, step: 0 }
    : followed(yield* obey(setting, played, draw));
}

/** The same at once. */
export const obeyLate = (
  setting: Setting,
  position: Position,
  seat: Seat,
  draw: DrawNumber,
): Followed => finish(obeyLateInSteps(setting, position, seat, draw));

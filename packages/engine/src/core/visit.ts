import type { DrawNumber } from './chance.ts';
import {
  enter,
  entered,
  eventOf,
  type Followed,
  followed,
  mustEnd,
  obey,
  orderEvent,
  play,
  type Reached,
  startingFrom,
} from './course.ts';
import { type Setting, toAct } from './play.ts';
import type { Position } from './position.ts';
import {
  type Asked,
  type AskedAct,
  actionAsked,
  actsAsked,
  askedAlone,
  refusedPart,
} from './reading.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { at, type Seat } from './seat.ts';
import { serviceRefusal } from './service-rules.ts';
import { finish, type Stepwise } from './stepwise.ts';
import { type TableFact, vacantSeats } from './table.ts';

export type { Followed } from './course.ts';

/** Everything one seat does before it looks away: orders first, then acts, all or nothing. */
export type Visit = {
  readonly seat: Seat;
  readonly cancel: readonly number[]; // ids of its standing orders
  readonly place: readonly unknown[]; // orders
  readonly actions: readonly Asked[];
};

function cancel(setting: Setting, reached: Reached, seat: Seat, id: number): Reached | Refusal {
  const { standing } = at(reached.position.orders, seat);
  if (!standing.some((placed) => placed.id === id)) return serviceRefusal('no-such-order');
  const secret = { seenBy: [seat], id };
  return enter(
    setting,
    reached,
    orderEvent(seat, { type: 'order-cancelled', seat, toldTo: [seat], secret }),
  );
}

/** An order as it would stand if its seat left it now; or why it cannot be left. */
export function orderBound(
  { title, table }: Setting,
  { game }: Pick<Position, 'game'>,
  seat: Seat,
  asked: unknown,
): ReturnType<NonNullable<typeof title.orders>['place']> {
  const not = (refusal: Refusal) => ({ ok: false, refusal }) as const;
  if (title.orders === undefined) return not(serviceRefusal('no-orders'));
  if (game.status !== 'running') {
    return not(serviceRefusal(game.status === 'open' ? 'game-not-started' : 'game-ended'));
  }
  return title.orders.place(title.view(game.state, seat), asked, table);
}

function place(setting: Setting, reached: Reached, seat: Seat, asked: unknown): Reached | Refusal {
  const placed = orderBound(setting, reached.position, seat, asked);
  if (!placed.ok) return placed.refusal;
  const id = at(reached.position.orders, seat).placed + 1;
  const secret = { seenBy: [seat], id, order: placed.order };
  return enter(
    setting,
    reached,
    orderEvent(seat, { type: 'order-placed', seat, toldTo: [seat], secret }),
  );
}

/** One act of those asked for, entered behind what was reached; or why not. */
function playAsked(
  setting: Setting,
  reached: Reached,
  seat: Seat,
  one: AskedAct,
  draw: DrawNumber,
): Reached | Refusal {
  const action = actionAsked(setting, reached.position.game, seat, one);
  return isRefusal(action) ? action : play(setting, reached, seat, action, null, draw);
}

/** The acts of a list, one behind the other, or the first that is refused. */
function playAll(
  setting: Setting,
  from: Reached,
  { seat, actions }: Visit,
  draw: DrawNumber,
): Reached | { readonly refusal: Refusal; readonly act: number } {
  let reached = from;
  let isOver = false;
  let act = 0;
  for (const asked of actions) {
    const { game } = reached.position;
    const acts = isOver ? [askedAlone(asked)] : actsAsked(setting, game, seat, asked);
    for (const one of acts) {
      const result = isOver
        ? serviceRefusal('rest-apart')
        : playAsked(setting, reached, seat, one, draw);
      if (isRefusal(result)) return { refusal: refusedPart(result, one), act };
      isOver = mustEnd(setting, reached.position, result);
      reached = result;
      act += 1;
    }
  }
  return reached;
}

/** Everything a visit makes happen, standing orders of all seats included, in steps. */
export function* visitInSteps(
  setting: Setting,
  position: Position,
  asked: Visit,
  draw: DrawNumber,
): Stepwise<Followed> {
  const { seat, cancel: ids, place: orders } = asked;
  const steps: readonly ((reached: Reached) => Reached | Refusal)[] = [
    ...ids.map((id) => (so: Reached) => cancel(setting, so, seat, id)),
    ...orders.map((order) => (so: Reached) => place(setting, so, seat, order)),
  ];
  if (vacantSeats(position.game).includes(seat)) {
    return { ok: false, refusal: serviceRefusal('seat-vacant'), step: 0 };
  }
  let reached = startingFrom(position);
  for (const [step, take] of steps.entries()) {
    const result = take(reached);
    if (isRefusal(result)) return { ok: false, refusal: result, step };
    reached = result;
  }
  const played = playAll(setting, reached, asked, draw);
  return 'refusal' in played
    ? { ok: false, refusal: played.refusal, step: steps.length + played.act }
    : followed(yield* obey(setting, played, draw));
}

/** The same at once. */
export const visit = (
  setting: Setting,
  position: Position,
  asked: Visit,
  draw: DrawNumber,
): Followed => finish(visitInSteps(setting, position, asked, draw));

/** Takes back the seat's last acts of its own uninterrupted turn. */
export function takeBack(setting: Setting, position: Position, seat: Seat, acts: number): Followed {
  const { trail } = position;
  const mark = mayTakeBack(setting, position, seat) >= acts ? trail.at(-acts) : undefined;
  if (acts < 1 || mark === undefined) {
    return { ok: false, refusal: serviceRefusal('nothing-to-take-back'), step: 0 };
  }
  const secret = { seenBy: [], to: mark.number };
  const fact: TableFact = { type: 'taken-back', seat, acts, secret };
  return entered(setting, position, eventOf('undo', seat, [fact]));
}

/** How many of its last acts a seat may take back now. */
export const mayTakeBack = (setting: Setting, { game, trail }: Position, seat: Seat): number =>
  toAct(setting, game).includes(seat) ? trail.length : 0;

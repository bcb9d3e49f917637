import { type DrawNumber, recordingChance } from './chance.ts';
import type { NewEvent } from './event.ts';
import { decide, refuse, type Setting, toAct } from './play.ts';
import { advance, type Position } from './position.ts';
import { type Asked, actionAsked } from './reading.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { at, type Seat } from './seat.ts';
import { serviceRefusal } from './service-rules.ts';
import { type Game, type TableFact, vacantSeats } from './table.ts';
import type { Shapes } from './title.ts';

type Action = Shapes['Action'];

/** Everything one seat does before it looks away: orders first, then acts, all or nothing. */
export type Visit = {
  readonly seat: Seat;
  readonly cancel: readonly number[]; // ids of its standing orders
  readonly place: readonly unknown[]; // orders
  readonly actions: readonly Asked[];
};

/** What follows: the events to append and where they lead, or which step is refused and why. */
export type Followed =
  | { readonly ok: true; readonly events: readonly NewEvent[]; readonly position: Position }
  | { readonly ok: false; readonly refusal: Refusal; readonly step: number };

/** Orders that answer each other longer than any auction lasts. */
const mostObeyed = 10_000;

/** What has followed so far. */
type Reached = { readonly events: readonly NewEvent[]; readonly position: Position };

const startingFrom = (position: Position): Reached => ({ events: [], position });

const enter = (
  setting: Setting,
  { events, position }: Reached,
  event: NewEvent,
  decided?: Game,
): Reached => ({
  events: [...events, event],
  position: advance(setting, position, { ...event, number: position.number + 1 }, decided),
});

/** One act of a seat, entered behind what was reached; or why not. */
function play(
  setting: Setting,
  reached: Reached,
  seat: Seat,
  action: Action,
  byOrder: number | null,
  draw: DrawNumber,
): Reached | Refusal {
  const { game, ordinals } = reached.position;
  const { chance, draws } = recordingChance(draw, ordinals);
  const decision = decide(setting, game, action, seat, chance);
  if (!decision.ok) return decision.refusal;
  const openness = setting.title.actions[action.type]?.openness ?? 'sealed';
  const { facts } = decision;
  const event: NewEvent = {
    kind: 'play',
    seat,
    action: { openness, asked: action },
    facts,
    draws: [...draws],
    byOrder,
  };
  return enter(setting, reached, event, decision.game);
}

/** A seat's business with its standing orders, which nobody else learns of. */
export const orderEvent = (seat: Seat, fact: TableFact): NewEvent => ({
  kind: 'order',
  seat,
  action: null,
  facts: [fact],
  draws: [],
  byOrder: null,
});

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

/** What an order asks for, and which of a seat's orders it is. */
type Obeyed = { readonly action: Action; readonly order: number };

/** What a seat's orders would do at the question as its view shows it; null: they would ask. */
export function wouldObey(
  { title, table }: Setting,
  { game, orders }: Position,
  seat: Seat,
): Obeyed | null {
  const { standing } = at(orders, seat);
  if (title.orders === undefined || standing.length === 0 || game.status !== 'running') return null;
  const placed = standing.map(({ order }) => order);
  const obeyed = title.orders.obey(title.view(game.state, seat), placed, table);
  return obeyed === null ? null : { action: obeyed.action, order: at(standing, obeyed.by).id };
}

/** The next act of any order, or null when all who are waited for must be asked. */
function nextObeyed(
  setting: Setting,
  position: Position,
): (Obeyed & { readonly seat: Seat }) | null {
  const { game } = position;
  for (const seat of toAct(setting, game)) {
    const obeyed = wouldObey(setting, position, seat);
    // An order can do only what its owner could do: otherwise he is asked.
    if (obeyed !== null && refuse(setting, game, obeyed.action, seat) === null) {
      return { seat, ...obeyed };
    }
  }
  return null;
}

/** Lets standing orders act until nobody with an order is waited for. */
function obey(setting: Setting, reached: Reached, draw: DrawNumber): Reached {
  let settled = reached;
  for (let step = 0; step < mostObeyed; step += 1) {
    const next = nextObeyed(setting, settled.position);
    if (next === null) return settled;
    const played = play(setting, settled, next.seat, next.action, next.order, draw);
    if (isRefusal(played)) throw new Error(`An order did what ${played.rule} forbids`);
    settled = played;
  }
  throw new Error(`Orders of ${setting.title.id} answer each other without end`);
}

const followed = ({ events, position }: Reached): Followed => ({ ok: true, events, position });

/**
 * Whether a list of acts must end here: something was revealed, or another question is asked. What comes
 * behind would else be judged by what its seat cannot know yet, and a refusal would tell it for nothing.
 */
function mustEnd({ title }: Setting, before: Position, { events, position }: Reached): boolean {
  const reveals = events.at(-1)?.facts.some((fact) => fact.reveals === true) ?? false;
  const { game } = position;
  return (
    reveals ||
    game.status !== 'running' ||
    title.decision(before.game.state) !== title.decision(game.state)
  );
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
  for (const [act, asked] of actions.entries()) {
    const action = isOver
      ? serviceRefusal('rest-apart')
      : actionAsked(setting, reached.position.game, seat, asked);
    const result = isRefusal(action) ? action : play(setting, reached, seat, action, null, draw);
    if (isRefusal(result)) return { refusal: result, act };
    isOver = mustEnd(setting, reached.position, result);
    reached = result;
  }
  return reached;
}

/** Everything a visit makes happen, standing orders of all seats included. */
export function visit(
  setting: Setting,
  position: Position,
  asked: Visit,
  draw: DrawNumber,
): Followed {
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
    : followed(obey(setting, played, draw));
}

/** Takes back the seat's last acts of its own uninterrupted turn. */
export function takeBack(setting: Setting, position: Position, seat: Seat, acts: number): Followed {
  const { trail } = position;
  const mark = mayTakeBack(setting, position, seat) >= acts ? trail.at(-acts) : undefined;
  if (acts < 1 || mark === undefined) {
    return { ok: false, refusal: serviceRefusal('nothing-to-take-back'), step: 0 };
  }
  const secret = { seenBy: [], to: mark.number };
  const fact: TableFact = { type: 'taken-back', seat, acts, secret };
  const event: NewEvent = {
    kind: 'undo',
    seat,
    action: null,
    facts: [fact],
    draws: [],
    byOrder: null,
  };
  return followed(enter(setting, startingFrom(position), event));
}

/** How many of its last acts a seat may take back now. */
export const mayTakeBack = (setting: Setting, { game, trail }: Position, seat: Seat): number =>
  toAct(setting, game).includes(seat) ? trail.length : 0;

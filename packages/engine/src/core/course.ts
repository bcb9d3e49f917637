import { type DrawNumber, recordingChance } from './chance.ts';
import type { EventKind, NewEvent } from './event.ts';
import type { Fact } from './fact.ts';
import { decide, refuse, type Setting, toAct } from './play.ts';
import { advance, type Position } from './position.ts';
import { isAskedAnew } from './reading.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { at, type Seat } from './seat.ts';
import { type ServiceRefusalCode, serviceRefusal } from './service-rules.ts';
import type { Stepwise } from './stepwise.ts';
import type { Game, TableFact } from './table.ts';
import type { Shapes } from './title.ts';

// What one append holds: events entered one behind the other, and at last everybody's standing orders.

type Action = Shapes['Action'];

/**
 * What follows: the events to append and where they lead, or which step is refused and why. Each act of
 * a line that stands for several is a step.
 */
export type Followed =
  | { readonly ok: true; readonly events: readonly NewEvent[]; readonly position: Position }
  | { readonly ok: false; readonly refusal: Refusal; readonly step: number };

/** Nothing follows, since a rule of the service says no. */
export const no = (code: ServiceRefusalCode): Followed => ({
  ok: false,
  refusal: serviceRefusal(code),
  step: 0,
});

/** Orders that answer each other longer than any auction lasts. */
const mostObeyed = 10_000;

/** What has followed so far. */
export type Reached = { readonly events: readonly NewEvent[]; readonly position: Position };

export const startingFrom = (position: Position): Reached => ({ events: [], position });

export const enter = (
  setting: Setting,
  { events, position }: Reached,
  event: NewEvent,
  decided?: Game,
): Reached => ({
  events: [...events, event],
  position: advance(setting, position, { ...event, number: position.number + 1 }, decided),
});

export const followed = ({ events, position }: Reached): Followed => ({
  ok: true,
  events,
  position,
});

/** One act of a seat, entered behind what was reached; or why not. */
export function play(
  setting: Setting,
  reached: Reached,
  seat: Seat,
  action: Action,
  byOrder: number | null,
  draw: DrawNumber,
): Reached | Refusal {
  const { game, ordinals } = reached.position;
  const { chance, draws } = recordingChance(draw, ordinals, game.epoch);
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

/** An event that is nobody's act at the game. */
export const eventOf = (
  kind: Exclude<EventKind, 'play'>,
  seat: Seat | null,
  facts: readonly (Fact | TableFact)[],
): NewEvent => ({ kind, seat, action: null, facts, draws: [], byOrder: null });

/** A seat's business with its orders, which nobody else learns of. */
export const orderEvent = (seat: Seat, fact: TableFact): NewEvent => eventOf('order', seat, [fact]);

/** One event follows, and nothing else. */
export const entered = (setting: Setting, position: Position, event: NewEvent): Followed =>
  followed(enter(setting, startingFrom(position), event));

/**
 * Whether a list of acts must end here: something was revealed, or another question is asked. What comes
 * behind would else be judged by what its seat cannot know yet, and a refusal would tell it for nothing.
 */
export function mustEnd(
  setting: Setting,
  before: Position,
  { events, position }: Reached,
): boolean {
  const reveals = events.at(-1)?.facts.some((fact) => fact.reveals === true) ?? false;
  return reveals || isAskedAnew(setting, before.game, position.game);
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

/** Lets standing orders act until nobody with an order is waited for. Each act is a step. */
export function* obey(setting: Setting, reached: Reached, draw: DrawNumber): Stepwise<Reached> {
  let settled = reached;
  for (let step = 0; step < mostObeyed; step += 1) {
    const next = nextObeyed(setting, settled.position);
    if (next === null) return settled;
    const played = play(setting, settled, next.seat, next.action, next.order, draw);
    if (isRefusal(played)) throw new Error(`An order did what ${played.rule} forbids`);
    settled = played;
    yield;
  }
  throw new Error(`Orders of ${setting.title.id} answer each other without end`);
}

import { canonicalJson } from './canonical.ts';
import type { DrawNumber } from './chance.ts';
import type { GameEvent, NewEvent } from './event.ts';
import type { Fact } from './fact.ts';
import type { Setting } from './play.ts';
import { advance, openPosition, type Position } from './position.ts';
import { at } from './seat.ts';
import {
  begin,
  cancelGame,
  closeInvitation,
  invite,
  refill,
  resign,
  sitDown,
  standUp,
  tableEvent,
  voteToAbandon,
  withdrawVote,
} from './seating.ts';
import { type TableFact, tableFacts, vacantSeats } from './table.ts';
import { type Followed, orderEvent, takeBack, visit } from './visit.ts';

/** Where a log parts from what the rules decide now. */
export type Difference = {
  readonly number: number;
  readonly what: 'unknown' | 'refused' | 'event' | 'facts' | 'draws';
};

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** What a log asks for at one event: the event that follows, or null where the rules refuse it. */
type Again = NewEvent | null;

const only = (followed: Followed): Again => (followed.ok ? (followed.events[0] ?? null) : null);

/** The one fact of the table that such an event states; null when it is none. */
function statedBy({ facts }: NewEvent): TableFact | null {
  const [first] = facts;
  const schema = tableFacts.find(({ shape }) => shape.type.value === first?.type);
  const parsed = schema?.safeParse(first);
  return parsed?.success === true ? parsed.data : null;
}

/** What is done at the table once the game runs. */
function stayingAgain(setting: Setting, position: Position, fact: TableFact): Again {
  switch (fact.type) {
    case 'seat-resigned':
      return only(resign(setting, position, fact.seat));
    case 'seat-refilled':
      return only(refill(setting, position, fact.seat, fact.invitation));
    case 'abandonment-voted':
      return only(voteToAbandon(setting, position, fact.seat));
    case 'abandonment-withdrawn':
      return only(withdrawVote(setting, position, fact.seat));
    default:
      return null;
  }
}

function tableAgain(
  setting: Setting,
  position: Position,
  fact: TableFact,
  draw: DrawNumber,
): Again {
  switch (fact.type) {
    case 'table-opened':
      return position.number === 0 ? tableEvent(null, [fact]) : null;
    case 'seat-taken':
      return only(sitDown(setting, position, fact.seat, fact.contribution, fact.invitation));
    case 'seat-left':
      return only(standUp(setting, position, fact.seat));
    case 'invitation-sent':
      return only(invite(setting, position));
    case 'invitation-declined':
      return only(closeInvitation(setting, position, fact.invitation, 'declined'));
    case 'invitation-withdrawn':
      return only(closeInvitation(setting, position, fact.invitation, 'withdrawn'));
    case 'game-cancelled':
      return only(cancelGame(setting, position));
    case 'seats-drawn':
    case 'game-started':
      return only(begin(setting, position, draw));
    default:
      return stayingAgain(setting, position, fact);
  }
}

/**
 * An order as it may stand. What was asked for is not in the log, only what it was bound to, so that
 * the title judges the form of it and not whether it would be bound so again.
 */
function orderAgain({ title }: Setting, { game, orders }: Position, fact: TableFact): Again {
  if (fact.type === 'order-placed') {
    const { seat, secret } = fact;
    const id = (orders[seat]?.placed ?? 0) + 1;
    const order = title.orders?.schema.safeParse(secret.order);
    const mayPlace = game.status === 'running' && !vacantSeats(game).includes(seat);
    if (!mayPlace || orders[seat] === undefined || order?.success !== true) return null;
    return orderEvent(seat, { ...fact, toldTo: [seat], secret: { ...secret, seenBy: [seat], id } });
  }
  if (fact.type !== 'order-cancelled') return null;
  const { seat, secret } = fact;
  const isStanding = orders[seat]?.standing.some(({ id }) => id === secret.id) ?? false;
  return isStanding
    ? orderEvent(seat, { ...fact, toldTo: [seat], secret: { ...secret, seenBy: [seat] } })
    : null;
}

const withoutOrders = (position: Position): Position => ({
  ...position,
  orders: position.orders.map(() => ({ placed: 0, standing: [] })),
});

/** An act decided again by hand, whoever did it; the order it is said to come from must stand. */
function actAgain(
  setting: Setting,
  position: Position,
  { action, seat, byOrder }: NewEvent,
  draw: DrawNumber,
): Again {
  const schema = setting.title.schema.actions.find(
    ({ shape }) => shape.type?.safeParse(action?.asked.type).success === true,
  );
  const asked = schema?.safeParse(action?.asked);
  if (asked?.success !== true || seat === null || position.orders[seat] === undefined) return null;
  const { standing } = at(position.orders, seat);
  if (byOrder !== null && !standing.some(({ id }) => id === byOrder)) return null;
  const actions = [asked.data as { type: string }];
  const acting = { seat, cancel: [], place: [], actions };
  const event = only(visit(setting, withoutOrders(position), acting, draw));
  return event === null ? null : { ...event, byOrder };
}

function eventAgain(
  setting: Setting,
  position: Position,
  event: NewEvent,
  draw: DrawNumber,
): Again {
  if (event.kind === 'play') return actAgain(setting, position, event, draw);
  const fact = statedBy(event);
  if (fact === null) return null;
  if (event.kind === 'table') return tableAgain(setting, position, fact, draw);
  if (event.kind === 'order') return orderAgain(setting, position, fact);
  return fact.type === 'taken-back'
    ? only(takeBack(setting, position, fact.seat, fact.acts))
    : null;
}

/** What nothing writes yet has no rules by which it could be checked. */
const unwritten: readonly NewEvent['kind'][] = ['clock', 'repair'];

function difference(
  setting: Setting,
  position: Position,
  event: GameEvent,
  draw: DrawNumber,
): Difference['what'] | null {
  if (unwritten.includes(event.kind)) return 'unknown';
  const again = eventAgain(setting, position, event, draw);
  if (again === null) return 'refused';
  if (!isSame(again.facts, event.facts)) return 'facts';
  if (!isSame(again.draws, event.draws)) return 'draws';
  const { number: _number, at: _at, ...logged } = event;
  return isSame(again, logged) ? null : 'event';
}

/** The players' shares of chance, in the order they joined. */
export const contributionsIn = (events: readonly { readonly facts: readonly Fact[] }[]) =>
  events.flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.type === 'seat-taken' && 'contribution' in fact ? [String(fact.contribution)] : [],
    ),
  );

/**
 * Decides every event of a log again, with orders off, and gives the first that the rules decide
 * otherwise; null if there is none. What a log leaves out, such as others' orders, changes nothing.
 */
export function redecide(
  setting: Setting,
  events: readonly GameEvent[],
  draw: DrawNumber,
): Difference | null {
  let position = openPosition(setting);
  for (const event of events) {
    const what = difference(setting, position, event, draw);
    if (what !== null) return { number: event.number, what };
    position = advance(setting, position, event);
  }
  return null;
}

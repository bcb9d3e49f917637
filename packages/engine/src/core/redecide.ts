import { isSame } from './canonical.ts';
import type { DrawNumber } from './chance.ts';
import { playFor, resume, runOut, vacate } from './clock.ts';
import { type Followed, orderEvent } from './course.ts';
import type { GameEvent, NewEvent } from './event.ts';
import type { Fact } from './fact.ts';
import {
  endPause,
  freeSeat,
  giveTime,
  type Moment,
  pauseGame,
  replacePlayer,
  stopGame,
  takeGameBack,
} from './helping.ts';
import { cancelLateOrder, obeyLate, placeLateOrder } from './late-order.ts';
import type { Setting } from './play.ts';
import { advance, openPosition, type Position } from './position.ts';
import { actionIn } from './reading.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { at, type Seat } from './seat.ts';
import {
  begin,
  cancelGame,
  closeInvitation,
  invite,
  moveVersion,
  refill,
  resign,
  sitDown,
  standUp,
  tableEvent,
  voteToAbandon,
  withdrawVote,
} from './seating.ts';
import { finish, type Stepwise } from './stepwise.ts';
import { isTableFact, type TableFact, tableFacts, vacantSeats } from './table.ts';
import { takeBack, visit } from './visit.ts';
import { voteForPause, voteForRemoval, withdrawPause, withdrawRemoval } from './votes.ts';

/** Where a log parts from what the rules decide now. */
export type Difference = {
  readonly number: number;
  readonly what: 'refused' | 'event' | 'facts' | 'draws';
};

/**
 * What follows at once from what a log asks for at one event, or why the rules refuse it; null: it asks for
 * nothing that could be.
 */
type Again = readonly NewEvent[] | Refusal | null;

const following = (followed: Followed): Again => (followed.ok ? followed.events : followed.refusal);

/** How far a log is judged. */
type Judged = {
  readonly position: Position;
  readonly due: readonly NewEvent[]; // what must follow at once upon the event before
  readonly moments: ReadonlyMap<number, Moment>; // those that later events go back to, by their numbers
};

/** The one fact of the table that such an event states; null when it is none. */
function statedBy({ facts }: NewEvent): TableFact | null {
  const [first] = facts;
  const schema = tableFacts.find(({ shape }) => shape.type.value === first?.type);
  const parsed = schema?.safeParse(first);
  return parsed?.success === true ? parsed.data : null;
}

/** The event whose moment an event takes the game back to, if it does. */
function goesBackTo(event: NewEvent): readonly number[] {
  const fact = statedBy(event);
  return fact?.type === 'game-taken-back' ? [fact.secret.to] : [];
}

/** What is done at the table once the game runs. */
function stayingAgain(setting: Setting, position: Position, fact: TableFact): Again {
  switch (fact.type) {
    case 'seat-resigned':
      return following(resign(setting, position, fact.seat));
    case 'seat-refilled':
      return following(refill(setting, position, fact.seat, fact.invitation));
    case 'abandonment-voted':
      return following(voteToAbandon(setting, position, fact.seat));
    case 'abandonment-withdrawn':
      return following(withdrawVote(setting, position, fact.seat));
    case 'removal-voted':
      return following(voteForRemoval(setting, position, fact.seat, fact.of));
    case 'removal-withdrawn':
      return following(withdrawRemoval(setting, position, fact.seat, fact.of));
    case 'pause-voted':
      return following(voteForPause(setting, position, fact.seat, fact.days));
    case 'pause-withdrawn':
      return following(withdrawPause(setting, position, fact.seat));
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
      return position.number === 0 ? [tableEvent(null, [fact])] : null;
    case 'seat-taken':
      return following(sitDown(setting, position, fact.seat, fact.contribution, fact.invitation));
    case 'seat-left':
      return following(standUp(setting, position, fact.seat));
    case 'invitation-sent':
      return following(invite(setting, position));
    case 'invitation-declined':
      return following(closeInvitation(setting, position, fact.invitation, 'declined'));
    case 'invitation-withdrawn':
      return following(closeInvitation(setting, position, fact.invitation, 'withdrawn'));
    case 'game-cancelled':
      return following(cancelGame(setting, position));
    case 'version-moved':
      return following(moveVersion(setting, position, fact));
    case 'seats-drawn':
    case 'game-started':
      return following(begin(setting, position, draw));
    default:
      return stayingAgain(setting, position, fact);
  }
}

/** What time led to. Who is played for does what its title falls back on, and nothing else. */
function clockAgain(
  setting: Setting,
  position: Position,
  fact: TableFact,
  draw: DrawNumber,
): Again {
  switch (fact.type) {
    case 'time-ran-out':
      return following(runOut(setting, position, fact.seat));
    case 'played-for':
      return following(playFor(setting, withoutOrders(position), fact.seat, draw));
    case 'seat-vacated':
      return following(vacate(setting, position, fact.seat));
    case 'game-resumed':
      return following(resume(setting, position));
    default:
      return null;
  }
}

/**
 * An order as it may stand. What was asked for is not in the log, only what it was bound to, so that
 * the title judges the form of it and not whether it would be bound so again.
 */
function standingAgain({ title }: Setting, { game, orders }: Position, fact: TableFact): Again {
  if (fact.type === 'order-placed') {
    const { seat, secret } = fact;
    const id = (orders[seat]?.placed ?? 0) + 1;
    const order = title.orders?.schema.safeParse(secret.order);
    const mayPlace = game.status === 'running' && !vacantSeats(game).includes(seat);
    if (!mayPlace || orders[seat] === undefined || order?.success !== true) return null;
    return [
      orderEvent(seat, { ...fact, toldTo: [seat], secret: { ...secret, seenBy: [seat], id } }),
    ];
  }
  if (fact.type !== 'order-cancelled') return null;
  const { seat, secret } = fact;
  const isStanding = orders[seat]?.standing.some(({ id }) => id === secret.id) ?? false;
  return isStanding
    ? [orderEvent(seat, { ...fact, toldTo: [seat], secret: { ...secret, seenBy: [seat] } })]
    : null;
}

function orderAgain(
  setting: Setting,
  position: Position,
  fact: TableFact,
  draw: DrawNumber,
): Again {
  switch (fact.type) {
    case 'late-order-placed':
      return following(placeLateOrder(setting, position, fact.seat, fact.secret.actions));
    case 'late-order-cancelled':
      return following(cancelLateOrder(setting, position, fact.seat));
    case 'late-order-used':
      return following(obeyLate(setting, withoutOrders(position), fact.seat, draw));
    default:
      return standingAgain(setting, position, fact);
  }
}

/** Standing orders act by hand in a log that is decided again; acts left for later are acts of their seat. */
const withoutOrders = (position: Position): Position => ({
  ...position,
  orders: position.orders.map((orders) => ({ ...orders, standing: [] })),
});

/** An act decided again by hand, whoever did it; the order it is said to come from must stand. */
function actAgain(
  setting: Setting,
  position: Position,
  { action, seat, byOrder }: NewEvent,
  draw: DrawNumber,
): Again {
  const asked = actionIn(setting, action?.asked);
  if (asked === null || seat === null || position.orders[seat] === undefined) return null;
  const { standing } = at(position.orders, seat);
  if (byOrder !== null && !standing.some(({ id }) => id === byOrder)) return null;
  const acting = { seat, cancel: [], place: [], actions: [asked] };
  const again = visit(setting, withoutOrders(position), acting, draw);
  return again.ok ? again.events.map((event) => ({ ...event, byOrder })) : again.refusal;
}

/** The seats an event gives time to. */
const givenTime = ({ facts }: NewEvent): readonly Seat[] =>
  facts.filter(isTableFact).flatMap((fact) => (fact.type === 'time-given' ? [fact.seat] : []));

/** How a game was helped, which nobody at it had asked for. */
function repairAgain(
  setting: Setting,
  { position, moments }: Judged,
  event: NewEvent,
  fact: TableFact,
): Again {
  const invites = event.facts.some(({ type }) => type === 'invitation-sent');
  switch (fact.type) {
    case 'game-taken-back':
      return following(takeGameBack(setting, position, moments.get(fact.secret.to) ?? null));
    case 'game-stopped':
      return following(stopGame(setting, position));
    case 'time-given':
      return following(giveTime(setting, position, givenTime(event), fact.hours));
    case 'game-paused':
      return following(pauseGame(setting, position, fact.days));
    case 'game-resumed':
      return following(endPause(setting, position));
    case 'seat-vacated':
      return following((invites ? replacePlayer : freeSeat)(setting, position, fact.seat));
    case 'invitation-sent': {
      const [seat] = vacantSeats(position.game);
      return seat === undefined ? null : following(replacePlayer(setting, position, seat));
    }
    default:
      return null;
  }
}

function eventAgain(setting: Setting, judged: Judged, event: NewEvent, draw: DrawNumber): Again {
  const { position } = judged;
  if (event.kind === 'play') return actAgain(setting, position, event, draw);
  const fact = statedBy(event);
  if (fact === null) return null;
  if (event.kind === 'table') return tableAgain(setting, position, fact, draw);
  if (event.kind === 'clock') return clockAgain(setting, position, fact, draw);
  if (event.kind === 'order') return orderAgain(setting, position, fact, draw);
  if (event.kind === 'repair') return repairAgain(setting, judged, event, fact);
  return fact.type === 'taken-back'
    ? following(takeBack(setting, position, fact.seat, fact.acts))
    : null;
}

/** Where a logged event is not the one that follows. */
function difference(event: GameEvent, again: NewEvent | undefined): Difference['what'] | null {
  if (again === undefined) return 'refused';
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

/** What the rules make of a log. */
export type Judgement =
  | { readonly verdict: 'identical'; readonly position: Position }
  | {
      readonly verdict: 'different'; // first at this event
      readonly event: GameEvent;
      readonly what: Difference['what'];
      readonly decided: NewEvent | null; // in its place; null where the rules refuse it
      readonly refusal: Refusal | null;
    }
  | { readonly verdict: 'failed'; readonly event: GameEvent; readonly error: unknown }; // the rules threw

/** One event judged: where it leads, or how the rules decide it. */
function judgeNext(
  setting: Setting,
  judged: Judged,
  event: GameEvent,
  draw: DrawNumber,
): Pick<Judged, 'position' | 'due'> | (Judgement & { verdict: 'different' }) {
  const { position, due } = judged;
  const again = due.length > 0 ? due : eventAgain(setting, judged, event, draw);
  const refusal = isRefusal(again) ? again : null;
  const [decided, ...rest] = again === null || isRefusal(again) ? [] : again;
  const what = difference(event, decided);
  return what === null
    ? { position: advance(setting, position, event), due: rest }
    : { verdict: 'different', event, what, decided: decided ?? null, refusal };
}

/**
 * Decides every event of a log again, with orders off. What a log leaves out, such as others' orders,
 * changes nothing.
 */
export function* judgeInSteps(
  setting: Setting,
  events: readonly GameEvent[],
  draw: DrawNumber,
): Stepwise<Judgement> {
  const asked = new Set(events.flatMap(goesBackTo));
  const moments = new Map<number, Moment>();
  let reached: Judged = { position: openPosition(setting), due: [], moments };
  for (const event of events) {
    try {
      const next = judgeNext(setting, reached, event, draw);
      if ('verdict' in next) return next;
      reached = { ...next, moments };
      if (asked.has(event.number)) moments.set(event.number, { event, game: next.position.game });
    } catch (error) {
      return { verdict: 'failed', event, error };
    }
    yield;
  }
  return { verdict: 'identical', position: reached.position };
}

/** The same at once. */
export const judge = (
  setting: Setting,
  events: readonly GameEvent[],
  draw: DrawNumber,
): Judgement => finish(judgeInSteps(setting, events, draw));

/** The first event of a log that the rules decide otherwise; null if there is none. */
export function redecide(
  setting: Setting,
  events: readonly GameEvent[],
  draw: DrawNumber,
): Difference | null {
  const judged = judge(setting, events, draw);
  if (judged.verdict === 'failed') throw judged.error;
  return judged.verdict === 'different' ? { number: judged.event.number, what: judged.what } : null;
}

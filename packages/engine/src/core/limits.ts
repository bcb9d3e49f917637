import type { RefusedStep } from './dry-run.ts';
import type { NewEvent } from './event.ts';
import { type Setting, toAct } from './play.ts';
import type { Position } from './position.ts';
import { at, type BySeat, changed, type Seat } from './seat.ts';
import { type ServiceRefusalCode, serviceRefusal } from './service-rules.ts';
import { isTableFact, type TableFact } from './table.ts';

// Limits on what a seat may add to its game's log. Logs that exceed them still replay: only requests are judged.

/**
 * Several times what the longest whole games of the published titles need: 430 events, 129 acts of one seat,
 * 4 orders and 2 undos. Together they keep any log small enough to be checked as a file.
 */
export const limits = {
  standing: 20, // orders of a seat at a time
  orders: 500, // that a seat leaves in a game
  undone: 500, // acts that a seat takes back in a game
  events: 2_000, // of a seat in a game; beyond them, only what the game waits for
  invitations: 500, // to a game
} as const;

/** What the player of a seat has added to the log so far. */
export type Tally = {
  readonly events: number;
  readonly orders: number;
  readonly undone: number;
};

export const emptyTally: Tally = { events: 0, orders: 0, undone: 0 };

/** Kinds of events that a seat enters by itself. */
const ownKinds: readonly NewEvent['kind'][] = ['play', 'order', 'undo', 'table'];

/** The seat whose player asked for this event; null: time, the rules, an admin or an order did. */
const askedBy = ({ kind, seat, byOrder }: NewEvent): Seat | null =>
  ownKinds.includes(kind) && byOrder === null ? seat : null;

const tableFactsOf = ({ facts }: NewEvent): readonly TableFact[] => facts.filter(isTableFact);

const sum = (facts: readonly TableFact[], count: (fact: TableFact) => number): number =>
  facts.reduce((total, fact) => total + count(fact), 0);

/** Orders that a fact leaves: one for when time runs out is one, however many acts it has. */
const ordersLeft = ({ type }: TableFact): number =>
  type === 'order-placed' || type === 'late-order-placed' ? 1 : 0;

/** The tally of a seat with one more event of its own. */
function counted({ events, orders, undone }: Tally, event: NewEvent): Tally {
  const facts = tableFactsOf(event);
  return {
    events: events + 1,
    orders: orders + sum(facts, ordersLeft),
    undone: undone + sum(facts, (fact) => (fact.type === 'taken-back' ? fact.acts : 0)),
  };
}

/** All tallies after an event. The player who takes a seat over starts a new one. */
export function talliesAfter(tallies: BySeat<Tally>, event: NewEvent): BySeat<Tally> {
  const seat = askedBy(event);
  if (seat === null) return tallies;
  const isRefilled = event.facts.some(({ type }) => type === 'seat-refilled');
  return changed(tallies, seat, (tally) => counted(isRefilled ? emptyTally : tally, event));
}

/** What takes something back or leaves the game: there is never more of it than there was to take back. */
const neverRefused: readonly TableFact['type'][] = [
  'order-cancelled',
  'late-order-cancelled',
  'abandonment-withdrawn',
  'removal-withdrawn',
  'pause-withdrawn',
  'seat-left',
  'seat-resigned',
];

/** Orders of a seat that stand after an event. */
function standingAfter(standing: number, event: NewEvent): number {
  return tableFactsOf(event).reduce((count, { type }) => {
    if (type === 'order-placed') return count + 1;
    return type === 'order-cancelled' ? count - 1 : count;
  }, standing);
}

/** The number of the invitation that an event sends, counted from 1; 0: it sends none. */
const invitationIn = (event: NewEvent): number =>
  sum(tableFactsOf(event), (fact) => (fact.type === 'invitation-sent' ? fact.invitation : 0));

/** What all seats have added, and how many orders of each stand. */
type Counts = { readonly tallies: BySeat<Tally>; readonly standing: BySeat<number> };

const countedOn = ({ tallies, standing }: Counts, event: NewEvent, seat: Seat): Counts => ({
  tallies: talliesAfter(tallies, event),
  standing: changed(standing, seat, (count) => standingAfter(count, event)),
});

/** The limit that an event of a seat's own exceeds, or null. */
function exceeded(
  { tallies, standing }: Counts,
  event: NewEvent,
  seat: Seat,
): ServiceRefusalCode | null {
  const { events, orders, undone } = at(tallies, seat);
  const types = tableFactsOf(event).map(({ type }) => type);
  if (types.some((type) => neverRefused.includes(type))) return null;
  const isOrder = types.includes('order-placed');
  if (isOrder && at(standing, seat) > limits.standing) return 'too-many-standing';
  if (event.kind === 'order' && orders > limits.orders) return 'too-many-orders';
  if (event.kind === 'undo' && undone > limits.undone) return 'too-many-undone';
  return events > limits.events ? 'too-many-events' : null;
}

/**
 * The first step of a request that exceeds a limit, or null. An act of a seat that the game waits for
 * never does.
 */
export function overLimit(
  setting: Setting,
  { game, orders, tallies }: Pick<Position, 'game' | 'orders' | 'tallies'>,
  events: readonly NewEvent[],
): RefusedStep | null {
  const awaited = toAct(setting, game);
  let counts: Counts = { tallies, standing: orders.map(({ standing }) => standing.length) };
  let step = 0;
  for (const event of events) {
    if (event.kind === 'table' && invitationIn(event) > limits.invitations) {
      return { refusal: serviceRefusal('too-many-invitations'), step };
    }
    const seat = askedBy(event);
    if (seat === null) continue;
    counts = countedOn(counts, event, seat);
    const isAwaited = event.kind === 'play' && awaited.includes(seat);
    const limit = isAwaited ? null : exceeded(counts, event, seat);
    if (limit !== null) return { refusal: serviceRefusal(limit), step };
    step += 1;
  }
  return null;
}

/** How many acts a seat may still take back before it reaches its limit. */
export const undosLeft = ({ tallies }: Pick<Position, 'tallies'>, seat: Seat): number =>
  Math.max(0, limits.undone - (tallies[seat]?.undone ?? 0));

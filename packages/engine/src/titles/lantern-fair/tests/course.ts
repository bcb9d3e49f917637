import type { GameEvent } from '../../../core/event.ts';
import type { Moment } from '../../../core/helping.ts';
import { offers } from '../../../core/play.ts';
import { advance, openPosition, type Position } from '../../../core/position.ts';
import { redecide } from '../../../core/redecide.ts';
import type { Seat } from '../../../core/seat.ts';
import {
  begin,
  refill,
  resign,
  sitDown,
  tableEvent,
  voteToAbandon,
} from '../../../core/seating.ts';
import type { TableFact } from '../../../core/table.ts';
import { type Followed, visit } from '../../../core/visit.ts';
import { title } from '../index.ts';

// A table of this title, and steps at it, one behind the other.

const options = title.schema.options.parse({});
export const setting = { title, table: { options, edition: title.edition, seats: 3 } };
export const draw = (purpose: string, ordinal: number, size: number, epoch: number) =>
  purpose === 'seating' ? size - 1 : (ordinal * 7 + epoch * 3) % size;
const share = (seat: Seat) => `${seat}${seat}`.repeat(16);

const opening: TableFact = {
  type: 'table-opened',
  title: title.id,
  titleVersion: title.version,
  edition: '0'.repeat(64),
  options: { ...options },
  seats: 3,
  commitment: '0'.repeat(64),
};

/** The game as it stood behind one of its events. */
export const momentOf = (events: readonly GameEvent[], number: number): Moment | null => {
  const event = events.find((one) => one.number === number);
  if (event === undefined) return null;
  const until = events.filter((one) => one.number <= number);
  const { game } = until.reduce(
    (position, one) => advance(setting, position, one),
    openPosition(setting),
  );
  return { event, game };
};

/** A course of events, kept so that it can be decided again. */
export type Course = { readonly position: Position; readonly events: readonly GameEvent[] };
export type Step = (position: Position) => Followed;

export function going(from: Course, ...steps: readonly Step[]): Course {
  return steps.reduce(({ position, events }, step) => {
    const followed = step(position);
    if (!followed.ok) throw new Error(followed.refusal.code);
    const numbered = followed.events.map((event, index) => ({
      ...event,
      number: position.number + index + 1,
      at: '',
    }));
    return { position: followed.position, events: [...events, ...numbered] };
  }, from);
}

export const openedTable = (seating?: 'random'): Course => {
  const fact = seating === undefined ? opening : { ...opening, seating };
  const event = { ...tableEvent(null, [fact]), number: 1, at: '' };
  return { position: advance(setting, openPosition(setting), event), events: [event] };
};

export const sits =
  (seat: Seat, invitation?: number): Step =>
  (position) =>
    sitDown(setting, position, seat, share(seat), invitation);
export const begins: Step = (position) => begin(setting, position, draw);
export const resigns =
  (seat: Seat): Step =>
  (position) =>
    resign(setting, position, seat);
export const votes =
  (seat: Seat): Step =>
  (position) =>
    voteToAbandon(setting, position, seat);
export const refills =
  (seat: Seat): Step =>
  (position) =>
    refill(setting, position, seat);
export const acts =
  (seat: Seat): Step =>
  (position) => {
    const action = offers(setting, position.game, seat).find(
      ({ kind }) => kind === 'action',
    )?.action;
    const actions = action === undefined ? [] : [action];
    return visit(setting, position, { seat, cancel: [], place: [], actions }, draw);
  };

export const running = (seating?: 'random'): Course =>
  going(openedTable(seating), sits(0), sits(1), sits(2), begins);
export const lastFacts = ({ events }: Course) => events.at(-1)?.facts.map(({ type }) => type);
export const again = ({ events }: Course) => redecide(setting, events, draw);

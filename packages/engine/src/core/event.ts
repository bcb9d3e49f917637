import type { Draw } from './chance.ts';
import { type Fact, isTold, redactFact, type ToldFact } from './fact.ts';
import type { Seat, Viewer } from './seat.ts';

/** What an event can be: a seat's act, its standing order, the table's business, time, or a repair. */
export const eventKinds = ['play', 'order', 'table', 'clock', 'undo', 'repair'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What a seat asked for, and whether the others may read it. */
type LoggedAction = {
  readonly openness: 'open' | 'sealed';
  readonly asked: { readonly type: string };
};

/** Something to be entered in a game's log. */
export type NewEvent = {
  readonly kind: EventKind;
  readonly seat: Seat | null;
  readonly action: LoggedAction | null;
  readonly facts: readonly Fact[];
  readonly draws: readonly Draw[];
  readonly byOrder: number | null; // the seat's standing order that acted; its owner's to know alone
};

/** One entry of a game's log. */
export type GameEvent = NewEvent & {
  readonly number: number; // its place in the log, from 1; internal
  readonly at: string; // when, as ISO 8601
};

/** An event as one viewer is told it. Versions count the events he was told of. */
export type ToldEvent = {
  readonly version: number;
  readonly kind: EventKind;
  readonly at: string;
  readonly seat: Seat | null;
  readonly action: { readonly type: string } | null;
  readonly facts: readonly ToldFact[];
  readonly automatic?: true; // a standing order of one's own acted; never told of another's
};

/** Who is told of an event: everybody (null), or these seats and the referee. */
export function toldOf(event: NewEvent): readonly Seat[] | null {
  const told = new Set<Seat>();
  for (const fact of event.facts) {
    if (fact.toldTo === undefined) return null;
    for (const seat of fact.toldTo) told.add(seat);
  }
  return [...told].sort((one, other) => one - other);
}

/** Whether this viewer learns of an event at all. */
const isEventTold = (event: NewEvent, viewer: Viewer): boolean =>
  viewer === 'referee' || event.facts.some((fact) => isTold(fact, viewer));

const mayRead = (action: LoggedAction, seat: Seat | null, viewer: Viewer): boolean =>
  action.openness === 'open' || viewer === 'referee' || viewer === seat;

/**
 * An event as this viewer may know it, or null when he learns nothing of it. Who took a seat over, by the
 * event `since`, knows what the seat knows, but nothing of the orders of the one before him.
 */
export function redact(
  event: GameEvent,
  viewer: Viewer,
  version: number,
  since = 0,
): ToldEvent | null {
  if (!isEventTold(event, viewer)) return null;
  const { kind, at, seat, action, byOrder, number } = event;
  const isOwn = viewer === 'referee' || (viewer === seat && number > since);
  return {
    version,
    kind,
    at,
    seat,
    action: action !== null && mayRead(action, seat, viewer) ? action.asked : null,
    facts: (kind === 'order' && !isOwn ? [] : event.facts)
      .map((fact) => redactFact(fact, viewer))
      .filter((fact): fact is ToldFact => fact !== null),
    ...(byOrder !== null && isOwn ? { automatic: true } : {}),
  };
}

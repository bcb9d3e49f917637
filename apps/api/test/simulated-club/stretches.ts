import {
  advance,
  type GameEvent,
  isTableFact,
  openPosition,
  type Position,
  type Seat,
  type Setting,
  toAct,
  vacantSeats,
} from '@staffetta/engine';
import type { Settings } from '../../src/games/settings.ts';
import type { Addition } from './additions.ts';
import { goneBy, type Interval, type Playing } from './hours.ts';

// When whose time was over, worked out from a log and from what players chose: a second opinion on the
// service's clocks. Each seat is followed alone, through the whole game.

/** In which one clock of a seat goes, or is kept from going, without beginning anew. */
export type Stretch = {
  readonly seat: Seat;
  readonly userId: string | null; // null: the seat is vacant
  readonly turn: number; // of the seat
  readonly number: number; // of the event it began with
  readonly from: Date;
  readonly until: Date;
  readonly left: number; // milliseconds at its beginning
  readonly inGrace: boolean;
  readonly isPaused: boolean;
  readonly fired: Date | null; // when the service did what follows if time is over
  readonly playing: Playing | null; // null: nobody does, and the clock always goes
};

/** What clocks depend on besides a log. */
export type Depending = {
  readonly settings: Pick<Settings, 'pace' | 'grace'>;
  readonly outages: readonly Interval[];
  /** Who plays a seat behind an event, and when. */
  readonly playerAt: (seat: Seat, number: number) => Pick<Stretch, 'userId' | 'playing'>;
};

const hour = 3_600_000;
const day = 24 * hour;

/** How a seat stands behind an event. */
type Frame = {
  readonly waits: boolean;
  readonly asks: string | null;
  readonly isVacant: boolean;
  readonly isPaused: boolean;
};

const nothing: Frame = { waits: false, asks: null, isVacant: false, isPaused: false };

function framesOf(setting: Setting, events: readonly GameEvent[], seat: Seat): readonly Frame[] {
  let position: Position = openPosition(setting);
  return events.map((event) => {
    position = advance(setting, position, event);
    const { game } = position;
    return {
      waits: toAct(setting, game).includes(seat),
      asks: game.status === 'running' ? setting.title.decision(game.state) : null,
      isVacant: vacantSeats(game).includes(seat),
      isPaused: game.paused !== undefined,
    };
  });
}

const states = ({ facts }: GameEvent, type: string, seat: Seat): boolean =>
  facts.some(
    (fact) => isTableFact(fact) && fact.type === type && 'seat' in fact && fact.seat === seat,
  );

/** A stretch up to an event, and whether time told in it. */
function upTo(open: Stretch | null, { kind, seat, at }: GameEvent): Stretch | null {
  if (open === null) return null;
  const hasFired = kind === 'clock' && seat === open.seat;
  const until = new Date(at);
  return { ...open, until, fired: open.fired ?? (hasFired ? until : null) };
}

const nobody = { userId: null, playing: null };

/** A stretch that begins with an event; of no clock where nothing is left to go by. */
type Beginning = (turn: number, left: number | null, inGrace: boolean) => Stretch | null;

/** How a seat's wait changes with an event. */
function changeOf(seat: Seat, turn: number, before: Frame, event: GameEvent, after: Frame) {
  const isRefilled = states(event, 'seat-refilled', seat);
  const isOther = isRefilled || after.isVacant !== before.isVacant;
  const isLeft = after.isVacant && !before.isVacant && before.waits;
  const isBegun = after.waits && (!before.waits || after.asks !== before.asks || isOther);
  return {
    isRefilled,
    isOther,
    isBegun,
    isOver: before.waits && (!after.waits || isBegun),
    isOwn: turn > 0 && ((event.seat === seat && !isRefilled) || isLeft), // it belongs to the turn it has
  };
}

/** One event, and how a seat stands on both sides of it. */
type Step = {
  readonly before: Frame;
  readonly event: GameEvent;
  readonly after: Frame;
  readonly change: ReturnType<typeof changeOf>;
};

/** A seat's clock as it is followed: its turns, and its bank where there is one. */
type Followed = { readonly turn: number; readonly bank: number; readonly open: Stretch | null };

/** The stretches of one seat, as far as it has a clock. */
export function stretchesOf(
  setting: Setting,
  additions: readonly Addition[],
  seat: Seat,
  { settings, outages, playerAt }: Depending,
): readonly Stretch[] {
  const events = additions.flatMap((addition) => addition.events);
  const { pace, grace } = settings;
  const wholeBank = pace.kind === 'bank' ? Math.min(pace.hours, pace.cap) * hour : 0;

  /** What is left at the end of a stretch. */
  const leftOf = ({ from, until, left, isPaused, playing }: Stretch): number =>
    isPaused ? left : Math.max(0, left - goneBy(from, until, playing, outages));

  /** What a bank holds when a turn is over. */
  function gained(over: Stretch): number {
    if (pace.kind !== 'bank' || over.userId === null) return wholeBank;
    const kept = over.inGrace ? 0 : leftOf(over);
    return Math.min(kept + pace.increment * hour, pace.cap * hour);
  }

  /** What a clock has where a wait begins; null: it has no end. */
  function whole(isVacant: boolean, bank: number): number | null {
    if (isVacant) return day;
    if (pace.kind === 'none') return null;
    return pace.kind === 'perTurn' ? pace.hours * hour : bank;
  }

  /** A wait is over, or another begins; of a bank what is left goes on where it is the same turn. */
  function turned(from: Followed, step: Step, begun: Beginning): Followed {
    const { isRefilled, isOther, isBegun, isOwn } = step.change;
    const { open: last } = from;
    const goesOn = isBegun && isOwn && !isOther && pace.kind === 'bank' && last !== null;
    const turn = isBegun && !isOwn ? from.turn + 1 : from.turn;
    if (goesOn) return { ...from, turn, open: begun(turn, leftOf(last), last.inGrace) };
    const kept = last === null ? from.bank : gained(last);
    const bank = isRefilled ? wholeBank : kept;
    const open = isBegun ? begun(turn, whole(step.after.isVacant, bank), false) : null;
    return { turn, bank, open };
  }

  /** The clock behind one event. */
  function stepped(from: Followed, step: Step, begun: Beginning): Followed {
    const { before, event, after, change } = step;
    const { turn, open: last } = from;
    if (change.isOver || change.isBegun) return turned(from, step, begun);
    const bank = change.isRefilled ? wholeBank : from.bank;
    if (last === null) return { ...from, bank };
    if (states(event, 'time-ran-out', seat)) {
      return { ...from, open: begun(turn, grace * hour, true) };
    }
    const isStopped = after.isPaused !== before.isPaused;
    return isStopped ? { ...from, open: begun(turn, leftOf(last), last.inGrace) } : from;
  }

  const stretches: Stretch[] = [];
  const frames = new Map(
    framesOf(setting, events, seat).map((frame, place) => [events[place]?.number, frame]),
  );
  let followed: Followed = { turn: 0, bank: wholeBank, open: null };
  let before = nothing;

  const beginningAt =
    (event: GameEvent, after: Frame): Beginning =>
    (turn, left, inGrace) =>
      left === null
        ? null
        : {
            ...{ seat, turn, number: event.number, left, inGrace, fired: null },
            ...{ from: new Date(event.at), until: new Date(event.at), isPaused: after.isPaused },
            ...(after.isVacant ? nobody : playerAt(seat, event.number)),
          };

  function follow(event: GameEvent): void {
    const after = frames.get(event.number) ?? nothing;
    const change = changeOf(seat, followed.turn, before, event, after);
    const last = upTo(followed.open, event);
    const begun = beginningAt(event, after);
    const next = stepped({ ...followed, open: last }, { before, event, after, change }, begun);
    if (last !== null && next.open !== last) stretches.push(last);
    followed = next;
    before = after;
  }

  /** Another turn of a seat for which something was done, if it must act still: of a bank, with what is added to it. */
  function turnAnew({ playedFor, ordered }: Addition, last: GameEvent): void {
    const { open } = followed;
    const turn = followed.turn + 1;
    if (playedFor.includes(seat)) {
      if (open !== null) stretches.push(open);
      const bank = pace.kind === 'bank' ? Math.min(pace.increment, pace.cap) * hour : 0;
      const begun = beginningAt(last, before);
      followed = { turn, bank, open: begun(turn, whole(before.isVacant, bank), false) };
    } else if (ordered.includes(seat)) {
      followed = { ...followed, turn, open: open === null ? null : { ...open, turn } };
    }
  }

  for (const addition of additions) {
    const had = followed.turn;
    for (const event of addition.events) follow(event);
    const last = addition.events.at(-1);
    if (last !== undefined && before.waits && followed.turn === had) turnAnew(addition, last);
  }
  return followed.open === null ? stretches : [...stretches, followed.open];
}

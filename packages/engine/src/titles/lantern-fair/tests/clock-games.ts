import fc from 'fast-check';
import { expect } from 'vitest';
import { playFor, resume, runOut, vacate } from '../../../core/clock.ts';
import { no } from '../../../core/course.ts';
import { type GameEvent, redact } from '../../../core/event.ts';
import { takeUp } from '../../../core/form.ts';
import {
  endPause,
  freeSeat,
  giveTime,
  pauseGame,
  replacePlayer,
  stopGame,
  takeGameBack,
} from '../../../core/helping.ts';
import { cancelLateOrder, obeyLate, placeLateOrder } from '../../../core/late-order.ts';
import { offers, toAct } from '../../../core/play.ts';
import { advance, openPosition, type Position } from '../../../core/position.ts';
import { redecide } from '../../../core/redecide.ts';
import { type Seat, seatsOf } from '../../../core/seat.ts';
import { refill, resign, voteToAbandon } from '../../../core/seating.ts';
import { vacantSeats } from '../../../core/table.ts';
import { takeBack, visit } from '../../../core/visit.ts';
import {
  voteForPause,
  voteForRemoval,
  withdrawPause,
  withdrawRemoval,
} from '../../../core/votes.ts';
import {
  again,
  type Course,
  draw,
  going,
  momentOf,
  running,
  type Step,
  setting,
} from './course.ts';

// Random games in which people are late, away, agreed on a pause, gone, or helped by an admin.

/** What happens next, to whom, and a number where one is needed. */
type Happening = { readonly what: number; readonly seat: Seat; readonly number: number };

const { table } = setting;

/** Somebody who is waited for does something he is offered. */
const acts =
  ({ seat, number }: Happening): Step =>
  (position) => {
    const waiting = toAct(setting, position.game);
    const able = waiting[seat % Math.max(1, waiting.length)] ?? 0;
    const open = offers(setting, position.game, able);
    const offer = open[number % Math.max(1, open.length)];
    const actions = offer === undefined ? [] : [takeUp(offer, (count) => number % count)];
    return visit(setting, position, { seat: able, cancel: [], place: [], actions }, draw);
  };

const lists = (number: number) => [
  [{ type: 'seal', coins: number % 5 }],
  [{ type: 'raise', coins: number % 5 }, { type: 'pass' }],
  [{ type: 'pass' }],
  [{ type: 'seal', coins: 1 }, { type: 'seal', coins: 2 }, { type: 'pass' }],
];
const standing = { stalls: 'all', seal: 2, upTo: 4, atLimit: 'pass', offered: 'take' };

type Happens = (happening: Happening, course: Course) => Step;

const usual: readonly Happens[] = [
  acts,
  acts,
  acts,
  ({ seat }) =>
    (position) =>
      runOut(setting, position, seat),
  ({ seat }) =>
    (position) =>
      playFor(setting, position, seat, draw),
  ({ seat }) =>
    (position) =>
      obeyLate(setting, position, seat, draw),
  ({ seat, number }) =>
    (position) =>
      placeLateOrder(setting, position, seat, lists(number)[number % 4] ?? []),
];
const seldom: readonly Happens[] = [
  ({ seat }) =>
    (position) =>
      vacate(setting, position, seat),
  ({ seat }) =>
    (position) =>
      refill(setting, position, seat),
  ({ seat, number }) =>
    (position) =>
      voteForRemoval(setting, position, seat, number % 3),
  ({ seat }) =>
    (position) => {
      const [removal] = position.game.removing ?? [];
      return withdrawRemoval(setting, position, removal?.votes[0] ?? seat, removal?.of ?? seat);
    },
  ({ seat, number }) =>
    (position) =>
      voteForPause(setting, position, seat, number % 2),
  ({ seat }) =>
    (position) =>
      withdrawPause(setting, position, seat),
  () => (position) => resume(setting, position),
  ({ seat }) =>
    (position) =>
      cancelLateOrder(setting, position, seat),
  ({ seat }) =>
    (position) =>
      takeBack(setting, position, seat, 1),
  ({ seat }) =>
    (position) =>
      visit(setting, position, { seat, cancel: [], place: [standing], actions: [] }, draw),
  ({ seat, number }) =>
    (position) =>
      number % 5 === 0 ? resign(setting, position, seat) : voteToAbandon(setting, position, seat),
];
const byAdmins: readonly Happens[] = [
  ({ number, seat }, { events }) =>
    (position) =>
      takeGameBack(setting, position, momentOf(events, events.length - number - seat)),
  ({ number, seat }) =>
    (position) => {
      const waiting = toAct(setting, position.game);
      return giveTime(setting, position, number % 2 === 0 ? waiting : [seat], number + 1);
    },
  ({ number }) =>
    (position) =>
      pauseGame(setting, position, number + 1),
  () => (position) => endPause(setting, position),
  ({ seat }) =>
    (position) =>
      freeSeat(setting, position, seat),
  ({ seat }) =>
    (position) =>
      replacePlayer(setting, position, seat),
  ({ number }) =>
    (position) =>
      number % 20 === 0 ? stopGame(setting, position) : no('not-paused'),
];
const anything: readonly Happens[] = [...usual, ...usual, ...usual, ...seldom];

/** What may happen happens; what is refused does not. */
function trying(course: Course, step: Step): Course {
  return step(course.position).ok ? going(course, step) : course;
}

/** What is to happen, or else what comes next in the list and may. */
function happening(anyOf: readonly Happens[], course: Course, next: Happening): Course {
  const turned = [...anyOf.slice(next.what), ...anyOf.slice(0, next.what)];
  const step = turned
    .map((happens) => happens(next, course))
    .find((may) => may(course.position).ok);
  return step === undefined ? course : going(course, step);
}

/** The clock plays what is left of the game. */
function toTheEnd(course: Course): Course {
  let reached = trying(course, (position) => resume(setting, position));
  while (reached.position.game.status === 'running') {
    const [seat = 0] = toAct(setting, reached.position.game);
    reached = trying(reached, (position) => runOut(setting, position, seat));
    reached = going(reached, (position) => playFor(setting, position, seat, draw));
  }
  return reached;
}

const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const after = (from: Position, events: readonly GameEvent[]): Position =>
  events
    .filter(({ number }) => number > from.number)
    .reduce((position, event) => advance(setting, position, event), from);

function expectSound({ game }: Position): void {
  if (game.status !== 'running') return;
  const { late = [], ranOut = [] } = game;
  for (const seat of late) {
    expect(toAct(setting, game)).toContain(seat);
    expect(vacantSeats(game)).not.toContain(seat);
    expect(ranOut[seat]).toBeGreaterThan(0);
  }
  for (const seat of vacantSeats(game)) {
    expect(game.votes ?? []).not.toContain(seat);
    expect(game.pausing?.votes ?? []).not.toContain(seat);
    expect((game.removing ?? []).flatMap(({ of, votes }) => [of, ...votes])).not.toContain(seat);
  }
}

/** A log as the export of a finished game shows it to a seat. */
const exportedTo = (events: readonly GameEvent[], viewer: Seat): readonly GameEvent[] =>
  events
    .filter(({ kind, seat }) => kind !== 'order' || seat === viewer)
    .map((event) => (event.seat === viewer ? event : { ...event, byOrder: null }));

const happenings = (anyOf: readonly Happens[]) =>
  fc.array(
    fc.record({
      what: fc.nat(anyOf.length - 1),
      seat: fc.nat(table.seats - 1),
      number: fc.nat(59),
    }),
    { maxLength: 120, size: 'max' },
  );

/** Plays games in which any of this happens, each to its end and the same again; gives what happened. */
function playedOut(anyOf: readonly Happens[], numRuns: number, seed: number): readonly string[] {
  const seen = new Set<string>();
  const start = running();
  fc.assert(
    fc.property(happenings(anyOf), (course) => {
      let played = start;
      const reached: Position[] = [];
      for (const next of course) {
        played = happening(anyOf, played, next);
        reached.push(played.position);
      }
      const ended = toTheEnd(played);
      const { events, position } = ended;
      expect(position.game.status).toBe('ended');
      for (const step of [...reached, position]) expectSound(step);
      expect(after(openPosition(setting), roundTrip(events))).toEqual(position);
      for (const from of reached.filter(({ trail }) => trail.length === 0).slice(-5)) {
        expect(after(roundTrip(from), events)).toEqual(position);
      }
      expect(again(ended)).toBeNull();
      for (const viewer of seatsOf(table.seats)) {
        expect(redecide(setting, exportedTo(events, viewer), draw)).toBeNull();
        const others = events.filter(({ kind, seat }) => kind === 'order' && seat !== viewer);
        expect(others.filter((event) => redact(event, viewer, 1) !== null)).toEqual([]);
      }
      for (const { facts } of events) for (const { type } of facts) seen.add(type);
    }),
    { numRuns, seed },
  );
  return [...seen];
}

/** Games in which people are late, away or gone; all that must happen in some of them happens. */
export function playLate(games: number, seed: number): void {
  expect(playedOut(anything, games, seed)).toEqual(
    expect.arrayContaining([
      ...['time-ran-out', 'played-for', 'seat-vacated', 'removal-voted', 'removal-withdrawn'],
      ...['pause-voted', 'pause-withdrawn', 'game-paused', 'game-resumed', 'taken-back'],
      ...['late-order-placed', 'late-order-cancelled', 'late-order-used', 'game-abandoned'],
      ...['game-ended', 'seat-refilled', 'seat-resigned', 'order-placed'],
    ]),
  );
}

/** The same, and admins help in between. */
export function playHelped(games: number, seed: number): void {
  expect(playedOut([...anything, ...usual, ...byAdmins], games, seed)).toEqual(
    expect.arrayContaining([
      ...['game-taken-back', 'game-stopped', 'time-given', 'invitation-sent', 'seat-vacated'],
      ...['game-paused', 'game-resumed', 'taken-back', 'late-order-used', 'game-ended'],
    ]),
  );
}

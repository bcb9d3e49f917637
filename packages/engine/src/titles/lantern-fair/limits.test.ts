import { describe, expect, it } from 'vitest';
import { eventOf } from '../../core/course.ts';
import type { NewEvent } from '../../core/event.ts';
import { placeLateOrder } from '../../core/late-order.ts';
import { limits, overLimit, undosLeft } from '../../core/limits.ts';
import { toAct } from '../../core/play.ts';
import { judge } from '../../core/redecide.ts';
import { invite, resign, voteToAbandon, withdrawVote } from '../../core/seating.ts';
import type { TableFact } from '../../core/table.ts';
import { visit } from '../../core/visit.ts';
import {
  acts,
  type Course,
  draw,
  going,
  openedTable,
  running,
  setting,
  sits,
} from './tests/course.ts';

// What a seat may add to its game's log.

const order = { stalls: 'all', seal: 2, upTo: 7, atLimit: 'pass', offered: 'take' };

const visits =
  (seat: number, cancel: readonly number[], orders: number) => (position: Course['position']) =>
    visit(
      setting,
      position,
      { seat, cancel, place: Array.from({ length: orders }, () => order), actions: [] },
      draw,
    );

/** Leaves so many acts for when time runs out. */
const late = (seat: number, count: number) => (position: Course['position']) =>
  placeLateOrder(
    setting,
    position,
    seat,
    Array.from({ length: count }, () => ({ type: 'pass' })),
  );

/** A game in which a seat that is not waited for has already added so much. */
function having(tally: Partial<Course['position']['tallies'][number]>, seat: number): Course {
  const course = running();
  const tallies = course.position.tallies.map((before, other) =>
    other === seat ? { ...before, ...tally } : before,
  );
  return { ...course, position: { ...course.position, tallies } };
}

/** What limits say to a step, which the rules allow. */
function limit({ position }: Course, step: Parameters<typeof going>[1]) {
  const followed = step(position);
  if (!followed.ok) throw new Error(followed.refusal.code);
  return overLimit(setting, position, followed.events);
}

describe('a seat', () => {
  it('S23: keeps so many standing orders at a time, and the first that is one too many is named', () => {
    const full = visits(0, [], limits.standing);
    expect(limit(running(), full)).toBe(null);
    expect(limit(running(), visits(0, [], limits.standing + 1))).toEqual({
      refusal: { code: 'too-many-standing', rule: 'S23' },
      step: limits.standing,
    });
    const course = going(running(), full);
    expect(limit(course, visits(0, [1], 1))).toBe(null);
    expect(limit(course, visits(0, [], 1))).toMatchObject({ step: 0 });
  });

  it('S23: leaves so many orders in a game, those for when time runs out among them', () => {
    const course = having({ orders: limits.orders - 2 }, 0);
    expect(limit(course, visits(0, [], 2))).toBe(null);
    expect(limit(course, visits(0, [], 3))).toMatchObject({
      refusal: { code: 'too-many-orders' },
      step: 2,
    });
    const full = going(course, late(0, 1), late(0, 1));
    expect(full.position.tallies[0]).toMatchObject({ orders: limits.orders });
    expect(limit(full, late(0, 1))).toMatchObject({ refusal: { code: 'too-many-orders' } });
  });

  it('S23: renews an order for when time runs out as often, however many acts it has', () => {
    const renewals = Array.from({ length: 30 }, () => late(0, 50));
    const { position } = going(running(), ...renewals);
    expect(position.tallies[0]).toMatchObject({ orders: 30 });
    const course = having({ orders: limits.orders - 1 }, 0);
    expect(limit(course, late(0, 50))).toBe(null);
    expect(limit(going(course, late(0, 50)), late(0, 50))).toMatchObject({
      refusal: { code: 'too-many-orders' },
    });
  });

  it('S23: may always cancel an order, withdraw a vote and resign', () => {
    const spent = { events: limits.events, orders: limits.orders };
    const course = going(having({}, 1), visits(1, [], 1), (so) => voteToAbandon(setting, so, 1));
    const tallies = course.position.tallies.map((tally) => ({ ...tally, ...spent }));
    const position = { ...course.position, tallies };
    const at = { ...course, position };
    expect(limit(at, visits(1, [1], 0))).toBe(null);
    expect(limit(at, (so) => withdrawVote(setting, so, 1))).toBe(null);
    expect(limit(at, (so) => resign(setting, so, 1))).toBe(null);
    expect(limit(at, visits(1, [], 1))).toMatchObject({ refusal: { code: 'too-many-orders' } });
    expect(limit(at, (so) => voteToAbandon(setting, so, 0))).toMatchObject({
      refusal: { code: 'too-many-events' },
    });
  });

  it('S23: always does what the game waits for, whatever it did before', () => {
    const spent = { events: 10 * limits.events, orders: 10 * limits.orders, undone: limits.undone };
    const waiting = toAct(setting, running().position.game);
    expect(waiting).not.toEqual([]);
    for (const seat of waiting) expect(limit(having(spent, seat), acts(seat))).toBe(null);
  });

  it('S23: takes so many acts back in a game', () => {
    const undo = (count: number): NewEvent => {
      const secret = { seenBy: [], to: 1 };
      const fact: TableFact = { type: 'taken-back', seat: 0, acts: count, secret };
      return eventOf('undo', 0, [fact]);
    };
    const { position } = having({ undone: limits.undone - 2 }, 0);
    expect(undosLeft(position, 0)).toBe(2);
    expect(overLimit(setting, position, [undo(2)])).toBe(null);
    expect(overLimit(setting, position, [undo(3)])).toMatchObject({
      refusal: { code: 'too-many-undone', rule: 'S23' },
    });
  });

  it('S23: counts its own events, and none of an order, of time or of another seat', () => {
    const course = running();
    const own: NewEvent = {
      ...{ kind: 'play', seat: 0, action: null, facts: [], draws: [], byOrder: null },
    };
    const after = (event: NewEvent) =>
      overLimit(setting, having({ events: limits.events }, 0).position, [event]);
    expect(course.position.tallies.map(({ events }) => events)).toEqual([1, 1, 1]);
    for (const event of [
      { ...own, byOrder: 1 },
      { ...own, kind: 'clock' },
      { ...own, kind: 'repair' },
      { ...own, kind: 'undo', seat: 1 },
    ] as const) {
      expect(after(event)).toBe(null);
    }
  });
});

it('S23: a game has so many invitations', () => {
  const { position, ...course } = going(openedTable(), sits(0));
  const invited = (already: number) => ({
    ...course,
    position: { ...position, game: { ...position.game, invited: already } },
  });
  const invites = (at: Course['position']) => invite(setting, at);
  expect(limit(invited(limits.invitations - 1), invites)).toBe(null);
  expect(limit(invited(limits.invitations), invites)).toMatchObject({
    refusal: { code: 'too-many-invitations' },
  });
});

it('a log that exceeds limits is still decided the same', () => {
  const { events } = going(running(), visits(0, [], limits.standing + 1));
  expect(judge(setting, events, draw)).toMatchObject({ verdict: 'identical' });
});

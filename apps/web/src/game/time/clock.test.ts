import type { Game, Timed } from '@staffetta/client';
import { describe, expect, it } from 'vitest';
import { clockState, hasGoneOn, isTimed, purseOf, runsOtherwise } from './clock.ts';

const due = '2026-03-20T12:00:00.000Z';
const at = (text: string): number => Date.parse(`2026-03-${text}:00Z`);

const waiting: Game['clocks'][number] = {
  seat: 0,
  since: '2026-03-18T12:00:00.000Z',
  due,
  bank: null,
  bankAt: null,
  inGrace: false,
  still: { from: '2026-03-18T20:00:00.000Z', until: '2026-03-19T08:00:00.000Z', why: 'hours' },
};

const game = (change: Partial<Game> = {}) => ({
  pace: { kind: 'perTurn', hours: 48 } as const,
  hotSeat: false,
  pausedUntil: null,
  vacant: [],
  clocks: [waiting],
  ...change,
});

describe('a seat’s clock', () => {
  it('runs while the seat is waited for, and is idle else', () => {
    expect(clockState(game(), 0, at('18T13:00'))).toEqual({ kind: 'runs', due, still: null });
    expect(clockState(game(), 1, at('18T13:00'))).toEqual({ kind: 'idle' });
    const acted = { ...waiting, since: null, due: null };
    expect(clockState(game({ clocks: [acted] }), 0, at('18T13:00'))).toEqual({ kind: 'idle' });
  });

  it('stands still from when it is said to until then, the last moment not included', () => {
    const { still } = waiting;
    expect(clockState(game(), 0, at('18T20:00'))).toEqual({ kind: 'runs', due, still });
    expect(clockState(game(), 0, at('19T07:59'))).toMatchObject({ still });
    expect(clockState(game(), 0, at('19T08:00'))).toMatchObject({ still: null });
  });

  it('tells grace, a vacant seat, a pause, and time that is over', () => {
    const now = at('18T13:00');
    const inGrace = { ...waiting, inGrace: true };
    expect(clockState(game({ clocks: [inGrace] }), 0, now)).toMatchObject({ kind: 'grace' });
    expect(clockState(game({ vacant: [0] }), 0, now)).toMatchObject({ kind: 'vacant' });
    const paused = game({ pausedUntil: due, clocks: [{ ...waiting, due: null }] });
    expect(clockState(paused, 0, now)).toEqual({ kind: 'paused' });
    expect(clockState(game(), 0, at('20T12:00'))).toEqual({ kind: 'over' });
  });

  it('is none where no time is measured', () => {
    const plain = game({ pace: { kind: 'none' }, clocks: [{ ...waiting, due: null }] });
    expect(clockState(plain, 0, at('18T13:00'))).toEqual({ kind: 'idle' });
    expect(isTimed(plain)).toBe(false);
    expect(isTimed(game())).toBe(true);
    expect(isTimed(game({ hotSeat: true }))).toBe(false);
  });
});

describe('a clock that stood still', () => {
  it('has gone on from the moment until which it was said to, and before it runs out', () => {
    expect(hasGoneOn(game(), at('18T13:00'))).toBe(false);
    expect(hasGoneOn(game(), at('19T07:59'))).toBe(false);
    expect(hasGoneOn(game(), at('19T08:00'))).toBe(true);
    expect(hasGoneOn(game(), at('20T12:00'))).toBe(false);
  });

  it('is none that was never said to stand still, or has no end', () => {
    const is = (change: object) =>
      hasGoneOn(game({ clocks: [{ ...waiting, ...change }] }), at('19T08:00'));
    expect(is({ still: null })).toBe(false);
    expect(is({ due: null })).toBe(false);
    expect(is({})).toBe(true);
  });
});

describe('news of clocks', () => {
  const { still } = waiting;
  const told = { seat: 0, due, still };
  const isNews = (...clocks: Timed['clocks']) => runsOtherwise(game(), { clocks });

  it('are news when one that is told of is due at another time', () => {
    expect(isNews(told)).toBe(false);
    expect(isNews({ ...told, due: null })).toBe(true);
    expect(isNews({ ...told, seat: 1 })).toBe(true);
    expect(isNews()).toBe(false);
  });

  it('are news when one stands still for another reason, at another time, or not at all', () => {
    const hours = { from: due, until: '2026-03-19T08:00:00.000Z', why: 'hours' } as const;
    expect(isNews({ ...told, still: { ...hours, why: 'vacation' } })).toBe(true);
    expect(isNews({ ...told, still: { ...hours, until: due } })).toBe(true);
    expect(isNews({ ...told, still: null })).toBe(true);
  });
});

describe('a purse', () => {
  const pace = { kind: 'bank', hours: 100, increment: 5, cap: 90 } as const;

  it('is full, never above its cap, until its seat is waited for', () => {
    const hours = 3_600_000;
    expect(purseOf(game({ pace, clocks: [] }), 1)).toEqual({ kind: 'now', left: 90 * hours });
    const had = { ...waiting, bank: 7_200, bankAt: waiting.since };
    const left = 2 * hours;
    expect(purseOf(game({ pace, clocks: [had] }), 0)).toEqual({ kind: 'then', left });
    const acted = { ...had, since: null, due: null, bankAt: null };
    expect(purseOf(game({ pace, clocks: [acted] }), 0)).toEqual({ kind: 'now', left });
  });

  it('is told as of when its clock began anew, where it has waited for longer', () => {
    const bankAt = '2026-03-19T12:00:00.000Z';
    const resumed = { ...waiting, bank: 3_600, bankAt };
    expect(purseOf(game({ pace, clocks: [resumed] }), 0)).toEqual({
      kind: 'at',
      left: 3_600_000,
      at: bankAt,
    });
  });

  it('is nobody’s where each turn has its own time, nor that of a vacant seat', () => {
    expect(purseOf(game(), 0)).toBeNull();
    expect(purseOf(game({ pace, clocks: [], vacant: [1] }), 1)).toBeNull();
  });
});

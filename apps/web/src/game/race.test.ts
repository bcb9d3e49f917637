import { describe, expect, it } from 'vitest';
import { lanesOf, rangeOf, spread, stairs, stepsTo, turnAt, wayOf } from './race.ts';

const turns = [
  { turn: 1, version: 5 },
  { turn: 2, version: 9 },
];

describe('the way of a race', () => {
  it('gives every turn the same room', () => {
    const { at, ticks } = wayOf(turns, 29);
    expect([1, 5, 7, 9, 19, 29].map(at)).toEqual([0, 0, 0.25, 0.5, 0.5 + 10 / 42, 1]);
    expect(ticks).toEqual([
      { at: 0, label: '1' },
      { at: 0.5, label: '2' },
    ]);
  });

  it('goes by moments where there are no turns', () => {
    const { at, ticks } = wayOf([], 11);
    expect([1, 6, 11].map(at)).toEqual([0, 0.5, 1]);
    expect(ticks.map(({ label }) => label)).toEqual(['1', '2', '4', '6', '8', '10']);
  });

  it('knows the turn of a version', () => {
    expect(turnAt(turns, 4)).toBeNull();
    expect(turnAt(turns, 8)?.turn).toBe(1);
    expect(turnAt(turns, 9)?.turn).toBe(2);
  });
});

describe('the height of a race', () => {
  it('is marked in round steps', () => {
    expect(stepsTo(47, 5)).toEqual([10, 20, 30, 40]);
    expect(stepsTo(3, 5)).toEqual([1, 2, 3]);
    expect(stepsTo(0, 5)).toEqual([]);
  });

  it('reaches from the least to the most, and holds nothing', () => {
    expect(rangeOf([{ version: 1, totals: [-2, 7] }])).toEqual({ low: -2, high: 7 });
    expect(rangeOf([])).toEqual({ low: 0, high: 1 });
  });
});

describe('lines of those who have the same', () => {
  it('lie side by side, in the order of seats', () => {
    expect(lanesOf([7, 3, 7])).toEqual([-0.5, 0, 0.5]);
    expect(lanesOf([0, 0, 0])).toEqual([-1, 0, 1]);
    expect(lanesOf([4, 5])).toEqual([0, 0]);
  });
});

describe('a line', () => {
  it('is level until the points change', () => {
    const points = [
      { x: 0, y: 10 },
      { x: 5, y: 4 },
    ];
    expect(stairs(points, 20)).toBe('M0.0 10.0H5.0V4.0H20.0');
    expect(stairs([], 20)).toBe('');
  });
});

describe('names beside lines', () => {
  it('do not cover each other', () => {
    expect(spread([50, 10, 12], 10, 100)).toEqual([50, 10, 20]);
  });
  it('do not leave the drawing', () => {
    expect(spread([99, 98], 10, 100)).toEqual([100, 90]);
  });
});

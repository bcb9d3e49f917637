import { expect, test } from 'vitest';
import { distance } from './geometry.ts';
import type { Stop } from './journeys.ts';
import { type Lane, laneGap, lanesOn } from './lanes.ts';
import { placeOn } from './layout.ts';
import type { Point } from './projection.ts';
import { sheet } from './test-edition.ts';

const journey = (first: string, ...stops: readonly string[]): readonly Stop[] => [
  { turn: 0, place: first, coming: 'begun', deeds: [] },
  ...stops.map(
    (place, index): Stop => ({ turn: index + 1, place, coming: 'travelled', deeds: [] }),
  ),
];

const called = (turn: number, place: string): Stop => ({
  turn,
  place,
  coming: 'called',
  deeds: [],
});

/** The points of a line. */
const pointsOf = ({ path }: Lane): readonly Point[] =>
  path
    .slice(1)
    .split('L')
    .map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
      return [x, y];
    });

const middleOf = (lane: Lane): Point => {
  const points = pointsOf(lane);
  return points[Math.floor(points.length / 2)] ?? [Number.NaN, Number.NaN];
};

const at = (id: string): Point => placeOn(sheet, id)?.at ?? [Number.NaN, Number.NaN];

test('a journey is drawn along its roads and across its seas, from city to city', () => {
  const lanes = lanesOn(sheet, [journey('torino', 'genova', 'palermo')]);
  expect(lanes.map(({ between, turn }) => [[...between].sort().join(' '), turn])).toEqual([
    ['asti torino', 1],
    ['asti genova', 1],
    ['genova tyrrhenian', 2],
    ['palermo tyrrhenian', 2],
  ]);
  for (const lane of lanes) {
    const points = pointsOf(lane);
    const ends: readonly Point[] = lane.between.map(at);
    expect(distance(points[0] ?? [0, 0], ends[0] ?? [0, 0])).toBeLessThan(0.2);
    expect(distance(points.at(-1) ?? [0, 0], ends[1] ?? [0, 0])).toBeLessThan(0.2);
  }
});

test('who travels the same road there and back has one line on it, of the first time', () => {
  const lanes = lanesOn(sheet, [journey('torino', 'asti', 'torino', 'asti')]);
  expect(lanes.map(({ turn }) => turn)).toEqual([1]);
});

test('five who share a road go beside each other, whichever way they go', () => {
  const there = journey('torino', 'asti');
  const back = journey('asti', 'torino');
  const lanes = lanesOn(sheet, [there, back, there, back, there]);
  expect(lanes.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  for (const [index, lane] of lanes.slice(1).entries()) {
    const before = lanes[index];
    if (before === undefined) throw new Error('No lane');
    expect(distance(middleOf(before), middleOf(lane))).toBeCloseTo(laneGap, 0);
  }
});

test('a call goes straight across the map, and no road is travelled', () => {
  const [first, ...none] = lanesOn(sheet, [[...journey('torino'), called(9, 'brindisi')]]);
  expect(none).toEqual([]);
  expect(first).toMatchObject({ between: ['torino', 'brindisi'], isCall: true, turn: 9 });
});

test('whoever is called to where he is stays', () => {
  expect(lanesOn(sheet, [[...journey('roma'), called(14, 'roma')]])).toEqual([]);
});

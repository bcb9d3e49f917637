import { expect, test } from 'vitest';
import {
  closeTo,
  isUnderCard,
  keptIn,
  moved,
  startRound,
  viewBoxOf,
  wholeOf,
  withPoint,
  zoomed,
} from './frame.ts';

const box = { x: -100, y: 0, width: 200, height: 100 };
const whole = wholeOf(box);

test('the whole map is seen first, and never less', () => {
  expect(viewBoxOf(box, whole)).toBe('-100.00 0.00 200.00 100.00');
  expect(zoomed(box, whole, 0.5)).toEqual(whole);
  expect(moved(box, whole, [40, 40])).toEqual(whole);
});

test('what is pointed at stays where it is seen, while the map grows', () => {
  const grown = zoomed(box, whole, 2, [50, 25]);
  expect(grown).toEqual({ scale: 2, at: [25, 37.5] });
  expect(viewBoxOf(box, grown)).toBe('-25.00 12.50 100.00 50.00');
});

test('the map does not leave its window, nor grow for ever', () => {
  const grown = zoomed(box, whole, 2);
  expect(moved(box, grown, [500, -500])).toEqual({ scale: 2, at: [-50, 75] });
  expect(keptIn(box, { scale: 99, at: [0, 50] }).scale).toBe(6);
});

test('the card makes way for what it would cover', () => {
  expect(isUnderCard(box, whole, [80, 10])).toBe(true);
  expect(isUnderCard(box, whole, [80, 90])).toBe(false);
  expect(isUnderCard(box, { scale: 4, at: [80, 10] }, [80, 10])).toBe(false);
});

test('where all of the map would be too small for a finger, it begins large round my pawn', () => {
  expect(startRound(box, [0, 50], 0.4)).toEqual({ scale: 2.75, at: [0, 50] });
  expect(startRound(box, [99, 1], 0.4).at).toEqual([100 - 100 / 2.75, 50 / 2.75]);
  expect(startRound(box, [0, 50], 0.9)).toEqual(whole);
  expect(startRound(box, [0, 50], 0)).toEqual(whole); // it is not shown yet
  expect(closeTo(box, [0, 50], 0.9)).toEqual({ scale: 2, at: [0, 50] });
});

test('the map follows my pawn where it leaves what one sees, and no sooner', () => {
  const grown = { scale: 4, at: [0, 50] as const };
  expect(withPoint(box, grown, [10, 55])).toBe(grown);
  expect(withPoint(box, grown, [40, 55])).toEqual({ scale: 4, at: [40, 55] });
  expect(withPoint(box, whole, [99, 1])).toBe(whole);
});

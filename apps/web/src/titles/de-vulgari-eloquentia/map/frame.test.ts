import { expect, test } from 'vitest';
import { isUnderCard, keptIn, moved, viewBoxOf, wholeOf, zoomed } from './frame.ts';

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

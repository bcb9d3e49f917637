import { expect, test } from 'vitest';
import { sumOf } from './costs.ts';

const points = (amount: number) => ({
  costs: { points: amount },
  price: amount === 1 ? '1 action point' : `${amount} action points`,
});

test('adds up what steps cost, each kind for itself', () => {
  const far = { costs: { points: 2, ducats: 10 }, price: '2 action points, 10 ducats' };
  expect(sumOf([points(1), far], [points(3)])).toBe('3 action points, 10 ducats');
});

test('says an amount it has not met as it says another, in the plural', () => {
  expect(sumOf([points(1), points(1), points(2)], [])).toBe('4 action points');
});

test('says nothing of what costs nothing', () => {
  expect(sumOf([{ costs: {}, price: null }], [points(2)])).toBeNull();
});

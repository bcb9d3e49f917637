import { expect, test } from 'vitest';
import { firstWish, isEmpty, nobleOf, type OrderWish, orderOf, toRank, wishOf } from './wish.ts';

test('an order as it is first shown calls up to three, with the highest and the lowest others', () => {
  expect(orderOf(firstWish)).toEqual({
    scope: { of: 'game' },
    bidding: { open: 0, raise: { below: 0, to: 'next' }, call: 3, otherwise: 'pass' },
    jokers: 2,
    show: { kind: 'highest', jokers: 'first' },
    discard: { kind: 'lowest', jokers: 'last' },
    robbed: null,
    untilWin: null,
  });
});

test.each([
  ['auction maria 3', { of: 'auction', noble: 'maria', round: 3 }],
  ['noble leo', { of: 'noble', noble: 'leo' }],
  ['round 2', { of: 'round', round: 2 }],
])('the scope %s', (scope, meant) => {
  expect(orderOf({ ...firstWish, scope }).scope).toEqual(meant);
});

test('what is left to me says nothing', () => {
  const wish = { ...firstWish, bids: false, show: 'ask', discard: 'ask' } as const;
  expect(orderOf(wish)).toMatchObject({ bidding: null, show: null, discard: null, robbed: null });
});

test('a list names jokers as jokers; an empty one says nothing', () => {
  const ranked = { ...firstWish, show: 'ranked' } as const;
  expect(orderOf({ ...ranked, ranking: ['maria-14', 'joker-3', 'joker-4'] }).show).toEqual({
    kind: 'ranked',
    cards: ['maria-14', 'joker', 'joker'],
  });
  expect(orderOf(ranked).show).toBeNull();
});

test('jokers first or last, a compensation, and an end', () => {
  const wish = {
    ...firstWish,
    show: 'highest-last',
    discard: 'lowest-first',
    robbed: 'prestige-unless-lost',
    untilWin: true,
  } as const;
  expect(orderOf(wish)).toMatchObject({
    show: { jokers: 'last' },
    discard: { jokers: 'first' },
    robbed: 'prestige-unless-lost',
    untilWin: { wins: null },
  });
});

test('alone one may discard by a list too', () => {
  const ranked = { ...firstWish, discard: 'ranked', discardRanking: ['leo-3', 'joker-1'] } as const;
  expect(orderOf(ranked).discard).toEqual({ kind: 'ranked', cards: ['leo-3', 'joker'] });
  expect(orderOf({ ...ranked, discardRanking: [] }).discard).toBeNull();
});

test('parts that can do nothing any more say nothing', () => {
  const robbed: OrderWish = { ...firstWish, robbed: 'florins' };
  const left = { bids: false, shows: false, discards: false, robbed: true };
  expect(orderOf(robbed, left)).toMatchObject({
    bidding: null,
    show: null,
    discard: null,
    robbed: 'florins',
  });
  expect(isEmpty(orderOf(robbed, left))).toBe(false);
  expect(isEmpty(orderOf(firstWish, left))).toBe(true);
});

test.each<Partial<OrderWish>>([
  { scope: 'auction maria 3' },
  { scope: 'noble leo', untilWin: true, robbed: 'prestige' },
  { scope: 'round 2', open: 2, below: 4, by: 'limit', call: 5, otherwise: 'ask', jokers: 1 },
  { show: 'ranked', ranking: ['leo-3', 'joker-1', 'joker-2'], discard: 'ask' },
  { show: 'highest-last', discard: 'ranked', discardRanking: ['joker-1', 'leo-3'] },
  { show: 'ask', discard: 'lowest-first' },
])('an order is filled in again as it was: %j', (part) => {
  const wish = { ...firstWish, ...part };
  expect(wishOf(orderOf(wish))).toEqual(wish);
});

test('a list is made of all cards of a noble, those one holds first', () => {
  const hand = ['leo-4', 'maria-2', 'maria-9', 'joker-7'];
  const maria = toRank(hand, { perNoble: 10, jokers: 2 }, nobleOf('noble maria'));
  expect(maria.held).toEqual(['maria-2', 'maria-9', 'joker-1']);
  expect(maria.others).toHaveLength(10 - 2 + 1);
  expect(maria.others).toContain('joker-2');
  const any = toRank(hand, { perNoble: 10, jokers: 2 }, nobleOf('auction maximilian 2'));
  expect([any.held.length, any.others.length]).toEqual([4, 42 - 4]);
});

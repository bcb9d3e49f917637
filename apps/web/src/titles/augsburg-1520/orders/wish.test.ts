import { expect, test } from 'vitest';
import { firstWish, orderOf } from './wish.ts';

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
  ['now', { of: 'auction', round: null, noble: null }],
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

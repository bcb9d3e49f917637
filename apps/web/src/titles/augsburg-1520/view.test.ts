import { expect, test } from 'vitest';
import { byDebtor, noblesLeft, priceOf, roundOfAuctions, type View, visitOf } from './view.ts';

const view = (known: Partial<View>): View =>
  ({ auction: null, showdown: null, winning: null, round: 2, rounds: 6, ...known }) as View;
const atLeo = view({ showdown: { noble: 'leo', cards: 2, seats: [0, 1], laid: [] } });

test('the nobles before the one visited are behind, the others to come', () => {
  expect(visitOf(atLeo, 'louise')).toBe('over');
  expect(visitOf(atLeo, 'leo')).toBe('now');
  expect(visitOf(atLeo, 'maria')).toBe('later');
  expect(noblesLeft(atLeo)).toEqual(['leo', 'maria', 'maximilian']);
});

test('between rounds the next one’s auctions are all to come; after the last there are none', () => {
  expect(roundOfAuctions(atLeo)).toBe(2);
  expect(roundOfAuctions(view({}))).toBe(3);
  expect(noblesLeft(view({}))).toHaveLength(5);
  expect(roundOfAuctions(view({ round: 6 }))).toBeNull();
  expect(visitOf(view({ round: 0 }), 'philipp')).toBe('later');
});

test('cards lie by noble, jokers by none', () => {
  const hand = ['maria-3', 'joker-1', 'philipp-9', 'maria-14'].map((card) => ({ card }));
  expect(byDebtor(hand).map(({ debtor, held }) => [debtor, held.length])).toEqual([
    ['philipp', 1],
    ['maria', 2],
  ]);
});

test.each([
  ['maria-4', 200],
  ['maria-5', 250],
  ['leo-17', 400],
  ['joker-2', 400],
])('%s costs %i', (card, florins) => {
  const prices = [
    { upTo: 4, florins: 200 },
    { upTo: 10, florins: 250 },
    { upTo: 17, florins: 400 },
  ];
  const facts = {
    ious: { perNoble: 17, prices, source: 'placeholder' },
    jokers: { count: 12, florins: 400, source: 'rulebook' },
  } as const;
  expect(priceOf({ ious: { ...facts.ious, prices }, jokers: facts.jokers }, card)).toBe(florins);
});

import { expect, test } from 'vitest';
import {
  auctionsToCome,
  byDebtor,
  type Noble,
  partsLeft,
  priceOf,
  type View,
  visitOf,
} from './view.ts';

const view = (known: Partial<View>): View =>
  ({ auction: null, showdown: null, winning: null, round: 2, rounds: 6, ...known }) as View;
const atLeo = view({ showdown: { noble: 'leo', cards: 2, seats: [0, 1], laid: [] } });

test('the nobles before the one visited are behind, the others to come', () => {
  expect(visitOf(atLeo, 'louise')).toBe('over');
  expect(visitOf(atLeo, 'leo')).toBe('now');
  expect(visitOf(atLeo, 'maria')).toBe('later');
});

const toCome = (known: Partial<View>): readonly [count: number, first: string | undefined] => {
  const found = auctionsToCome(view(known)).map(({ noble, round }) => `${noble} ${round}`);
  return [found.length, found[0]];
};

test('the auctions to come are those behind the one under way; between rounds the next one’s', () => {
  expect(toCome(atLeo)).toEqual([22, 'maria 2']);
  expect(toCome({ winning: { noble: 'maximilian' } as View['winning'] })).toEqual([
    20,
    'philipp 3',
  ]);
  expect(toCome({})).toEqual([20, 'philipp 3']);
  expect(toCome({ round: 0 })).toEqual([30, 'philipp 1']);
  expect(toCome({ round: 6 })).toEqual([0, undefined]);
  expect(visitOf(view({ round: 0 }), 'philipp')).toBe('later');
});

const visited: Noble = 'leo';
const auction = (passed: number[]) => ({ noble: visited, passed }) as unknown as View['auction'];
const showdown = (seats: number[], laid: number[]) => ({ noble: visited, cards: 2, seats, laid });
const winning = (seat: number, used: number, robbed: number | null = null) =>
  ({
    noble: visited,
    seat,
    used,
    robbed: robbed === null ? null : { seat: robbed },
  }) as View['winning'];

test.each<[string, Partial<View>, string]>([
  ['while he may speak', { auction: auction([0]) }, 'bids shows discards robbed'],
  ['once he has passed', { auction: auction([1]) }, 'robbed'],
  ['in a showdown', { showdown: showdown([0, 1], [0]) }, 'shows robbed'],
  ['once he has laid', { showdown: showdown([0, 1], [1]) }, 'robbed'],
  ['when he alone shows', { showdown: showdown([1], []) }, 'discards'],
  ['out of a showdown', { showdown: showdown([0, 2], []) }, 'robbed'],
  ['while another uses privileges', { winning: winning(0, 1) }, 'robbed'],
  ['while he does himself', { winning: winning(1, 0) }, ''],
  ['when they are used', { winning: winning(0, 2) }, ''],
  ['when he was robbed by the last', { winning: winning(0, 2, 1) }, 'robbed'],
])('what an order may still do %s', (_, known, parts) => {
  const left = Object.entries(partsLeft(view({ me: 1, ...known })));
  expect(left.flatMap(([part, is]) => (is ? [part] : [])).join(' ')).toBe(parts);
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

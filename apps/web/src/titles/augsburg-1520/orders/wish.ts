import type { Schemas } from '@staffetta/client';
import { isJoker, type Noble, nobles } from '../view.ts';

export type Order = Schemas['Augsburg1520Order'];

export const shows = ['highest-first', 'highest-last', 'ranked', 'ask'] as const;
export const discards = ['lowest-last', 'lowest-first', 'ask'] as const;
export const takes = ['ask', 'florins', 'prestige', 'prestige-unless-lost'] as const;

/** An order as one fills it in. */
export type OrderWish = {
  readonly scope: string;
  readonly bids: boolean;
  readonly open: number;
  readonly below: number;
  readonly by: 'next' | 'limit';
  readonly call: number;
  readonly otherwise: 'pass' | 'ask';
  readonly jokers: number;
  readonly show: (typeof shows)[number];
  readonly ranking: readonly string[]; // of cards, the best first
  readonly discard: (typeof discards)[number];
  readonly robbed: (typeof takes)[number];
  readonly untilWin: boolean;
};

export const firstWish: OrderWish = {
  scope: 'game',
  bids: true,
  open: 0,
  below: 0,
  by: 'next',
  call: 3,
  otherwise: 'pass',
  jokers: 2,
  show: 'highest-first',
  ranking: [],
  discard: 'lowest-last',
  robbed: 'ask',
  untilWin: false,
};

const nobleIn = (word: string | undefined): Noble | null =>
  nobles.find((noble) => noble === word) ?? null;

/** What a scope is called in a list: `now`, `auction maria 3`, `noble maria`, `round 3`, `game`. */
function scopeOf(written: string): Order['scope'] {
  const [of, one, other] = written.split(' ');
  switch (of) {
    case 'now':
      return { of: 'auction', round: null, noble: null };
    case 'auction':
      return { of: 'auction', noble: nobleIn(one), round: Number(other) };
    case 'noble':
      return { of: 'noble', noble: nobleIn(one) };
    case 'round':
      return { of: 'round', round: Number(one) };
    default:
      return { of: 'game' };
  }
}

const faceOf = (card: string): string => (isJoker(card) ? 'joker' : card);

function showOf({ show, ranking }: OrderWish): Order['show'] {
  if (show === 'ask' || (show === 'ranked' && ranking.length === 0)) return null;
  if (show === 'ranked') return { kind: 'ranked', cards: ranking.map(faceOf) };
  return { kind: 'highest', jokers: show === 'highest-first' ? 'first' : 'last' };
}

function discardOf({ discard }: OrderWish): Order['discard'] {
  if (discard === 'ask') return null;
  return { kind: 'lowest', jokers: discard === 'lowest-first' ? 'first' : 'last' };
}

/** The order that was meant. */
export function orderOf(wish: OrderWish): Order {
  const { scope, bids, open, below, by, call, otherwise, jokers, robbed, untilWin } = wish;
  return {
    scope: scopeOf(scope),
    bidding: bids ? { open, raise: { below, to: by }, call, otherwise } : null,
    jokers,
    show: showOf(wish),
    discard: discardOf(wish),
    robbed: robbed === 'ask' ? null : robbed,
    untilWin: untilWin ? { wins: null } : null,
  };
}

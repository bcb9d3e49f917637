import type { Schemas } from '@staffetta/client';
import { allParts, isJoker, type Noble, nobles, type Parts } from '../view.ts';

export type Order = Schemas['Augsburg1520Order'];

export const shows = ['highest-first', 'highest-last', 'ranked', 'ask'] as const;
export const discards = ['lowest-last', 'lowest-first', 'ranked', 'ask'] as const;
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
  readonly discardRanking: readonly string[];
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
  discardRanking: [],
  robbed: 'ask',
  untilWin: false,
};

const nobleIn = (word: string | undefined): Noble | null =>
  nobles.find((noble) => noble === word) ?? null;

/** What a scope is called in a list: `auction maria 3`, `noble maria`, `round 3`, `game`. */
function scopeOf(written: string): Order['scope'] {
  const [of, one, other] = written.split(' ');
  switch (of) {
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

function scopeWritten(scope: Order['scope']): string {
  switch (scope.of) {
    case 'auction':
      return `auction ${scope.noble} ${scope.round}`;
    case 'noble':
      return `noble ${scope.noble}`;
    case 'round':
      return `round ${scope.round}`;
    case 'game':
      return 'game';
  }
}

/** The one noble a scope is for; null: several, or Maximilian, who takes anybody’s cards. */
export function nobleOf(scope: string): Exclude<Noble, 'maximilian'> | null {
  const noble = nobleIn(scope.split(' ')[1]);
  return noble === 'maximilian' ? null : noble;
}

const faceOf = (card: string): string => (isJoker(card) ? 'joker' : card);

type Ranked = { readonly kind: 'ranked'; readonly cards: string[] };

const rankedOf = (cards: readonly string[]): Ranked | null =>
  cards.length === 0 ? null : { kind: 'ranked', cards: cards.map(faceOf) };

function showOf({ show, ranking }: OrderWish): Order['show'] {
  if (show === 'ask') return null;
  if (show === 'ranked') return rankedOf(ranking);
  return { kind: 'highest', jokers: show === 'highest-first' ? 'first' : 'last' };
}

function discardOf({ discard, discardRanking }: OrderWish): Order['discard'] {
  if (discard === 'ask') return null;
  if (discard === 'ranked') return rankedOf(discardRanking);
  return { kind: 'lowest', jokers: discard === 'lowest-first' ? 'first' : 'last' };
}

/** The order that was meant, of those parts that can still do something. */
export function orderOf(wish: OrderWish, parts: Parts = allParts): Order {
  const { scope, bids, open, below, by, call, otherwise, jokers, robbed, untilWin } = wish;
  const bidding = { open, raise: { below, to: by }, call, otherwise };
  return {
    scope: scopeOf(scope),
    bidding: bids && parts.bids ? bidding : null,
    jokers,
    show: parts.shows ? showOf(wish) : null,
    discard: parts.discards ? discardOf(wish) : null,
    robbed: robbed === 'ask' || !parts.robbed ? null : robbed,
    untilWin: untilWin ? { wins: null } : null,
  };
}

/** Whether an order says nothing at all. */
export const isEmpty = ({ bidding, show, discard, robbed }: Order): boolean =>
  [bidding, show, discard, robbed].every((part) => part === null);

/** Faces as cards: jokers are alike, but each is pressed by itself. */
const cardsOf = (faces: readonly string[]): readonly string[] =>
  faces.map((face, place) =>
    face === 'joker'
      ? `joker-${faces.slice(0, place + 1).filter((one) => one === 'joker').length}`
      : face,
  );

function shown(show: Order['show']): Pick<OrderWish, 'show' | 'ranking'> {
  if (show === null) return { show: 'ask', ranking: [] };
  if (show.kind === 'ranked') return { show: 'ranked', ranking: cardsOf(show.cards) };
  return { show: show.jokers === 'first' ? 'highest-first' : 'highest-last', ranking: [] };
}

function discarded(discard: Order['discard']): Pick<OrderWish, 'discard' | 'discardRanking'> {
  if (discard == null) return { discard: 'ask', discardRanking: [] };
  if (discard.kind === 'ranked') {
    return { discard: 'ranked', discardRanking: cardsOf(discard.cards) };
  }
  return {
    discard: discard.jokers === 'first' ? 'lowest-first' : 'lowest-last',
    discardRanking: [],
  };
}

/** An order as it was filled in. */
export function wishOf({ scope, bidding, jokers, show, discard, robbed, untilWin }: Order) {
  const { open, raise, call, otherwise } = bidding ?? {
    open: 0,
    raise: { below: 0, to: 'next' as const },
    call: 0,
    otherwise: 'pass' as const,
  };
  return {
    scope: scopeWritten(scope),
    bids: bidding !== null,
    open,
    below: raise.below,
    by: raise.to,
    call,
    otherwise,
    jokers,
    ...shown(show),
    ...discarded(discard),
    robbed: robbed ?? 'ask',
    untilWin: untilWin !== null,
  } satisfies OrderWish;
}

/** Jokers of a list by their number in it: which of them they are is nobody’s care. */
const numbered = (cards: readonly string[]): readonly string[] => cardsOf(cards.map(faceOf));

/** The cards one may put into a list: one’s own of that noble and jokers first, then those one may get. */
export function toRank(
  hand: readonly string[],
  { perNoble, jokers }: { readonly perNoble: number; readonly jokers: number },
  noble: string | null,
): { readonly held: readonly string[]; readonly others: readonly string[] } {
  const isMeant = (card: string): boolean =>
    isJoker(card) || noble === null || card.startsWith(`${noble}-`);
  const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
  const all = [
    ...nobles
      .filter((one) => one !== 'maximilian')
      .flatMap((one) => upTo(perNoble).map((number) => `${one}-${number}`)),
    ...upTo(jokers).map((number) => `joker-${number}`),
  ];
  const held = numbered(hand.filter(isMeant));
  return { held, others: all.filter((card) => isMeant(card) && !held.includes(card)) };
}

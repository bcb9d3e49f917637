import { at } from '../../core/seat.ts';
import type { Table } from '../../core/title.ts';
import { setFor, showable } from './orders/sets.ts';
import { faceOf, isJoker, numberOf } from './pieces.ts';
import type { Action, Augsburg, View } from './types.ts';

type Held = NonNullable<View['players'][number]['hand']>;

/** The card one misses least: the lowest number, a joker last. */
function leastCard(hand: Held): string | null {
  const [least] = hand
    .filter(({ aside }) => aside !== 'drawn')
    .map(({ card }) => card)
    .sort((one, other) => missedFor(one) - missedFor(other));
  return least === undefined ? null : faceOf(least);
}

const missedFor = (card: string): number =>
  isJoker(card) ? Number.POSITIVE_INFINITY : numberOf(card);

/** Against others one's highest with the lowest others, alone the lowest; jokers last. */
function showLeast({ showdown }: View, hand: Held, { edition }: Table<Augsburg>): Action {
  const { noble, cards: size, seats } = showdown ?? { noble: 'leo', cards: 1, seats: [] };
  const mine = showable(
    edition,
    noble,
    hand.map(({ card }) => card),
    size,
  );
  const kind = seats.length > 1 ? 'highest' : 'lowest';
  const set = setFor(mine, size, { kind, jokers: 'last' }) ?? { cards: [], jokers: 0 };
  return { type: 'show', ...set };
}

/** Prestige or florins for nothing, where the card has them; else a privilege is left unused. */
function usePrivilege({ winning }: View): Action {
  const left = winning?.left ?? [];
  const by = (['prestige7', 'prestige6'] as const).find((points) => left.includes(points));
  if (by !== undefined) return { type: 'gain-prestige', by };
  return left.includes('florins500')
    ? { type: 'take-florins', by: 'florins500' }
    : { type: 'waive' };
}

/** The least harmful act, when a seat's time is over: buys nothing, passes, builds nothing. */
export function fallback(view: View, table: Table<Augsburg>): Action {
  const { prestige, cap, hand } = at(view.players, view.me ?? 0);
  const held = hand ?? [];
  switch (view.question) {
    case 'buy':
      return { type: 'buy', cards: [], jokers: 0 };
    case 'show':
      return showLeast(view, held, table);
    case 'choose':
      return { type: 'choose-privileges', card: at(view.privilegeCards.open, 0) };
    case 'privilege':
      return usePrivilege(view);
    case 'discard':
      return { type: 'discard', card: leastCard(held) };
    case 'slip':
      return { type: 'slip', card: leastCard(held) };
    case 'architect':
      return { type: 'done' };
    case 'compensation': {
      const isLost = cap !== null && prestige >= cap;
      return { type: 'take-compensation', as: isLost ? 'florins' : 'prestige' };
    }
    default:
      return { type: 'pass' };
  }
}

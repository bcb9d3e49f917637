import { type Chance, shuffled } from '../../core/chance.ts';
import type { FactOf, State, Step } from './types.ts';

/** The deck from its top, with what was slipped under it. */
export const deckOf = ({ deck, under }: Pick<State, 'deck' | 'under'>): readonly string[] => [
  ...deck,
  ...under.map(({ card }) => card),
];

export const isSpent = ({ deck, under }: State): boolean => deck.length + under.length === 0;

export function takenFromDeck(state: State, cards: readonly string[]): State {
  const taken = new Set(cards);
  return {
    ...state,
    deck: state.deck.filter((card) => !taken.has(card)),
    under: state.under.filter(({ card }) => !taken.has(card)),
  };
}

/** All discards, seen or not. */
export const discardsOf = ({ discards }: State): readonly string[] => [
  ...discards.seen,
  ...discards.unseen.flat(),
];

/** A 5.4: the discards shuffled, to become the deck or to lie under one that is too short; if any. */
export function reshuffled(state: State, chance: Chance): FactOf<'discards-shuffled'> | null {
  const cards = discardsOf(state);
  return cards.length === 0
    ? null
    : {
        type: 'discards-shuffled',
        under: !isSpent(state),
        secret: { seenBy: [], cards: [...shuffled(chance, 'deck', cards)] },
        reveals: true,
      };
}

/** Under the deck is also under what was slipped there before. */
export const shuffledDiscards: Step<'discards-shuffled'> = (state, { secret: { cards } }) => ({
  ...state,
  deck: [...deckOf(state), ...cards],
  under: [],
  discards: { seen: [], unseen: state.discards.unseen.map(() => []) },
});

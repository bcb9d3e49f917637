import type { Chance } from '../../../core/chance.ts';
import { refusal } from '../../../core/refusal.ts';
import { at } from '../../../core/seat.ts';
import { deckOf, discardsOf, isSpent, reshuffled, takenFromDeck } from '../deck.ts';
import { faceOf } from '../pieces.ts';
import { askedOtherwise } from '../questions.ts';
import { staged, withPlayer } from '../state.ts';
import type { Fact, HeldCard, Player, Rules, State, Step } from '../types.ts';
import { refusePrivilege, usedPrivilege, withWinning } from './3-1-use.ts';

/** Cards drawn free by the privilege. */
const drawn = 2;

/** A 3.4: two cards are drawn free, then another one is discarded. */
export const draw: Rules<'draw'> = {
  openness: 'open',
  candidates: () => [{ type: 'draw' }],
  refuse: (state) => refusePrivilege(state, 'draw2'),
  perform: (_state, _action, seat) => [{ type: 'draw-begun', seat }],
};

export const begunDraw: Step<'draw-begun'> = (state, { seat }) =>
  withWinning(
    usedPrivilege(
      withPlayer(state, seat, () => ({ hasChosen: false })),
      'draw2',
    ),
    () => ({ drawing: 'drawing' }),
  );

const drawnBy = ({ hand }: Player): number => hand.filter(({ aside }) => aside === 'drawn').length;

/** A 3.4, 5.4: from the deck, from the discards once it is empty, and what there is if both run out. */
export function drawsCards(state: State, chance: Chance): readonly Fact[] {
  const { stage, players } = state;
  if (stage.at !== 'winning' || stage.drawing !== 'drawing') return [];
  const { seat } = stage;
  const missing = drawn - drawnBy(at(players, seat));
  if (isSpent(state) && missing > 0) {
    const shuffle = reshuffled(state, chance);
    if (shuffle !== null) return [shuffle];
  }
  const cards = [...deckOf(state).slice(0, missing)];
  return [
    {
      type: 'cards-drawn',
      seat,
      cards: cards.length,
      secret: { seenBy: [seat], drawn: cards },
      reveals: true,
    },
  ];
}

/** Whether more must be drawn: cards are missing, and there are some. */
function mustDrawOn(state: State, player: Player): boolean {
  return drawnBy(player) < drawn && !(isSpent(state) && discardsOf(state).length === 0);
}

export const drewCards: Step<'cards-drawn'> = (state, { seat, secret }) => {
  const held = withPlayer(takenFromDeck(state, secret.drawn), seat, ({ hand }) => ({
    hand: [
      ...hand,
      ...secret.drawn.map((card): HeldCard => ({ card, isSeen: false, aside: 'drawn' })),
    ],
  }));
  const drawing = mustDrawOn(held, at(held.players, seat)) ? 'drawing' : 'discarding';
  return withWinning(held, ({ pauses }) => ({ drawing, pauses: pauses + 1 }));
};

/** The card of a hand that shows this face, one drawn before rather than now. */
function heldAs({ hand }: Player, face: string): HeldCard | undefined {
  const alike = hand.filter(({ card }) => faceOf(card) === face);
  return (
    alike.find(({ aside, isSeen }) => aside === null && isSeen) ??
    alike.find(({ aside }) => aside === null) ??
    alike[0]
  );
}

/** A 3.4: another card, not drawn by this same privilege; none, if there is no other. */
export const discard: Rules<'discard'> = {
  openness: 'sealed',
  candidates: ({ players }, seat) => [
    { type: 'discard', card: null },
    ...[...new Set(at(players, seat).hand.map(({ card }) => faceOf(card)))].map(
      (card) => ({ type: 'discard', card }) as const,
    ),
  ],
  refuse: (state, { card }, seat) => {
    const otherwise = askedOtherwise(state, 'discard');
    if (otherwise !== null) return otherwise;
    const player = at(state.players, seat);
    if (card === null) {
      const others = player.hand.filter(({ aside }) => aside === null);
      return others.length > 0 ? refusal('card-needed', 'A 3.4') : null;
    }
    const held = heldAs(player, card);
    if (held === undefined) return refusal('not-your-cards', 'A 3.4');
    return held.aside === 'drawn' ? refusal('just-drawn', 'A 3.4') : null;
  },
  perform: ({ players }, { card }, seat) => {
    const chosen = card === null ? null : (heldAs(at(players, seat), card)?.card ?? null);
    return [{ type: 'discard-chosen', seat, secret: { seenBy: [seat], card: chosen } }];
  },
};

export const chosenDiscard: Step<'discard-chosen'> = (state, { seat, secret }) =>
  withPlayer(state, seat, ({ hand }) => ({
    hasChosen: true,
    hand: hand.map((held) => (held.card === secret.card ? { ...held, aside: 'laid' } : held)),
  }));

/** A 3.4: openly. */
export function showsDiscard({ stage, players }: State): readonly Fact[] {
  if (stage.at !== 'winning' || stage.drawing !== 'discarding') return [];
  const { seat } = stage;
  const laid = at(players, seat).hand.find(({ aside }) => aside === 'laid');
  return [{ type: 'card-discarded', seat, card: laid?.card ?? null, reveals: true }];
}

export const discardedCard: Step<'card-discarded'> = (state, { seat, card }) => {
  const { pauses } = staged(state, 'winning');
  const { discards } = state;
  const without = withPlayer(state, seat, ({ hand }) => ({
    hasChosen: false,
    hand: hand.filter((held) => held.card !== card).map((held) => ({ ...held, aside: null })),
  }));
  return withWinning(
    {
      ...without,
      discards: { ...discards, seen: [...discards.seen, ...(card === null ? [] : [card])] },
    },
    () => ({ drawing: null, pauses: pauses + 1 }),
  );
};

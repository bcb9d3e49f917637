import type { Chance } from '../../../core/chance.ts';
import type { Form } from '../../../core/form.ts';
import { refusal } from '../../../core/refusal.ts';
import { at, seatsOf } from '../../../core/seat.ts';
import { deckOf, discardsOf, isSpent, reshuffled, takenFromDeck } from '../deck.ts';
import { faceOf, isJoker, priceOf, worthOf } from '../pieces.ts';
import { askedOtherwise } from '../questions.ts';
import { staged, stillToChoose, unseen, withAll, withPlayer } from '../state.ts';
import type { ActionOf, Due, Fact, Player, Rules, State, Step } from '../types.ts';

const countOf = (due: readonly Due[]): number =>
  due.reduce((sum, { free, toBuy }) => sum + free + toBuy, 0);

/** A 5.4: whether deck and discards together are fewer than all the cards due. */
const isShort = (state: State, due: readonly Due[]): boolean =>
  deckOf(state).length + discardsOf(state).length < countOf(due);

/** A 5.3: the cards due are dealt; A 5.4: if there are too few, after the discards and the hands. */
export function begunDealing(state: State, due: readonly Due[], chance: Chance): readonly Fact[] {
  if (isShort(state, due)) {
    const shuffle = reshuffled(state, chance);
    if (shuffle !== null) return [shuffle];
    if (state.players.some(({ hand }) => hand.length > 0)) {
      return [{ type: 'slipping-begun', due: [...due], reveals: true }];
    }
  }
  return [{ type: 'dealing-begun', due: [...due] }];
}

export const beganDealing: Step<'dealing-begun'> = (state, { due }) => ({
  ...state,
  stage: { at: 'dealing', due },
});

/** A 5.3: player by player, his free cards first; the discards are shuffled once the deck is empty. */
export function dealsCards(state: State, chance: Chance): readonly Fact[] {
  if (state.stage.at !== 'dealing') return [];
  const [next] = state.stage.due;
  if (next === undefined) return [{ type: 'buying-begun' }];
  if (isSpent(state)) return [reshuffled(state, chance) ?? { type: 'buying-begun' }];
  const { seat } = next;
  const deck = deckOf(state);
  const free = deck.slice(0, next.free);
  const toBuy = deck.slice(free.length, free.length + next.toBuy);
  return [
    {
      type: 'cards-dealt',
      seat,
      free: free.length,
      toBuy: toBuy.length,
      secret: { seenBy: [seat], free, toBuy },
      reveals: true,
    },
  ];
}

/** What is still due after somebody was dealt cards. */
const dueAfter = (due: readonly Due[], seat: number, free: number, toBuy: number) =>
  due
    .map((entry) =>
      entry.seat === seat ? { seat, free: entry.free - free, toBuy: entry.toBuy - toBuy } : entry,
    )
    .filter((entry) => entry.free + entry.toBuy > 0);

export const dealtCards: Step<'cards-dealt'> = (state, { seat, free, toBuy, secret }) => {
  const { due } = staged(state, 'dealing');
  const left = takenFromDeck(state, [...secret.free, ...secret.toBuy]);
  return {
    ...withPlayer(left, seat, ({ hand, dealt }) => ({
      hand: [...hand, ...secret.free.map(unseen)],
      dealt: [...dealt, ...secret.toBuy.map((card) => ({ card, isChosen: false }))],
    })),
    stage: { at: 'dealing', due: dueAfter(due, seat, free, toBuy) },
  };
};

export const begunBuying: Step<'buying-begun'> = (state) => ({
  ...withAll(state, () => ({ hasChosen: false })),
  stage: { at: 'buying' },
});

const dealtTo = ({ dealt }: Player): readonly string[] => dealt.map(({ card }) => card);
const jokersAmong = (cards: readonly string[]): readonly string[] => cards.filter(isJoker);

/** The cards an action means: which of the jokers, tells nothing. */
const meant = (player: Player, { cards, jokers }: ActionOf<'buy'>): readonly string[] => [
  ...cards,
  ...jokersAmong(dealtTo(player)).slice(0, jokers),
];

/** A 1.3, 5.3: any of the cards dealt, within one's money; all at once and in secret. */
export const buy: Rules<'buy'> = {
  openness: 'sealed',
  candidates: () => [],
  forms: ({ stage, edition, players }, seat): readonly Form[] => {
    if (stage.at !== 'buying') return [];
    const player = at(players, seat);
    const dealt = dealtTo(player);
    const ious = dealt.filter((card) => !isJoker(card));
    return Array.from({ length: jokersAmong(dealt).length + 1 }, (_, jokers) => jokers)
      .filter((jokers) => jokers * edition.jokers.florins <= player.florins)
      .map((jokers) => ({
        action: { type: 'buy', jokers },
        choices: [
          {
            field: 'cards',
            from: ious.map((id) => ({ id, counts: { florins: priceOf(edition, id) } })),
            least: 0,
            most: ious.length,
            bounds: [{ count: 'florins', most: player.florins - jokers * edition.jokers.florins }],
          },
        ],
      }));
  },
  refuse: (state, action, seat) => {
    const otherwise = askedOtherwise(state, 'buy');
    if (otherwise !== null) return otherwise;
    const { cards, jokers } = action;
    const player = at(state.players, seat);
    const dealt = dealtTo(player);
    const isDealt = cards.every((card) => dealt.includes(card));
    if (!isDealt || new Set(cards).size < cards.length || jokers > jokersAmong(dealt).length) {
      return refusal('not-dealt', 'A 5.3');
    }
    const needed = worthOf(state.edition, meant(player, action));
    return needed > player.florins
      ? refusal('too-few-florins', 'A 5.3', { needed, has: player.florins })
      : null;
  },
  costs: ({ edition, players }, action, seat) => ({
    florins: worthOf(edition, meant(at(players, seat), action)),
  }),
  perform: ({ edition, players }, action, seat) => {
    const player = at(players, seat);
    const cards = [...meant(player, action)];
    const secret = { seenBy: [seat], cards, florins: worthOf(edition, cards) };
    return [
      player.hasChosen
        ? { type: 'purchase-chosen', seat, toldTo: [seat], secret }
        : { type: 'purchase-chosen', seat, secret },
    ];
  },
};

export const chosenPurchase: Step<'purchase-chosen'> = (state, { seat, secret: { cards } }) =>
  withPlayer(state, seat, ({ dealt }) => ({
    hasChosen: true,
    dealt: dealt.map(({ card }) => ({ card, isChosen: cards.includes(card) })),
  }));

const chosenBy = ({ dealt }: Player): readonly string[] =>
  dealt.filter(({ isChosen }) => isChosen).map(({ card }) => card);

/** A 5.3: when all have chosen, all pay. With open money everybody sees how much. */
export function settlesPurchases(state: State): readonly Fact[] {
  const { stage, players, edition, options } = state;
  if (stage.at !== 'buying') return [];
  if (stillToChoose(state, seatsOf(players.length)).length > 0) return [];
  const florins = players.map((player) => worthOf(edition, chosenBy(player)));
  return [
    options.openMoney
      ? { type: 'purchases-settled', florins, reveals: true }
      : { type: 'purchases-settled', florins: null },
  ];
}

/** A 1.3, 5.3: what was not bought is discarded, unseen by the others. */
export const settledPurchases: Step<'purchases-settled'> = (state) => ({
  ...withAll(state, (player) => ({
    florins: player.florins - worthOf(state.edition, chosenBy(player)),
    hand: [...player.hand, ...chosenBy(player).map(unseen)],
    dealt: [],
    hasChosen: false,
  })),
  discards: {
    ...state.discards,
    unseen: state.players.map(({ dealt }, seat) => [
      ...at(state.discards.unseen, seat),
      ...dealt.filter(({ isChosen }) => !isChosen).map(({ card }) => card),
    ]),
  },
  stage: { at: 'preparing' },
});

/** A 5.4: everybody slips a card under the deck, in secret, until there are enough. */
export const begunSlipping: Step<'slipping-begun'> = (state, { due }) => ({
  ...withAll(state, () => ({ hasChosen: false })),
  stage: {
    at: 'slipping',
    due,
    times: state.stage.at === 'slipping' ? state.stage.times + 1 : 1,
  },
});

const heldAs = ({ hand }: Player, face: string): string | undefined =>
  hand.find(({ card }) => faceOf(card) === face)?.card;

/** A 5.4: a card of one's choice; nothing only where one holds none, which nobody is told (A 7.1). */
export const slip: Rules<'slip'> = {
  openness: 'sealed',
  candidates: ({ players }, seat) => [
    { type: 'slip', card: null },
    ...[...new Set(at(players, seat).hand.map(({ card }) => faceOf(card)))].map(
      (card) => ({ type: 'slip', card }) as const,
    ),
  ],
  refuse: (state, { card }, seat) => {
    const otherwise = askedOtherwise(state, 'slip');
    if (otherwise !== null) return otherwise;
    const player = at(state.players, seat);
    if (card === null) {
      return player.hand.length > 0 ? refusal('card-needed', 'A 5.4') : null;
    }
    return heldAs(player, card) === undefined ? refusal('not-your-cards', 'A 5.4') : null;
  },
  perform: ({ players }, { card }, seat) => {
    const player = at(players, seat);
    const slipped = card === null ? null : (heldAs(player, card) ?? null);
    const secret = { seenBy: [seat], card: slipped };
    return [
      player.hasChosen
        ? { type: 'card-slipped', seat, toldTo: [seat], secret }
        : { type: 'card-slipped', seat, secret },
    ];
  },
};

export const slippedCard: Step<'card-slipped'> = (state, { seat, secret }) =>
  withPlayer(state, seat, ({ hand }) => ({
    hasChosen: true,
    hand: hand.map((held) => ({ ...held, aside: held.card === secret.card ? 'laid' : null })),
  }));

/** A 5.4: all at once, and again if there are still too few. */
export function slipsUnder(state: State, chance: Chance): readonly Fact[] {
  const { stage, players } = state;
  if (stage.at !== 'slipping') return [];
  const isSlipped = players.every(({ hand }) => hand.every(({ aside }) => aside !== 'laid'));
  const hasEverybody = stillToChoose(state, seatsOf(players.length)).length === 0;
  if (!hasEverybody) return [];
  return isSlipped ? begunDealing(state, stage.due, chance) : [{ type: 'cards-slipped-under' }];
}

/** Nobody knows any more whether who slipped a card still holds those of his that all have seen. */
export const slippedUnder: Step<'cards-slipped-under'> = (state) => ({
  ...withAll(state, ({ hand }) => ({
    hand: hand.filter(({ aside }) => aside !== 'laid').map(({ card }) => unseen(card)),
  })),
  under: [
    ...state.under,
    ...state.players.flatMap(({ hand }, seat) =>
      hand.flatMap(({ card, aside }) => (aside === 'laid' ? [{ seat, card }] : [])),
    ),
  ],
});

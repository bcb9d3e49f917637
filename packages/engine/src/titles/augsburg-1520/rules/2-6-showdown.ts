import type { Form } from '../../../core/form.ts';
import { refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import type { Edition } from '../edition.ts';
import { isFor, isJoker, strengthOf } from '../pieces.ts';
import { askedOtherwise } from '../questions.ts';
import { staged, stillToChoose, withAll, withPlayer } from '../state.ts';
import type { Fact, HeldCard, Player, Rules, State, Step } from '../types.ts';

const idsOf = (held: readonly HeldCard[]): readonly string[] => held.map(({ card }) => card);

/** Jokers of a hand, those first that everybody has seen: it tells nothing which they are. */
const jokersOf = ({ hand }: Pick<Player, 'hand'>): readonly string[] =>
  idsOf(
    hand
      .filter(({ card }) => isJoker(card))
      .sort((one, other) => Number(other.isSeen) - Number(one.isSeen)),
  );

/** A 2.6, 2.7: as many cards as were bid, of the noble and jokers, at least one of the noble's. */
export const show: Rules<'show'> = {
  openness: 'sealed',
  candidates: () => [],
  forms: ({ stage, players }, seat): readonly Form[] => {
    if (stage.at !== 'showing') return [];
    const { noble, cards: needed, seats } = stage;
    if (!seats.includes(seat)) return [];
    const player = at(players, seat);
    const own = idsOf(player.hand).filter((card) => isFor(noble, card));
    return Array.from({ length: Math.min(needed, jokersOf(player).length + 1) }, (_, jokers) => ({
      action: { type: 'show', jokers },
      choices: [
        {
          field: 'cards',
          from: own.map((id) => ({ id, counts: {} })),
          least: needed - jokers,
          most: needed - jokers,
          bounds: [],
        },
      ],
    })).filter(({ choices }) => choices.every(({ least, from }) => least <= from.length));
  },
  refuse: (state, { cards, jokers }, seat) => {
    const otherwise = askedOtherwise(state, 'show');
    if (otherwise !== null || state.stage.at !== 'showing') return otherwise;
    const { noble, cards: needed } = state.stage;
    const player = at(state.players, seat);
    const own = idsOf(player.hand);
    const isHeld = cards.every((card) => own.includes(card));
    if (!isHeld || new Set(cards).size < cards.length || jokers > jokersOf(player).length) {
      return refusal('not-your-cards', 'A 2.1');
    }
    if (!cards.every((card) => isFor(noble, card))) {
      return refusal('wrong-noble', 'A 2.1', { noble });
    }
    if (cards.length === 0) return refusal('only-jokers', 'A 2.1');
    const chosen = cards.length + jokers;
    return chosen === needed ? null : refusal('wrong-number-of-cards', 'A 2.7', { needed, chosen });
  },
  perform: ({ players }, { cards, jokers }, seat) => {
    const player = at(players, seat);
    const secret = { seenBy: [seat], cards: [...cards, ...jokersOf(player).slice(0, jokers)] };
    return [
      player.hasChosen
        ? { type: 'cards-laid', seat, toldTo: [seat], secret }
        : { type: 'cards-laid', seat, secret },
    ];
  },
};

export const closedBidding: Step<'bidding-closed'> = (state, { noble, cards, seats }) => ({
  ...withAll(state, () => ({ hasChosen: false })),
  stage: { at: 'showing', noble, cards, seats, isShown: false },
});

export const laidCards: Step<'cards-laid'> = (state, { seat, secret: { cards } }) =>
  withPlayer(state, seat, ({ hand }) => ({
    hasChosen: true,
    hand: hand.map((held) => ({ ...held, aside: cards.includes(held.card) ? 'laid' : null })),
  }));

/** What a player has laid face down. */
const laidBy = ({ hand }: Player): readonly string[] =>
  idsOf(hand.filter(({ aside }) => aside === 'laid'));

/** A 2.7: the single highest number, not the sum; jokers have none. */
const highestOf = (edition: Edition, cards: readonly string[]): number =>
  Math.max(...cards.filter((card) => !isJoker(card)).map((card) => strengthOf(edition, card)));

/** A 2.8: what the second and the third get. */
const consolations = [100, 50] as const;

/** Bids so small that with the option `smallBidsUnpaid` nobody is consoled. */
const smallBid = 2;

function consoles({ options }: State, cards: number, losers: readonly Seat[]): readonly Fact[] {
  if (options.smallBidsUnpaid && cards <= smallBid) return [];
  return consolations.flatMap((florins, place): readonly Fact[] => {
    const seat = losers[place];
    return seat === undefined ? [] : [{ type: 'consolation-paid', seat, rank: place + 2, florins }];
  });
}

/** A 2.7: all show at once, when the last has laid his; the highest number wins. */
export function showsCards(state: State): readonly Fact[] {
  const { stage, players, edition } = state;
  if (stage.at !== 'showing' || stillToChoose(state, stage.seats).length > 0) return [];
  const { seats, noble, cards: number, isShown } = stage;
  const shown = seats.map((seat) => ({ seat, cards: [...laidBy(at(players, seat))] }));
  if (!isShown) return [{ type: 'cards-shown', shown, reveals: true }];
  const [winner, ...losers] = shown.sort(
    (one, other) => highestOf(edition, other.cards) - highestOf(edition, one.cards),
  );
  if (winner === undefined) return [];
  return [
    { type: 'auction-won', noble, ...winner },
    ...consoles(
      state,
      number,
      losers.map(({ seat }) => seat),
    ),
  ];
}

export const shownCards: Step<'cards-shown'> = (state) => ({
  ...withAll(state, ({ hand }) => ({
    hand: hand.map((held) => (held.aside === 'laid' ? { ...held, isSeen: true } : held)),
  })),
  stage: { ...staged(state, 'showing'), isShown: true },
});

/** What was laid is back in the hand. */
const takenBack = (held: HeldCard): HeldCard => ({ ...held, aside: null });

/** A 2.7: the winner discards what he showed, the others take theirs back. */
export const wonAuction: Step<'auction-won'> = (state, { seat, noble, cards }) => {
  const shown = withAll(state, ({ hand }) => ({ hand: hand.map(takenBack), hasChosen: false }));
  const won = withPlayer(shown, seat, ({ hand, wins }) => ({
    hand: hand.filter(({ card }) => !cards.includes(card)),
    wins: wins + 1,
  }));
  return {
    ...won,
    opener: seat,
    discards: { ...won.discards, seen: [...won.discards.seen, ...cards] },
    stage: {
      at: 'winning',
      noble,
      seat,
      card: null,
      left: [],
      used: 0,
      hasBuilt: false,
      drawing: null,
      robbed: null,
      pauses: 0,
    },
  };
};

export const paidConsolation: Step<'consolation-paid'> = (state, { seat, florins }) =>
  withPlayer(state, seat, (player) => ({ florins: player.florins + florins }));

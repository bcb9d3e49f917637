import { refusal } from '../../../core/refusal.ts';
import { at, changed, clockwiseAfter, type Seat } from '../../../core/seat.ts';
import { type Noble, nobles } from '../edition.ts';
import { isFor, isJoker } from '../pieces.ts';
import { askedOtherwise } from '../questions.ts';
import { staged } from '../state.ts';
import type { Auction, Fact, Rules, Stage, State, Step } from '../types.ts';

/** A 2.1: the most cards that can be bid: the noble's and jokers, but at least one of the noble's. */
export function mostFor(noble: Noble, hand: readonly string[]): number {
  const own = hand.filter((card) => isFor(noble, card)).length;
  return own === 0 ? 0 : own + hand.filter(isJoker).length;
}

const cardsOf = ({ players }: State, seat: Seat): readonly string[] =>
  at(players, seat).hand.map(({ card }) => card);

/** A 2: the five nobles in turn; after the last one the round is over. */
export const afterNoble = (noble: Noble): Stage => ({
  at: 'visiting',
  next: nobles[nobles.indexOf(noble) + 1] ?? null,
});

/** A 2.2: whoever won last opens. */
export const opensAuction = ({ stage, opener }: State): readonly Fact[] =>
  stage.at === 'visiting' && stage.next !== null
    ? [{ type: 'auction-opened', noble: stage.next, opener }]
    : [];

export const openedAuction: Step<'auction-opened'> = (state, { noble, opener }) => ({
  ...state,
  stage: {
    at: 'auction',
    noble,
    bids: state.players.map(() => null),
    passed: state.players.map(() => false),
    leader: null,
    highest: 0,
    speaker: opener,
  },
});

/** Why a seat cannot bid as many cards; it is its turn to speak. */
function refuseNumber(state: State, { noble }: Auction, cards: number, seat: Seat) {
  const most = mostFor(noble, cardsOf(state, seat));
  if (most === 0) return refusal('no-card-of-noble', 'A 2.1', { noble });
  return cards > most ? refusal('bid-above-cards', 'A 2.1', { most }) : null;
}

/** A 2.3: more cards than anybody so far. */
export const bid: Rules<'bid'> = {
  openness: 'sealed',
  candidates: (state, seat) => {
    if (state.stage.at !== 'auction') return [];
    const { noble, highest } = state.stage;
    const most = mostFor(noble, cardsOf(state, seat));
    return Array.from({ length: Math.max(0, most - highest) }, (_, index) => ({
      type: 'bid',
      cards: highest + 1 + index,
    }));
  },
  refuse: (state, { cards }, seat) => {
    const otherwise = askedOtherwise(state, 'bid');
    if (otherwise !== null || state.stage.at !== 'auction') return otherwise;
    const { highest } = state.stage;
    if (cards <= highest) return refusal('bid-not-higher', 'A 2.3', { highest });
    return refuseNumber(state, state.stage, cards, seat);
  },
  perform: (_state, { cards }, seat) => [{ type: 'bid-made', seat, cards }],
};

/** A 2.3: as many as the highest bid. */
export const call: Rules<'call'> = {
  openness: 'sealed',
  candidates: ({ stage }) =>
    stage.at === 'auction' && stage.highest > 0 ? [{ type: 'call', cards: stage.highest }] : [],
  refuse: (state, { cards }, seat) => {
    const otherwise = askedOtherwise(state, 'bid');
    if (otherwise !== null || state.stage.at !== 'auction') return otherwise;
    const { highest } = state.stage;
    if (highest === 0) return refusal('nothing-to-call', 'A 2.3');
    if (cards !== highest) return refusal('other-number-to-call', 'A 2.3', { highest });
    return refuseNumber(state, state.stage, cards, seat);
  },
  perform: (_state, { cards }, seat) => [{ type: 'bid-called', seat, cards }],
};

/** A 2.3: final for this auction. */
export const pass: Rules<'pass'> = {
  openness: 'open',
  candidates: () => [{ type: 'pass' }],
  refuse: (state) => askedOtherwise(state, 'bid'),
  perform: (_state, _action, seat) => [{ type: 'player-passed', seat }],
};

/** A 2.3: the next who has not passed; players who passed are skipped. */
const speakerAfter = (passed: readonly boolean[], seat: Seat): Seat =>
  clockwiseAfter(seat, passed.length).find((other) => passed[other] === false) ?? seat;

/** What one says, and the word goes on. */
function spoken(state: State, seat: Seat, change: (auction: Auction) => Partial<Auction>): State {
  const auction = staged(state, 'auction');
  const after = { ...auction, ...change(auction) };
  return { ...state, stage: { ...after, speaker: speakerAfter(after.passed, seat) } };
}

export const madeBid: Step<'bid-made'> = (state, { seat, cards }) =>
  spoken(state, seat, ({ bids }) => ({
    bids: changed(bids, seat, () => cards),
    leader: seat,
    highest: cards,
  }));

export const calledBid: Step<'bid-called'> = (state, { seat, cards }) =>
  spoken(state, seat, ({ bids }) => ({ bids: changed(bids, seat, () => cards) }));

export const passedBidder: Step<'player-passed'> = (state, { seat }) =>
  spoken(state, seat, ({ passed }) => ({ passed: changed(passed, seat, () => true) }));

/** A 2.4: over when the word comes back to who made the highest bid. A 2.5: or when all passed. */
export function closesBidding({ stage }: State): readonly Fact[] {
  if (stage.at !== 'auction') return [];
  const { noble, bids, passed, leader, highest, speaker } = stage;
  if (leader === null) return passed.every((out) => out) ? [{ type: 'nobody-bid', noble }] : [];
  if (speaker !== leader) return [];
  const seats = bids.flatMap((number, seat) =>
    number === highest && passed[seat] === false ? [seat] : [],
  );
  return [{ type: 'bidding-closed', noble, cards: highest, seats }];
}

/** A 2.5: no card is awarded. */
export const foundNobody: Step<'nobody-bid'> = (state, { noble }) => ({
  ...state,
  stage: afterNoble(noble),
});

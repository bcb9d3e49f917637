import { isRefusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import { eventTile, ofColour } from '../pieces.ts';
import type { Fact, Player, Rules, State, Step, Summons } from '../types.ts';
import { learns } from './1-10-knowledge.ts';
import { discarded } from './2-1-event.ts';
import { withPlayer } from './2-4-actions.ts';
import { usedUp, zoneUnder } from './4-zones.ts';
import { cubesIn, type Payment, payments, virtualVotes, votesOf, worthOf } from './6-6-votes.ts';

/** DVE 11.3: what the caller adds to his cubes. */
const bonusOf = (summons: { readonly caller: Seat } | null, seat: Seat): number =>
  summons?.caller === seat ? 2 : 0;

/** The tile Stupor Mundi, wherever it lies. */
const stuporMundi = ({ edition, events }: State): string | undefined =>
  events.placed.find((id) => eventTile(edition, id).gives === 'auction');

/** DVE 11.1: all others, from the next in turn order on, wrapping round. */
function othersAfter({ order }: State, seat: Seat): readonly Seat[] {
  const place = order.indexOf(seat);
  return [...order.slice(place + 1), ...order.slice(0, place)];
}

/** DVE 11.1: in Brindisi, as the last thing in one's turn. */
export const summon: Rules<'summon'> = {
  openness: 'open',
  candidates: () => [{ type: 'summon' }],
  refuse: (state, _action, seat) => {
    const zone = zoneUnder(state, seat);
    if (isRefusal(zone)) return zone;
    const tile = stuporMundi(state);
    if (tile === undefined) return refusal('no-stupor-mundi', 'DVE 11.1');
    return eventTile(state.edition, tile).zone === zone.id
      ? null
      : refusal('not-in-brindisi', 'DVE 11.1');
  },
  perform: (state, _action, seat) => [
    { type: 'summons-called', seat, event: stuporMundi(state) ?? '' },
  ],
};

/** DVE 11.2: in every case the tile is used up and the caller's turn is over. */
export const calledSummons: Step<'summons-called'> = (state, { seat, event }) => ({
  ...state,
  events: usedUp(state.events, event),
  going: null,
  summons: {
    caller: seat,
    unspent: state.going?.points ?? 0,
    toAsk: othersAfter(state, seat),
    coming: [],
    bidders: [],
    calls: 0,
    highest: null,
    stage: 'asking',
  },
});

/** DVE 11.1: each accepts, even without a vote, or refuses. */
export const answerSummons: Rules<'answer-summons'> = {
  openness: 'open',
  candidates: () => [
    { type: 'answer-summons', answer: 'come' },
    { type: 'answer-summons', answer: 'stay' },
  ],
  refuse: ({ summons }, _action, seat) =>
    summons?.stage === 'asking' && summons.toAsk[0] === seat
      ? null
      : refusal('not-summoned', 'DVE 11.1'),
  perform: (state, { answer }, seat) => {
    const { zone } = state.edition.events.find(({ gives }) => gives === 'auction') ?? { zone: '' };
    return [{ type: 'summons-answered', seat, comes: answer === 'come', zone }];
  },
};

/** The summons with something changed; nothing where there is none. */
const summonsWith = (state: State, change: (summons: Summons) => Partial<Summons>): State =>
  state.summons === null
    ? state
    : { ...state, summons: { ...state.summons, ...change(state.summons) } };

/** DVE 11.1: who accepts moves his pawn there, free, also from the sea. */
export const answeredSummons: Step<'summons-answered'> = (state, { seat, comes, zone }) => {
  const answered = summonsWith(state, ({ toAsk, coming }) => ({
    toAsk: toAsk.filter((other) => other !== seat),
    coming: comes ? [...coming, seat] : coming,
  }));
  return comes ? withPlayer(answered, seat, () => ({ place: zone })) : answered;
};

export const openedAuction: Step<'auction-opened'> = (state, { bidders }) =>
  summonsWith(state, () => ({ bidders, stage: 'bidding' }));

/** One who bids, as far as the auction looks at him. */
type Bidder = Pick<Player, 'friar' | 'cardinal' | 'cubes'>;

/** DVE 11.3: the votes behind the screen, the virtual cube included, and the caller's two. */
export const mostVotes = (
  summons: { readonly caller: Seat } | null,
  seat: Seat,
  bidder: Bidder,
): number => votesOf(bidder) + bonusOf(summons, seat);

/** DVE 11.3: the caller bids first, at least 1; then each raises or passes. */
export const bid: Rules<'bid'> = {
  openness: 'open',
  candidates: (state, seat) => {
    const least = (state.summons?.highest?.votes ?? 0) + 1;
    const most =
      state.summons?.stage === 'bidding'
        ? mostVotes(state.summons, seat, at(state.players, seat))
        : 0;
    return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => ({
      type: 'bid',
      votes: least + index,
    }));
  },
  refuse: (state, { votes }, seat) => {
    const { summons } = state;
    if (summons?.stage !== 'bidding' || summons.bidders[0] !== seat) {
      return refusal('no-auction', 'DVE 11.3');
    }
    const highest = summons.highest?.votes ?? 0;
    if (votes <= highest) return refusal('bid-not-higher', 'DVE 11.3', { highest });
    const most = mostVotes(summons, seat, at(state.players, seat));
    const mayPass = summons.highest === null ? 0 : 1;
    return votes > most ? refusal('bid-above-votes', 'DVE 11.3', { most, mayPass }) : null;
  },
  perform: (_state, { votes }, seat) => [{ type: 'bid-made', seat, votes }],
};

export const madeBid: Step<'bid-made'> = (state, { seat, votes }) =>
  summonsWith(state, ({ bidders, calls }) => ({
    bidders: [...bidders.filter((other) => other !== seat), seat],
    calls: calls + 1,
    highest: { seat, votes },
  }));

/** DVE 11.3: a pass is final. */
export const pass: Rules<'pass'> = {
  openness: 'open',
  candidates: () => [{ type: 'pass' }],
  refuse: ({ summons }, _action, seat) => {
    if (summons?.stage !== 'bidding' || summons.bidders[0] !== seat) {
      return refusal('no-auction', 'DVE 11.3');
    }
    return summons.highest === null ? refusal('bid-first', 'DVE 11.3') : null;
  },
  perform: (_state, _action, seat) => [{ type: 'bidder-passed', seat }],
};

export const passed: Step<'bidder-passed'> = (state, { seat }) =>
  summonsWith(state, ({ bidders, calls }) => ({
    bidders: bidders.filter((other) => other !== seat),
    calls: calls + 1,
  }));

export const wonAuction: Step<'auction-won'> = (state) =>
  summonsWith(state, () => ({ stage: 'paying' }));

/** A bid that won, and who called the auction. */
type Won = Pick<Summons, 'caller' | 'highest'>;

/** DVE 11.4: what real cubes must cover: the bid less the bonus and the virtual cube. */
const toCover = ({ caller, highest }: Won, bidder: Bidder): number =>
  highest === null ? 0 : highest.votes - bonusOf({ caller }, highest.seat) - virtualVotes(bidder);

/** DVE 11.4: every way a winner may pay. */
export const waysToPay = (summons: Won, bidder: Bidder): readonly Payment[] =>
  payments(bidder.cubes, toCover(summons, bidder));

/** Every way the winner may pay now; none while nobody has won. */
function waysNow({ summons, players }: State): readonly Payment[] {
  if (summons?.stage !== 'paying' || summons.highest === null) return [];
  return waysToPay(summons, at(players, summons.highest.seat));
}

/** Who must choose what to pay with; undefined where there is nothing to choose. */
const toPay = (state: State): Seat | undefined =>
  waysNow(state).length > 1 ? state.summons?.highest?.seat : undefined;

const sameAs =
  (one: Payment) =>
  (other: Payment): boolean =>
    one.red === other.red && one.black === other.black && one.yellow === other.yellow;

/** DVE 11.4: the winner discards cubes worth enough, none of them needless; no change. */
export const payVotes: Rules<'pay-votes'> = {
  openness: 'open',
  candidates: (state) => waysNow(state).map((way) => ({ type: 'pay-votes', ...way })),
  refuse: (state, { red, black, yellow }, seat) => {
    const payment = { red, black, yellow };
    const { summons } = state;
    if (summons === null || toPay(state) !== seat) return refusal('nothing-to-pay', 'DVE 11.4');
    const bidder = at(state.players, seat);
    const lacks = (['red', 'black', 'yellow'] as const).some(
      (colour) => ofColour(bidder.cubes, colour).length < payment[colour],
    );
    if (lacks) return refusal('not-your-cubes', 'DVE 11.4');
    const needed = toCover(summons, bidder);
    const votes = worthOf(payment);
    if (votes < needed) return refusal('pays-too-little', 'DVE 11.4', { votes, needed });
    return waysNow(state).some(sameAs(payment)) ? null : refusal('pays-too-much', 'DVE 11.4');
  },
  perform: (state, action, seat) =>
    paid(state, seat, cubesIn(at(state.players, seat).cubes, action)),
};

const paid = (state: State, seat: Seat, cubes: readonly string[]): readonly Fact[] => [
  { type: 'votes-paid', seat, cubes: [...cubes] },
  ...discarded(state, seat, cubes),
  ...won(state, seat),
];

/** DVE 11.2, 11.4: 10 knowledge, and the caller's turn is over. */
function won(state: State, seat: Seat): readonly Fact[] {
  const { edition, summons } = state;
  if (summons === null) return [];
  const amount = edition.events.find(({ gives }) => gives === 'auction')?.amount ?? 0;
  return [
    { type: 'stupor-mundi-gained', seat },
    ...learns(state, seat, amount),
    { type: 'player-ended', seat: summons.caller, unspent: summons.unspent },
  ];
}

export const gainedStuporMundi: Step<'stupor-mundi-gained'> = (state) => ({
  ...state,
  summons: null,
});

export const paidVotes: Step<'votes-paid'> = (state) => state;

/** DVE 11: what follows of itself: the auction opens, ends, and is paid where there is no choice. */
export function summonsPhase(state: State): readonly Fact[] {
  const { summons } = state;
  if (summons === null || summons.toAsk.length > 0) return [];
  const { caller, coming, bidders, highest, stage } = summons;
  if (stage === 'asking') {
    return coming.length === 0
      ? won(state, caller)
      : [{ type: 'auction-opened', bidders: [caller, ...coming] }];
  }
  if (stage === 'bidding') {
    return highest !== null && bidders.length === 1 ? [{ type: 'auction-won', ...highest }] : [];
  }
  const [way, ...others] = waysNow(state);
  if (highest === null || way === undefined || others.length > 0) return [];
  return paid(state, highest.seat, cubesIn(at(state.players, highest.seat).cubes, way));
}

/** Whose word a summons stands at. */
export function awaited({
  stage,
  toAsk,
  bidders,
  highest,
}: Pick<Summons, 'stage' | 'toAsk' | 'bidders' | 'highest'>): Seat | undefined {
  if (stage === 'asking') return toAsk[0];
  return stage === 'bidding' ? bidders[0] : highest?.seat;
}

/** Whom a summons waits for: nobody, where there is only one way to pay. */
export function toAnswer(state: State): Seat | undefined {
  const { summons } = state;
  if (summons === null) return undefined;
  return summons.stage === 'paying' ? toPay(state) : awaited(summons);
}

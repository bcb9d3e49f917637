import { isRefusal, type Refusal, refusal } from '../../../core/refusal.ts';
import { at, changed, clockwiseAfter, type Seat } from '../../../core/seat.ts';
import type { ActionRule, Evolve } from '../../../core/title.ts';
import type { Action, Fact, LanternFair, Stall, State } from '../types.ts';
import { purseOf } from './3-stalls.ts';

type OpenStall = Stall & { readonly sale: 'open' };

/** The open auction under way, in which the seat to act may speak; or why there is none. */
function speaking({ stall }: State): OpenStall | Refusal {
  if (stall?.sale !== 'open') return refusal('not-an-open-auction', 'LF 3.2');
  return stall.offeredTo === null ? stall : refusal('offered-instead', 'LF 5.6');
}

/** LF 5.2: in turn each seat bids more than the highest, within its purse. */
export const raise: ActionRule<LanternFair, Action & { type: 'raise' }> = {
  openness: 'open',
  candidates: (state, seat) =>
    Array.from({ length: purseOf(state, seat) }, (_, index) => ({
      type: 'raise',
      coins: index + 1,
    })),
  refuse: (state, { coins }, seat) => {
    const stall = speaking(state);
    if (isRefusal(stall)) return stall;
    const purse = purseOf(state, seat);
    if (coins > purse) return refusal('bid-above-purse', 'LF 5.2', { coins, purse });
    const highest = stall.highest?.coins ?? 0;
    return coins > highest ? null : refusal('bid-not-higher', 'LF 5.2', { coins, highest });
  },
  perform: (_state, { coins }, seat) => [{ type: 'bid-raised', seat, coins }],
};

/** LF 5.3: or passes, which is final. */
export const pass: ActionRule<LanternFair, Action & { type: 'pass' }> = {
  openness: 'open',
  candidates: () => [{ type: 'pass' }],
  refuse: (state) => {
    const stall = speaking(state);
    return isRefusal(stall) ? stall : null;
  },
  perform: (_state, _action, seat) => [{ type: 'passed', seat }],
};

const nextIn = (stall: OpenStall, seat: Seat): Seat =>
  clockwiseAfter(seat, stall.passed.length).find((other) => !stall.passed[other]) ?? seat;

export const bidRaised: Evolve<LanternFair, Fact & { type: 'bid-raised' }> = (
  state,
  { seat, coins },
) =>
  state.stall?.sale === 'open'
    ? {
        ...state,
        stall: { ...state.stall, highest: { seat, coins }, turn: nextIn(state.stall, seat) },
      }
    : state;

export const passed: Evolve<LanternFair, Fact & { type: 'passed' }> = (state, { seat }) => {
  if (state.stall?.sale !== 'open') return state;
  const stall = {
    ...state.stall,
    passed: state.stall.passed.map((out, index) => out || index === seat),
  };
  return { ...state, stall: { ...stall, turn: nextIn(stall, seat) } };
};

/** LF 5.5: before it speaks, a seat may polish lanterns of its own, a coin each. */
export const polish: ActionRule<LanternFair, Action & { type: 'polish' }> = {
  openness: 'open',
  candidates: ({ fairgoers }, seat) =>
    at(fairgoers, seat).lanterns.map((lantern) => ({ type: 'polish', lantern })),
  refuse: (state, { lantern }, seat) => {
    const stall = speaking(state);
    if (isRefusal(stall)) return stall;
    const { lanterns, polished, coins } = at(state.fairgoers, seat);
    const place = lanterns.indexOf(lantern);
    if (place === -1) return refusal('not-your-lantern', 'LF 5.5');
    if (polished[place] === true) return refusal('already-polished', 'LF 5.5');
    return coins === 0 ? refusal('no-coin-left', 'LF 5.5') : null;
  },
  costs: () => ({ coins: 1 }),
  perform: (_state, { lantern }, seat) => [{ type: 'lantern-polished', seat, lantern }],
};

export const lanternPolished: Evolve<LanternFair, Fact & { type: 'lantern-polished' }> = (
  state,
  { seat, lantern },
) => ({
  ...state,
  fairgoers: changed(state.fairgoers, seat, (fairgoer) => ({
    ...fairgoer,
    coins: fairgoer.coins - 1,
    polished: fairgoer.lanterns.map(
      (own, place) => own === lantern || fairgoer.polished[place] === true,
    ),
  })),
});

/** The seat with the fewest coins, if no other has as few. */
function poorest({ fairgoers }: State): Seat | null {
  const fewest = Math.min(...fairgoers.map(({ coins }) => coins));
  const seats = fairgoers.flatMap(({ coins }, seat) => (coins === fewest ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** LF 5.4: all but the highest have passed: he buys. LF 5.6: if all passed, the poorest may have it. */
export function closeAuction(state: State): readonly Fact[] {
  const { stall } = state;
  if (stall?.sale !== 'open' || stall.offeredTo !== null) return [];
  const { lantern, highest } = stall;
  const left = stall.passed.filter((out) => !out).length;
  if (highest !== null) return left === 1 ? [{ type: 'lantern-sold', lantern, ...highest }] : [];
  if (left > 0) return [];
  const seat = poorest(state);
  return seat === null
    ? [{ type: 'lantern-gone-out', lantern }]
    : [{ type: 'lantern-offered', lantern, seat }];
}

export const lanternOffered: Evolve<LanternFair, Fact & { type: 'lantern-offered' }> = (
  state,
  { seat },
) =>
  state.stall?.sale === 'open' ? { ...state, stall: { ...state.stall, offeredTo: seat } } : state;

const nothingOffered = ({ stall }: State, seat: Seat): Refusal | null =>
  stall?.sale === 'open' && stall.offeredTo === seat ? null : refusal('nothing-offered', 'LF 5.6');

/** LF 5.6: he takes it for nothing, */
export const take: ActionRule<LanternFair, Action & { type: 'take' }> = {
  openness: 'open',
  candidates: () => [{ type: 'take' }],
  refuse: (state, _action, seat) => nothingOffered(state, seat),
  perform: ({ stall }, _action, seat) => [
    { type: 'lantern-taken', lantern: stall?.lantern ?? '', seat },
  ],
};

/** LF 5.6: or leaves it, and it goes out. */
export const leave: ActionRule<LanternFair, Action & { type: 'leave' }> = {
  openness: 'open',
  candidates: () => [{ type: 'leave' }],
  refuse: (state, _action, seat) => nothingOffered(state, seat),
  perform: ({ stall }) => [{ type: 'lantern-gone-out', lantern: stall?.lantern ?? '' }],
};

export const lanternTaken: Evolve<LanternFair, Fact & { type: 'lantern-taken' }> = (
  state,
  { lantern, seat },
) => ({
  ...state,
  stall: null,
  fairgoers: changed(state.fairgoers, seat, (fairgoer) => ({
    ...fairgoer,
    lanterns: [...fairgoer.lanterns, lantern],
    polished: [...fairgoer.polished, false],
  })),
});

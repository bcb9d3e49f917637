import { refusal } from '../../../core/refusal.ts';
import { clockwiseAfter } from '../../../core/seat.ts';
import type { ActionRule, Evolve } from '../../../core/title.ts';
import type { Action, Fact, LanternFair, Stall, State } from '../types.ts';
import { purseOf } from './2-stalls.ts';

type OpenStall = Stall & { readonly sale: 'open' };

/** LF 4.2: in turn each seat bids more than the highest, within its purse. */
export const raise: ActionRule<LanternFair, Action & { type: 'raise' }> = {
  openness: 'open',
  candidates: (state, seat) =>
    Array.from({ length: purseOf(state, seat) }, (_, index) => ({
      type: 'raise',
      coins: index + 1,
    })),
  refuse: (state, { coins }, seat) => {
    const { stall } = state;
    if (stall?.sale !== 'open') return refusal('not-an-open-auction', 'LF 2.2');
    const purse = purseOf(state, seat);
    if (coins > purse) return refusal('bid-above-purse', 'LF 4.2', { coins, purse });
    const highest = stall.highest?.coins ?? 0;
    return coins > highest ? null : refusal('bid-not-higher', 'LF 4.2', { coins, highest });
  },
  perform: (_state, { coins }, seat) => [{ type: 'bid-raised', seat, coins }],
};

/** LF 4.3: or passes, which is final. */
export const pass: ActionRule<LanternFair, Action & { type: 'pass' }> = {
  openness: 'open',
  candidates: () => [{ type: 'pass' }],
  refuse: ({ stall }) => (stall?.sale === 'open' ? null : refusal('not-an-open-auction', 'LF 2.2')),
  perform: (_state, _action, seat) => [{ type: 'passed', seat }],
};

const nextIn = (stall: OpenStall, seat: number): number =>
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

/** LF 4.4: all but the highest have passed: he buys. If all passed, the lantern goes out. */
export function closeAuction({ stall }: State): readonly Fact[] {
  if (stall?.sale !== 'open') return [];
  const left = stall.passed.filter((out) => !out).length;
  if (stall.highest === null) {
    return left === 0 ? [{ type: 'lantern-gone-out', lantern: stall.lantern }] : [];
  }
  return left === 1 ? [{ type: 'lantern-sold', lantern: stall.lantern, ...stall.highest }] : [];
}

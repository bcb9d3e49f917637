import { refusal } from '../../../core/refusal.ts';
import type { Seat } from '../../../core/seat.ts';
import type { ActionRule, Evolve } from '../../../core/title.ts';
import type { Action, Fact, LanternFair, Stall, State } from '../types.ts';
import { purseOf } from './3-stalls.ts';

/** LF 4.1: each seat seals 0 or more of its coins; LF 4.2: it may seal anew until all are in. */
export const seal: ActionRule<LanternFair, Action & { type: 'seal' }> = {
  openness: 'sealed',
  candidates: (state, seat) =>
    Array.from({ length: purseOf(state, seat) + 1 }, (_, coins) => ({ type: 'seal', coins })),
  refuse: ({ stall, ...state }, { coins }, seat) => {
    if (stall?.sale !== 'sealed') return refusal('not-a-sealed-sale', 'LF 3.2');
    const purse = state.fairgoers[seat]?.coins ?? 0;
    if (coins > purse) return refusal('bid-above-purse', 'LF 4.1', { coins, purse });
    return stall.bids[seat] === coins ? refusal('same-seal', 'LF 4.2', { coins }) : null;
  },
  perform: ({ stall }, { coins }, seat) => {
    const isChangedMind = stall?.sale === 'sealed' && stall.bids[seat] !== null;
    const secret = { seenBy: [seat], coins };
    return [
      isChangedMind
        ? { type: 'bid-sealed', seat, toldTo: [seat], secret }
        : { type: 'bid-sealed', seat, secret },
    ];
  },
};

export const bidSealed: Evolve<LanternFair, Fact & { type: 'bid-sealed' }> = (
  state,
  { seat, secret },
) =>
  state.stall?.sale === 'sealed'
    ? {
        ...state,
        stall: {
          ...state.stall,
          bids: state.stall.bids.map((bid, index) => (index === seat ? secret.coins : bid)),
        },
      }
    : state;

/** The seats whose bid is still missing. */
export const toSeal = (stall: Stall | null): readonly Seat[] =>
  stall?.sale === 'sealed' && !stall.opened
    ? stall.bids.flatMap((bid, seat) => (bid === null ? [seat] : []))
    : [];

/** All bids, once the last is in. */
function sealedBids({ stall }: State): readonly number[] | null {
  if (stall?.sale !== 'sealed') return null;
  const bids = stall.bids.filter((bid): bid is number => bid !== null);
  return bids.length === stall.bids.length ? bids : null;
}

/** LF 4.3: all bids are opened at once; the highest buys, unless it is 0 or two bid the same. */
export function openBids(state: State): readonly Fact[] {
  const { stall } = state;
  const bids = sealedBids(state);
  if (stall?.sale !== 'sealed' || bids === null) return [];
  if (!stall.opened) return [{ type: 'bids-opened', coins: [...bids], reveals: true }];
  const highest = Math.max(...bids);
  const seat = bids.indexOf(highest);
  const isAlone = bids.lastIndexOf(highest) === seat;
  return highest > 0 && isAlone
    ? [{ type: 'lantern-sold', lantern: stall.lantern, seat, coins: highest }]
    : [{ type: 'lantern-gone-out', lantern: stall.lantern }];
}

export const bidsOpened: Evolve<LanternFair, Fact & { type: 'bids-opened' }> = (state) =>
  state.stall?.sale === 'sealed' ? { ...state, stall: { ...state.stall, opened: true } } : state;

import { at, changed } from '../../../core/seat.ts';
import type { Evolve } from '../../../core/title.ts';
import type { Fact, LanternFair, Stall, State } from '../types.ts';
import { toKeep } from './2-charms.ts';

/** LF 3.1: the top lantern of the deck is lit for all to see. */
export function lightNext(state: State): readonly Fact[] {
  const [lantern] = state.deck;
  const isBusy = state.stall !== null || toKeep(state).length > 0;
  if (isBusy || lantern === undefined || state.held === state.stalls) return [];
  return [{ type: 'lantern-lit', stall: state.held + 1, lantern, reveals: true }];
}

/** LF 3.2: odd stalls sell by sealed bids, even ones by an open auction. */
const stallFor = (state: State, stall: number, lantern: string): Stall =>
  stall % 2 === 1
    ? { sale: 'sealed', lantern, bids: state.fairgoers.map(() => null), opened: false }
    : {
        sale: 'open',
        lantern,
        turn: state.opener,
        highest: null,
        passed: state.fairgoers.map(() => false),
        offeredTo: null,
      };

export const lanternLit: Evolve<LanternFair, Fact & { type: 'lantern-lit' }> = (
  state,
  { stall, lantern },
) => ({
  ...state,
  held: stall,
  deck: state.deck.slice(1),
  stall: stallFor(state, stall, lantern),
});

/** The buyer pays, takes the lantern and opens the next auction (LF 5.1). */
export const lanternSold: Evolve<LanternFair, Fact & { type: 'lantern-sold' }> = (
  state,
  { lantern, seat, coins },
) => ({
  ...state,
  stall: null,
  opener: seat,
  fairgoers: changed(state.fairgoers, seat, (fairgoer) => ({
    ...fairgoer,
    coins: fairgoer.coins - coins,
    lanterns: [...fairgoer.lanterns, lantern],
    polished: [...fairgoer.polished, false],
  })),
});

export const lanternGoneOut: Evolve<LanternFair, Fact & { type: 'lantern-gone-out' }> = (
  state,
  { lantern },
) => ({ ...state, stall: null, out: [...state.out, lantern] });

export const purseOf = (state: State, seat: number): number => at(state.fairgoers, seat).coins;

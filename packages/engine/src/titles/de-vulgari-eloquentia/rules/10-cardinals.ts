import { isRefusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat, seatsOf } from '../../../core/seat.ts';
import { spaceOf } from '../discs.ts';
import type { Fact, Rules, State, Step } from '../types.ts';
import { learns } from './1-10-knowledge.ts';
import { goingOf, withPlayer } from './2-4-actions.ts';

/** DVE 4.5, 10: what a Cardinal costs. */
export const cardinalPrice = (cardinal: string): number =>
  cardinal === 'cardinal-muret' ? 70 : 40;

/** DVE 10: what a Cardinal brings at once. */
export function cardinalGains(state: State, seat: Seat, cardinal: string): readonly Fact[] {
  if (cardinal === 'cardinal-balestreri') return learns(state, seat, 4);
  return cardinal === 'cardinal-zazza' ? [{ type: 'ducats-refunded', seat, ducats: 40 }] : [];
}

export const refundedDucats: Step<'ducats-refunded'> = (state, { seat, ducats }) =>
  withPlayer(state, seat, (player) => ({ ducats: player.ducats + ducats }));

/** DVE 10: once in the game Shlasinger moves another's disc six spaces back. */
export const denounce: Rules<'denounce'> = {
  openness: 'open',
  candidates: ({ players }) => seatsOf(players.length).map((seat) => ({ type: 'denounce', seat })),
  refuse: (state, { seat: other }, seat) => {
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    const { cardinal, hasDenounced } = at(state.players, seat);
    if (cardinal !== 'cardinal-shlasinger') return refusal('not-shlasinger', 'DVE 10');
    if (hasDenounced) return refusal('denounced-before', 'DVE 10');
    if (other === seat || other >= state.players.length) {
      return refusal('denounce-another', 'DVE 10');
    }
    return spaceOf(state.knowledge, other) === 0
      ? refusal('knows-nothing', 'DVE 10', { seat: other })
      : null;
  },
  perform: (state, { seat: other }, seat) => [
    { type: 'player-denounced', seat: other, by: seat },
    ...learns(state, other, -6),
  ],
};

export const denounced: Step<'player-denounced'> = (state, { by }) =>
  withPlayer(state, by, () => ({ hasDenounced: true }));

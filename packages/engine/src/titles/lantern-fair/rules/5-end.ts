import type { BySeat } from '../../../core/seat.ts';
import type { Evolve, Outcome, ScoreLine } from '../../../core/title.ts';
import { faceOf, glassOfPatron } from '../lanterns.ts';
import type { Fact, Fairgoer, LanternFair, State } from '../types.ts';

const isOver = ({ stall, held, stalls }: State): boolean => stall === null && held === stalls;

/** LF 5.1: when the last stall has closed everybody shows his patron. */
export const showPatrons = (state: State): readonly Fact[] =>
  isOver(state) && !state.shown
    ? [
        {
          type: 'patrons-shown',
          patrons: state.fairgoers.map(({ patron }) => patron),
          reveals: true,
        },
      ]
    : [];

export const patronsShown: Evolve<LanternFair, Fact & { type: 'patrons-shown' }> = (state) => ({
  ...state,
  shown: true,
});

const lightOf = (state: State, { lanterns }: Fairgoer, glass: string | null): number =>
  lanterns
    .map((lantern) => faceOf(state.edition, lantern))
    .filter((face) => glass === null || face.glass === glass)
    .reduce((sum, { light }) => sum + light, 0);

/** LF 5.2: the light of one's lanterns, those in the patron's glass once more. */
export const score = (state: State): BySeat<readonly ScoreLine[]> =>
  state.fairgoers.map((fairgoer) => [
    { rule: 'LF 5.2', points: lightOf(state, fairgoer, null) },
    { rule: 'LF 5.2', points: lightOf(state, fairgoer, glassOfPatron(fairgoer.patron)) },
  ]);

/** LF 5.3: the most points win; then the most coins; then the win is shared. */
export function outcome(state: State): Outcome | null {
  if (!state.shown) return null;
  const totals = score(state).map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = state.fairgoers.map(({ coins }, seat) => (totals[seat] ?? 0) * 100 + coins);
  const best = Math.max(...ranks);
  return { winners: ranks.flatMap((rank, seat) => (rank === best ? [seat] : [])) };
}

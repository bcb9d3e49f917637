import type { BySeat } from '../../../core/seat.ts';
import type { Evolve, Outcome, ScoreLine } from '../../../core/title.ts';
import { faceOf, glassOfPatron } from '../pieces.ts';
import type { Fact, Fairgoer, LanternFair, State } from '../types.ts';

const isOver = ({ stall, held, stalls }: State): boolean => stall === null && held === stalls;

/** LF 6.1: when the last stall has closed everybody shows what he kept secret. */
export const showSecrets = (state: State): readonly Fact[] =>
  isOver(state) && !state.shown
    ? [
        {
          type: 'secrets-shown',
          patrons: state.fairgoers.map(({ patron }) => patron),
          charms: state.fairgoers.map(({ charms }) => [...charms]),
          reveals: true,
        },
      ]
    : [];

export const secretsShown: Evolve<LanternFair, Fact & { type: 'secrets-shown' }> = (state) => ({
  ...state,
  shown: true,
});

const lightOf = (state: State, { lanterns }: Fairgoer, glass: string | null): number =>
  lanterns
    .map((lantern) => faceOf(state.edition, lantern))
    .filter((face) => glass === null || face.glass === glass)
    .reduce((sum, { light }) => sum + light, 0);

/** LF 6.2: the light of one's lanterns, those in the patron's glass once more; polish and charms. */
export const score = (state: State): BySeat<readonly ScoreLine[]> =>
  state.fairgoers.map((fairgoer) => [
    { line: 'light', rule: 'LF 6.2', points: lightOf(state, fairgoer, null) },
    {
      line: 'patron',
      rule: 'LF 6.2',
      points: lightOf(state, fairgoer, glassOfPatron(fairgoer.patron)),
    },
    { line: 'polish', rule: 'LF 6.2', points: fairgoer.polished.filter((done) => done).length },
    { line: 'charms', rule: 'LF 6.2', points: fairgoer.charms.length },
  ]);

/** LF 6.3: the most points win; then the most coins; then the win is shared. */
export function outcome(state: State): Outcome | null {
  if (!state.shown) return null;
  const totals = score(state).map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = state.fairgoers.map(({ coins }, seat) => (totals[seat] ?? 0) * 100 + coins);
  const best = Math.max(...ranks);
  return { winners: ranks.flatMap((rank, seat) => (rank === best ? [seat] : [])) };
}

import type { Outcome } from '../../core/title.ts';
import { score } from './rules/6-end.ts';
import type { State } from './types.ts';
import { view } from './view.ts';

/** LF 6.3: the most points win; then the most coins; then the win is shared. */
export function outcome(state: State): Outcome | null {
  const { shown, edition, stalls, fairgoers } = state;
  if (!shown) return null;
  const table = { edition, options: { stalls }, seats: fairgoers.length };
  const totals = score(view(state, 'referee'), table).map((lines) =>
    lines.reduce((sum, { points }) => sum + points, 0),
  );
  const ranks = fairgoers.map(({ coins }, seat) => (totals[seat] ?? 0) * 100 + coins);
  const best = Math.max(...ranks);
  return { winners: ranks.flatMap((rank, seat) => (rank === best ? [seat] : [])) };
}

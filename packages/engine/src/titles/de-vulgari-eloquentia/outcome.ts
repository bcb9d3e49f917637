import type { Outcome } from '../../core/title.ts';
import { mostAdvanced } from './discs.ts';
import { score, totalOf } from './rules/13-score.ts';
import type { State } from './types.ts';
import { view } from './view.ts';

/** DVE 13.11: the most points win; a tie goes to more knowledge, which no two have alike. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const { edition, options, players, knowledge } = state;
  const table = { edition, options, seats: players.length };
  const totals = score(view(state, 'referee'), table).map(totalOf);
  const best = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return { winners: [mostAdvanced(knowledge, tied) ?? 0] };
}

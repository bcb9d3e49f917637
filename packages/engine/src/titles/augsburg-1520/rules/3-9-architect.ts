import { type Refusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import type { State, Winning } from '../types.ts';

/** A 3.9: the buildings a player lacks, of which there are tiles. */
const lacks = ({ players, stacks }: Pick<State, 'players' | 'stacks'>, seat: Seat): boolean =>
  (['church', 'cathedral'] as const).some(
    (building) => at(players, seat).rights[building] === null && stacks[building].length > 0,
  );

/** A 3.9: whether the winner's Architect may still build, whether or not he could pay. */
export const mayBuildByArchitect = (state: State, { seat, hasBuilt }: Winning): boolean =>
  !hasBuilt && at(state.players, seat).rights.architect !== null && lacks(state, seat);

/** A 3.9: once per auction won, by its owner. */
export function refuseArchitect({ stage, players }: State, seat: Seat): Refusal | null {
  if (at(players, seat).rights.architect === null) return refusal('no-architect', 'A 3.9');
  return stage.at === 'winning' && stage.hasBuilt ? refusal('architect-used', 'A 3.9') : null;
}

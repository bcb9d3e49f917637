import { ranked, without } from '../discs.ts';
import type { Fact, State, Step } from '../types.ts';

/**
 * DVE 2.3: the lowest in knowledge plays first; but the furthest on the Rest track plays before all,
 * and his disc alone goes back to the start.
 */
export function orderSet({ knowledge, tracks }: State): readonly Fact[] {
  const byKnowledge = ranked(knowledge)
    .map(({ seat }) => seat)
    .reverse();
  const rested = ranked(tracks.rest)[0]?.seat ?? null;
  const order =
    rested === null ? byKnowledge : [rested, ...byKnowledge.filter((seat) => seat !== rested)];
  return [{ type: 'order-set', order, rested }];
}

export const setOrder: Step<'order-set'> = (state, { order, rested }) => ({
  ...state,
  phase: 'actions',
  charity: null,
  order,
  tracks:
    rested === null ? state.tracks : { ...state.tracks, rest: without(state.tracks.rest, rested) },
});

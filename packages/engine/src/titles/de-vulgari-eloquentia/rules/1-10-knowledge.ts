import type { Seat } from '../../../core/seat.ts';
import { movedTo, ranked, spaceOf } from '../discs.ts';
import type { Edition } from '../edition.ts';
import type { Fact, State, Step } from '../types.ts';

/** DVE 1.10: a disc moves forwards to the last space at most, backwards to space 0 at most. */
export function learns({ edition, knowledge }: State, seat: Seat, by: number): readonly Fact[] {
  const from = spaceOf(knowledge, seat);
  const to = Math.max(0, Math.min(edition.knowledge.lastSpace, from + by));
  return to === from ? [] : [{ type: 'knowledge-moved', seat, to, by: to - from }];
}

export const movedKnowledge: Step<'knowledge-moved'> = (state, { seat, to }) => ({
  ...state,
  knowledge: movedTo(state.knowledge, seat, to),
});

/** The level of knowledge a space lies on, 1 to 8. */
export const levelAt = ({ knowledge }: Edition, space: number): number =>
  knowledge.levelStarts.filter((start) => start <= space).length;

/** The last on the knowledge track: behind all others, or above them on the lowest space. */
export const isLastInKnowledge = ({ knowledge }: State, seat: Seat): boolean =>
  ranked(knowledge).at(-1)?.seat === seat;

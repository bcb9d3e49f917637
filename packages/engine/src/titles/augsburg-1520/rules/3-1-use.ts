import { type Refusal, refusal } from '../../../core/refusal.ts';
import type { Privilege } from '../edition.ts';
import { askedOtherwise } from '../questions.ts';
import { staged } from '../state.ts';
import type { State, Winning } from '../types.ts';

/** The privileges without one of these. */
function without(left: readonly Privilege[], privilege: Privilege): readonly Privilege[] {
  const place = left.indexOf(privilege);
  return left.filter((_, index) => index !== place);
}

/** The winner's turn with something changed. */
export function withWinning(state: State, change: (winning: Winning) => Partial<Winning>): State {
  const winning = staged(state, 'winning');
  return { ...state, stage: { ...winning, ...change(winning) } };
}

/** A 3.1: one of the two privileges is used. */
export const usedPrivilege = (state: State, privilege: Privilege): State =>
  withWinning(state, ({ left, used }) => ({ left: without(left, privilege), used: used + 1 }));

/** A 3.1: why the winner cannot use such a privilege now; null where he can. */
export function refusePrivilege(state: State, privilege: Privilege): Refusal | null {
  const otherwise = askedOtherwise(state, 'privilege');
  if (otherwise !== null || state.stage.at !== 'winning') return otherwise;
  return state.stage.left.includes(privilege)
    ? null
    : refusal('privilege-not-left', 'A 3.1', { privilege });
}

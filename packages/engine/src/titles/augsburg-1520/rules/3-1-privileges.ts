import { type Refusal, refusal } from '../../../core/refusal.ts';
import { privilegesOf } from '../pieces.ts';
import { askedOtherwise } from '../questions.ts';
import { staged } from '../state.ts';
import type { Fact, Rules, State, Step } from '../types.ts';
import { afterNoble } from './2-auction.ts';
import { withWinning } from './3-1-use.ts';
import { gains } from './4-prestige.ts';

/** A 3.1: one of the cards left open this round. */
export const choosePrivileges: Rules<'choose-privileges'> = {
  openness: 'open',
  candidates: ({ privilegeCards }) =>
    privilegeCards.open.map((card) => ({ type: 'choose-privileges', card })),
  refuse: (state, { card }) => {
    const otherwise = askedOtherwise(state, 'choose');
    if (otherwise !== null) return otherwise;
    return state.privilegeCards.open.includes(card) ? null : refusal('card-not-open', 'A 3.1');
  },
  perform: (_state, { card }, seat) => [{ type: 'privileges-chosen', seat, card }],
};

export const chosenPrivileges: Step<'privileges-chosen'> = (state, { card }) => {
  const { privilegeCards } = state;
  return {
    ...withWinning(state, () => ({ card, left: privilegesOf(state.edition, card) })),
    privilegeCards: {
      ...privilegeCards,
      open: privilegeCards.open.filter((other) => other !== card),
    },
  };
};

/** Prestige for a privilege left unused. */
export const unusedPoints = 2;

/** A 3.1: leaving one unused is such a step too. */
export const waive: Rules<'waive'> = {
  openness: 'open',
  candidates: () => [{ type: 'waive' }],
  refuse: (state) => askedOtherwise(state, 'privilege'),
  perform: (state, _action, seat) => [
    { type: 'privilege-waived', seat },
    gains(state, seat, [{ source: 'unused', points: unusedPoints }]),
  ],
};

export const waivedPrivilege: Step<'privilege-waived'> = (state) =>
  withWinning(state, ({ used }) => ({ used: used + 1 }));

/** A 3.9: nothing is built with the Architect. */
export const done: Rules<'done'> = {
  openness: 'open',
  candidates: () => [{ type: 'done' }],
  refuse: (state) => askedOtherwise(state, 'privilege', 'architect') ?? refuseToEnd(state),
  perform: (_state, _action, seat) => [{ type: 'privileges-done', seat }],
};

const refuseToEnd = ({ stage }: State): Refusal | null =>
  stage.at === 'winning' && stage.used < 2 ? refusal('privileges-left', 'A 3.1') : null;

/** A 3.1: both privileges are used, and nothing is left to choose. */
export const endsPrivileges = ({ stage }: State): readonly Fact[] =>
  stage.at === 'winning' && stage.used === 2 ? [{ type: 'privileges-done', seat: stage.seat }] : [];

/** A 3.11: a used card goes away until the ten are shuffled; the next noble is visited. */
export const donePrivileges: Step<'privileges-done'> = (state) => {
  const { card, noble } = staged(state, 'winning');
  const { privilegeCards } = state;
  return {
    ...state,
    privilegeCards: {
      ...privilegeCards,
      away: [...privilegeCards.away, ...(card === null ? [] : [card])],
    },
    stage: afterNoble(noble),
  };
};

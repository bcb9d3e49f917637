import { isRefusal, refusal } from '../../../core/refusal.ts';
import type { Rules, Step } from '../types.ts';
import { isLastInKnowledge, learns } from './1-10-knowledge.ts';
import { costs, goingOf, refusePoints, spent, withPlayer } from './2-4-actions.ts';

/** DVE 7.1: 3 knowledge, 4 for the last on the track; once a turn. */
export const studySalterio: Rules<'study-salterio'> = {
  openness: 'open',
  candidates: () => [{ type: 'study-salterio' }],
  refuse: (state, _action, seat) => {
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    return going.hasSalterio
      ? refusal('salterio-this-turn', 'DVE 7')
      : refusePoints(state, seat, 1);
  },
  costs: () => costs({ points: 1 }),
  perform: (state, _action, seat) => [
    { type: 'salterio-studied', seat },
    ...learns(state, seat, isLastInKnowledge(state, seat) ? 4 : 3),
  ],
};

export const studiedSalterio: Step<'salterio-studied'> = (state) =>
  spent(state, 1, { hasSalterio: true });

/** DVE 7.2: 10 ducats from the bank; once a turn. */
export const doBusiness: Rules<'do-business'> = {
  openness: 'open',
  candidates: () => [{ type: 'do-business' }],
  refuse: (state, _action, seat) => {
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    return going.hasBusiness
      ? refusal('business-this-turn', 'DVE 7')
      : refusePoints(state, seat, 1);
  },
  costs: () => costs({ points: 1 }),
  perform: (_state, _action, seat) => [{ type: 'business-done', seat, ducats: 10 }],
};

export const didBusiness: Step<'business-done'> = (state, { seat, ducats }) =>
  withPlayer(spent(state, 1, { hasBusiness: true }), seat, (player) => ({
    ducats: player.ducats + ducats,
  }));

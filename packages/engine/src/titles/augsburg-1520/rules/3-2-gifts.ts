import { refusal } from '../../../core/refusal.ts';
import { at } from '../../../core/seat.ts';
import { withPlayer } from '../state.ts';
import type { Rules, Step } from '../types.ts';
import { refusePrivilege, usedPrivilege } from './3-1-use.ts';
import { gains } from './4-prestige.ts';

/** A 3.2, 3.6: the florins of a privilege; an agency pays on level 2 or higher. */
export const florinsOf = { yellow: 300, florins500: 500 } as const;

/** The level from which an agency pays. */
const payingLevel = 2;

export const takeFlorins: Rules<'take-florins'> = {
  openness: 'open',
  candidates: () => [
    { type: 'take-florins', by: 'yellow' },
    { type: 'take-florins', by: 'florins500' },
  ],
  refuse: (state, { by }, seat) => {
    const no = refusePrivilege(state, by);
    if (no !== null || by === 'florins500') return no;
    const level = at(state.players, seat).levels.yellow;
    return level < payingLevel
      ? refusal('level-too-low', 'A 3.6', { colour: 'yellow', needed: payingLevel, level })
      : null;
  },
  perform: (_state, { by }, seat) => [{ type: 'florins-taken', seat, by, florins: florinsOf[by] }],
};

export const tookFlorins: Step<'florins-taken'> = (state, { seat, by, florins }) =>
  usedPrivilege(
    withPlayer(state, seat, (player) => ({ florins: player.florins + florins })),
    by,
  );

/** A 3.3: 6 or 7 prestige, as printed. */
const pointsOf = { prestige6: 6, prestige7: 7 } as const;

export const gainPrestige: Rules<'gain-prestige'> = {
  openness: 'open',
  candidates: () => [
    { type: 'gain-prestige', by: 'prestige6' },
    { type: 'gain-prestige', by: 'prestige7' },
  ],
  refuse: (state, { by }) => refusePrivilege(state, by),
  perform: (state, { by }, seat) => [
    gains(state, seat, [{ source: 'privilege', points: pointsOf[by] }], by),
  ],
};

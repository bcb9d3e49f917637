import { type Refusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import type { Colour, Right } from '../edition.ts';
import { valueOfRight } from '../pieces.ts';
import { askedOtherwise } from '../questions.ts';
import { withPlayer } from '../state.ts';
import type { ActionOf, Rules, State, Step } from '../types.ts';
import { refusePrivilege, usedPrivilege, withWinning } from './3-1-use.ts';
import { refuseArchitect } from './3-9-architect.ts';

/** A 3.7, 3.8: the colour whose privilege gives a right, and the level from which it does. */
const takenBy: Readonly<
  Record<ActionOf<'take-right'>['right'], { readonly colour: Colour; readonly needed: number }>
> = {
  coat: { colour: 'orange', needed: 3 },
  patent: { colour: 'orange', needed: 4 },
  mint: { colour: 'violet', needed: 3 },
  architect: { colour: 'violet', needed: 4 },
};

/** A 1.2, 3.10: one of each right per player, and only while there are tiles. */
function refuseTile({ players, stacks }: State, right: Right, seat: Seat): Refusal | null {
  if (at(players, seat).rights[right] !== null) return refusal('right-owned', 'A 3.10', { right });
  return stacks[right].length === 0 ? refusal('stack-empty', 'A 1.2', { right }) : null;
}

/** A 3.7, 3.8: the top tile of a stack, in place of a step. */
export const takeRight: Rules<'take-right'> = {
  openness: 'open',
  candidates: () =>
    (['coat', 'patent', 'mint', 'architect'] as const).map((right) => ({
      type: 'take-right',
      right,
    })),
  refuse: (state, { right }, seat) => {
    const { colour, needed } = takenBy[right];
    const no = refusePrivilege(state, colour);
    if (no !== null) return no;
    const level = at(state.players, seat).levels[colour];
    if (level < needed) {
      const rule = colour === 'orange' ? 'A 3.7' : 'A 3.8';
      return refusal('level-too-low', rule, { colour, needed, level });
    }
    return refuseTile(state, right, seat);
  },
  perform: ({ stacks }, { right }, seat) => [
    { type: 'right-taken', seat, right, tile: at(stacks[right], 0) },
  ],
};

/** The top tile of a stack goes to a player. */
function withRight(state: State, seat: Seat, right: Right, tile: string): State {
  const owned = withPlayer(state, seat, ({ rights }) => ({ rights: { ...rights, [right]: tile } }));
  const left = state.stacks[right].filter((other) => other !== tile);
  return { ...owned, stacks: { ...state.stacks, [right]: left } };
}

export const tookRight: Step<'right-taken'> = (state, { seat, right, tile }) => {
  const owned = withRight(state, seat, right, tile);
  return right === 'church' || right === 'cathedral'
    ? owned
    : usedPrivilege(owned, takenBy[right].colour);
};

const priceOfTop = ({ edition, stacks }: State, building: 'church' | 'cathedral'): number =>
  valueOfRight(edition, building, stacks[building][0] ?? '');

/** A 3.8: on any level, at the price of the top tile. A 3.9: or by the Architect, besides. */
export const build: Rules<'build'> = {
  openness: 'sealed',
  candidates: () =>
    (['church', 'cathedral'] as const).flatMap((building) =>
      (['violet', 'architect'] as const).map((by) => ({ type: 'build', building, by }) as const),
    ),
  refuse: (state, { building, by }, seat) => {
    const no =
      by === 'violet'
        ? refusePrivilege(state, 'violet')
        : (askedOtherwise(state, 'choose', 'privilege', 'architect') ??
          refuseArchitect(state, seat));
    const noTile = no ?? refuseTile(state, building, seat);
    if (noTile !== null) return noTile;
    const [needed, has] = [priceOfTop(state, building), at(state.players, seat).florins];
    return has < needed ? refusal('too-few-florins', 'A 3.8', { needed, has }) : null;
  },
  costs: (state, { building }) => ({ florins: priceOfTop(state, building) }),
  perform: (state, { building, by }, seat) => [
    {
      type: 'building-built',
      seat,
      building,
      tile: at(state.stacks[building], 0),
      florins: priceOfTop(state, building),
      by,
    },
  ],
};

export const builtBuilding: Step<'building-built'> = (state, fact) => {
  const { seat, building, tile, florins, by } = fact;
  const paid = withPlayer(state, seat, (player) => ({ florins: player.florins - florins }));
  const built = withRight(paid, seat, building, tile);
  return by === 'violet'
    ? usedPrivilege(built, 'violet')
    : withWinning(built, () => ({ hasBuilt: true }));
};

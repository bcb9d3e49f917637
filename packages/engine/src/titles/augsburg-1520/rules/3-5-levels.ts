import { refusal } from '../../../core/refusal.ts';
import { at, type Seat, seatsOf } from '../../../core/seat.ts';
import { type Colour, colours } from '../edition.ts';
import { isTileOf } from '../pieces.ts';
import { askedOtherwise } from '../questions.ts';
import { withPlayer } from '../state.ts';
import type { Fact, Player, Rules, State, Step } from '../types.ts';
import { refusePrivilege, usedPrivilege, withWinning } from './3-1-use.ts';
import { gains } from './4-prestige.ts';

const topLevel = 4;

const tileIn = (tiles: readonly string[], colour: Colour, level: number): string | undefined =>
  tiles.find((tile) => isTileOf(colour, level, tile));

/** A 3.5: the next level, from the supply, or else from an opponent who stands exactly on it. */
export const step: Rules<'step'> = {
  openness: 'open',
  candidates: ({ players }) =>
    colours.flatMap((colour) =>
      [null, ...seatsOf(players.length)].map((from) => ({ type: 'step', colour, from }) as const),
    ),
  refuse: (state, { colour, from }, seat) => {
    const no = refusePrivilege(state, colour);
    if (no !== null) return no;
    const level = at(state.players, seat).levels[colour] + 1;
    if (level > topLevel) return refusal('top-level', 'A 3.5', { colour });
    const isInSupply = tileIn(state.supply, colour, level) !== undefined;
    if (from === null) {
      return isInSupply ? null : refusal('not-in-supply', 'A 3.5', { colour, level });
    }
    if (isInSupply) return refusal('tile-in-supply', 'A 3.5', { colour, level });
    return state.players[from]?.levels[colour] === level
      ? null
      : refusal('not-on-level', 'A 3.5', { seat: from, colour, level });
  },
  perform: (state, { colour, from }, seat) => [taken(state, seat, colour, from)],
};

/** A 3.5: level 4 is taken for the level 3 tile, which is returned or handed over. */
function taken(state: State, seat: Seat, colour: Colour, from: Seat | null): Fact {
  const player = at(state.players, seat);
  const level = player.levels[colour] + 1;
  const tiles = from === null ? state.supply : at(state.players, from).tiles;
  const tile = tileIn(tiles, colour, level);
  if (tile === undefined) throw new Error(`No ${colour} tile of level ${level} there`);
  const handedOn = level === topLevel ? (tileIn(player.tiles, colour, level - 1) ?? null) : null;
  return { type: 'level-taken', seat, colour, level, tile, from, handedOn };
}

const reaches = (
  { levels, tiles }: Player,
  colour: Colour,
  level: number,
  { gets, gives }: { readonly gets: string | null; readonly gives: string | null },
): Partial<Player> => ({
  levels: { ...levels, [colour]: level },
  tiles: [...tiles.filter((tile) => tile !== gives), ...(gets === null ? [] : [gets])],
});

export const tookLevel: Step<'level-taken'> = (state, fact) => {
  const { seat, colour, level, tile, from, handedOn } = fact;
  const risen = usedPrivilege(
    withPlayer(state, seat, (player) =>
      reaches(player, colour, level, { gets: tile, gives: handedOn }),
    ),
    colour,
  );
  if (from === null) {
    const supply = [...risen.supply.filter((other) => other !== tile)];
    return { ...risen, supply: handedOn === null ? supply : [...supply, handedOn] };
  }
  const robbed = withPlayer(risen, from, (player) =>
    reaches(player, colour, level - 1, { gets: handedOn, gives: tile }),
  );
  return withWinning(robbed, ({ pauses }) => ({
    robbed: { seat: from, colour, level },
    pauses: pauses + 1,
  }));
};

/** What one robbed of a level may choose. */
export const compensations = { florins: 100, prestige: 1 } as const;

/** A 3.5: once per tile, before anything else happens; prestige also where it is lost. */
export const takeCompensation: Rules<'take-compensation'> = {
  openness: 'open',
  candidates: () => [
    { type: 'take-compensation', as: 'florins' },
    { type: 'take-compensation', as: 'prestige' },
  ],
  refuse: (state) => askedOtherwise(state, 'compensation'),
  perform: (state, { as }, seat) =>
    as === 'florins'
      ? [{ type: 'compensation-taken', seat, as, florins: compensations.florins }]
      : [
          { type: 'compensation-taken', seat, as, florins: 0 },
          gains(state, seat, [{ source: 'robbed', points: compensations.prestige }]),
        ],
};

export const tookCompensation: Step<'compensation-taken'> = (state, { seat, florins }) =>
  withWinning(
    withPlayer(state, seat, (player) => ({ florins: player.florins + florins })),
    () => ({ robbed: null }),
  );

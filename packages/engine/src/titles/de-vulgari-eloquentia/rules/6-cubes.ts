import { isRefusal, type Refusal, refusal } from '../../../core/refusal.ts';
import { at } from '../../../core/seat.ts';
import { ofColour, zoneOf } from '../pieces.ts';
import {
  type ActionOf,
  type Colour,
  colours,
  type Rules,
  type State,
  type Step,
} from '../types.ts';
import { discarded } from './2-1-event.ts';
import {
  costs,
  firstOf,
  goingOf,
  refuseDucats,
  refusePoints,
  spent,
  withPlayer,
} from './2-4-actions.ts';

/** DVE 6.1: one cube costs a point, two cost four. */
const pointsFor = (count: number): number => (count === 1 ? 1 : 4);

/** DVE 6.2 to 6.5: what a cube of each colour costs, in ducats. */
const ducatsEach: Readonly<Record<Colour, number>> = { red: 30, black: 0, yellow: 15, green: 0 };

const ducatsRule = {
  red: 'DVE 6.2',
  black: 'DVE 6.3',
  yellow: 'DVE 6.4',
  green: 'DVE 6.5',
} as const;

/** DVE 6.3: what the bank gives for a Nobleman just taken. */
const ducatsForNobleman = 20;

/** DVE 4.6, 6.4: in an abbey Abbesses cost nothing. */
function ducatsFor({ edition, players }: State, seat: number, colour: Colour, count: number) {
  const isFree = colour === 'yellow' && zoneOf(edition, at(players, seat).place)?.abbey === true;
  return isFree ? 0 : ducatsEach[colour] * count;
}

/** DVE 6.3: only Noblemen are sold, and only those just taken. */
function refuseSale({ colour, count, sell }: ActionOf<'take-cubes'>): Refusal | null {
  if (sell > 0 && colour !== 'black') return refusal('sells-only-black', 'DVE 6.3');
  return sell > count ? refusal('sells-too-many', 'DVE 6.3', { count }) : null;
}

/** DVE 6: each colour at most once a turn, one cube or two, if on sale. */
export const takeCubes: Rules<'take-cubes'> = {
  openness: 'open',
  candidates: () =>
    colours.flatMap((colour) =>
      [1, 2].flatMap((count) =>
        (colour === 'black' ? [0, 1, 2] : [0]).map((sell) => ({
          type: 'take-cubes' as const,
          colour,
          count,
          sell,
        })),
      ),
    ),
  refuse: (state, action, seat) => {
    const { colour, count } = action;
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    if (going.colours.includes(colour)) return refusal('colour-this-turn', 'DVE 6', { colour });
    const left = ofColour(state.sale, colour).length;
    return firstOf(
      left < count ? refusal('not-on-sale', 'DVE 6', { colour, count, left }) : null,
      refuseSale(action),
      refusePoints(state, seat, pointsFor(count)),
      refuseDucats(state, seat, ducatsFor(state, seat, colour, count), ducatsRule[colour]),
    );
  },
  costs: (state, { colour, count }, seat) =>
    costs({ points: pointsFor(count), ducats: ducatsFor(state, seat, colour, count) }),
  perform: (state, { colour, count, sell }, seat) => {
    const cubes = ofColour(state.sale, colour).slice(0, count);
    const points = pointsFor(count);
    const ducats = ducatsFor(state, seat, colour, count);
    const sold = cubes.slice(0, sell);
    return [
      { type: 'cubes-taken', seat, colour, cubes, points, ducats },
      ...(sell === 0
        ? []
        : [
            {
              type: 'noblemen-sold',
              seat,
              cubes: sold,
              ducats: sell * ducatsForNobleman,
            } as const,
          ]),
      ...discarded(state, seat, sold),
    ];
  },
};

/** DVE 6.5: Amanuenses stand before the screen, the others behind it. */
export const tookCubes: Step<'cubes-taken'> = (state, { seat, colour, cubes, points, ducats }) => ({
  ...withPlayer(
    spent(state, points, { colours: [...(state.going?.colours ?? []), colour] }),
    seat,
    (player) => ({
      ducats: player.ducats - ducats,
      front: colour === 'green' ? [...player.front, ...cubes] : player.front,
      cubes: colour === 'green' ? player.cubes : [...player.cubes, ...cubes],
    }),
  ),
  sale: state.sale.filter((cube) => !cubes.includes(cube)),
});

export const soldNoblemen: Step<'noblemen-sold'> = (state, { seat, ducats }) =>
  withPlayer(state, seat, (player) => ({ ducats: player.ducats + ducats }));

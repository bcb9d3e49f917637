import { isRefusal, type Refusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import type { Edition } from '../edition.ts';
import type { Going, Player, Rules, State, Step } from '../types.ts';
import { costs, firstOf, goingOf, refuseDucats, spent, withPlayer } from './2-4-actions.ts';

/** What a movement costs. */
type Fare = { readonly points: number; readonly ducats: number };

/** DVE 3.2, 3.5, 3.6: more than one step costs 10 ducats in all, but for Friar Ralph. */
export const ducatsFor = (steps: number, { friar }: Pick<Player, 'friar'>): number =>
  steps > 1 && friar !== 'friar-ralph' ? 10 : 0;

function fareTo(state: State, seat: Seat, to: string): Fare | null {
  const points = state.going?.reach[to];
  if (points === undefined) return null;
  return { points, ducats: ducatsFor(points, at(state.players, seat)) };
}

/** Why there is no way there, or what it costs. */
function fareOrRefusal(state: State, seat: Seat, to: string): Fare | Refusal {
  const { edition, players } = state;
  const isPlace = [...edition.zones, ...edition.seas].some(({ id }) => id === to);
  if (!isPlace) return refusal('unknown-place', 'DVE 3.1', { place: to });
  if (at(players, seat).place === to) return refusal('already-there', 'DVE 3.1', { place: to });
  return fareTo(state, seat, to) ?? refusal('no-way', 'DVE 3.3', { place: to });
}

/**
 * Where the points take one, the nearest first and then as the board lists them: the
 * order of a record's keys does not outlive its keeping.
 */
const withinReach = ({ zones, seas }: Edition, { reach, points }: Going): readonly string[] =>
  [...zones, ...seas]
    .map(({ id }) => ({ id, steps: reach[id] ?? Number.POSITIVE_INFINITY }))
    .filter(({ steps }) => steps <= points)
    .sort((one, other) => one.steps - other.steps)
    .map(({ id }) => id);

/** DVE 3.1: one movement a turn, to one destination. */
export const move: Rules<'move'> = {
  openness: 'open',
  candidates: ({ edition, going }) =>
    going === null || going.hasMoved
      ? []
      : withinReach(edition, going).map((to) => ({ type: 'move', to })),
  refuse: (state, { to }, seat) => {
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    if (going.hasMoved) return refusal('already-moved', 'DVE 3.1');
    const fare = fareOrRefusal(state, seat, to);
    if (isRefusal(fare)) return fare;
    const { points, ducats } = fare;
    return firstOf(
      points > going.points
        ? refusal('too-few-points', 'DVE 3.1', { points, left: going.points })
        : null,
      refuseDucats(state, seat, ducats, 'DVE 3.2'),
    );
  },
  costs: (state, { to }, seat) => costs(fareTo(state, seat, to) ?? {}),
  perform: (state, { to }, seat) => {
    const { points, ducats } = fareTo(state, seat, to) ?? { points: 0, ducats: 0 };
    return [{ type: 'pawn-moved', seat, to, points, ducats }];
  },
};

export const movedPawn: Step<'pawn-moved'> = (state, { seat, to, points, ducats }) =>
  withPlayer(spent(state, points, { hasMoved: true }), seat, (player) => ({
    place: to,
    ducats: player.ducats - ducats,
  }));

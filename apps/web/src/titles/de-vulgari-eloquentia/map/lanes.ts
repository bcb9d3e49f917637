import { distance } from './geometry.ts';
import type { Stop } from './journeys.ts';
import { type Bend, placeOn, type Sheet, type Way } from './layout.ts';
import type { Point } from './projection.ts';
import { waysThrough } from './routes.ts';

/** A seat's line along a way it travelled, or across the map where it was called. */
export type Lane = {
  readonly seat: number;
  readonly between: readonly [string, string];
  readonly turn: number; // on which it passed here first
  readonly isCall: boolean;
  readonly path: string;
};

/** How far the lines on one way are apart, and how far from its ends they run beside each other. */
export const laneGap = 4;
const apart = 22;

/** Where a line begins to be told from the others, from the middle of a city to its own side: 0 to 1. */
function parted(fromEnd: number): number {
  const share = Math.min(1, fromEnd / apart);
  return share * share * (3 - 2 * share);
}

/** A point of a bend, and how steep it is there. */
function pointOn(
  [from, over, to]: Bend,
  share: number,
): { readonly at: Point; readonly along: Point } {
  const mixed = (axis: 0 | 1): number =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * over[axis] + share ** 2 * to[axis];
  const slope = (axis: 0 | 1): number =>
    (1 - share) * (over[axis] - from[axis]) + share * (to[axis] - over[axis]);
  return { at: [mixed(0), mixed(1)], along: [slope(0), slope(1)] };
}

const step = 7; // between the points of a line

/** A line beside a bend, which leaves it and comes back to it at its ends. */
function drawnBeside(bend: Bend, aside: number): string {
  const length = distance(bend[0], bend[2]);
  const count = Math.max(8, Math.round(length / step));
  const points = Array.from({ length: count + 1 }, (_, place) => {
    const share = place / count;
    const { at, along } = pointOn(bend, share);
    const steep = Math.hypot(along[0], along[1]) || 1;
    const far = aside * parted(Math.min(share, 1 - share) * length);
    const x = at[0] - (along[1] / steep) * far;
    const y = at[1] + (along[0] / steep) * far;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** A leg of a journey: from one stop to the next. */
type Leg = { readonly seat: number; readonly from: string; readonly to: Stop };

const legsOf = (stops: readonly Stop[], seat: number): readonly Leg[] =>
  stops.slice(1).flatMap((to, index) => {
    const from = stops[index]?.place;
    return from === undefined || from === to.place ? [] : [{ seat, from, to }];
  });

/** What is passed, by whom, and on which turn first. */
type Passing = {
  readonly seat: number;
  readonly turn: number;
  readonly way: Way;
  readonly isCall: boolean;
};

/** How far a call bends aside: by a share of its length, and away from a road between the same two. */
const called = { share: 0.12, away: 16 };

/** Nobody travels where he is called: the line goes straight there, in an arc. */
function callTo(sheet: Sheet, { from, to: { place } }: Leg): readonly Way[] {
  const [start, end] = [placeOn(sheet, from)?.at, placeOn(sheet, place)?.at];
  if (start === undefined || end === undefined) return [];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const aside = called.share + called.away / (Math.hypot(dx, dy) || 1);
  const over: Point = [(start[0] + end[0]) / 2 - dy * aside, (start[1] + end[1]) / 2 + dx * aside];
  return [{ from, to: place, bend: [start, over, end], path: '', isSea: false }];
}

function passingsOf(sheet: Sheet, leg: Leg): readonly Passing[] {
  const { turn, coming, place } = leg.to;
  const travelled = coming === 'called' ? [] : waysThrough(sheet, leg.from, place);
  const isCall = travelled.length === 0;
  const ways = isCall ? callTo(sheet, leg) : travelled;
  return ways.map((way) => ({ seat: leg.seat, turn, way, isCall }));
}

const nameOf = ({ way, isCall }: Passing): string => `${way.from} ${way.to} ${isCall}`;

/** Everybody's lines: one on each way one travelled, beside those of the others who did. */
export function lanesOn(sheet: Sheet, journeys: readonly (readonly Stop[])[]): readonly Lane[] {
  const passings = journeys
    .flatMap((stops, seat) => legsOf(stops, seat))
    .flatMap((leg) => passingsOf(sheet, leg));
  return [...new Set(passings.map(nameOf))].flatMap((name) => {
    const here = passings.filter((passing) => nameOf(passing) === name);
    const seats = [...new Set(here.map(({ seat }) => seat))].sort((one, other) => one - other);
    return seats.flatMap((seat, index): readonly Lane[] => {
      const first = here.find((passing) => passing.seat === seat);
      if (first === undefined) return [];
      const { way, turn, isCall } = first;
      const path = drawnBeside(way.bend, (index - (seats.length - 1) / 2) * laneGap);
      return [{ seat, between: [way.from, way.to], turn, isCall, path }];
    });
  });
}

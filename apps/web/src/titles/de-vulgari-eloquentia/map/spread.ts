import { distance } from './geometry.ts';
import type { Point } from './projection.ts';

/** What must have room of its own: how far its box reaches from its place. */
export type Room = {
  readonly at: Point;
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
};

/** Two rooms that overlap, and how the sheet is drawn apart between them. */
type Pull = {
  readonly at: Point; // where it is strongest
  readonly isUpright: boolean; // up and down, or to both sides
  readonly strength: number; // how much longer it makes what lies there
  readonly reach: number;
};

const most = { rounds: 160, strength: 0.3 };

/** The length that two stretches share; 0 or less: none. */
const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);

function pullBetween(one: Room, other: Room): Pull | null {
  const [x, otherX] = [one.at[0], other.at[0]];
  const across = overlap(x - one.left, x + one.right, otherX - other.left, otherX + other.right);
  if (across <= 0) return null;
  const [y, otherY] = [one.at[1], other.at[1]];
  const along = overlap(y - one.up, y + one.down, otherY - other.up, otherY + other.down);
  if (along <= 0) return null;
  // Drawn apart where that takes less, and where they lie apart already.
  const [dx, dy] = [Math.abs(x - otherX), Math.abs(y - otherY)];
  const isUpright = along / (dy + 8) < across / (dx + 8);
  const [lacks, has] = isUpright ? [along, dy] : [across, dx];
  return {
    at: [(x + otherX) / 2, (y + otherY) / 2],
    isUpright,
    strength: Math.min(most.strength, (lacks + 1) / Math.max(has, 1)),
    reach: Math.max(42, distance(one.at, other.at) * 0.8),
  };
}

function pullsIn(rooms: readonly Room[]): readonly Pull[] {
  const pulls: Pull[] = [];
  for (const [place, one] of rooms.entries()) {
    for (const other of rooms.slice(place + 1)) {
      const pull = pullBetween(one, other);
      if (pull !== null) pulls.push(pull);
    }
  }
  return pulls;
}

/** Beyond so many of its reaches, squared, a pull does not work at all. */
const farthest = 12;

/** The strength of a pull at a point: a bell curve, and nothing far away. */
function weightAt({ at, reach, strength }: Pull, point: Point): number {
  const dx = (point[0] - at[0]) / reach;
  const dy = (point[1] - at[1]) / reach;
  const squared = dx * dx + dy * dy;
  return squared > farthest ? 0 : strength * Math.exp(-squared / 2);
}

/** Moves a point by one step. It runs for every point of the map, so it allocates as little as it can. */
function pulled(pulls: readonly Pull[], share: number, point: Point): Point {
  let dx = 0;
  let dy = 0;
  for (const pull of pulls) {
    const weight = weightAt(pull, point) * share;
    if (weight === 0) continue;
    if (pull.isUpright) dy += (point[1] - pull.at[1]) * weight;
    else dx += (point[0] - pull.at[0]) * weight;
  }
  return dx === 0 && dy === 0 ? point : [point[0] + dx, point[1] + dy];
}

/** How the sheet is drawn apart, step by step. */
type Step = { readonly pulls: readonly Pull[]; readonly share: number };

/**
 * Draws the whole sheet apart, its coasts as much as its cities, until every room is free. Each step
 * is smooth, and so gentle that nothing folds: the pulls at any place together stay below a bound.
 */
export function spread(rooms: readonly Room[]): (point: Point) => Point {
  const steps: Step[] = [];
  let now = rooms;
  for (
    let pulls = pullsIn(now);
    pulls.length > 0 && steps.length < most.rounds;
    pulls = pullsIn(now)
  ) {
    const places = pulls.map(({ at }) => at);
    const sums = places.map((at) => pulls.reduce((sum, pull) => sum + weightAt(pull, at), 0));
    const step = { pulls, share: Math.min(1, most.strength / Math.max(...sums)) };
    steps.push(step);
    now = now.map((room) => ({ ...room, at: pulled(step.pulls, step.share, room.at) }));
  }
  return (point) => steps.reduce((at, { pulls, share }) => pulled(pulls, share, at), point);
}

import type { Place } from './layout.ts';
import type { Point } from './projection.ts';

/** Which way each arrow key points. */
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a place seems in a direction: what lies to the side of it seems farther; null: behind. */
function farness([x, y]: Point, [toX, toY]: Point, [alongX, alongY]: Point): number | null {
  const [dx, dy] = [toX - x, toY - y];
  const ahead = dx * alongX + dy * alongY;
  const aside = Math.abs(dx * alongY - dy * alongX);
  return ahead <= 0 || aside > ahead * 1.6 ? null : Math.hypot(ahead, aside * 2);
}

/** The place an arrow key leads to; none at the edge, or for another key. */
export function steered(places: readonly Place[], from: Place, key: string): Place | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const [nearest] = places
    .flatMap((place) => {
      const far = place.id === from.id ? null : farness(from.at, place.at, direction);
      return far === null ? [] : [{ place, far }];
    })
    .sort((one, other) => one.far - other.far);
  return nearest?.place;
}

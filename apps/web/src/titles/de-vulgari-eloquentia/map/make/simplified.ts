import type { Point, Ring } from '../projection.ts';

/** How far a point is from the way between two others, squared. */
function strayOf([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
}

/** A line without the points that stray from it by less than a tolerance (Douglas and Peucker). */
function simplifiedLine(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const strays = line.map((point) => strayOf(point, first, last));
  const most = Math.max(...strays);
  if (most <= tolerance * tolerance) return [first, last];
  const at = strays.indexOf(most);
  return [
    ...simplifiedLine(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifiedLine(line.slice(at), tolerance),
  ];
}

/** A closed line with fewer points. */
export function simplified(ring: Ring, tolerance: number): Ring {
  const half = Math.floor(ring.length / 2);
  const closed = [...ring.slice(half), ...ring.slice(0, 1)];
  return [
    ...simplifiedLine(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplifiedLine(closed, tolerance).slice(0, -1),
  ];
}

import type { Point, Ring } from './projection.ts';

/** What lies on one side of a line: `normal` points out of it. */
export type HalfPlane = { readonly normal: Point; readonly offset: number };

const beyond = ({ normal, offset }: HalfPlane, [x, y]: Point): number =>
  normal[0] * x + normal[1] * y - offset;

/** The part of a ring that lies within a half-plane. */
export function clipped(ring: Ring, side: HalfPlane): Ring {
  return ring.flatMap((point, place) => {
    const next = ring[(place + 1) % ring.length] ?? point;
    const [here, there] = [beyond(side, point), beyond(side, next)];
    const kept = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    const crossing: Point = [
      point[0] + share * (next[0] - point[0]),
      point[1] + share * (next[1] - point[1]),
    ];
    return [...kept, crossing];
  });
}

/** What lies nearer to one place than to another. */
export const nearerTo = ([ax, ay]: Point, [bx, by]: Point): HalfPlane => ({
  normal: [bx - ax, by - ay],
  offset: (bx * bx + by * by - ax * ax - ay * ay) / 2,
});

export const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Whether a point is within a ring. */
export function isWithin([x, y]: Point, ring: Ring): boolean {
  const crossings = ring.filter(([ax, ay], place) => {
    const [bx, by] = ring[(place + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  });
  return crossings.length % 2 === 1;
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const middleOf = (ring: Ring): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

/** The least upright box round some points. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export function boxRound(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A ring as SVG draws it. */
export const pathOf = (ring: Ring): string =>
  ring.length === 0 ? '' : `M${ring.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;

/** A place on the sheet: to the right, and down, in units of about a pixel of a wide screen. */
export type Point = readonly [x: number, y: number];

/** A closed line; its last point is joined to its first. */
export type Ring = readonly Point[];

const degree = Math.PI / 180;

/** Where the sheet has its origin, and how many units a radian is there. */
const centre: Point = [12.4, 42.4];
const scale = 3650;

const mercator = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * degree) / 2));

/** The lens over the middle of Italy, where the cities crowd: what it adds there, and how far it reaches. */
const lens = { at: [-25, -130] as Point, adds: 0.85, reach: 190 };

/** Draws a place away from the middle of the lens; with less than 2.2 added nothing can fold. */
function throughLens([x, y]: Point): Point {
  const [dx, dy] = [x - lens.at[0], y - lens.at[1]];
  const grown = 1 + lens.adds * Math.exp(-(dx * dx + dy * dy) / (2 * lens.reach * lens.reach));
  return [lens.at[0] + dx * grown, lens.at[1] + dy * grown];
}

/** Where a longitude and latitude lie on the sheet: Mercator, north up, under the lens. */
export function project([longitude, latitude]: Point): Point {
  return throughLens([
    (longitude - centre[0]) * degree * scale * 0.96,
    (mercator(centre[1]) - mercator(latitude)) * scale * 0.9,
  ]);
}

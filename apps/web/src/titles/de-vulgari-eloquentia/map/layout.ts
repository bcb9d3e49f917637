import type { Dialect, Facts, Zone } from './facts.ts';
import {
  areaOf,
  type Box,
  boxRound,
  clipped,
  distance,
  isWithin,
  middleOf,
  nearerTo,
  pathOf,
} from './geometry.ts';
import { italy, lands } from './outlines.ts';
import { type Point, project, type Ring } from './projection.ts';
import { type Room, spread } from './spread.ts';

/** Where a pawn can stand: a zone, or a sea. */
export type Place = {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[]; // the name as it is written on the map
  readonly at: Point;
  readonly zone: Zone | null; // null: a sea
};

/** A zone's share of its land, as far as it is nearer than the others. */
type Cell = { readonly zone: Zone; readonly ring: Ring; readonly path: string };

/** A piece of land of its own, and the cells that cover it. */
type Land = { readonly ring: Ring; readonly path: string; readonly cells: readonly Cell[] };

/** A bend: where it begins, the point that draws it aside, and where it ends. */
export type Bend = readonly [Point, Point, Point];

/** A way between two places. */
export type Way = {
  readonly from: string;
  readonly to: string;
  readonly bend: Bend;
  readonly path: string;
  readonly isSea: boolean;
};

/** The map as it is drawn, whatever the game is at. */
export type Sheet = {
  readonly places: readonly Place[];
  readonly coasts: string; // of all lands
  readonly lands: readonly Land[]; // Italy
  readonly ways: readonly Way[];
  readonly box: Box;
};

/** How wide a letter is written, as a rule, and how far lines are apart. */
const letter = 7.6;
const seaLetter = 10;
export const lineHeight = 12.5;

/** Long names stand on two lines, parted near their middle. */
function linesOf(name: string): readonly string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length < 13 || gaps.length === 0) return [name];
  const gap = gaps.reduce((one, other) =>
    Math.abs(other - name.length / 2) < Math.abs(one - name.length / 2) ? other : one,
  );
  return [name.slice(0, gap), name.slice(gap + 1)];
}

/** The marks in the row over a name, at most: each value and kind, and an event's tile. */
function marksOf({ zone, id }: Pick<Place, 'zone' | 'id'>, { events }: Facts): number {
  if (zone === null) return 1;
  const { ducats, knowledge, port, cathedral, convent, abbey, franciscan, messenger } = zone;
  const kinds = [
    ducats,
    knowledge,
    port,
    cathedral,
    convent,
    abbey,
    messenger,
    franciscan,
    franciscan,
  ];
  const hasEvent = events.some((event) => event.zone === id);
  return kinds.filter((kind) => kind !== undefined).length + Number(hasEvent);
}

/** How far apart the marks of a place stand. */
export const markStep = 16;

/** How far the ring of a zone reaches to both sides and up and down, and that of a sea. */
export const reachOfRing = { zone: [32, 20], sea: [76, 28] } as const;

/** What is left free to both sides of a name, and of the ring of a zone. */
const air = { name: 6, ring: 1.5 };

/** What a place needs: pawns above, its marks in a row, its name, and discs below. */
function roomOf(place: Place, facts: Facts): Room {
  const width = Math.max(
    ...place.lines.map(({ length }) => length * (place.zone === null ? seaLetter : letter)),
    marksOf(place, facts) * markStep,
  );
  const half = Math.max(width / 2 + air.name, reachOfRing.zone[0] + air.ring);
  return { at: place.at, left: half, right: half, up: 34, down: 24 + 11 * place.lines.length };
}

const unspreadPlaces = ({ zones, seas }: Facts): readonly Place[] =>
  [
    ...zones.map((zone) => ({ id: zone.id, name: zone.name, at: zone.at, zone })),
    ...seas.map(({ id, name, at }) => ({ id, name, at, zone: null })),
  ].map((place) => ({
    ...place,
    lines: place.zone === null ? [place.name] : linesOf(place.name),
    at: project(place.at),
  }));

/** A written ring: in half units, where it begins, then step by step. */
function readRing(text: string): Ring {
  const steps = text.split(' ').map(Number);
  let [x, y] = [0, 0];
  return steps.flatMap((step, place) => {
    if (place % 2 === 0) {
      x += step;
      return [];
    }
    y += step;
    return [[x / 2, y / 2] as Point];
  });
}

/** Lets borders wander as borders do; too gently to fold, and alike for both sides of one. */
const wandering = ([x, y]: Point): Point => [
  x + 3.2 * Math.sin(y / 17 + 1.1 * Math.sin(x / 29)) + 1.3 * Math.sin(y / 6.1 + x / 23),
  y + 3.2 * Math.sin(x / 19 + 1.1 * Math.sin(y / 27)) + 1.3 * Math.sin(x / 6.7 + y / 21),
];

const stride = 5; // between the points of a border

function wandered(ring: Ring): Ring {
  return ring.flatMap(([x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    const count = Math.max(1, Math.round(distance([x, y], [nextX, nextY]) / stride));
    return Array.from({ length: count }, (_, step) =>
      wandering([x + ((nextX - x) * step) / count, y + ((nextY - y) * step) / count]),
    );
  });
}

type Settled = Place & { readonly zone: Zone };

const isSettled = (place: Place): place is Settled => place.zone !== null;

const nearest = <Thing>(
  things: readonly Thing[],
  farness: (thing: Thing) => number,
): Thing | undefined =>
  things.reduce<Thing | undefined>(
    (best, thing) => (best === undefined || farness(thing) < farness(best) ? thing : best),
    undefined,
  );

const coastFrom = (at: Point, ring: Ring): number =>
  Math.min(...ring.map((point) => distance(at, point)));

/** The least land that is a city's alone; what is smaller, as the Lido, belongs to a zone ashore. */
const smallest = 400;

/** The land a city stands on; one a little off the shore, as Venice, on the nearest. */
const landUnder = (rings: readonly Ring[], at: Point): Ring | undefined =>
  rings.find((ring) => isWithin(at, ring)) ?? nearest(rings, (ring) => coastFrom(at, ring));

function cellOf(place: Settled, others: readonly Settled[], land: Ring): Cell {
  const { x, y, width, height } = boxRound(land);
  const [west, north, east, south] = [x - 20, y - 20, x + width + 20, y + height + 20];
  const all: Ring = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  const share = others
    .filter(({ id }) => id !== place.id)
    .reduce((left, other) => clipped(left, nearerTo(place.at, other.at)), all);
  const ring = wandered(share);
  return { zone: place.zone, ring, path: pathOf(ring) };
}

/** Each land with its cells; an island without a city belongs to the nearest. */
function landsWith(places: readonly Settled[], rings: readonly Ring[]): readonly Land[] {
  const large = rings.filter((ring) => areaOf(ring) > smallest);
  return rings.map((ring) => {
    const own = places.filter(({ at }) => landUnder(large, at) === ring);
    const lord = nearest(places, ({ at }) => distance(at, middleOf(ring)));
    const cities = own.length > 0 || lord === undefined ? own : [lord];
    return { ring, path: pathOf(ring), cells: cities.map((city) => cellOf(city, cities, ring)) };
  });
}

const turned = ([ax, ay]: Point, [bx, by]: Point, aside: number): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [
    (ax + bx) / 2 - ((by - ay) / length) * aside,
    (ay + by) / 2 + ((bx - ax) / length) * aside,
  ];
};

/** How far a place is to the left of the way between two others; null beside neither end. */
function besideWay([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number | null {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy || 1;
  const share = ((x - ax) * dx + (y - ay) * dy) / squared;
  if (share < 0.12 || share > 0.88) return null;
  return ((y - ay) * dx - (x - ax) * dy) / Math.sqrt(squared);
}

/** What a way keeps clear of, so that nobody takes it for a stop. */
const clearance = 30;

/** How far a way bends to pass by a city on it. */
function bendOf(from: Place, to: Place, places: readonly Place[]): number {
  const beside = places
    .filter((place) => place !== from && place !== to)
    .flatMap(({ at }) => besideWay(at, from.at, to.at) ?? [])
    .filter((side) => Math.abs(side) < clearance);
  const closest = nearest(beside, Math.abs);
  if (closest === undefined) return distance(from.at, to.at) * 0.05 * (from.id < to.id ? 1 : -1);
  return (closest >= 0 ? -2 : 2) * (clearance - Math.abs(closest));
}

const shown = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function wayBetween(from: Place, to: Place, places: readonly Place[]): Way {
  const over = turned(from.at, to.at, bendOf(from, to, places));
  const isSea = from.zone === null || to.zone === null;
  const path = `M${shown(from.at)}Q${shown(over)} ${shown(to.at)}`;
  return { from: from.id, to: to.id, bend: [from.at, over, to.at], path, isSea };
}

function waysOn(places: readonly Place[], { roads, zones }: Facts): readonly Way[] {
  const named = new Map(places.map((place) => [place.id, place]));
  const pairs = [
    ...roads.list,
    ...zones.flatMap(({ id, port }) => (port === undefined ? [] : [[id, port] as const])),
  ];
  return pairs.flatMap(([one, other]) => {
    const [from, to] = [named.get(one), named.get(other)];
    return from === undefined || to === undefined ? [] : [wayBetween(from, to, places)];
  });
}

const margin = 16;

function drawn(facts: Facts): Sheet {
  const before = unspreadPlaces(facts);
  const move = spread(before.map((place) => roomOf(place, facts)));
  const places = before.map((place) => ({ ...place, at: move(place.at) }));
  const rings = italy.map((text) => readRing(text).map(move)).filter((ring) => areaOf(ring) > 8);
  const corners = places
    .map((place) => roomOf(place, facts))
    .flatMap(({ at: [atX, atY], left, right, up, down }): Point[] => [
      [atX - left, atY - up],
      [atX + right, atY + down],
    ]);
  const { x, y, width, height } = boxRound([
    ...corners,
    ...rings.filter((ring) => areaOf(ring) > 4000).flat(),
  ]);
  const top = Math.min(...corners.map(([, upper]) => upper)) - margin; // the Alps go on
  return {
    places,
    coasts: lands.map((text) => pathOf(readRing(text).map(move))).join(''),
    lands: landsWith(places.filter(isSettled), rings),
    ways: waysOn(places, facts),
    box: { x: x - margin, y: top, width: width + 2 * margin, height: y + height + margin - top },
  };
}

const sheets = new WeakMap<Facts, Sheet>();

/** The map of an edition, drawn once. */
export function sheetOf(facts: Facts): Sheet {
  const known = sheets.get(facts) ?? drawn(facts);
  sheets.set(facts, known);
  return known;
}

export const placeOn = ({ places }: Sheet, id: string | null): Place | undefined =>
  places.find((place) => place.id === id);

export const neighboursOf = ({ ways }: Sheet, id: string): readonly string[] =>
  ways.flatMap(({ from, to }) => {
    if (from === id) return [to];
    return to === id ? [from] : [];
  });

export const dialectOf = ({ dialect }: Zone): Dialect | 'none' => dialect ?? 'none';

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { boxRound, clipped, distance, isWithin, nearerTo } from './geometry.ts';
import type { Stop } from './journeys.ts';
import { type Lane, laneGap, lanesOn } from './lanes.ts';
import { neighboursOf, placeOn, type Sheet, sheetOf } from './layout.ts';
import { type Point, project, type Ring } from './projection.ts';
import { waysThrough, wayThrough } from './routes.ts';
import { spread } from './spread.ts';
import { steered } from './steer.ts';

const edition =
  '../../../../../../packages/engine/src/titles/de-vulgari-eloquentia/editions/reconstruction-1.json';

const facts = JSON.parse(readFileSync(new URL(edition, import.meta.url), 'utf8')) as Facts;
const sheet = sheetOf(facts);

/** The points of a grid that lie within a ring. */
function pointsIn(ring: Ring, step: number): readonly Point[] {
  const { x, y, width, height } = boxRound(ring);
  const along = (length: number) =>
    Array.from({ length: Math.floor(length / step) }, (_, place) => (place + 0.5) * step);
  return along(width)
    .flatMap((dx) => along(height).map((dy): Point => [x + dx, y + dy]))
    .filter((point) => isWithin(point, ring));
}

/** Which way round three points go: above 0, or below. */
const turnOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

describe('half-planes', () => {
  const square: Ring = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  test('cut a square into what is nearer to each of two points', () => {
    expect(clipped(square, nearerTo([2, 5], [8, 5]))).toEqual([
      [0, 0],
      [5, 0],
      [5, 10],
      [0, 10],
    ]);
    expect(clipped(square, nearerTo([-9, 5], [1, 5]))).toEqual([]);
  });
});

describe('the lens', () => {
  test('folds nothing: small triangles all over Europe keep their turn', () => {
    for (let longitude = 3; longitude < 22; longitude += 0.25) {
      for (let latitude = 34; latitude < 49; latitude += 0.25) {
        const [a, b, c] = [
          project([longitude, latitude]),
          project([longitude + 0.1, latitude]),
          project([longitude, latitude + 0.1]),
        ];
        expect(turnOf(a, b, c)).toBeLessThan(0);
      }
    }
  });
});

describe('drawing the sheet apart', () => {
  const room = (at: Point) => ({ at, left: 30, right: 30, up: 20, down: 20 });
  const crowd: readonly Point[] = [
    [0, 0],
    [4, 3],
    [-6, 9],
    [14, -5],
    [20, 20],
  ];
  const move = spread(crowd.map(room));

  test('frees every room', () => {
    const places = crowd.map(move);
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const isFree = Math.abs(one[0] - other[0]) >= 60 || Math.abs(one[1] - other[1]) >= 40;
        expect(isFree, `${one} ${other}`).toBe(true);
      }
    }
  });

  test('folds nothing, and leaves what is far away', () => {
    for (let x = -120; x < 120; x += 6) {
      for (let y = -120; y < 120; y += 6) {
        expect(turnOf(move([x, y]), move([x + 2, y]), move([x, y + 2]))).toBeGreaterThan(0);
      }
    }
    expect(move([900, 900])).toEqual([900, 900]);
  });

  test('leaves alone what has room', () => {
    expect(spread([room([0, 0]), room([200, 0])])([10, 10])).toEqual([10, 10]);
  });
});

describe('the map of the edition', () => {
  test('has every zone and sea, and every way', () => {
    expect(sheet.places.map(({ id }) => id)).toEqual(
      [...facts.zones, ...facts.seas].map(({ id }) => id),
    );
    const ports = facts.zones.filter(({ port }) => port !== undefined);
    expect(sheet.ways).toHaveLength(facts.roads.list.length + ports.length);
  });

  test('gives every point of the land to exactly one zone', () => {
    expect(sheet.lands.slice(0, 3).map(({ cells }) => cells.length)).toEqual([36, 2, 2]);
    for (const { ring, cells } of sheet.lands.slice(0, 3)) {
      for (const point of pointsIn(ring, 9)) {
        expect(cells.filter((cell) => isWithin(point, cell.ring)).length, `${point}`).toBe(1);
      }
    }
  });

  test('draws every zone within its own cell', () => {
    const cells = sheet.lands.slice(0, 3).flatMap((land) => land.cells);
    for (const { zone, ring } of cells) {
      const at = placeOn(sheet, zone.id)?.at ?? [Number.NaN, Number.NaN];
      expect(isWithin(at, ring), zone.name).toBe(true);
    }
  });

  test('keeps north above south and west before east, where that is plain', () => {
    const shown = facts.zones.map(({ id, at }) => ({ id, at, on: placeOn(sheet, id)?.at ?? at }));
    const pairs = shown.flatMap((one) => shown.map((other) => [one, other] as const));
    for (const [one, other] of pairs) {
      const name = `${one.id} ${other.id}`;
      if (one.at[1] - other.at[1] > 1.5) expect(one.on[1], name).toBeLessThan(other.on[1]);
      if (other.at[0] - one.at[0] > 1.5) expect(one.on[0], name).toBeLessThan(other.on[0]);
    }
  });

  test('finds the way a pawn glides: along roads, across the sea, or straight', () => {
    expect(wayThrough(sheet, 'torino', 'genova')).toEqual(['torino', 'asti', 'genova']);
    expect(wayThrough(sheet, 'palermo', 'roma')).toEqual(['palermo', 'tyrrhenian', 'roma']);
    const alone: Sheet = { ...sheet, ways: [] };
    expect(wayThrough(alone, 'torino', 'roma')).toEqual(['torino', 'roma']);
    expect(neighboursOf(sheet, 'sassari')).toEqual(['cagliari']);
  });

  test('leads from city to city by the cheapest way: to come ashore again costs two', () => {
    expect(wayThrough(sheet, 'bari', 'venezia')).toEqual([
      'bari',
      'brindisi',
      'adriatic',
      'venezia',
    ]);
    expect(wayThrough(sheet, 'tyrrhenian', 'siena')).toEqual(['tyrrhenian', 'roma', 'siena']);
    expect(wayThrough(sheet, 'napoli', 'roma')).toEqual(['napoli', 'montecassino', 'roma']);
    const ways = waysThrough(sheet, 'napoli', 'roma');
    expect(ways.map(({ from, to }) => [from, to].sort())).toEqual([
      ['montecassino', 'napoli'],
      ['montecassino', 'roma'],
    ]);
    expect(waysThrough({ ...sheet, ways: [] }, 'napoli', 'roma')).toEqual([]);
  });

  test('is drawn anew for another edition, in the same way', () => {
    const few = {
      ...facts,
      zones: facts.zones.filter(({ id }) => ['roma', 'milano'].includes(id)),
    };
    const roads = { ...facts.roads, list: [['roma', 'milano'] as [string, string]] };
    const other = sheetOf({ ...few, roads });
    expect(other.lands[0]?.cells.map(({ zone }) => zone.id)).toEqual(['milano', 'roma']);
    expect(other.lands[1]?.cells.map(({ zone }) => zone.id)).toEqual(['roma']);
  });
});

describe('arrow keys', () => {
  const goes = (from: string, key: string): string | undefined => {
    const place = placeOn(sheet, from);
    return place === undefined ? undefined : steered(sheet.places, place, key)?.id;
  };

  test('go to the nearest place in their direction', () => {
    expect(goes('sassari', 'ArrowDown')).toBe('cagliari');
    expect(goes('torino', 'ArrowRight')).toBe('asti');
    expect(goes('palermo', 'ArrowRight')).toBe('catania');
    expect(goes('torino', 'ArrowLeft')).toBeUndefined();
    expect(goes('torino', 'a')).toBeUndefined();
  });

  test('reach every place from any other', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const reached = new Set(['torino']);
    for (const id of reached) {
      for (const key of keys) {
        const next = goes(id, key);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(sheet.places.length);
  });
});

const journey = (first: string, ...stops: readonly string[]): readonly Stop[] => [
  { turn: 0, place: first, coming: 'begun', deeds: [] },
  ...stops.map(
    (place, index): Stop => ({ turn: index + 1, place, coming: 'travelled', deeds: [] }),
  ),
];

const called = (turn: number, place: string): Stop => ({
  turn,
  place,
  coming: 'called',
  deeds: [],
});

/** The points of a line. */
const pointsOf = ({ path }: Lane): readonly Point[] =>
  path
    .slice(1)
    .split('L')
    .map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
      return [x, y];
    });

const middleOf = (lane: Lane): Point => {
  const points = pointsOf(lane);
  return points[Math.floor(points.length / 2)] ?? [Number.NaN, Number.NaN];
};

const middleOfPlace = (id: string): Point => placeOn(sheet, id)?.at ?? [Number.NaN, Number.NaN];

describe('the lanes of journeys', () => {
  test('a journey is drawn along its roads and across its seas, from city to city', () => {
    const lanes = lanesOn(sheet, [journey('torino', 'genova', 'palermo')]);
    expect(lanes.map(({ between, turn }) => [[...between].sort().join(' '), turn])).toEqual([
      ['asti torino', 1],
      ['asti genova', 1],
      ['genova tyrrhenian', 2],
      ['palermo tyrrhenian', 2],
    ]);
    for (const lane of lanes) {
      const points = pointsOf(lane);
      const ends: readonly Point[] = lane.between.map(middleOfPlace);
      expect(distance(points[0] ?? [0, 0], ends[0] ?? [0, 0])).toBeLessThan(0.2);
      expect(distance(points.at(-1) ?? [0, 0], ends[1] ?? [0, 0])).toBeLessThan(0.2);
    }
  });

  test('who travels the same road there and back has one line on it, of the first time', () => {
    const lanes = lanesOn(sheet, [journey('torino', 'asti', 'torino', 'asti')]);
    expect(lanes.map(({ turn }) => turn)).toEqual([1]);
  });

  test('five who share a road go beside each other, whichever way they go', () => {
    const there = journey('torino', 'asti');
    const back = journey('asti', 'torino');
    const lanes = lanesOn(sheet, [there, back, there, back, there]);
    expect(lanes.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
    for (const [index, lane] of lanes.slice(1).entries()) {
      const before = lanes[index];
      if (before === undefined) throw new Error('No lane');
      expect(distance(middleOf(before), middleOf(lane))).toBeCloseTo(laneGap, 0);
    }
  });

  test('a call goes straight across the map, and no road is travelled', () => {
    const [first, ...none] = lanesOn(sheet, [[...journey('torino'), called(9, 'brindisi')]]);
    expect(none).toEqual([]);
    expect(first).toMatchObject({ between: ['torino', 'brindisi'], isCall: true, turn: 9 });
  });

  test('whoever is called to where he is stays', () => {
    expect(lanesOn(sheet, [[...journey('roma'), called(14, 'roma')]])).toEqual([]);
  });
});

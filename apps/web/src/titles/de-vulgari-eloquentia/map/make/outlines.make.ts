import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge } from 'topojson-client';
import { areaOf, clipped, type HalfPlane } from '../geometry.ts';
import { type Point, project, type Ring } from '../projection.ts';
import { simplified } from './simplified.ts';

// Natural Earth, which is in the public domain, as `world-atlas` packs it.

type Topology = Parameters<typeof merge>[0];
type Country = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number];

type Atlas = Topology & {
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
};

/** Italy with the two states inside it; by their numbers in ISO 3166. */
const italian: ReadonlySet<string> = new Set(['380', '674', '336']);

/** The part of the world that is drawn, in degrees: its four sides. */
const window: readonly HalfPlane[] = [
  { normal: [-1, 0], offset: -2 },
  { normal: [1, 0], offset: 23 },
  { normal: [0, -1], offset: -33 },
  { normal: [0, 1], offset: 50 },
];

/** What is left out: points that a line hardly needs, islands that one would hardly see. */
const detail = { italy: { stray: 0.5, island: 6 }, lands: { stray: 0.8, island: 14 } };

function atlas(): Atlas {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Atlas;
}

/** The outer rings of some countries as one land, on the sheet. */
function outlines(
  { countries, topology }: { countries: readonly Country[]; topology: Atlas },
  { stray, island }: { readonly stray: number; readonly island: number },
): readonly Ring[] {
  return merge(topology, [...countries])
    .coordinates.flatMap((polygon) => polygon.slice(0, 1))
    .map((ring) =>
      ring.slice(0, -1).map(([longitude = 0, latitude = 0]): Point => [longitude, latitude]),
    )
    .map((ring) => window.reduce(clipped, ring as Ring))
    .map((ring) => simplified(ring.map(project), stray))
    .filter((ring) => ring.length > 2 && areaOf(ring) > island)
    .sort((one, other) => areaOf(other) - areaOf(one));
}

/** A ring as half units: where it begins, then each step. */
function written(ring: Ring): string {
  const places = ring.map(([x, y]) => [Math.round(x * 2), Math.round(y * 2)] as const);
  return places
    .map(([x, y], place) => {
      const [beforeX, beforeY] = places[place - 1] ?? [0, 0];
      return `${x - beforeX} ${y - beforeY}`;
    })
    .join(' ');
}

const listOf = (name: string, rings: readonly Ring[]): string =>
  [`export const ${name} = [`, ...rings.map((ring) => `  '${written(ring)}',`), '] as const;'].join(
    '\n',
  );

/** The file of outlines. */
export function make() {
  const topology = atlas();
  const all = topology.objects.countries.geometries;
  const ofItaly = all.filter(({ id }) => italian.has(String(id)));
  const italy = outlines({ countries: ofItaly, topology }, detail.italy);
  const lands = outlines({ countries: all, topology }, detail.lands);
  const content = [
    '// Written by `npm run generate` from Natural Earth: each ring in half units, then step by step.',
    '',
    '/** Italy, the largest land first. */',
    listOf('italy', italy),
    '',
    '/** All land to be seen. */',
    listOf('lands', lands),
    '',
  ].join('\n');
  return { path: 'outlines.ts', content };
}

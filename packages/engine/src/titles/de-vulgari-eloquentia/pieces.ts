import { dialects, type Edition, type EventTile, type Zone } from './edition.ts';
import { type Colour, colours, type Options } from './types.ts';

export const friarTiles = [
  'friar-mario',
  'friar-michael',
  'friar-stefano',
  'friar-gigi',
  'friar-ralph',
] as const;

export const cardinalTiles = [
  'cardinal-balestreri',
  'cardinal-lanzuisi',
  'cardinal-muret',
  'cardinal-shlasinger',
  'cardinal-zazza',
] as const;

export const linguaVolgare = 'lingua-volgare';

type Box = { readonly edition: Edition; readonly options: Options; readonly seats: number };

/** The cubes that go into the bag, and how many a turn's space holds, by the number of players. */
export function bagFor({ cubesByPlayers }: Edition, seats: number) {
  const row = cubesByPlayers[String(seats) as '2' | '3' | '4' | '5'];
  if (row === undefined) throw new Error(`No cubes for ${seats} players`);
  return row;
}

export const cubeIds = (edition: Edition, seats: number): readonly string[] => {
  const row = bagFor(edition, seats);
  return colours.flatMap((colour) =>
    Array.from({ length: row[colour] }, (_, index) => `${colour}-${index + 1}`),
  );
};

export const colourOf = (cube: string): Colour => cube.slice(0, cube.indexOf('-')) as Colour;

/** Cubes in the order in which they go back: red, black, yellow, green (DVE 2.1). */
export const inOrderOfReturn = (cubes: readonly string[]): readonly string[] =>
  colours.flatMap((colour) => cubes.filter((cube) => colourOf(cube) === colour));

export const ofColour = (cubes: readonly string[], colour: Colour): readonly string[] =>
  cubes.filter((cube) => colourOf(cube) === colour);

/** With two or three players, level 1 may be short: one manuscript of each dialect (DVE 15). */
export const isShort = ({ options, seats }: Pick<Box, 'options' | 'seats'>): boolean =>
  options.shortLevelOne && seats <= 3;

const copies = (stem: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${stem}-${index + 1}`);

/** The manuscripts in the box, by level. */
export const manuscriptIds = (box: Box): readonly (readonly string[])[] => {
  const { perDialect, levelFourPairs } = box.edition.manuscripts;
  const ofLevel = (level: 1 | 2 | 3, count: number) =>
    dialects.flatMap((dialect) => copies(`manuscript-${level}-${dialect}`, count));
  return [
    ofLevel(1, isShort(box) ? 1 : perDialect[1]),
    ofLevel(2, perDialect[2]),
    ofLevel(3, perDialect[3]),
    levelFourPairs.map(([one, other]) => `manuscript-4-${one}-${other}-1`),
  ];
};

/** The kind of a manuscript: `2-oil`, `4-latino-oc`, `volgare`. */
export const kindOf = (manuscript: string): string =>
  manuscript.replace(/^manuscript-|^lingua-/, '').replace(/-\d+$/, '');

/** The level a manuscript stands on, 1 to 4; 0 for Lingua Volgare, which stands apart. */
export const levelOf = (manuscript: string): number => Number(kindOf(manuscript)[0]) || 0;

export const dialectsOf = (manuscript: string): readonly string[] =>
  manuscript === linguaVolgare ? [] : kindOf(manuscript).split('-').slice(1);

export const eventId = ({ number }: EventTile): string => `event-${number}`;

export function eventTile({ events }: Edition, id: string): EventTile {
  const tile = events.find((event) => eventId(event) === id);
  if (tile === undefined) throw new Error(`No event tile ${id}`);
  return tile;
}

export const papalIds = ({ papalEvents }: Edition): readonly string[] => [
  ...copies('papal-red', papalEvents.red),
  ...copies('papal-white', papalEvents.white),
];

export const isRed = (papalTile: string): boolean => papalTile.startsWith('papal-red');

export const canticleIds = ({ canticleTurns }: Edition): readonly string[] =>
  canticleTurns.tiles.map((turn) => `canticle-${turn}`);

export const turnOfCanticle = (tile: string): number => Number(tile.slice('canticle-'.length));

export const libraryIds = ({ libraryTiles }: Edition): readonly string[] =>
  copies('library', libraryTiles.values.length);

export const numberOfTile = (tile: string): number => Number(tile.slice('library-'.length));

export const tileNumbered = (number: number): string => `library-${number}`;

export const valueOfTile = ({ libraryTiles }: Edition, tile: string): number =>
  libraryTiles.values[numberOfTile(tile) - 1] ?? 0;

export const zoneOf = ({ zones }: Edition, place: string | null): Zone | undefined =>
  zones.find(({ id }) => id === place);

/** The id of every piece in the box that a game of this table uses. */
export const pieces = (box: Box): readonly string[] => [
  ...cubeIds(box.edition, box.seats),
  ...box.edition.events.map(eventId),
  ...canticleIds(box.edition),
  ...papalIds(box.edition),
  ...manuscriptIds(box).flat(),
  linguaVolgare,
  ...libraryIds(box.edition),
  ...friarTiles,
  ...cardinalTiles,
];

import type { Dialect, Edition, Zone } from '../../edition.ts';
import { eventTile, ofColour, valueOfTile } from '../../pieces.ts';
import type { Colour, Status, Track } from '../../types.ts';

/** What things are called in one language, by the rulebook in that language. */
export type Names = {
  readonly cubes: Readonly<Record<Colour, readonly [one: string, other: string]>>;
  readonly dialects: Readonly<Record<Dialect, string>>;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly merchant: string;
  readonly friar: (name: string) => string;
  readonly cardinal: (name: string) => string;
  readonly manuscript: (level: number, dialects: readonly string[]) => string;
  readonly linguaVolgare: string;
  readonly event: (name: string) => string;
  readonly papalTile: Readonly<Record<'red' | 'white', string>>;
  readonly canticleTile: (turn: number) => string;
  readonly libraryTile: (value: number) => string;
  /** A number and the form of the noun that goes with it. */
  readonly counted: (count: number, one: string, other: string) => string;
  /** Several things as one says them: "a, b and c". */
  readonly listed: (things: readonly string[]) => string;
  readonly nothing: string;
};

/** A word as it begins a sentence. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The part of a piece's id behind its kind: `ralph` of `friar-ralph`. */
const behind = (id: string): string => id.slice(id.indexOf('-') + 1);

/** How a zone or a sea is called: the same in every language, as on the board. */
export const placeName = ({ zones, seas }: Edition, place: string): string =>
  (zones.find(({ id }) => id === place) ?? seas.find(({ id }) => id === place))?.name ?? place;

/** How all zones of a kind are called, such as the abbeys. */
export const zoneNames = ({ zones }: Edition, is: (zone: Zone) => boolean): readonly string[] =>
  zones.filter(is).map(({ name }) => name);

/** How an event tile is called: the same in every language. */
export const eventName = (edition: Edition, id: string): string => eventTile(edition, id).name;

export const friarName = (names: Names, id: string): string => names.friar(capital(behind(id)));
export const cardinalName = (names: Names, id: string): string =>
  names.cardinal(capital(behind(id)));

const dialectName = (names: Names, dialect: string): string =>
  (names.dialects as Readonly<Record<string, string>>)[dialect] ?? dialect;

export const isLinguaVolgare = (manuscript: string): boolean => manuscript.endsWith('volgare');

/** A manuscript by its id or its kind: `manuscript-2-oil-1`, `2-oil`, `volgare`, `lingua-volgare`. */
export function manuscriptName(names: Names, id: string): string {
  if (isLinguaVolgare(id)) return names.linguaVolgare;
  const [level = '', ...dialects] = id.replace(/^manuscript-|-\d+$/g, '').split('-');
  return names.manuscript(
    Number(level),
    dialects.map((dialect) => dialectName(names, dialect)),
  );
}

/** Cubes as one counts them: "2 Politicians and 1 Abbess". */
export const cubesSaid = (names: Names, cubes: readonly string[]): string =>
  coloursSaid(names, (colour) => ofColour(cubes, colour).length);

/** As many cubes of each colour as one is told. */
export function coloursSaid(names: Names, howMany: (colour: Colour) => number): string {
  const said = (Object.keys(names.cubes) as Colour[])
    .filter((colour) => howMany(colour) > 0)
    .map((colour) => cubesCounted(names, colour, howMany(colour)));
  return said.length === 0 ? names.nothing : names.listed(said);
}

/** Some cubes of one colour: "1 Nobleman", "2 Noblemen". */
export const cubesCounted = (names: Names, colour: Colour, count: number): string =>
  names.counted(count, ...names.cubes[colour]);

/** What any piece of the box is called. */
export function pieceName(names: Names, edition: Edition, id: string): string {
  const [kind = ''] = id.split('-');
  switch (kind) {
    case 'event':
      return names.event(eventName(edition, id));
    case 'papal':
      return names.papalTile[id.startsWith('papal-red') ? 'red' : 'white'];
    case 'canticle':
      return names.canticleTile(Number(behind(id)));
    case 'library':
      return names.libraryTile(valueOfTile(edition, id));
    case 'friar':
      return friarName(names, id);
    case 'cardinal':
      return cardinalName(names, id);
    case 'manuscript':
    case 'lingua':
      return manuscriptName(names, id);
    default:
      return names.cubes[kind as Colour][0];
  }
}

import type { Position, PrintedEdition, Schemas } from '@staffetta/client';

export type View = Schemas['DeVulgariEloquentiaView'];
export type Facts = Schemas['DeVulgariEloquentiaEdition'];
export type Player = View['players'][number];
export type Disc = View['knowledge'][number];
export type Dialect = NonNullable<Facts['zones'][number]['dialect']>;
export type Status = NonNullable<Player['elected']>;

const colours = ['red', 'black', 'yellow', 'green'] as const; // in the order they go back in
export type Colour = (typeof colours)[number];

export const tracks = ['riddle', 'messenger', 'orient', 'canticle', 'library', 'rest'] as const;
export type Track = (typeof tracks)[number];

const dialects = ['oil', 'oc', 'fiorentino', 'latino', 'siciliana'] as const;

/** The turns there are at most: the chart has a space for each. */
export const turnsAtMost = 16;

/** The view of a position of this title. The title of a position says which of all views it has. */
export const viewOf = ({ view }: Pick<Position, 'view'>): View => view as View;

/** What is printed, likewise. */
export const factsOf = ({ facts }: PrintedEdition): Facts => facts as unknown as Facts;

const isColour = (word: string | undefined): word is Colour =>
  colours.some((colour) => colour === word);

/** The colour of a cube, by its id. */
export function colourOf(cube: string): Colour {
  const [colour] = cube.split('-');
  return isColour(colour) ? colour : 'green';
}

/** Cubes by colour, those colours only of which there are some. */
export const byColour = (
  cubes: readonly string[],
): readonly { readonly colour: Colour; readonly cubes: readonly string[] }[] =>
  colours
    .map((colour) => ({ colour, cubes: cubes.filter((cube) => colourOf(cube) === colour) }))
    .filter((some) => some.cubes.length > 0);

export const volgare = 'lingua-volgare';

/** The kind of a manuscript, which is what one asks for: `2-oil`, `4-latino-oc`, `volgare`. */
export const kindOf = (manuscript: string): string =>
  manuscript.replace(/^manuscript-|^lingua-/, '').replace(/-\d+$/, '');

export const dialectsOf = (manuscript: string): readonly Dialect[] =>
  dialects.filter((dialect) => kindOf(manuscript).split('-').includes(dialect));

/** The level of knowledge a space lies on. */
export const levelAt = ({ knowledge }: Facts, space: number): number =>
  knowledge.levelStarts.filter((start) => start <= space).length;

export const spaceOf = (discs: readonly Disc[], seat: number): number =>
  discs.find((disc) => disc.seat === seat)?.space ?? 0;

/** Discs from the one ahead: on one space, the one that came first. */
export const aheadFirst = (discs: readonly Disc[]): readonly Disc[] =>
  [...discs].sort((one, other) => other.space - one.space);

/** The discs on a space, the lowest first: that is the one ahead. */
export const discsOn = (discs: readonly Disc[], space: number): readonly Disc[] =>
  discs.filter((disc) => disc.space === space);

export const placeName = ({ zones, seas }: Facts, place: string): string =>
  [...zones, ...seas].find(({ id }) => id === place)?.name ?? place;

export type EventTile = Facts['events'][number];

export const eventOf = ({ events }: Facts, id: string): EventTile | undefined =>
  events.find(({ number }) => `event-${number}` === id);

/** The event tiles to come, with their turns: the last waits on the turn of its number. */
export const comingEvents = (
  { events }: View,
  facts: Facts,
): readonly { readonly turn: number; readonly id: string }[] =>
  events.waiting.map((id, place) => ({
    id,
    turn: facts.events.length - events.waiting.length + place + 1,
  }));

/** What one sees of a papal tile on its turn. */
export type PapalFace = 'red' | 'white' | 'hidden';

/** The papal tile of a turn, if the turn has one: they lie on the last turns of the chart. */
export function papalOn(
  { papal: { revealed, hidden } }: View,
  turn: number,
): { readonly id: string | null; readonly face: PapalFace } | null {
  const first = turnsAtMost - revealed.length - hidden + 1;
  if (turn < first) return null;
  const id = revealed[turn - first] ?? null;
  if (id === null) return { id, face: 'hidden' };
  return { id, face: id.startsWith('papal-red') ? 'red' : 'white' };
}

export const numberOfTile = ({ libraryTiles }: Facts, tile: string): number =>
  libraryTiles.values[Number(tile.slice('library-'.length)) - 1] ?? 0;

/** Who chooses a starting city now: the last in order who stands nowhere. */
export const toStart = ({ order, players }: View): number | undefined =>
  [...order].reverse().find((seat) => players[seat]?.place === null);

/** Who chooses from whom to receive alms: the first in order who is due some. */
export const toReceive = ({ order, players, charity }: View): number | undefined =>
  order.find((seat) => {
    const player = players[seat];
    const isDue = player !== undefined && (player.friar ?? player.cardinal) !== null;
    return isDue && charity?.served.includes(seat) !== true;
  });

/** Whether turns are still played. */
export const isPlayed = ({ phase }: View): boolean => phase !== 'election' && phase !== 'over';

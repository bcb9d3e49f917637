import type { Position, PrintedEdition, SpokenEvent } from '@staffetta/client';

/** What a viewer may know of the game. */
export type View = Extract<NonNullable<Position['view']>, { readonly canticle: unknown }>;

/** What is printed in the box. */
export type Facts = Extract<PrintedEdition['facts'], { readonly zones: unknown }>;
export type Zone = Facts['zones'][number];
export type Dialect = NonNullable<Zone['dialect']>;
export type EventTile = Facts['events'][number];

/** A fact of the log. */
export type Fact = SpokenEvent['facts'][number];

export const viewOf = ({ view }: Position): View | null =>
  view !== null && 'canticle' in view ? view : null;

export const factsOf = ({ facts }: PrintedEdition): Facts | null =>
  'zones' in facts ? facts : null;

/** The number printed on a tile, at the end of its id: `event-7`, `canticle-12`. */
const numberOn = (tile: string): number => Number(tile.split('-').at(-1));

export const lyingAt = (
  { events }: View,
  { events: printed }: Facts,
  zone: string,
): readonly EventTile[] =>
  events.placed.flatMap((id) =>
    printed.filter((tile) => tile.number === numberOn(id) && tile.zone === zone),
  );

/** The turn on the Canticle tile of a city; null where none lies. */
export function canticleTurn({ canticle }: View, zone: string): number | null {
  const dealt = canticle.find((one) => one.zone === zone);
  return dealt === undefined ? null : numberOn(dealt.tile);
}

/** Where everybody's pawn stands. */
export type Standing = {
  readonly players: readonly { readonly seat: number; readonly place: string | null }[];
};

export const seatsAt = ({ players }: Standing, place: string): readonly number[] =>
  players.filter((player) => player.place === place).map(({ seat }) => seat);

export const seatsThatTook = ({ players }: View, zone: string): readonly number[] =>
  players.filter(({ visited }) => visited.includes(zone)).map(({ seat }) => seat);

import { takeBack, visitInSteps } from '@staffetta/engine';
import { finishBreathing } from '../breathing.ts';
import { type AskedFor, asked, maySeal, parsed } from './asked.ts';
import { drawOf, type Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Names } from './look.ts';
import { carryOut, type Happened, type Understood, type Upon } from './request.ts';
import type { Caller } from './tables.ts';
import { cataloguedTitle } from './told.ts';

/** Everything a seat wants done before it looks away, all or nothing. */
export type VisitWish = AskedFor & {
  readonly cancel: readonly number[]; // ids of its standing orders
  readonly place: readonly unknown[]; // orders
};

export const nothingAsked: VisitWish = { cancel: [], place: [], actions: [], notation: [] };

/** Where in a request an order to be placed stands. */
type PathOfOrder = (index: number) => string;
const placeOf: PathOfOrder = (index) => `place.${index}`;

/** The orders as the game's title has them; where it takes none, the rules say so. */
export function ordersAsked(
  { row }: LoadedGame,
  place: VisitWish['place'],
  pathOf: PathOfOrder = placeOf,
): readonly unknown[] {
  const { order } = cataloguedTitle(row).schema;
  return order === null ? place : place.map((sent, index) => parsed(order, sent, pathOf(index)));
}

function understood(loaded: LoadedGame, wish: VisitWish, pathOf: PathOfOrder): Understood {
  const place = ordersAsked(loaded, wish.place, pathOf);
  const actions = asked(loaded, wish);
  return {
    isSealed: (now, seat) => actions.every((one) => maySeal(now, seat, one)),
    follow: (now, seat) => {
      const asking = { seat, cancel: wish.cancel, place, actions };
      return finishBreathing(visitInSteps(now.setting, now, asking, drawOf(now)));
    },
  };
}

/** Pays a visit for the caller's seat: cancels and places orders, acts. */
export const payVisit = (
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  wish: VisitWish,
  upon: Upon,
  pathOf: PathOfOrder = placeOf,
): Promise<Happened> =>
  carryOut(games, accounts, gameId, caller, {
    wish,
    upon,
    understand: (loaded) => understood(loaded, wish, pathOf),
  });

/** Takes the last acts of the caller's own uninterrupted turn back. */
export const undo = (
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  acts: number,
  upon: Upon,
): Promise<Happened> =>
  carryOut(games, accounts, gameId, caller, {
    wish: { takeBack: acts },
    upon,
    understand: () => ({
      isSealed: () => false,
      follow: async (now, seat) => takeBack(now.setting, now, seat, acts),
    }),
  });

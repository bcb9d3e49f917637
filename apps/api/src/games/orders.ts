import {
  actionSentence,
  at,
  type NameOf,
  questionOf,
  refuse,
  type Seat,
  toAct,
  wouldObey,
} from '@staffetta/engine';
import { tell } from '../http/tell.ts';
import { seatOf, watchedGame } from './access.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Names, namesAt, versionOf } from './look.ts';
import type { Happened, Upon } from './request.ts';
import type { Caller } from './tables.ts';
import { cataloguedTitle } from './told.ts';
import { nothingAsked, payVisit } from './visit.ts';

// Standing orders: their owner's business alone.

/** An order with what it says. */
function spokenOrder(
  { telling }: Games,
  { row, setting }: LoadedGame,
  { id, order }: { readonly id: number; readonly order: unknown },
  { language }: Caller,
  nameOf: NameOf,
) {
  const { schema } = cataloguedTitle(row);
  const declared = schema.order === null ? order : tell(telling, schema.order, order);
  const sentence = setting.title.words[language].order(order, nameOf, setting.table);
  return { id, order: declared, sentence };
}

/** What a seat's orders would do, were it asked now; of what it may not do, nothing comes. */
function obeyedNow(loaded: LoadedGame, seat: Seat) {
  const { setting, game } = loaded;
  const obeyed = wouldObey(setting, loaded, seat);
  if (obeyed === null) return null;
  const isAsked = toAct(setting, game).includes(seat);
  return isAsked && refuse(setting, game, obeyed.action, seat) !== null ? null : obeyed;
}

/** The caller's orders, and what they would do now. */
export async function lookAtOrders(games: Games, accounts: Names, gameId: string, caller: Caller) {
  const { language } = caller;
  const loaded = await watchedGame(games, gameId, caller);
  const seat = seatOf(loaded, caller);
  const { setting, game, versions } = loaded;
  const nameOf = await namesAt(accounts, loaded, language);
  const obeyed = obeyedNow(loaded, seat);
  const { title } = setting;
  return {
    version: versionOf(versions, seat),
    decision: questionOf(setting, game),
    orders: at(loaded.orders, seat).standing.map((order) =>
      spokenOrder(games, loaded, order, caller, nameOf),
    ),
    now:
      obeyed === null
        ? null
        : {
            order: obeyed.order,
            action: obeyed.action,
            sentence: actionSentence(setting, obeyed.action, language, nameOf),
            notation: title.notation.write(obeyed.action),
          },
  };
}

/** Leaves an order. */
export const placeOrder = (
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  order: unknown,
  upon: Upon,
): Promise<Happened> =>
  payVisit(
    games,
    accounts,
    gameId,
    caller,
    { ...nothingAsked, place: [order] },
    upon,
    () => 'order',
  );

/** Cancels an order. */
export const cancelOrder = (
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  id: number,
  upon: Upon,
): Promise<Happened> =>
  payVisit(games, accounts, gameId, caller, { ...nothingAsked, cancel: [id] }, upon);

import {
  actionAsked,
  actionSentence,
  actsAsked,
  at,
  cancelLateOrder,
  type Followed,
  isRefusal,
  placeLateOrder,
  refusedPart,
  type Seat,
} from '@staffetta/engine';
import { tell } from '../http/tell.ts';
import { seatOf, watchedGame } from './access.ts';
import { type AskedFor, asked } from './asked.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Names, namesAt } from './look.ts';
import { refused } from './refused.ts';
import { atTable, type Caller } from './tables.ts';
import { cataloguedTitle } from './told.ts';

// What a seat would do if it ran out of time: its owner's business alone.

/** The caller's order for when he runs out of time; null: he left none. */
export async function lookAtLateOrder(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
) {
  const loaded = await watchedGame(games, gameId, caller);
  const { setting, row } = loaded;
  const { late } = at(loaded.orders, seatOf(loaded, caller));
  if (late === undefined) return { order: null };
  const nameOf = await namesAt(accounts, loaded, caller.language);
  const { schema } = cataloguedTitle(row);
  return {
    order: {
      actions: late.map((action) => tell(games.telling, schema.action, action)),
      notation: late.map((action) => setting.title.notation.write(action)),
      sentences: late.map((action) => actionSentence(setting, action, caller.language, nameOf)),
    },
  };
}

/** What is asked for as actions: a line is read by what the seat knows now. Or which is not understood. */
function understood(loaded: LoadedGame, seat: Seat, wish: AskedFor) {
  const { setting, game } = loaded;
  const actions: { readonly type: string }[] = [];
  const acts = asked(loaded, wish).flatMap((one) => actsAsked(setting, game, seat, one));
  for (const [step, one] of acts.entries()) {
    const action = actionAsked(setting, game, seat, one);
    if (isRefusal(action)) return { refusal: refusedPart(action, one), step };
    actions.push(action);
  }
  return { actions };
}

/** One step about the caller's late order, or the problem of why not. */
const changing = (
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  change: (loaded: LoadedGame, seat: Seat) => Followed,
): Promise<void> =>
  atTable(games, gameId, caller, async (loaded) => {
    const followed = change(loaded, seatOf(loaded, caller));
    if (followed.ok) return { events: followed.events, seats: [] };
    throw await refused(accounts, loaded, caller, followed.refusal, followed.step);
  });

/** Leaves acts for when one's time runs out, in the place of those left before. */
export const leaveLateOrder = (
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  wish: AskedFor,
): Promise<void> =>
  changing(games, accounts, gameId, caller, (loaded, seat) => {
    const read = understood(loaded, seat, wish);
    return read.actions === undefined
      ? { ok: false, refusal: read.refusal, step: read.step }
      : placeLateOrder(loaded.setting, loaded, seat, read.actions);
  });

/** Takes them back. */
export const dropLateOrder = (
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
): Promise<void> =>
  changing(games, accounts, gameId, caller, (loaded, seat) =>
    cancelLateOrder(loaded.setting, loaded, seat),
  );

import {
  type Followed,
  type Position,
  refill,
  resign,
  type Seat,
  type Setting,
  standUp,
  voteToAbandon,
  withdrawVote,
} from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import { seatOf, seenGame } from './access.ts';
import type { Games } from './games.ts';
import { cancelTable, declineInvitation } from './host.ts';
import { allowed, atTable, type Caller, inNameOf, invalid, requireWelcome } from './tables.ts';

// Who leaves a game, who would rather not go on, and who takes over.

/**
 * Gets up from a table before the game begins; where the host gets up, the table is closed. Who was let
 * in by an invitation or a link has used it up.
 */
export async function leaveTable(games: Games, gameId: string, caller: Caller): Promise<void> {
  const { row } = await seenGame(games, gameId, caller);
  if (row.host === caller.userId) return cancelTable(games, gameId, caller);
  return atTable(games, gameId, caller, (loaded) => {
    const seat = seatOf(loaded, caller);
    const { events } = allowed(loaded, standUp(loaded.setting, loaded, seat), caller);
    const admissions = [{ userId: caller.userId, invitation: null, gone: true } as const];
    return { events, seats: [{ seat, userId: null }], admissions };
  });
}

/**
 * Gives a seat up for good. Where the game goes on the seat is free for another, and the leaver may
 * watch it like anybody who knows of it.
 */
export const resignSeat = (games: Games, gameId: string, caller: Caller): Promise<void> =>
  atTable(games, gameId, caller, (loaded) => {
    if (loaded.row.settings.hotSeat && caller.seat === null) {
      throw invalid('querystring.seat', 'which of your seats');
    }
    const seat = seatOf(loaded, caller);
    const { events, position } = allowed(loaded, resign(loaded.setting, loaded, seat), caller);
    if (position.game.status === 'ended') return { events, seats: [] };
    const admissions = [{ userId: caller.userId, invitation: null }];
    return { events, seats: [{ seat, userId: null }], admissions };
  });

/** What the caller's seat says about abandoning the game; said already, nothing happens. */
const voting = (
  games: Games,
  gameId: string,
  caller: Caller,
  isFor: boolean,
  vote: (setting: Setting, position: Position, seat: Seat) => Followed,
): Promise<void> =>
  atTable(games, gameId, caller, (loaded) => {
    const seat = seatOf(loaded, caller);
    const { setting, game } = loaded;
    const isSaid = game.status === 'running' && (game.votes ?? []).includes(seat) === isFor;
    return isSaid
      ? null
      : { events: allowed(loaded, vote(setting, loaded, seat), caller).events, seats: [] };
  });

/** Who votes to abandon the game. */
export async function lookAtVotes(games: Games, gameId: string, caller: Caller) {
  const { game } = await seenGame(games, gameId, caller);
  return { votes: game.votes ?? [] };
}

/** Votes to abandon the game, which it is when all who still play do. */
export const voteForAbandonment = (games: Games, gameId: string, caller: Caller) =>
  voting(games, gameId, caller, true, voteToAbandon);

/** Takes the vote back. */
export const withdrawAbandonment = (games: Games, gameId: string, caller: Caller) =>
  voting(games, gameId, caller, false, withdrawVote);

/** Takes a vacant seat over. Nobody comes to know two seats of a game, nor comes back to one. */
export async function replacePlayer(
  games: Games,
  gameId: string,
  caller: Caller,
  seat: Seat,
): Promise<void> {
  const { userId } = caller;
  await atTable(games, gameId, caller, async (loaded) => {
    const { players, setting } = loaded;
    if (players[seat] === userId) return null;
    await requireWelcome(games, loaded, caller);
    const invitation = (await games.store.admission(gameId, userId))?.invitation ?? undefined;
    const { events } = allowed(loaded, refill(setting, loaded, seat, invitation), caller);
    const admissions = invitation === undefined ? [] : [{ userId, invitation: null }];
    return { events, seats: [{ seat, userId }], admissions };
  });
  await games.seated(userId);
}

/** What is no longer so when it comes to it needs no leaving. */
async function unlessTooLate(leave: Promise<void>): Promise<void> {
  try {
    await leave;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

async function leaveGame(games: Games, gameId: string, userId: string): Promise<void> {
  const caller = inNameOf(userId);
  const { game, players } = await seenGame(games, gameId, caller);
  if (game.status === 'open') return unlessTooLate(leaveTable(games, gameId, caller));
  for (const [seat, player] of players.entries()) {
    if (player === userId) await unlessTooLate(resignSeat(games, gameId, { ...caller, seat }));
  }
}

/** Leaves every table, closes one's own, resigns every game and declines what one is invited to. */
export async function leaveAllGames(games: Games, userId: string): Promise<void> {
  for (const gameId of await games.store.unfinished(userId)) {
    await unlessTooLate(leaveGame(games, gameId, userId));
  }
  for (const gameId of await games.store.invitedTo(userId)) {
    await unlessTooLate(declineInvitation(games, gameId, inNameOf(userId)));
  }
}

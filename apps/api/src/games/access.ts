import { type Seat, seatsOf, toAct } from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import type { Games } from './games.ts';
import { type LoadedGame, UnknownTitle } from './loaded-game.ts';
import type { Caller } from './tables.ts';

// Who may see and do what in a game. Every use case comes in here.

/** The seats this user holds: one, or none; in a hot-seat game all. */
export const seatsHeld = (
  { players }: Pick<LoadedGame, 'players'>,
  { userId }: Pick<Caller, 'userId'>,
): readonly Seat[] => seatsOf(players.length).filter((seat) => players[seat] === userId);

/** Of the seats somebody holds the one that speaks for him: one that is to act before others. */
export const spokesman = (held: readonly Seat[], awaited: readonly Seat[]): Seat | undefined =>
  held.find((seat) => awaited.includes(seat)) ?? held[0];

/**
 * Whose eyes the caller has: those of the seat he names, which must be his; else of his seat, the one
 * that is to act before others; else a spectator's.
 */
export function viewerOf(loaded: LoadedGame, caller: Caller): Seat | 'spectator' {
  const held = seatsHeld(loaded, caller);
  if (caller.seat !== null) {
    if (!held.includes(caller.seat)) throw new Problem('not-your-seat');
    return caller.seat;
  }
  return spokesman(held, toAct(loaded.setting, loaded.game)) ?? 'spectator';
}

/** The seat the caller acts for; a spectator has none. */
export function seatOf(loaded: LoadedGame, caller: Caller): Seat {
  const viewer = viewerOf(loaded, caller);
  if (viewer === 'spectator') throw new Problem('not-seated');
  return viewer;
}

/** Whether the caller may know that there is this game. */
async function maySee(
  { store }: Games,
  { row, players }: Pick<LoadedGame, 'row' | 'players'>,
  { userId }: Caller,
): Promise<boolean> {
  if (row.settings.visibility === 'public' || players.includes(userId)) return true;
  return (await store.admission(row.gameId, userId)) !== null;
}

/** A game this process cannot load is hidden from the same people as others are. */
async function refuseUnloaded(games: Games, gameId: string, caller: Caller): Promise<void> {
  const row = await games.store.game(gameId);
  const players = (await games.store.seats(gameId)).map(({ userId }) => userId);
  if (row === null || !(await maySee(games, { row, players }, caller))) {
    throw new Problem('not-found');
  }
}

/** The game as it is now, if there is one that the caller may see. */
export async function seenGame(games: Games, gameId: string, caller: Caller): Promise<LoadedGame> {
  const loaded = await games.cache.current(gameId).catch(async (error: unknown) => {
    if (error instanceof UnknownTitle) await refuseUnloaded(games, gameId, caller);
    throw error;
  });
  if (loaded === null || !(await maySee(games, loaded, caller))) throw new Problem('not-found');
  return loaded;
}

/** The game, if the caller may also look at what happens in it. */
export async function watchedGame(
  games: Games,
  gameId: string,
  caller: Caller,
): Promise<LoadedGame> {
  const loaded = await seenGame(games, gameId, caller);
  const { row, game, players } = loaded;
  const mayWatch =
    row.settings.spectators || game.status === 'ended' || players.includes(caller.userId);
  if (!mayWatch) throw new Problem('no-spectators');
  return loaded;
}

/** The seat the caller acts for; to whom may not see the game, there is none. */
export async function seatSeen(games: Games, loaded: LoadedGame, caller: Caller): Promise<Seat> {
  if (!(await maySee(games, loaded, caller))) throw new Problem('not-found');
  return seatOf(loaded, caller);
}

import { type Seat, seatsOf, toAct } from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Caller } from './tables.ts';

// Who may see and do what in a game. Every use case comes in here.

/** The seats this user holds: one, or none; in a hot-seat game all. */
const seatsHeld = ({ players }: LoadedGame, { userId }: Caller): readonly Seat[] =>
  seatsOf(players.length).filter((seat) => players[seat] === userId);

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
  const awaited = toAct(loaded.setting, loaded.game);
  return held.find((seat) => awaited.includes(seat)) ?? held[0] ?? 'spectator';
}

/** The seat the caller acts for; a spectator has none. */
export function seatOf(loaded: LoadedGame, caller: Caller): Seat {
  const viewer = viewerOf(loaded, caller);
  if (viewer === 'spectator') throw new Problem('not-seated');
  return viewer;
}

/** The game as it is now, if there is one that the caller may see. */
export async function seenGame(
  { cache }: Games,
  gameId: string,
  _caller: Caller,
): Promise<LoadedGame> {
  const loaded = await cache.current(gameId);
  if (loaded === null) throw new Problem('not-found');
  return loaded;
}

/** The game, if the caller may also look at what happens in it. */
export const watchedGame = seenGame;

/** The seat the caller acts for; to whom may not see the game, there is none. */
export const seatSeen = async (_games: Games, loaded: LoadedGame, caller: Caller): Promise<Seat> =>
  seatOf(loaded, caller);

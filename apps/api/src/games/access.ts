import { type Seat, seatsOf, toAct } from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
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

import type { Game } from '@staffetta/client';
import { words } from '../language.ts';

/**
 * How the player of a seat is called; around one screen as whoever opened the game has named him, or
 * else by his place. Null: a free seat.
 */
export function nameAt({ seats, hotSeat, host, seatNames }: Game, seat: number): string | null {
  const player = seats[seat] ?? null;
  if (player === null) return null;
  const isAtScreen = hotSeat && player.id === host.id;
  return isAtScreen ? (seatNames?.[seat] ?? words.value.game.player(seat + 1)) : player.name;
}

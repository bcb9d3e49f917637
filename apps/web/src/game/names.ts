import type { Game } from '@staffetta/client';

/** Whether one player holds several seats of a game, as around one screen. */
const hasSeveral = ({ seats }: Game, id: string): boolean =>
  seats.filter((player) => player?.id === id).length > 1;

/** How the player of a seat is called, with the seat's place if he holds others; null: a free seat. */
export function nameAt(game: Game, seat: number): string | null {
  const player = game.seats[seat] ?? null;
  if (player === null) return null;
  return hasSeveral(game, player.id) ? `${player.name} (${seat + 1})` : player.name;
}

/** Of several seats one holds, the one to act, which requests then name. */
export const seatToName = ({ mySeat, mySeats }: Game): { readonly seat?: number } =>
  mySeat !== null && mySeats.length > 1 ? { seat: mySeat } : {};

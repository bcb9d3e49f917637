import type { Game } from '@staffetta/client';

/** Of several seats one holds, the one to act, which requests then name. */
export const seatToName = ({ mySeat, mySeats }: Game): { readonly seat?: number } =>
  mySeat !== null && mySeats.length > 1 ? { seat: mySeat } : {};

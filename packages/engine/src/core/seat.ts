import { z } from 'zod';

/** A place in a game, 0 … n-1, clockwise. */
export type Seat = number;

/** Whose eyes: a seat's, a passer-by's, or the referee's, who sees all. */
export type Viewer = Seat | 'spectator' | 'referee';

/** One entry per seat, in seat order. */
export type BySeat<T> = readonly T[];

/** No title seats more; a bound that schemas and the store can rely on. */
const mostSeats = 16;

export const seatSchema = z
  .int()
  .min(0)
  .max(mostSeats - 1);

export const seatsOf = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, seat) => seat);

/** The next seats clockwise after this one, once around, the seat itself last. */
export const clockwiseAfter = (seat: Seat, count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, step) => (seat + step + 1) % count);

/** The entry of a seat; a seat that does not exist is a bug, not a refusal. */
export function at<T>(entries: BySeat<T>, seat: Seat): T {
  const entry = entries[seat];
  if (entry === undefined) throw new Error(`No entry for seat ${seat}`);
  return entry;
}

/** The same entries with one seat's changed. */
export const changed = <T>(entries: BySeat<T>, seat: Seat, change: (entry: T) => T): BySeat<T> =>
  entries.map((entry, index) => (index === seat ? change(entry) : entry));

import { type GameEvent, isTableFact, type Seat } from '@staffetta/engine';
import type { Database } from '../../src/database/connection.ts';

// Which events were added together. A log does not tell; the database knows which transaction wrote what.

/** Events that were added together, and the seats for which something was done in them as their time was over. */
export type Addition = {
  readonly events: readonly GameEvent[];
  readonly playedFor: readonly Seat[]; // as all know
  readonly ordered: readonly Seat[]; // as they had ordered themselves, which nobody else knows
};

const transactionsSql = `
  select number, xmin::text as transaction from game_event where game_id = $1 order by number`;

type AboutSeat = 'played-for' | 'late-order-used' | 'seat-refilled' | 'seat-vacated';

/** The seats of which an event states something. */
export const seatsOf = ({ facts }: GameEvent, of: AboutSeat): readonly Seat[] =>
  facts.filter(isTableFact).flatMap((fact) => (fact.type === of ? [fact.seat] : []));

/** The events of a game as they were added. */
export async function additionsOf(
  { pool }: Pick<Database, 'pool'>,
  gameId: string,
  events: readonly GameEvent[],
): Promise<readonly Addition[]> {
  const { rows } = await pool.query<{ number: number; transaction: string }>(transactionsSql, [
    gameId,
  ]);
  const transactions = new Map(rows.map(({ number, transaction }) => [number, transaction]));
  return [...new Set(transactions.values())].map((transaction) => {
    const added = events.filter(({ number }) => transactions.get(number) === transaction);
    return {
      events: added,
      playedFor: added.flatMap((event) => seatsOf(event, 'played-for')),
      ordered: added.flatMap((event) => seatsOf(event, 'late-order-used')),
    };
  });
}

import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { gameFormerPlayer, gameSeat } from '../database/schema.ts';

/** What is kept of a user in games: lists by their kinds, for whoever wants to know what is kept of him. */
export type KeptInGames = (userId: string) => Promise<Readonly<Record<string, readonly unknown[]>>>;

/** The seats he holds, and those he gave up. */
export const seatsKept =
  ({ query }: Database): KeptInGames =>
  async (userId) => ({
    seats: await query
      .select({ game: gameSeat.gameId, seat: gameSeat.seat })
      .from(gameSeat)
      .where(eq(gameSeat.userId, userId))
      .orderBy(gameSeat.gameId, gameSeat.seat),
    formerSeats: await query
      .select({ game: gameFormerPlayer.gameId, seat: gameFormerPlayer.seat })
      .from(gameFormerPlayer)
      .where(eq(gameFormerPlayer.userId, userId))
      .orderBy(gameFormerPlayer.gameId, gameFormerPlayer.seat),
  });

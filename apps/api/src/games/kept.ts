import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import {
  game,
  gameAdmission,
  gameFormerPlayer,
  gameIdempotency,
  gameSeat,
} from '../database/schema.ts';
import type { Person } from './people.ts';

/** What is kept of a user in games: lists by their kinds, for whoever wants to know what is kept of him. */
export type KeptInGames = (userId: string) => Promise<Readonly<Record<string, readonly unknown[]>>>;

/** The seats he holds and those he gave up, the tables he opened, those he was let in to, and which requests were his. */
export const keptAtTables =
  ({ query }: Database): KeptInGames =>
  async (userId) => {
    const [seats, formerSeats, hosted, admissions, requests] = await Promise.all([
      query
        .select({ game: gameSeat.gameId, seat: gameSeat.seat })
        .from(gameSeat)
        .where(eq(gameSeat.userId, userId))
        .orderBy(gameSeat.gameId, gameSeat.seat),
      query
        .select({ game: gameFormerPlayer.gameId, seat: gameFormerPlayer.seat })
        .from(gameFormerPlayer)
        .where(eq(gameFormerPlayer.userId, userId))
        .orderBy(gameFormerPlayer.gameId, gameFormerPlayer.seat),
      query
        .select({
          game: game.gameId,
          at: game.createdAt,
          seatNames: sql`${game.settings} -> 'seatNames'`,
        })
        .from(game)
        .where(eq(game.host, userId))
        .orderBy(game.createdAt, game.gameId),
      query
        .select({ game: gameAdmission.gameId, invitation: gameAdmission.invitation })
        .from(gameAdmission)
        .where(eq(gameAdmission.userId, userId))
        .orderBy(gameAdmission.gameId),
      query
        .select({ game: gameIdempotency.gameId, key: gameIdempotency.key, at: gameIdempotency.at })
        .from(gameIdempotency)
        .where(eq(gameIdempotency.userId, userId))
        .orderBy(gameIdempotency.at, gameIdempotency.gameId, gameIdempotency.key),
    ]);
    return { seats, formerSeats, hosted, admissions, requests };
  };

/** Who gave a seat up is forgotten, but for a keyed hash by which the same person is kept from that game. */
const forgetSeatsSql = `
  with gone as (delete from game_former_player where user_id = $1 returning game_id)
  insert into game_erased_player (game_id, person)
    select distinct game_id, $2::bytea from gone on conflict do nothing`;

/** Erases what need not stand about a user at tables, and what he called others: who sat where must. */
export const forgetAtTables =
  ({ pool, query }: Database) =>
  async (userId: string, { marks: [mark] }: Pick<Person, 'marks'>): Promise<void> => {
    await query.delete(gameAdmission).where(eq(gameAdmission.userId, userId));
    await query.delete(gameIdempotency).where(eq(gameIdempotency.userId, userId));
    await pool.query(forgetSeatsSql, [userId, mark]);
    await query
      .update(game)
      .set({ settings: sql`${game.settings} || '{"seatNames": null}'` })
      .where(eq(game.host, userId));
  };

import { and, asc, eq, gt, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import {
  gameChatClosing,
  gameChatSeen,
  gameMessage,
  gameMute,
  gameNote,
  gameReport,
} from '../database/schema.ts';
import { feedChannel } from './feed.ts';
import type { Told } from './store.ts';

/** What people write at games: the one place that reads and writes those tables. */
export type Writings = ReturnType<typeof openWritings>;

export type MessageRow = typeof gameMessage.$inferSelect;

export type NewMessage = Omit<MessageRow, 'number' | 'withheldFrom'> & {
  readonly blockers: readonly string[]; // of the author
};

/** Since when an admin has closed a chat, or opened it again, and why: for all to read who read it. */
export type Gate = { readonly closed: Told | null; readonly opened: Told | null };

/** How much there is of a chat for a reader. */
export type ChatVersion = { readonly messages: number; readonly closings: number };

/** Somebody who reads: what was written to one alone is for those at the table. */
export type Reader = { readonly userId: string; readonly isSeated: boolean };

/**
 * Writes a message behind all others of its game, and wakes whoever looks at it. Two writers at one
 * number are told apart by the key; nobody ever sees a number before those below it.
 */
const writeSql = `
  with written as (
    insert into game_message
      (game_id, number, message_id, author, seat, to_seat, to_user, withheld_from, text, at)
      select $1::uuid, coalesce(max(m.number), 0) + 1, $2::uuid, $3::uuid, $4::smallint,
             $5::smallint, $6::uuid,
             array(select u.user_id from game_mute u
                     where u.game_id = $1::uuid and u.muted = $3::uuid and u.user_id <> $3::uuid)
               || $7::uuid[],
             $8::text, $9::timestamptz
        from game_message m
        where m.game_id = $1::uuid
        having not exists (select from game_chat_closing c
                            where c.game_id = $1::uuid and c.closed_at is not null)
      on conflict do nothing
      returning game_id, number, at),
    outbox as (
      insert into game_outbox (game_id, number, ordinal, topic, payload, at)
        select game_id, number, 1, 'said', '{}', at from written)
  select pg_notify($10, game_id::text) from written`;

/** Closes a chat that is open, and wakes whoever looks at it. */
const closeSql = `
  with closed as (
    insert into game_chat_closing (game_id, times, closed_at, reason) values ($1, 1, $2, $3)
      on conflict (game_id) do update
        set times = game_chat_closing.times + 1, closed_at = excluded.closed_at, reason = excluded.reason,
            opened_at = null, opening_reason = null
        where game_chat_closing.closed_at is null
      returning game_id)
  select pg_notify($4, game_id::text) from closed`;

const openSql = `
  with opened as (
    update game_chat_closing
      set times = times + 1, closed_at = null, reason = null, opened_at = $2, opening_reason = $3
      where game_id = $1 and closed_at is not null
      returning game_id)
  select pg_notify($4, game_id::text) from opened`;

/** The first message each of these users has not been shown; no row for who has seen all there is for him. */
const unreadSql = `
  select reader.user_id as "userId", min(m.number) as number
    from unnest($2::uuid[]) reader (user_id)
    left join game_chat_seen seen on seen.game_id = $1::uuid and seen.user_id = reader.user_id
    join game_message m
      on m.game_id = $1::uuid and m.number > coalesce(seen.number, 0)
     and m.author <> reader.user_id
     and (m.to_user is null or m.to_user = reader.user_id)
     and not reader.user_id = any(m.withheld_from)
    group by reader.user_id`;

const seenSql = `
  insert into game_chat_seen (game_id, user_id, number) values ($1, $2, $3)
    on conflict (game_id, user_id) do update set number = excluded.number
      where game_chat_seen.number < excluded.number`;

/** More writers at once than a game ever has. */
const mostTries = 20;

const mayRead = ({ userId, isSeated }: Reader): SQL | undefined =>
  and(
    or(
      isNull(gameMessage.toUser),
      isSeated ? or(eq(gameMessage.author, userId), eq(gameMessage.toUser, userId)) : undefined,
    ),
    not(sql`${userId}::uuid = any(${gameMessage.withheldFrom})`),
  );

const toldOf = (at: Date | null, reason: string | null): Told | null =>
  at === null || reason === null ? null : { at, reason };

export function openWritings({ pool, query }: Database) {
  async function message(gameId: string, messageId: string): Promise<MessageRow | null> {
    const [row] = await query
      .select()
      .from(gameMessage)
      .where(and(eq(gameMessage.gameId, gameId), eq(gameMessage.messageId, messageId)));
    return row ?? null;
  }

  async function tryToWrite(written: NewMessage): Promise<void> {
    await pool.query(writeSql, [
      written.gameId,
      written.messageId,
      written.author,
      written.seat,
      written.toSeat,
      written.toUser,
      written.blockers,
      written.text,
      written.at,
      feedChannel,
    ]);
  }

  async function gate(gameId: string): Promise<Gate> {
    const [row] = await query
      .select()
      .from(gameChatClosing)
      .where(eq(gameChatClosing.gameId, gameId));
    if (row === undefined) return { closed: null, opened: null };
    return {
      closed: toldOf(row.closedAt, row.reason),
      opened: toldOf(row.openedAt, row.openingReason),
    };
  }

  return {
    gate,

    /** Closes the chat, and says whether it was open. */
    async close(gameId: string, { at, reason }: Told): Promise<boolean> {
      const { rowCount } = await pool.query(closeSql, [gameId, at, reason, feedChannel]);
      return rowCount === 1;
    },

    /** Opens it again, and says whether it was closed. */
    async open(gameId: string, { at, reason }: Told): Promise<boolean> {
      const { rowCount } = await pool.query(openSql, [gameId, at, reason, feedChannel]);
      return rowCount === 1;
    },

    async note(gameId: string, userId: string) {
      const [row] = await query
        .select({ text: gameNote.text, at: gameNote.at })
        .from(gameNote)
        .where(and(eq(gameNote.gameId, gameId), eq(gameNote.userId, userId)));
      return row ?? null;
    },

    async keepNote(note: typeof gameNote.$inferInsert): Promise<void> {
      const { text, at } = note;
      await query
        .insert(gameNote)
        .values(note)
        .onConflictDoUpdate({ target: [gameNote.gameId, gameNote.userId], set: { text, at } });
    },

    /** Writes a message, unless there is one of its id; gives the one there is then. Null: the chat is closed. */
    async write(written: NewMessage): Promise<MessageRow | null> {
      const { gameId, messageId } = written;
      for (let attempt = 0; attempt < mostTries; attempt += 1) {
        await tryToWrite(written);
        const kept = await message(gameId, messageId);
        if (kept !== null) return kept;
        if ((await gate(gameId)).closed !== null) return null;
      }
      throw new Error('A message found no place among the others');
    },

    /** A message, if this reader may read it. */
    async readable(gameId: string, messageId: string, reader: Reader): Promise<MessageRow | null> {
      const [row] = await query
        .select()
        .from(gameMessage)
        .where(
          and(
            eq(gameMessage.gameId, gameId),
            eq(gameMessage.messageId, messageId),
            mayRead(reader),
          ),
        );
      return row ?? null;
    },

    /** Messages behind a number that this reader may read, the oldest first. */
    messages: (gameId: string, reader: Reader, behind: number, limit: number) =>
      query
        .select()
        .from(gameMessage)
        .where(and(eq(gameMessage.gameId, gameId), gt(gameMessage.number, behind), mayRead(reader)))
        .orderBy(asc(gameMessage.number))
        .limit(limit),

    /** How many messages of a game this reader may read, and how often its chat was closed or opened again. */
    async chatVersion(gameId: string, reader: Reader): Promise<ChatVersion> {
      const [row] = await query
        .select({
          messages: sql<number>`count(*)::integer`,
          closings: sql<number>`coalesce((select times from game_chat_closing c where c.game_id = ${gameId}), 0)`,
        })
        .from(gameMessage)
        .where(and(eq(gameMessage.gameId, gameId), mayRead(reader)));
      return row ?? { messages: 0, closings: 0 };
    },

    /** Of these users those who have something to read, each with the number of the first of it. */
    async unreadBy(gameId: string, userIds: readonly string[]) {
      const { rows } = await pool.query<{ readonly userId: string; readonly number: number }>(
        unreadSql,
        [gameId, userIds],
      );
      return rows;
    },

    /** Notes that a player was shown the messages up to this one. */
    async noteSeen(gameId: string, userId: string, number: number): Promise<void> {
      await pool.query(seenSql, [gameId, userId, number]);
    },

    /** Keeps a report, which waits for an answer; of several by one user the last. */
    async report(report: typeof gameReport.$inferInsert): Promise<void> {
      const { reason, at } = report;
      await query
        .insert(gameReport)
        .values(report)
        .onConflictDoUpdate({
          target: [gameReport.gameId, gameReport.messageId, gameReport.userId],
          set: { reason, at, answeredAt: null, answer: null },
        });
    },

    async mute(mute: typeof gameMute.$inferInsert): Promise<void> {
      await query.insert(gameMute).values(mute).onConflictDoNothing();
    },

    async unmute({ gameId, userId, muted }: typeof gameMute.$inferInsert): Promise<void> {
      await query
        .delete(gameMute)
        .where(
          and(eq(gameMute.gameId, gameId), eq(gameMute.userId, userId), eq(gameMute.muted, muted)),
        );
    },

    /** All that a user has written, for himself to have. */
    async of(userId: string) {
      const [notes, messages, reports, mutes, chats] = await Promise.all([
        query.select().from(gameNote).where(eq(gameNote.userId, userId)).orderBy(gameNote.gameId),
        query
          .select({
            gameId: gameMessage.gameId,
            toSeat: gameMessage.toSeat, // null: to all
            toUser: gameMessage.toUser,
            at: gameMessage.at,
            text: gameMessage.text,
          })
          .from(gameMessage)
          .where(eq(gameMessage.author, userId))
          .orderBy(gameMessage.at, gameMessage.gameId, gameMessage.number),
        query
          .select({
            gameId: gameReport.gameId,
            message: gameReport.messageId,
            at: gameReport.at,
            reason: gameReport.reason,
          })
          .from(gameReport)
          .where(eq(gameReport.userId, userId))
          .orderBy(gameReport.at, gameReport.messageId),
        query
          .select({ gameId: gameMute.gameId, muted: gameMute.muted })
          .from(gameMute)
          .where(eq(gameMute.userId, userId))
          .orderBy(gameMute.gameId, gameMute.muted),
        query
          .select({ gameId: gameChatSeen.gameId }) // how far would count what others alone may read
          .from(gameChatSeen)
          .where(eq(gameChatSeen.userId, userId))
          .orderBy(gameChatSeen.gameId),
      ]);
      return {
        notes: notes.map(({ gameId, at, text }) => ({ gameId, at, text })),
        messages,
        reports,
        mutes,
        chatsRead: chats,
      };
    },

    /** Erases all that a user has written. */
    async erase(userId: string): Promise<void> {
      await query.delete(gameNote).where(eq(gameNote.userId, userId));
      await query.delete(gameMessage).where(eq(gameMessage.author, userId));
      await query.delete(gameReport).where(eq(gameReport.userId, userId));
      await query.delete(gameChatSeen).where(eq(gameChatSeen.userId, userId));
      await query
        .delete(gameMute)
        .where(or(eq(gameMute.userId, userId), eq(gameMute.muted, userId)));
      await query
        .update(gameMessage)
        .set({ withheldFrom: sql`array_remove(${gameMessage.withheldFrom}, ${userId}::uuid)` })
        .where(sql`${userId}::uuid = any(${gameMessage.withheldFrom})`);
    },
  };
}

import type { Database } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import type { User } from './accounts.ts';

const mostBlocks = 1_000; // of one user

const blockSql = `
  insert into user_block (user_id, blocked)
    select o.user_id, u.user_id from user_account o, user_account u
     where o.user_id = $1 and o.deleted_at is null and u.user_id = $2 and u.deleted_at is null
       and (select count(*) from user_block where user_id = $1) < ${mostBlocks}
       for share of o, u
    on conflict do nothing
    returning true`;

const whyNotSql = `
  select exists (select from user_account where user_id = $2 and deleted_at is null) as "isThere",
         exists (select from user_block where user_id = $1 and blocked = $2) as "isBlocked"`;

const hasBlockedSql = `
  select from user_block
    where user_id in ($1, (select owner from user_account where user_id = $1))
      and blocked in ($2, (select owner from user_account where user_id = $2))`;

/** Whom somebody wants to hear nothing of. Nobody tells him, though he may notice at a table. */
export function openBlocks({ pool }: Database) {
  /** A bot counts as its owner, on either side. */
  async function hasBlocked(one: string, other: string): Promise<boolean> {
    const { rowCount } = await pool.query(hasBlockedSql, [one, other]);
    return rowCount !== 0;
  }

  return {
    hasBlocked,

    /** Who wants to hear nothing of somebody, or of the owner of this bot. */
    async blockersOf(userId: string): Promise<readonly string[]> {
      const { rows } = await pool.query<{ userId: string }>(
        `select distinct b.user_id as "userId"
           from user_account u join user_block b on b.blocked in (u.user_id, u.owner)
          where u.user_id = $1`,
        [userId],
      );
      return rows.map((row) => row.userId);
    },

    async list(userId: string): Promise<readonly User[]> {
      const { rows } = await pool.query<User>(
        `select u.user_id as id, u.name, u.kind
           from user_block b join user_account u on u.user_id = b.blocked
          where b.user_id = $1
          order by b.created_at desc, u.user_id`,
        [userId],
      );
      return rows;
    },

    async block(userId: string, blocked: string): Promise<void> {
      const { rowCount } = await pool.query(blockSql, [userId, blocked]);
      if (rowCount === 1) return;
      const { rows } = await pool.query<{ isThere: boolean; isBlocked: boolean }>(whyNotSql, [
        userId,
        blocked,
      ]);
      const { isThere = false, isBlocked = false } = rows[0] ?? {};
      if (!isThere) throw new Problem('not-found');
      if (!isBlocked) throw new Problem('limit-reached');
    },

    async unblock(userId: string, blocked: string): Promise<void> {
      await pool.query('delete from user_block where user_id = $1 and blocked = $2', [
        userId,
        blocked,
      ]);
    },
  };
}

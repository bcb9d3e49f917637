import type { Database } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import type { User } from './accounts.ts';

const mostBlocks = 1_000; // of one user

const blockSql = `
  insert into user_block (user_id, blocked)
    select $1, user_id from user_account
     where user_id = $2 and deleted_at is null
       and (select count(*) from user_block where user_id = $1) < ${mostBlocks}
    on conflict do nothing
    returning true`;

/** Whom somebody wants to hear nothing of. He is not told. */
export function openBlocks({ pool }: Database) {
  async function hasBlocked(one: string, other: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'select from user_block where user_id = $1 and blocked = $2',
      [one, other],
    );
    return rowCount === 1;
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
      if (rowCount === 1 || (await hasBlocked(userId, blocked))) return;
      const { rowCount: there } = await pool.query(
        'select from user_account where user_id = $1 and deleted_at is null',
        [blocked],
      );
      throw new Problem(there === 1 ? 'limit-reached' : 'not-found');
    },

    async unblock(userId: string, blocked: string): Promise<void> {
      await pool.query('delete from user_block where user_id = $1 and blocked = $2', [
        userId,
        blocked,
      ]);
    },
  };
}

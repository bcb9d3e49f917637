import { randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import type { User } from './accounts.ts';
import { lockAccount } from './lock.ts';
import type { Asker } from './mailing.ts';
import { nameKey } from './name-key.ts';

const mostBots = 10; // of one user

const makeSql = `
  insert into user_account (user_id, name, name_key, kind, owner)
    select $1, $2, $3, 'bot', $4
    on conflict (name_key) do nothing
    returning user_id as id, name, kind`;

/** Programs that play: they have no password, only the tokens their owner makes for them. */
export function openBots({ pool }: Database) {
  async function list(userId: string, run: Asker = pool): Promise<readonly User[]> {
    const { rows } = await run.query<User>(
      `select user_id as id, name, kind from user_account
        where owner = $1 and deleted_at is null
        order by created_at, user_id`,
      [userId],
    );
    return rows;
  }

  return {
    list: (userId: string) => list(userId),

    async make(userId: string, name: string): Promise<User> {
      return inTransaction(pool, async (run) => {
        if (!(await lockAccount(run, userId))) throw new Problem('not-signed-in');
        if ((await list(userId, run)).length >= mostBots) throw new Problem('limit-reached');
        const { rows } = await run.query<User>(makeSql, [
          randomUUID(),
          name,
          nameKey(name),
          userId,
        ]);
        const [bot] = rows;
        if (bot === undefined) throw new Problem('name-taken');
        return bot;
      });
    },

    /** A bot of this user's. */
    async find(userId: string, botId: string): Promise<User> {
      const bot = (await list(userId)).find(({ id }) => id === botId);
      if (bot === undefined) throw new Problem('not-found');
      return bot;
    },
  };
}

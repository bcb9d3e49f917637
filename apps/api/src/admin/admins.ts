import type { User } from '../accounts/accounts.ts';
import { requireOtherAdmin } from '../accounts/last-admin.ts';
import type { Asker } from '../accounts/mailing.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import { endLooks } from './looks.ts';

type Admin = User & { readonly usesCodes: boolean };

const listSql = `
  select u.user_id as id, u.name, u.kind, t.confirmed_at is not null as "usesCodes"
    from user_account u left join admin_totp t on t.user_id = u.user_id
   where u.is_admin and u.deleted_at is null
   order by u.name_key`;

const changeSql = `
  update user_account set is_admin = $2
   where user_id = $1 and is_admin <> $2 and deleted_at is null and kind = 'person'
     and not ($2 and suspended_at is not null)`;

const leaveSql = `
  delete from admin_entry e using user_session s
   where s.session_id = e.session_id and s.user_id = $1`;

/** Of two who want the same one is told that it is so already. */
async function change(run: Asker, userId: string, isAdmin: boolean): Promise<void> {
  const { rowCount } = await run.query(changeSql, [userId, isAdmin]);
  if (rowCount === 1) return;
  const { rows } = await run.query<{ kind: string; isAdmin: boolean }>(
    'select kind, is_admin as "isAdmin" from user_account where user_id = $1 and deleted_at is null',
    [userId],
  );
  const [found] = rows;
  if (found === undefined) throw new Problem('not-found');
  if (found.kind !== 'person') throw new Problem('needs-person');
  throw new Problem(found.isAdmin === isAdmin ? 'done-already' : 'is-suspended');
}

/** Who may administer this service. */
export function openAdmins({ pool }: Pick<Database, 'pool'>) {
  return {
    async list(): Promise<readonly Admin[]> {
      return (await pool.query<Admin>(listSql)).rows;
    },

    grant: (userId: string): Promise<void> => change(pool, userId, true),

    async revoke(userId: string): Promise<void> {
      await inTransaction(pool, async (run) => {
        await requireOtherAdmin(run, [userId]);
        await change(run, userId, false);
        await run.query(leaveSql, [userId]);
      });
      await endLooks(pool, { userId });
    },
  };
}

import type { Accounts } from '../accounts/accounts.ts';
import type { Database } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import type { Codes } from './codes.ts';
import { endLooks } from './looks.ts';

/** An admin, and which of his sessions he asks from. */
export type AdminSession = { readonly userId: string; readonly sessionId: string };

/** Long enough to look into a matter, short of a machine left alone over lunch. */
const minutes = 60;

const enterSql = `
  insert into admin_entry (session_id, until_at) values ($1, $2)
    on conflict (session_id) do update set until_at = excluded.until_at`;

/** Which sessions may administer: those that have shown, not long ago, that their user is there. */
export function openEntries(
  { pool }: Pick<Database, 'pool'>,
  { accounts, codes, now }: { accounts: Accounts; codes: Codes; now: () => Date },
) {
  return {
    /** Until when a session may administer; null: it may not now. */
    async until(sessionId: string): Promise<Date | null> {
      const { rows } = await pool.query<{ until: Date }>(
        'select until_at as until from admin_entry where session_id = $1 and until_at > $2',
        [sessionId, now()],
      );
      return rows[0]?.until ?? null;
    },

    /** Signs in afresh; who has no password cannot, and is told to take one. */
    async enter(
      { userId, sessionId }: AdminSession,
      { password, code }: { password: string; code?: string | undefined },
    ): Promise<Date> {
      if ((await accounts.me(userId))?.hasPassword !== true) throw new Problem('wrong-password');
      await accounts.confirm(userId, password);
      await codes.check(userId, code);
      const until = new Date(now().getTime() + minutes * 60_000);
      await pool.query(enterSql, [sessionId, until]);
      return until;
    },

    /** Ends what he sees by looks first: a process that dies in between leaves nothing open. */
    async leave(sessionId: string): Promise<void> {
      await endLooks(pool, { sessionId });
      await pool.query('delete from admin_entry where session_id = $1', [sessionId]);
    },
  };
}

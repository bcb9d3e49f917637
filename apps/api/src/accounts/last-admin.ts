import { Problem } from '../http/problems.ts';
import type { Asker } from './mailing.ts';

/** Who can come in to administer: none of them ceases to until this transaction ends. */
const lockSql = `
  select user_id as id from user_account
   where is_admin and suspended_at is null and deleted_at is null order by user_id for update`;

/** The last admin who can come in stays, also of two who leave at once: else nobody could help any more. */
export async function requireOtherAdmin(run: Asker, leaving: readonly string[]): Promise<void> {
  const { rows } = await run.query<{ id: string }>(lockSql);
  const isLast = rows.length > 0 && rows.every(({ id }) => leaving.includes(id));
  if (isLast) throw new Problem('last-admin');
}

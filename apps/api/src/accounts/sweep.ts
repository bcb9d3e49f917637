import type { Database } from '../database/connection.ts';

/** What is of no use any more, and tells of people. */
const sweepSqls = [
  'delete from user_session where expires_at < now()',
  `delete from spent_refresh_token t
    where rotated_at < now() - interval '30 days'
       or not exists (select from user_session s where s.session_id = t.session_id)`,
  'delete from capability_link where expires_at < now()',
  `delete from link_wish where created_at < now() - interval '1 day'`, // where nobody sends any
  'delete from personal_token where expires_at < now()',
  'delete from attempt where until < now()',
  `delete from outgoing_mail where created_at < now() - interval '30 days'`,
];

export async function sweep({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const sql of sweepSqls) await pool.query(sql);
}

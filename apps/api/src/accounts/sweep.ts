import type { Database } from '../database/connection.ts';

/** What is of no use any more, and tells of people. */
const sweepSqls = [
  'delete from user_session where expires_at < now()',
  'delete from capability_link where expires_at < now()',
  'delete from personal_token where expires_at < now()',
  'delete from attempt where until < now()',
  `delete from outgoing_mail where created_at < now() - interval '30 days'`,
];

export async function sweep({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const sql of sweepSqls) await pool.query(sql);
}

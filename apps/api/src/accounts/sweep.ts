import type { Database } from '../database/connection.ts';
import type { Accounts } from './accounts.ts';
import type { LeaveAllGames } from './own-account.ts';

/** What is of no use any more, and tells of people. */
const sweepSqls = [
  // A guest's tells for 90 days when he was last here.
  `delete from user_session s using user_account u
    where u.user_id = s.user_id
      and s.expires_at < now() - case u.kind when 'guest' then interval '60 days' else interval '0' end`,
  `delete from spent_refresh_token t
    where rotated_at < now() - interval '30 days'
       or not exists (select from user_session s where s.session_id = t.session_id)`,
  'delete from capability_link where expires_at < now()',
  `delete from link_wish where created_at < now() - interval '1 day'`, // where nobody sends any
  'delete from personal_token where expires_at < now()',
  'delete from attempt where until < now()',
  `delete from outgoing_mail where created_at < now() - interval '30 days'`,
  // Longer than anybody takes for a turn, which is told once.
  `with gone as (
      delete from notice where settled_at < now() - interval '400 days' returning notice_id)
    delete from notice_game of using gone where of.notice_id = gone.notice_id`,
  // The ways out of a mail, by its link and by answering it.
  `delete from unsubscribe_link where created_at < now() - interval '400 days'`,
  `delete from reply_address where expires_at < now() - interval '340 days'`,
  // Until then whoever follows one is told why it does nothing.
  `delete from move_link where expires_at < now() - interval '90 days'`,
  `delete from reply_seen where at < now() - interval '180 days'`,
  'delete from open_page where until < now()',
  // What the dashboard tells of reaches back as far as this.
  `delete from service_process where at < now() - interval '1 day'`,
  `delete from service_answers where minute < now() - interval '2 days'`,
  `delete from service_size where day < now() - interval '400 days'`,
  `delete from service_backup where at < now() - interval '400 days'`,
];

/** What a sweep needs of the accounts and of the games. */
export type Sweeping = {
  readonly accounts: Pick<Accounts, 'lostGuests' | 'goneOfLate' | 'erase'>;
  readonly leaveAllGames: LeaveAllGames;
  readonly isPlaying: (userId: string) => Promise<boolean>;
};

export async function sweep(
  { pool }: Pick<Database, 'pool'>,
  { accounts, leaveAllGames, isPlaying }: Sweeping,
): Promise<void> {
  for (const sql of sweepSqls) await pool.query(sql);
  for (const guest of await accounts.lostGuests()) {
    if (!(await isPlaying(guest))) await accounts.erase([guest]);
  }
  for (const gone of await accounts.goneOfLate()) await leaveAllGames(gone);
}

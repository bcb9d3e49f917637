import type pg from 'pg';
import { inTransaction } from '../database/connection.ts';
import type { MailTrouble } from '../database/schema.ts';
import type { Asker } from './mailing.ts';

// An address from which mails come back, or whose reader called one unwanted, gets none about games until
// it is confirmed again. Mails about the account still go: one of them is the way out.

/** A mail address of somebody, at the confirmation that counts. */
export type ConfirmedAddress = {
  readonly userId: string;
  readonly mailKey: string;
  readonly confirmedAt: string; // exactly as the database has it
};

/** When the address of an account `u` was confirmed. */
export const confirmedAt = `coalesce(extract(epoch from u.mail_verified_at)::text, '')`;

/** Who complained once more than that no mail arrives; all else is known already. */
const markSql = `
  update user_account u
    set mail_trouble = $4::jsonb,
        mail_wanted = coalesce(mail_wanted, mail),
        mail_wanted_key = coalesce(mail_wanted_key, mail_key)
    where user_id = $1 and mail_key = $2 and ${confirmedAt} = $3 and deleted_at is null
      and (mail_trouble is null
           or mail_trouble ->> 'kind' = 'bounced' and $4::jsonb ->> 'kind' = 'complained')`;

/** Marks an address as one to be confirmed again, unless it was meanwhile, or is no longer his. */
export async function markAddress(
  run: Asker,
  { userId, mailKey, confirmedAt: at }: ConfirmedAddress,
  trouble: MailTrouble,
): Promise<void> {
  await run.query(markSql, [userId, mailKey, at, JSON.stringify(trouble)]);
}

const returnedSql = `
  update notice n set state = 'given-up', settled_at = $5
    from user_account u
    where u.user_id = $1 and u.mail_key = $2 and ${confirmedAt} = $3
      and n.user_id = u.user_id and n.state = 'sent' and n.notice_id = $4`;

/** A server next door can send it back before it is noted that it was sent. */
const noticeOfSql = `
  select notice_id as "noticeId" from outgoing_mail where mail_id = $1 and notice_id is not null for update`;

/** What a mail that came back was to say was not told, though it had left. */
export const noteReturned = (
  pool: pg.Pool,
  { userId, mailKey, confirmedAt: at }: ConfirmedAddress,
  mail: string,
  now: Date,
): Promise<void> =>
  inTransaction(pool, async (run) => {
    const { rows } = await run.query<{ noticeId: string }>(noticeOfSql, [mail]);
    const [about] = rows;
    if (about === undefined) return;
    await run.query(returnedSql, [userId, mailKey, at, about.noticeId, now]);
  });

/** What did not reach him while his address had trouble, or since he was away, is judged anew: what is still so goes. */
const unsentSql = `
  with again as (
    update notice set state = 'waiting', due_at = created_at, tries = 0, settled_at = null, withheld_for = null
      where user_id = $1 and kind <> 'digest'
        and (state in ('withheld', 'given-up') or state = 'unwanted' and settled_at >= $2)
      returning notice_id)
  delete from outgoing_mail m using again a where m.notice_id = a.notice_id`;

/** Of what happened and was said while he had no address, where he plays or was invited, no notice was made. */
const unseenSql = `
  with his as (
    select g.game_id, g.number
      from game g
      where g.status <> 'ended'
        and g.game_id in (
          select game_id from game_seat where user_id = $1
          union
          select game_id from game_admission where user_id = $1 and invitation is not null))
  insert into notice_look (game_id, topic, number, due_at)
    select game_id, 'told', number, 'epoch'::timestamptz from his
    union all
    select game_id, 'said', max(m.number), 'epoch'::timestamptz from his join game_message m using (game_id) group by game_id
    on conflict do nothing`;

/**
 * Whoever can be written to again is told of what waits for him. Null: he was not away, and what he did not want then he
 * does not want now.
 */
export async function tellAgain(
  run: Asker,
  userId: string,
  awaySince: Date | null = null,
): Promise<void> {
  await run.query(unsentSql, [userId, awaySince]);
  await run.query(unseenSql, [userId]);
}

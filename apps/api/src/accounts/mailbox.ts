import type { Database } from '../database/connection.ts';
import { grantWishes } from './link-wishes.ts';

/** A mail that nobody sends, as the operator reads it on his own machine. */
export type WaitingMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly at: Date;
};

/** The mails that wait, the newest first: where none are sent, all of them. */
export async function waitingMails(
  { pool }: Database,
  origin: () => string,
): Promise<readonly WaitingMail[]> {
  await grantWishes({ pool }, origin);
  const { rows } = await pool.query<WaitingMail>(
    `select mail_id as id, address as to, subject, body as text, html, created_at as at
       from outgoing_mail
      where sent_at is null and given_up_at is null
      order by created_at desc, mail_id
      limit 100`,
  );
  return rows;
}

import type { Language } from '@staffetta/engine';
import type { Asker } from '../accounts/mailing.ts';
import { type Telling, usualTelling } from '../accounts/telling.ts';
import type { MailTrouble } from '../database/schema.ts';

/** Whom a notice is for, as far as it matters to a mail. */
export type Reader = {
  readonly userId: string;
  readonly mail: string;
  readonly mailTrouble: MailTrouble | null; // why it gets no notices
  readonly language: Language;
  readonly timeZone: string;
  readonly notices: Readonly<Record<string, boolean>>; // what he wants to be told of; not said: he does
  readonly telling: Telling;
  readonly hasMuted: boolean; // this game
  readonly hasPageOpen: boolean;
};

type Row = Omit<Reader, 'telling'> & { readonly telling: Partial<Telling> };

const readerSql = `
  select u.user_id as "userId", u.mail, u.mail_trouble as "mailTrouble", coalesce(u.language, 'en') as language,
         coalesce(u.time_zone, 'UTC') as "timeZone", u.notices, u.telling,
         exists (select from notice_mute m where m.user_id = u.user_id and m.game_id = $2::uuid)
           as "hasMuted",
         exists (select from open_page p where p.user_id = u.user_id and p.until > $3::timestamptz)
           as "hasPageOpen"
    from user_account u
    where u.user_id = $1 and u.mail is not null and u.suspended_at is null and u.deleted_at is null`;

/** A user who can be written to; null: he cannot. */
export async function readerOf(
  run: Asker,
  userId: string,
  gameId: string | null,
  now: Date,
): Promise<Reader | null> {
  const { rows } = await run.query<Row>(readerSql, [userId, gameId, now]);
  const [row] = rows;
  return row === undefined ? null : { ...row, telling: { ...usualTelling, ...row.telling } };
}

import type { Asker } from '../accounts/mailing.ts';
import { newBearer } from '../accounts/secrets.ts';
import type { MailHeaders, NoticeKind } from '../database/schema.ts';
import { uuidFor } from '../games/tables.ts';
import type { Mail } from '../mail-out/document.ts';
import type { Ways } from './letters.ts';

/** Where a mail's reader can end its kind, by an address of this mail alone. */
export type WayOut = Ways & { readonly digest: Buffer };

export function wayOut(origin: string): WayOut {
  const { secret, digest } = newBearer();
  return {
    settings: `${origin}/settings#notices`,
    unsubscribe: `${origin}/unsubscribe?link=${secret}`, // no log holds what stands behind the ?
    digest,
  };
}

const linkSql = `
  insert into unsubscribe_link (digest, user_id, game_id, kind, created_at)
    values ($1, $2, $3, $4, $5)`;

const mailSql = `
  insert into outgoing_mail
    (mail_id, user_id, address, subject, body, html, headers, notice_id, created_at, due_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
    on conflict do nothing`;

/** A notice whose mail is to be written. */
type About = {
  readonly noticeId: string;
  readonly userId: string;
  readonly gameId: string | null;
  readonly kind: NoticeKind;
  readonly again?: number; // how often an admin had it sent again
};

/**
 * The mail of a notice bears its id; sent again it is another mail: one of the same Message-ID would be thrown away
 * unseen wherever the first one arrived.
 */
const mailIdOf = ({ noticeId, again = 0 }: About): string =>
  again === 0 ? noticeId : uuidFor(noticeId, `again ${again}`);

/** All mails of a game to one reader are one thread, his digests another. */
export const threadOf = ({ gameId, userId }: Pick<About, 'gameId' | 'userId'>): string =>
  uuidFor(gameId ?? userId, `thread ${userId}`);

/** Writes a mail to be sent; its notice is marked in the same transaction. */
export async function writeOut(
  run: Asker,
  about: About,
  address: string,
  mail: Mail,
  out: WayOut,
  now: Date,
  playing: Pick<MailHeaders, 'replyTo' | 'playing'> = {},
): Promise<void> {
  const { noticeId, userId, gameId, kind } = about;
  const headers: MailHeaders = {
    thread: threadOf(about),
    unsubscribe: out.unsubscribe,
    ...playing,
  };
  await run.query(linkSql, [out.digest, userId, gameId, kind, now]);
  const values = [mailIdOf(about), userId, address, mail.subject, mail.text, mail.html];
  await run.query(mailSql, [...values, JSON.stringify(headers), noticeId, now]);
}

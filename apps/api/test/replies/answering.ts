import { randomUUID } from 'node:crypto';
import type { ReadMail } from '../mail-server.ts';
import { type Club, delay } from '../notices/club.ts';

// Members of a club who answer their mails with a mail program.

export type Member = Awaited<ReturnType<Club['member']>>;

/** All mails that are written by now. */
export async function allMails(club: Club): Promise<readonly ReadMail[]> {
  const first = await club.deliver();
  club.pass(delay);
  return [...first, ...(await club.deliver())];
}

/** What came for a member, the turn's mails included. */
export async function mailsIn(club: Club, member: Member): Promise<readonly ReadMail[]> {
  return (await allMails(club)).filter(({ to }) => to.includes(member.mail));
}

type Sent = {
  readonly from?: string;
  readonly id?: string;
  readonly to?: string;
  readonly headers?: Record<string, string>;
};

/** Who answers which mail, and how. */
export type Said = readonly [member: Member, mail: ReadMail | undefined, text: string, sent?: Sent];

const written = (member: Member, mail: ReadMail, text: string, sent: Sent) => ({
  from: sent.from ?? member.mail,
  to: sent.to ?? mail.headers.get('reply-to') ?? '',
  subject: `Re: ${mail.subject}`,
  inReplyTo: mail.headers.get('message-id'),
  messageId: sent.id ?? `<${randomUUID()}@members.example>`,
  headers: sent.headers ?? {},
  text,
});

/** Answers a mail as a mail program does. */
export async function replyIn(club: Club, ...[member, mail, text, sent = {}]: Said): Promise<void> {
  if (mail === undefined) throw new Error('There is no mail to answer');
  await club.send(written(member, mail, text, sent));
}

/** Answers a mail, and gives what was answered. */
export async function answeredIn(club: Club, ...said: Said): Promise<ReadMail | undefined> {
  await replyIn(club, ...said);
  const mails = (await club.deliver()).filter(({ headers }) =>
    headers.get('auto-submitted')?.startsWith('auto-replied'),
  );
  return mails[0];
}

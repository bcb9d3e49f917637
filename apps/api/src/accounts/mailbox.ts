import nodemailer from 'nodemailer';
import type { Database } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import type { InboundMail } from '../mail-in/listener.ts';
import { grantWishes } from './link-wishes.ts';
import { messageIdOf } from './message-id.ts';

// The mails that nobody sends, for whoever tries the service on his own machine: he reads them there, and
// answers them as their readers would.

/** Where answers go while mails stay here: a domain that cannot exist (RFC 2606), should one ever leave. */
export const mailboxDomain = 'mailbox.invalid';

/** A mail that nobody sends, as the operator reads it. */
export type WaitingMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly at: Date;
  readonly mayAnswer: boolean;
};

export type Mailbox = ReturnType<typeof openMailbox>;

type Answered = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly thread: string;
  readonly replyTo: string | null;
};

const waits = 'sent_at is null and given_up_at is null';

/** What makes a mail of what somebody typed, as his mail program would. */
const program = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  disableFileAccess: true,
  disableUrlAccess: true,
});

export function openMailbox(
  { pool }: Pick<Database, 'pool'>,
  origin: () => string,
  /** Takes in a mail that somebody brought; null: none is taken in. */
  receive: ((mail: InboundMail) => Promise<void>) | null,
) {
  return {
    /** The mails that wait, the newest first: where none are sent, all of them. */
    async read(): Promise<readonly WaitingMail[]> {
      await grantWishes({ pool }, origin);
      const { rows } = await pool.query<WaitingMail>(
        `select mail_id as id, address as to, subject, body as text, html, created_at as at,
                $1 and headers ->> 'replyTo' is not null as "mayAnswer"
           from outgoing_mail
          where ${waits}
          order by created_at desc, mail_id
          limit 100`,
        [receive !== null],
      );
      return rows;
    },

    /** Answers a mail in its reader's name: what he typed comes in as a mail of his does. */
    async answer(id: string, text: string): Promise<void> {
      const { rows } = await pool.query<Answered>(
        `select mail_id as id, address as to, subject, headers ->> 'thread' as thread,
                headers ->> 'replyTo' as "replyTo"
           from outgoing_mail where mail_id = $1 and ${waits}`,
        [id],
      );
      const [mail] = rows;
      if (mail === undefined) throw new Problem('not-found');
      const { to: from, subject, thread, replyTo } = mail;
      if (receive === null || replyTo === null) throw new Problem('mail-takes-no-answer');
      const messageId = messageIdOf(id, origin());
      const { message: raw } = await program.sendMail({
        from,
        to: replyTo,
        subject: `Re: ${subject.replace(/^Re: /, '')}`,
        inReplyTo: messageId,
        references: [messageIdOf(thread, origin()), messageId],
        text,
      });
      if (!Buffer.isBuffer(raw)) throw new Error('A mail was written to no buffer');
      await receive({ envelope: { from, to: [replyTo] }, raw });
    },
  };
}

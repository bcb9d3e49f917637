import nodemailer from 'nodemailer';
import type pg from 'pg';
import { type Database, inTransaction } from '../database/connection.ts';
import type { MailHeaders } from '../database/schema.ts';
import { grantWishes } from './link-wishes.ts';
import { mostTries, pauseAfter } from './pauses.ts';

/** How mails leave. */
export type PostSettings = {
  readonly smtpUrl: string; // a secret: it may hold a password
  readonly from: string;
};

/** Writes the links wished for and sends the mails that wait. Each is sent at least once, and by its Message-ID is one mail. */
export type Post = {
  /** Looks for mails now and then, until closed. */
  readonly work: () => void;
  /** Sends what is due now; gives how many mails it sent. */
  readonly send: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const lookEvery = 1_000;
const patience = 20_000;

type Due = {
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly headers: MailHeaders | null;
  readonly tries: number;
};

/**
 * Each process takes other mails than the rest. A mail about an account is due by the database's clock,
 * which wrote it; the other clock has no finer parts than thousandths.
 */
const dueSql = `
  select mail_id as id, address, subject, body, html, headers, tries
    from outgoing_mail
    where sent_at is null and given_up_at is null
      and (due_at < $1::timestamptz + interval '1 millisecond' or (notice_id is null and due_at <= now()))
    order by due_at, mail_id
    limit 1
    for update skip locked`;

/** What was said, and to which address, is nobody's business any more. */
const erased = 'address = null, subject = null, body = null, html = null, headers = null';
const ended = (column: 'sent_at' | 'given_up_at', state: 'sent' | 'given-up'): string => `
  with ended as (
    update outgoing_mail set ${column} = $2, tries = tries + 1, ${erased} where mail_id = $1
      returning notice_id)
  update notice n set state = '${state}', settled_at = $2 from ended e where n.notice_id = e.notice_id`;
const sentSql = ended('sent_at', 'sent');
const givenUpSql = ended('given_up_at', 'given-up');
const laterSql = 'update outgoing_mail set tries = tries + 1, due_at = $2 where mail_id = $1';

/** What a mail tells programs: its thread, how to end its kind (RFC 8058), and that nobody typed it. */
function headersOf(headers: MailHeaders | null, host: string) {
  if (headers === null) return { headers: { 'Auto-Submitted': 'auto-generated' } };
  const { thread, unsubscribe, replyTo, answers } = headers;
  const root = `<${thread}@${host}>`;
  if (answers !== undefined) {
    return {
      references: answers === null ? root : [root, answers],
      inReplyTo: answers ?? root,
      ...(replyTo === undefined ? {} : { replyTo }),
      headers: { 'Auto-Submitted': 'auto-replied' },
    };
  }
  return {
    references: root,
    inReplyTo: root,
    ...(replyTo === undefined ? {} : { replyTo }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      Precedence: 'bulk',
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}

/** Whether the other side will never take this mail, as opposed to not now. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** What the log may know of a failure: what a mail server answers can hold addresses. */
const untold = (error: unknown): Error => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return Object.assign(new Error('A mail could not be sent'), { code });
};

export function openPost(
  { pool }: Pick<Database, 'pool'>,
  { smtpUrl, from }: PostSettings,
  origin: () => string,
  onTrouble: (error: Error) => void,
  now: () => Date = () => new Date(),
): Post {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function settle(run: pg.PoolClient, { id, tries }: Due, error: unknown): Promise<void> {
    onTrouble(untold(error));
    if (isFinal(error) || tries + 1 >= mostTries) await run.query(givenUpSql, [id, now()]);
    else await run.query(laterSql, [id, pauseAfter(now(), tries)]);
  }

  /** Sends one mail that is due; says whether there was one, and whether it went. */
  const sendOne = (): Promise<'sent' | 'failed' | 'none'> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<Due>(dueSql, [now()]);
      const [due] = rows;
      if (due === undefined) return 'none';
      const { id, address: to, subject, body: text, html, headers } = due;
      const { hostname } = new URL(origin());
      const messageId = `<${id}@${hostname}>`;
      const told = headersOf(headers, hostname);
      const written = { from, to, subject, text, ...(html === null ? {} : { html }), messageId };
      try {
        await transport.sendMail({ ...written, date: now(), ...told });
      } catch (error) {
        await settle(run, due, error);
        return 'failed';
      }
      await run.query(sentSql, [id, now()]);
      return 'sent';
    });

  async function send(): Promise<number> {
    let sent = 0;
    await grantWishes({ pool }, origin);
    for (;;) {
      const result = isClosed ? 'none' : await sendOne();
      if (result === 'none') return sent;
      if (result === 'sent') sent += 1;
    }
  }

  let isClosed = false;
  let running: Promise<unknown> | null = null;
  let timer: NodeJS.Timeout | undefined;
  return {
    send,
    work() {
      timer ??= setInterval(() => {
        running ??= send()
          .catch(onTrouble)
          .finally(() => {
            running = null;
          });
      }, lookEvery);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

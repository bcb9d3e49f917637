import nodemailer from 'nodemailer';
import type pg from 'pg';
import { type Database, inTransaction } from '../database/connection.ts';
import { grantWishes } from './link-wishes.ts';

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
const firstPause = 30; // seconds, doubled with every try
const longestPause = 6 * 3_600;
const mostTries = 16; // about two days
const patience = 20_000;

type Due = {
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly tries: number;
};

/** Each process takes other mails than the rest. */
const dueSql = `
  select mail_id as id, address, subject, body, tries
    from outgoing_mail
    where sent_at is null and given_up_at is null and due_at <= now()
    order by due_at, mail_id
    limit 1
    for update skip locked`;

/** What was said, and to which address, is nobody's business any more. */
const erased = 'address = null, subject = null, body = null';
const sentSql = `update outgoing_mail set sent_at = now(), tries = tries + 1, ${erased} where mail_id = $1`;
const givenUpSql = `update outgoing_mail set given_up_at = now(), tries = tries + 1, ${erased} where mail_id = $1`;
const laterSql = `
  update outgoing_mail set tries = tries + 1, due_at = now() + $2 * interval '1 second'
    where mail_id = $1`;

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
    if (isFinal(error) || tries + 1 >= mostTries) await run.query(givenUpSql, [id]);
    else await run.query(laterSql, [id, Math.min(longestPause, firstPause * 2 ** tries)]);
  }

  /** Sends one mail that is due; says whether there was one, and whether it went. */
  const sendOne = (): Promise<'sent' | 'failed' | 'none'> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<Due>(dueSql);
      const [due] = rows;
      if (due === undefined) return 'none';
      const { id, address: to, subject, body: text } = due;
      const messageId = `<${id}@${new URL(origin()).hostname}>`;
      try {
        await transport.sendMail({ from, to, subject, text, messageId });
      } catch (error) {
        await settle(run, due, error);
        return 'failed';
      }
      await run.query(sentSql, [id]);
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

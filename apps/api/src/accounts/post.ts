import type pg from 'pg';
import type { CheckClock } from '../clocks/machine-clock.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import type { MailHeaders, MailTrouble } from '../database/schema.ts';
import { isPassing, namesRecipient, statusIn } from '../mail-in/status.ts';
import type { Mail } from '../mail-out/document.ts';
import { type MailServer, openMailServer, untold } from '../mail-out/server.ts';
import { openRounds, type Rounds } from '../rounds.ts';
import { grantWishes } from './link-wishes.ts';
import { type ConfirmedAddress, confirmedAt, markAddress } from './mail-trouble.ts';
import { messageIdOf } from './message-id.ts';
import { mailKey } from './name-key.ts';
import { longestTried, mostTries, pauseAfter } from './pauses.ts';
import type { ReturnPaths } from './return-paths.ts';

/** How mails leave. */
export type PostSettings = MailServer & { readonly from: string };

/** Writes the links wished for and sends the mails that wait. Each is sent at least once, and by its Message-ID is one mail. */
export type Post = Pick<Rounds, 'work' | 'close'> & {
  /** Sends what is due now; gives how many mails it sent. */
  readonly send: () => Promise<number>;
  /** Brings somebody a mail of another's, as it came, at once. */
  readonly forward: (to: string, subject: string, raw: Buffer) => Promise<void>;
};

/**
 * Who asked for a link, or wrote to us, waits for what we answer: such mails do not queue behind notices. Each mail that is
 * under way holds a connection to the database and one to the mail server.
 */
const lanes = [
  { isNotice: false, hands: 2 },
  { isNotice: true, hands: 4 },
] as const;
type Lane = (typeof lanes)[number];

const allHands = lanes.reduce((all, { hands }) => all + hands, 0);

/** The sum of what is counted side by side: when all are done, though one of them failed. */
async function summed(counting: readonly Promise<number>[]): Promise<number> {
  await Promise.allSettled(counting);
  return (await Promise.all(counting)).reduce((all, one) => all + one, 0);
}

const stillWarm = 20; // seconds: true when it was written, a mail is true; less than the first pause

type Due = {
  readonly id: string;
  readonly noticeId: string | null; // what it tells of; null: no notice is behind it
  readonly hasWaited: boolean; // since it was written
  readonly userId: string;
  readonly confirmedAt: string; // of the address he has now
  readonly withheldFor: MailTrouble['kind'] | null; // why it is not to go: his address was marked meanwhile
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly headers: MailHeaders | null;
  readonly createdAt: Date;
  readonly tries: number;
  readonly refusals: number; // at its address, without naming it
};

/** How a notice ends whose mail is not to go any more. */
type KeptBack = readonly [
  state: 'withheld' | 'retracted' | 'unwanted',
  trouble: MailTrouble['kind'] | null,
];

const addressOf = ({ userId, address, confirmedAt: at }: Due): ConfirmedAddress => ({
  userId,
  mailKey: mailKey(address),
  confirmedAt: at,
});

/** A mail as it was to go, and why it did not. */
type Failure = { readonly due: Due; readonly error: unknown };

/** A mail that did not go: because its address was refused, or for any other reason. */
type Unsent = {
  readonly refused: { readonly address: ConfirmedAddress; readonly trouble: MailTrouble } | null;
};

/**
 * Each process takes other mails than the rest. A notice goes to the address its reader has by now: its links play for
 * him, and his old one may be another's. A mail about an account is due by the database's clock, which wrote it, until
 * it is tried: when to try again says the service's, which has no finer parts than thousandths.
 */
const dueSql = `
  select m.mail_id as id, m.notice_id as "noticeId", m.user_id as "userId",
         case when m.notice_id is null then m.address else u.mail end as address, m.subject, m.body, m.html, m.headers,
         m.created_at as "createdAt", m.tries,
         case when m.notice_id is null or m.address = u.mail then m.refusals else 0 end as refusals,
         ${confirmedAt} as "confirmedAt",
         m.created_at < $1::timestamptz - interval '${stillWarm} seconds' as "hasWaited",
         case when m.notice_id is not null then u.mail_trouble ->> 'kind' end as "withheldFor"
    from outgoing_mail m join user_account u on u.user_id = m.user_id
    where m.sent_at is null and m.given_up_at is null and (m.notice_id is not null) = $2
      and (m.due_at < $1::timestamptz + interval '1 millisecond'
           or (m.notice_id is null and m.tries = 0 and m.due_at <= now()))
    order by m.due_at, m.mail_id
    limit 1
    for update of m skip locked`;

/** What was said, and to which address, is nobody's business any more. */
const erased = 'address = null, subject = null, body = null, html = null, headers = null';
const ended = (column: 'sent_at' | 'given_up_at', state: 'sent' | 'given-up'): string => `
  with ended as (
    update outgoing_mail set ${column} = $2, tries = tries + 1, ${erased} where mail_id = $1
      returning notice_id)
  update notice n set state = '${state}', settled_at = $2 from ended e where n.notice_id = e.notice_id`;
const sentSql = ended('sent_at', 'sent');
const givenUpSql = ended('given_up_at', 'given-up');
/** A mail that is not to go any more: to a marked address, or because it is no longer true. */
const keptBackSql = `
  with ended as (
    update outgoing_mail set given_up_at = $2, ${erased} where mail_id = $1 returning notice_id)
  update notice n set state = $3, settled_at = $2, withheld_for = $4
    from ended e where n.notice_id = e.notice_id`;

/**
 * Refusals are those of one address. The next try has the links of this one, and the way to answer: where the server's word
 * was lost, its reader has them.
 */
const laterSql =
  'update outgoing_mail set tries = tries + 1, due_at = $2, headers = $3, refusals = $4, address = $5 where mail_id = $1';

/** What a mail tells programs: its thread, how to end its kind (RFC 8058), and that nobody typed it. */
function headersOf(headers: MailHeaders | null, at: string) {
  if (headers === null) return { headers: { 'Auto-Submitted': 'auto-generated' } };
  const { thread, unsubscribe, replyTo, answers } = headers;
  const root = messageIdOf(thread, at);
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

/** What a mail server answered that says no. */
type Refusal = {
  readonly command: string; // what it was told then
  readonly response: string;
};

function refusalIn(error: unknown): Refusal | null {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return null;
  const isRefused =
    ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && Number(error.responseCode) >= 500;
  if (!(isRefused && 'command' in error && 'response' in error)) return null;
  return { command: String(error.command), response: String(error.response) };
}

/**
 * What a mail server refuses. Many say only at the address what they have against who sends, or against everybody while
 * a setting is wrong for an hour: unless a code names the address, that it is meant is believed once it lasts.
 */
function refusedBy({ command, response }: Refusal): 'address' | 'unsaid' | 'other' {
  const status = statusIn(response);
  if (command === 'MAIL FROM' || isPassing(status)) return 'other';
  if (namesRecipient(status)) return 'address';
  return command === 'RCPT TO' ? 'unsaid' : 'other';
}

/**
 * Whether a mail that did not go is tried no more. A notice is judged before each try, and nobody tells of it again: it
 * outlasts a server that is away for days. A link has expired by then.
 */
const isTriedEnough = ({ noticeId, createdAt, tries }: Due, now: Date): boolean =>
  tries + 1 >= mostTries &&
  (noticeId === null || now.getTime() - createdAt.getTime() >= longestTried);

/** The code of an answer, which alone can be shown: what else it says can hold anything. */
const reasonIn = ({ response }: Refusal): string => statusIn(response) ?? response.slice(0, 3);

/** A mail that has waited is not to go, or is written anew. Null: it is told of elsewhere. */
export type Again =
  | 'retracted'
  | 'unwanted'
  | (Mail & { readonly headers?: MailHeaders }) // without: those it has
  | null;

/** What the post stands on. */
type Posting = {
  readonly database: Pick<Database, 'pool'>;
  readonly settings: PostSettings;
  readonly origin: () => string;
  readonly returnPaths: ReturnPaths | null; // null: nobody hears of what comes back
  /** What becomes of a notice's mail, by its notice and its headers: it can wait for hours until a server takes it. */
  readonly again: (noticeId: string, headers: MailHeaders) => Promise<NonNullable<Again>>;
  readonly now: () => Date;
  readonly checkClock: CheckClock;
  readonly onTrouble: (error: Error) => void;
};

export function openPost(posting: Posting): Post {
  const { origin, returnPaths, again, now, checkClock, onTrouble } = posting;
  const { pool } = posting.database;
  const { from, ...settings } = posting.settings;
  const transport = openMailServer(settings, allHands);

  /** What did not go is tried again later, or given up; gives what is said of the address, if it is refused. */
  async function settle(run: pg.PoolClient, { due, error }: Failure): Promise<Unsent> {
    onTrouble(untold(error));
    const { id, tries, headers, address } = due;
    const refusal = refusalIn(error);
    const refused = refusal === null ? 'other' : refusedBy(refusal);
    const refusals = due.refusals + (refused === 'unsaid' ? 1 : 0);
    const isBelieved = refused === 'address' || (refused === 'unsaid' && refusals >= mostTries);
    if (isBelieved || isTriedEnough(due, now())) await run.query(givenUpSql, [id, now()]);
    else await run.query(laterSql, [id, pauseAfter(now(), tries), headers, refusals, address]);
    if (refusal === null || !isBelieved) return { refused: null };
    const trouble = {
      kind: 'bounced',
      at: now().toISOString(),
      reason: reasonIn(refusal),
    } as const;
    return { refused: { address: addressOf(due), trouble } };
  }

  function written(due: Due) {
    const { id, address: to, subject, body: text, html, headers } = due;
    const at = origin();
    return {
      from,
      to,
      subject,
      text,
      ...(html === null ? {} : { html }),
      ...(returnPaths === null ? {} : { envelope: { from: returnPaths.of(addressOf(due)), to } }),
      messageId: messageIdOf(id, at),
      date: now(),
      ...headersOf(headers, at),
    };
  }

  /** A mail as it is to go now; or how its notice ends, and for which trouble. */
  async function asOfNow(due: Due): Promise<Due | KeptBack> {
    const { noticeId, hasWaited, withheldFor, headers } = due;
    if (withheldFor !== null) return ['withheld', withheldFor];
    if (!hasWaited || noticeId === null || headers === null) return due;
    const found = await again(noticeId, headers);
    if (typeof found === 'string') return [found, null];
    const { text: body, ...anew } = found;
    return { ...due, ...anew, body };
  }

  /** Sends a mail as it is to go now; gives why it was kept back or did not go, if so. */
  async function bring(due: Due): Promise<KeptBack | Failure | null> {
    const mail = await asOfNow(due).catch((error: unknown) => ({ due, error }));
    if (!('id' in mail)) return mail;
    return transport.sendMail(written(mail)).then(
      () => null,
      (error: unknown) => ({ due: mail, error }),
    );
  }

  /** Brings one mail that is due to the server; what fails, whatever it is, makes way for the others. */
  const bringOne = ({ isNotice }: Lane): Promise<'sent' | 'none' | Unsent> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<Due>(dueSql, [now(), isNotice]);
      const [due] = rows;
      if (due === undefined) return 'none';
      const { id } = due;
      const kept = await bring(due);
      if (kept !== null && 'error' in kept) return settle(run, kept);
      if (kept === null) await run.query(sentSql, [id, now()]);
      else await run.query(keptBackSql, [id, now(), ...kept]);
      return kept === null ? 'sent' : { refused: null };
    });

  /** An address is marked behind the mail's lock: whoever erases an account takes them the other way round. */
  async function sendOne(lane: Lane): Promise<'sent' | 'unsent' | 'none'> {
    const result = await bringOne(lane);
    if (typeof result === 'string') return result;
    const { refused } = result;
    if (refused !== null) await markAddress(pool, refused.address, refused.trouble);
    return 'unsent';
  }

  /** Sends one mail of a lane after the other, while there are any; gives how many went. */
  async function sendAll(lane: Lane): Promise<number> {
    let sent = 0;
    for (;;) {
      const result = isClosed ? 'none' : await sendOne(lane);
      if (result === 'none') return sent;
      if (result === 'sent') sent += 1;
    }
  }

  async function sendIn(lane: Lane): Promise<number> {
    await checkClock();
    if (!lane.isNotice) await grantWishes({ pool }, origin);
    return summed(Array.from({ length: lane.hands }, () => sendAll(lane)));
  }

  async function forward(to: string, subject: string, raw: Buffer): Promise<void> {
    const mail = { filename: 'mail.eml', contentType: 'message/rfc822', content: raw };
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await transport
      .sendMail({ from, to, subject, text: `${subject}.`, headers, attachments: [mail] })
      .catch((error: unknown) => {
        throw untold(error);
      });
  }

  let isClosed = false;
  const rounds = lanes.map((lane) => openRounds(() => sendIn(lane), onTrouble));
  return {
    send: () => summed(lanes.map(sendIn)),
    forward,
    work() {
      for (const { work } of rounds) work();
    },
    async close() {
      isClosed = true;
      await Promise.all(rounds.map(({ close }) => close()));
      transport.close();
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Accounts } from '../accounts/accounts.ts';
import { mailKey } from '../accounts/name-key.ts';
import type { ReturnPaths } from '../accounts/return-paths.ts';
import { type Counted, openThrottle } from '../accounts/throttle.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import type { MailHeaders } from '../database/schema.ts';
import { saysSomething } from '../games/asked.ts';
import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { namesAt } from '../games/look.ts';
import { sectionsFor } from '../games/position.ts';
import { sha256 } from '../games/secret.ts';
import { addressesAt } from '../mail-in/headers.ts';
import type { ReadMail, Reply, Unreadable } from '../mail-in/mail.ts';
import { limits } from '../mail-in/read.ts';
import { understand, unsigned } from '../mail-in/understand.ts';
import type { Mail } from '../mail-out/document.ts';
import { aboutGame } from '../notices/composing.ts';
import { momentIn } from '../notices/letters.ts';
import { numberedOffers } from '../notices/numbered-offers.ts';
import { threadOf } from '../notices/outgoing.ts';
import { type Reader, readerOf } from '../notices/reader.ts';
import { digestIn, newReplyAddress, type ReplyAddress, writeAddress } from './addresses.ts';
import { answerMail, type Saying } from './answer-mail.ts';
import { type Answer, decide, inVain } from './deciding.ts';
import type { Postmaster } from './postmaster.ts';
import type { CameIn, MailReading } from './reading.ts';
import { type ReplyWords, replyWords } from './words.ts';

// Mails that came in. Whoever knows an address's secret is answered, and only where its reader has his
// mail: a stranger hears nothing.

/** What taking mails in stands on. */
type Receiving = {
  readonly database: Database;
  readonly games: Games;
  readonly accounts: Pick<Accounts, 'names' | 'users'>;
  readonly returnPaths: ReturnPaths;
  readonly postmaster: Postmaster;
  readonly read: MailReading['read'];
  readonly origin: () => string;
  readonly domain: string;
  readonly now: () => Date;
};

export type Replies = ReturnType<typeof openReplies>;

const findSql = `
  select digest, user_id as "userId", game_id as "gameId", seat, turn, version, number, pending,
         expires_at as "expiresAt"
    from reply_address where digest = $1`;
const isKnownSql = 'select from reply_address where digest = $1';
const seenSql = `
  insert into reply_seen (digest, user_id, at) values ($1, $2, $3) on conflict do nothing`;
const wasSeenSql = 'select from reply_seen where digest = $1';
const muteSql = `
  insert into notice_mute (user_id, game_id) values ($1, $2) on conflict do nothing`;
const droppedSql = 'update reply_address set pending = null where digest = $1';
const mailSql = `
  insert into outgoing_mail
    (mail_id, user_id, game_id, address, subject, body, html, headers, created_at, due_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`;

const answerable: readonly string[] = ['encrypted', 'too-long', 'too-complex'];

const mostRecipients = 20; // of one mail

/** A person's mail, as far as it can be read. */
type Written = Reply | Unreadable;

const isWritten = (mail: ReadMail): mail is Written =>
  mail.type === 'reply' ||
  (mail.type === 'unreadable' && mail.from !== null && answerable.includes(mail.reason));

const saying = (text: string): Answer => inVain({ text });

/** Why nobody answers any more, and from when on. */
const enough = (reader: Reader, again: Date): string =>
  replyWords[reader.language].enough(momentIn(again, reader));

/** Why there is nothing he may do now, where that is so. */
function nothingToDo({ game }: LoadedGame, offered: number, words: ReplyWords): readonly Saying[] {
  if (offered > 0) return [];
  return [{ text: game.status === 'ended' ? words.over : words.notYours }];
}

/** What is said to whom: who still plays the seat can go on by mail. */
type Composing = { readonly answer: Answer; readonly seat: number; readonly isPlaying: boolean };

/** The answer as a mail: with what its reader may do now, if he can go on. */
export async function composeAnswer(
  { accounts, origin }: Pick<Receiving, 'accounts' | 'origin'>,
  loaded: LoadedGame,
  { answer, seat, isPlaying }: Composing,
  reader: Reader,
): Promise<Mail> {
  const { language } = reader;
  const nameOf = await namesAt(accounts, loaded, language);
  const offers = isPlaying ? numberedOffers(loaded, seat, language, nameOf) : [];
  const rest = isPlaying ? nothingToDo(loaded, offers.length, replyWords[language]) : [];
  return answerMail({
    reader,
    game: aboutGame(loaded, nameOf, reader, origin()),
    says: [...answer.says, ...rest],
    offers,
    sections: answer.showsBoard && isPlaying ? sectionsFor(loaded, seat, language, nameOf) : [],
    mayAnswer: isPlaying,
  });
}

/** What makes a reply this one and no other, however often it comes. */
const digestOf = (userId: string, messageId: string | null, raw: Buffer): Buffer =>
  sha256(`${userId} ${messageId ?? ''}`, messageId ?? raw);

/** The key of what a reply makes happen. */
export const keyOf = (userId: string, messageId: string | null, raw: Buffer): string =>
  `reply ${digestOf(userId, messageId, raw).toString('hex')}`;

/** Whose mail came in, and about which game. */
type Addressed = {
  readonly address: ReplyAddress;
  readonly reader: Reader;
  readonly loaded: LoadedGame;
  readonly id: Buffer; // of the mail
  readonly isHis: boolean; // the address it came from is the reader's own
};

/** What is answered to it. */
type Answering = Addressed & { readonly answer: Answer; readonly mayGoOn: boolean };

type OwnReply = Extract<Written, { type: 'reply' }>;

export function openReplies(receiving: Receiving) {
  const { database, games, accounts, returnPaths, postmaster, read, domain, now } = receiving;
  const { pool } = database;
  const throttle = openThrottle(database, now);

  const mayBeOurs = (recipient: string): boolean =>
    digestIn(recipient, domain) !== null || returnPaths.accepts(recipient);

  async function addressed(mail: Written): Promise<ReplyAddress | null> {
    const [digest] = mail.to.flatMap((to) => digestIn(to, domain) ?? []);
    if (digest === undefined) return null;
    const { rows } = await pool.query<ReplyAddress>(findSql, [digest]);
    return rows[0] ?? null;
  }

  /** What somebody's own words ask for, without the name he put below them. */
  async function saidIn(mail: OwnReply, { userId, seat }: ReplyAddress, loaded: LoadedGame) {
    const own = (await accounts.names([userId])).get(userId);
    const names = [mail.called, own].filter((name) => typeof name === 'string');
    return understand(unsigned(mail, names, (line) => saysSomething(loaded, seat, line)));
  }

  /** The way out stays open to whom nothing else is done for any more. */
  async function onlyStop(mail: Written, address: ReplyAddress, loaded: LoadedGame): Promise<void> {
    if (mail.type !== 'reply') return;
    const { type } = await saidIn(mail, address, loaded);
    if (type === 'stop') await pool.query(muteSql, [address.userId, address.gameId]);
  }

  /** What becomes of a mail, and what is answered. */
  async function judge(
    mail: Written,
    address: ReplyAddress,
    reader: Reader,
    loaded: LoadedGame,
    key: string,
  ): Promise<Answer> {
    const words = replyWords[reader.language];
    if (mailKey(mail.from ?? '') !== mailKey(reader.mail)) return saying(words.stranger);
    const said = mail.type === 'reply' ? await saidIn(mail, address, loaded) : null;
    if (said?.type === 'stop') await pool.query(muteSql, [address.userId, address.gameId]);
    else if (address.expiresAt <= now()) return saying(words.late);
    else if (said === null) return saying(words.unread);
    else if (loaded.players[address.seat] !== address.userId) return saying(words.givenUp);
    const answer = await decide(
      {
        games,
        accounts,
        address,
        language: reader.language,
        atOnce: reader.telling.replies === 'at-once',
        key,
      },
      said,
    );
    if (said.type === 'no') await pool.query(droppedSql, [address.digest]);
    return answer;
  }

  /**
   * What is answered at last: a program that hides that it is one does not know how to go on. Null: that was said,
   * and is not said again until something comes of a mail.
   */
  async function bounded(answer: Answer, { userId, ...reader }: Reader): Promise<Answer | null> {
    const inARow = ['answer to what came to nothing', userId] as const;
    if (!answer.cameToNothing) {
      await throttle.forget(inARow);
      return answer;
    }
    const { beyond, wait } = await throttle.count(inARow);
    if (beyond === 0) return answer;
    if (beyond > 1) return null;
    const again = momentIn(new Date(now().getTime() + wait * 1_000), reader);
    return { ...answer, says: [...answer.says, { text: replyWords[reader.language].last(again) }] };
  }

  /** The answer as a mail, and the address that answers it in turn. */
  async function compose(answer: Answer, to: ReplyAddress, reader: Reader, mayGoOn: boolean) {
    const loaded = answer.triedUpon ?? (await games.cache.current(to.gameId));
    if (loaded === null) throw new Error('A game that mails tell of is gone');
    const isPlaying = mayGoOn && loaded.players[to.seat] === reader.userId;
    const mail = await composeAnswer(
      receiving,
      loaded,
      { answer, seat: to.seat, isPlaying },
      reader,
    );
    return { loaded, mail, reply: isPlaying ? newReplyAddress(domain) : null };
  }

  /** Whose mail it is and about which game; null where nobody is to be answered, or was already. */
  async function received(mail: Written, raw: Buffer): Promise<Addressed | null> {
    const address = await addressed(mail);
    if (address === null) return null;
    const { userId, gameId } = address;
    const id = digestOf(userId, mail.messageId, raw);
    const { rowCount } = await pool.query(wasSeenSql, [id]);
    if (rowCount !== 0) return null;
    const reader = await readerOf(pool, userId, gameId, now());
    const loaded = await games.cache.current(gameId);
    if (reader === null || loaded === null) return null;
    return {
      address,
      id,
      reader,
      loaded,
      isHis: mailKey(mail.from ?? '') === mailKey(reader.mail),
    };
  }

  /** What whoever has no more answers today is told, once; the way out stays open to him. */
  async function beyondAll(mail: Written, to: Addressed, { beyond, wait }: Counted): Promise<void> {
    const { address, loaded, reader } = to;
    await onlyStop(mail, address, loaded);
    if (beyond > 1) return;
    const answer = saying(enough(reader, new Date(now().getTime() + wait * 1_000)));
    await write(mail, { ...to, answer, mayGoOn: false });
  }

  async function answerTo(mail: Written, raw: Buffer): Promise<void> {
    const to = await received(mail, raw);
    if (to === null) return;
    const { address, reader, loaded, isHis } = to;
    const { userId } = address;
    // Whoever has his secret uses up none of his own answers.
    const of = isHis ? 'answer to a mail' : 'answer to a stranger';
    const counted = await throttle.count([of, userId]);
    if (counted.beyond > 0) return isHis ? beyondAll(mail, to, counted) : undefined;
    const key = keyOf(userId, mail.messageId, raw);
    const judged = await judge(mail, address, reader, loaded, key);
    const answer = isHis ? await bounded(judged, reader) : judged;
    if (answer !== null) await write(mail, { ...to, answer, mayGoOn: isHis });
  }

  /** Writes an answer, once for each mail that comes. */
  async function write(mail: Written, answering: Answering): Promise<void> {
    const { address, answer, reader, id, isHis, mayGoOn } = answering;
    const { userId, gameId, seat } = address;
    const composed = await compose(answer, address, reader, mayGoOn);
    await inTransaction(pool, async (run) => {
      const at = now();
      const { rowCount: isFirst } = await run.query(seenSql, [id, userId, at]);
      if (isFirst === 0) return; // another process was faster, with the same effect
      const { reply } = composed;
      if (reply !== null) {
        const { pending } = answer;
        await writeAddress(run, reply.digest, composed.loaded, { userId, seat, pending }, at);
      }
      const headers: MailHeaders = {
        thread: threadOf({ gameId, userId }),
        answers: isHis ? mail.messageId : null,
        ...(reply === null ? {} : { replyTo: reply.address }),
      };
      const { subject, text, html } = composed.mail;
      const values = [randomUUID(), userId, gameId, reader.mail, subject, text, html];
      await run.query(mailSql, [...values, JSON.stringify(headers), at]);
    });
  }

  async function isKnown(recipient: string): Promise<boolean> {
    const digest = digestIn(recipient, domain);
    if (digest === null) return returnPaths.isKnown(recipient);
    return (await pool.query(isKnownSql, [digest])).rowCount !== 0;
  }

  /**
   * Addresses a mail is read for: those that exist, each only so often, since parsing a stranger's mail is
   * work. Above the limit its sender is told to bring it later. Without an envelope the header names them.
   */
  async function recipientsOf({ envelope, raw }: CameIn): Promise<readonly string[]> {
    const named = envelope?.to ?? addressesAt(domain, raw, limits.headerBytes);
    const known: string[] = [];
    for (const recipient of named.filter(mayBeOurs).slice(0, mostRecipients)) {
      if (!(await isKnown(recipient))) continue;
      await throttle.take([['mail for an address', recipient.toLowerCase()]]);
      known.push(recipient);
    }
    return known;
  }

  return {
    domain,

    /** Whether an address can be one of ours; whether it is, nobody is told. */
    accepts: (recipient: string): boolean => mayBeOurs(recipient) || postmaster.accepts(recipient),

    /**
     * Does what a mail asks for and writes the answer; marks the address a report is about. Of what else a
     * program wrote nothing follows. What is the postmaster's is his, whatever it says.
     */
    async receive({ envelope, raw }: CameIn): Promise<void> {
      if (envelope?.to.some(postmaster.accepts) === true)
        await postmaster.receive({ envelope, raw });
      if (envelope?.to.every(postmaster.accepts) === true) return;
      const to = await recipientsOf({ envelope, raw });
      if (to.length === 0) return;
      const mail = { ...(await read(raw, envelope)), to };
      if (isWritten(mail)) await answerTo(mail, raw);
      if (mail.type === 'bounce' || mail.type === 'complaint') await returnPaths.note(mail);
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Accounts } from '../accounts/accounts.ts';
import { mailKey } from '../accounts/name-key.ts';
import type { ReturnPaths } from '../accounts/return-paths.ts';
import { openThrottle } from '../accounts/throttle.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import type { MailHeaders } from '../database/schema.ts';
import { saysSomething } from '../games/asked.ts';
import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { namesAt } from '../games/look.ts';
import { sectionsFor } from '../games/position.ts';
import { sha256 } from '../games/secret.ts';
import type { InboundMail } from '../mail-in/listener.ts';
import type { ReadMail, Reply, Unreadable } from '../mail-in/mail.ts';
import { readMail } from '../mail-in/read.ts';
import { understand, unsigned } from '../mail-in/understand.ts';
import type { Mail } from '../mail-out/document.ts';
import { aboutGame } from '../notices/composing.ts';
import { momentIn } from '../notices/letters.ts';
import { numberedOffers } from '../notices/numbered-offers.ts';
import { threadOf } from '../notices/outgoing.ts';
import { type Reader, readerOf } from '../notices/reader.ts';
import { digestIn, newReplyAddress, type ReplyAddress, writeAddress } from './addresses.ts';
import { answerMail, type Saying } from './answer-mail.ts';
import { type Answer, decide } from './deciding.ts';
import { type ReplyWords, replyWords } from './words.ts';

// Mails that came in. Whoever knows an address's secret is answered, and only where its reader has his
// mail: a stranger hears nothing.

/** What taking mails in stands on. */
type Receiving = {
  readonly database: Database;
  readonly games: Games;
  readonly accounts: Pick<Accounts, 'names' | 'users'>;
  readonly returnPaths: ReturnPaths;
  readonly origin: () => string;
  readonly domain: string;
  readonly now: () => Date;
};

export type Replies = ReturnType<typeof openReplies>;

const findSql = `
  select digest, user_id as "userId", game_id as "gameId", seat, turn, version, number, pending,
         expires_at as "expiresAt"
    from reply_address where digest = $1`;
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

/** A person's mail, as far as it can be read. */
type Written = Reply | Unreadable;

const isWritten = (mail: ReadMail): mail is Written =>
  mail.type === 'reply' ||
  (mail.type === 'unreadable' && mail.from !== null && answerable.includes(mail.reason));

const saying = (text: string): Answer => ({
  says: [{ text }],
  pending: null,
  showsBoard: false,
});

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

export function openReplies(receiving: Receiving) {
  const { database, games, accounts, returnPaths, domain, now } = receiving;
  const { pool } = database;
  const throttle = openThrottle(database, now);

  async function addressed(mail: Written): Promise<ReplyAddress | null> {
    const [digest] = mail.to.flatMap((to) => digestIn(to, domain) ?? []);
    if (digest === undefined) return null;
    const { rows } = await pool.query<ReplyAddress>(findSql, [digest]);
    return rows[0] ?? null;
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
    if (address.expiresAt <= now()) return saying(words.late);
    if (mail.type !== 'reply') return saying(words.unread);
    const own = (await accounts.names([address.userId])).get(address.userId);
    const names = [mail.called, own].filter((name) => typeof name === 'string');
    const isNotation = (line: string) => saysSomething(loaded, address.seat, line);
    const said = understand(unsigned(mail, names, isNotation));
    if (said.type === 'stop') await pool.query(muteSql, [address.userId, address.gameId]);
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

  async function answerTo(mail: Written, raw: Buffer): Promise<void> {
    const address = await addressed(mail);
    if (address === null) return;
    const { userId, gameId, seat } = address;
    const id = digestOf(userId, mail.messageId, raw);
    const { rowCount } = await pool.query(wasSeenSql, [id]);
    if (rowCount !== 0) return;
    const reader = await readerOf(pool, userId, gameId, now());
    const loaded = await games.cache.current(gameId);
    if (reader === null || loaded === null) return;
    const { beyond, wait } = await throttle.count(['answer to a mail', userId]);
    if (beyond > 1) return; // he was told
    const answer =
      beyond === 0
        ? await judge(mail, address, reader, loaded, keyOf(userId, mail.messageId, raw))
        : saying(enough(reader, new Date(now().getTime() + wait * 1_000)));
    const isHis = mailKey(mail.from ?? '') === mailKey(reader.mail);
    const composed = await compose(answer, address, reader, isHis && beyond === 0);
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

  return {
    domain,

    /** Whether an address can be one of ours; whether it is, nobody is told. */
    accepts: (recipient: string): boolean =>
      digestIn(recipient, domain) !== null || returnPaths.accepts(recipient),

    /**
     * Does what a mail asks for and writes the answer; marks the address a report is about. Of what else a
     * program wrote nothing follows.
     */
    async receive({ envelope, raw }: { envelope: InboundMail['envelope'] | null; raw: Buffer }) {
      const mail = await readMail(raw, envelope);
      if (isWritten(mail)) await answerTo(mail, raw);
      if (mail.type === 'bounce' || mail.type === 'complaint') await returnPaths.note(mail);
    },
  };
}

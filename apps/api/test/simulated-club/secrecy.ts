import { fork, recordingChance, type Seat } from '@staffetta/engine';
import type { Games } from '../../src/games/games.ts';
import type { LoadedGame } from '../../src/games/loaded-game.ts';
import { understand } from '../../src/mail-in/understand.ts';
import type { Mail } from '../../src/mail-out/document.ts';
import { compose, composeInDigest } from '../../src/notices/composing.ts';
import { type DigestMail, digestMail } from '../../src/notices/letters.ts';
import { linksTo } from '../../src/notices/move-links.ts';
import type { NoticeRow } from '../../src/notices/notice.ts';
import { type Reader, readerOf } from '../../src/notices/reader.ts';
import { digestIn, type ReplyAddress } from '../../src/replies/addresses.ts';
import { decide } from '../../src/replies/deciding.ts';
import { composeAnswer, keyOf } from '../../src/replies/replies.ts';
import type { TestService } from '../harness.ts';
import type { ReadMail } from '../mail-server.ts';
import type { Choose } from './people.ts';
import { host } from './setup.ts';
import type { Written } from './visiting.ts';

// What a mail tells that its reader cannot know: nothing, if the same mail is written of a game in
// which everything he cannot know was dealt anew.

/** Secrets of one mail alone, which are drawn at random. */
const withoutSecrets = (text: string): string =>
  text.replaceAll(/(move#|unsubscribe\?link=)[\w-]{43}/g, '$1').trimEnd();

type Parts = Pick<Mail, 'text'> & { readonly html: string | null };

const bothParts = ({ text, html }: Parts): string =>
  [text, html ?? ''].map(withoutSecrets).join('\n');

/** What mails are compared by, each in its own way. */
export type Kind = 'turn' | 'digest' | 'answer';

/** A mail, and what of it its reader can know. */
type Difference = { readonly kind: Kind; readonly came: string; readonly known: string };

/** What comparing stands on. */
export type Comparing = {
  readonly service: TestService;
  readonly now: Date;
  readonly pick: Choose;
};

const origin = `https://${host}`;
const ways = { settings: `${origin}/settings#notices`, unsubscribe: `${origin}/unsubscribe?link=` };

/** The game as the seat knows it, and all else otherwise. */
function redealt({ pick }: Comparing, loaded: LoadedGame, seat: Seat): LoadedGame {
  const { chance } = recordingChance((_purpose, _ordinal, size) => pick(size), {});
  return { ...loaded, ...fork(loaded.setting, loaded, seat, chance) };
}

const sourcesOf = ({ service }: Comparing) => ({ ...service.services, origin: () => origin });

async function readerIn({ service, now }: Comparing, userId: string): Promise<Reader> {
  const reader = await readerOf(service.database.pool, userId, null, now);
  if (reader === null) throw new Error('A mail has no reader');
  return reader;
}

const addressSql = `
  select digest, user_id as "userId", game_id as "gameId", seat, turn, version, number, pending,
         expires_at as "expiresAt"
    from reply_address where digest = $1`;

/** What the service knows an address by that answers a mail. */
async function addressOf({ service }: Comparing, mailbox: string): Promise<ReplyAddress> {
  const digest = digestIn(mailbox, `reply.${host}`);
  const { rows } = await service.database.pool.query<ReplyAddress>(addressSql, [digest]);
  const [address] = rows;
  if (address === undefined) throw new Error(`Nobody can write to ${mailbox}`);
  return address;
}

const replies = ({ headers }: ReadMail): boolean => headers.has('reply-to');
const replyTo = ({ headers }: ReadMail): string => headers.get('reply-to') ?? '';

/** The game of a mail that can be answered, as it was then; null: it has gone on since. */
async function toldOf(comparing: Comparing, mail: ReadMail) {
  const { gameId, number } = await addressOf(comparing, replyTo(mail));
  const loaded = await comparing.service.services.games.cache.current(gameId);
  if (loaded === null) throw new Error('A mail tells of nothing');
  return loaded.number === number ? loaded : null;
}

type Noticed = Pick<NoticeRow, 'kind' | 'userId' | 'seat' | 'number'>;

const noticeSql = `
  select user_id as "userId", seat, kind, number from notice where notice_id = $1`;

async function noticeOf({ service }: Comparing, { headers }: ReadMail): Promise<Noticed | null> {
  const id = /^<([\w-]{36})@/.exec(headers.get('message-id') ?? '')?.[1];
  const { rows } = await service.database.pool.query<Noticed>(noticeSql, [id]);
  return rows[0] ?? null;
}

/** The mail of a turn as it would be of such a game. */
async function turnMail(
  comparing: Comparing,
  mail: ReadMail,
  { kind, userId, seat, number }: Noticed,
): Promise<Parts | null> {
  const loaded = await toldOf(comparing, mail);
  if (loaded === null) return null;
  if (seat === null || !(kind === 'turn' || kind === 'reminder')) {
    throw new Error(`A mail of no turn can be answered: ${kind}`);
  }
  const other = redealt(comparing, loaded, seat);
  const links = linksTo(other, { kind, seat }, origin);
  const reader = await readerIn(comparing, userId);
  return compose(sourcesOf(comparing), other, { kind, seat, number }, reader, ways, {
    moves: links.map((link) => link?.url ?? null),
    replyTo: 'whichever',
  });
}

const gamesIn = ({ text }: ReadMail): readonly string[] =>
  [...text.matchAll(new RegExp(`${origin}/games/([\\w-]{36})`, 'g'))].map(([, id = '']) => id);

/** A digest is of the moment it is written in: what moved shortly before may not be in it yet. */
const fresh = 120_000;

async function hasJustMoved({ service, now }: Comparing, loaded: LoadedGame): Promise<boolean> {
  const { store } = service.services.games;
  const [newest] = await store.events(loaded.row.gameId, loaded.number - 1, loaded.number);
  return newest === undefined || now.getTime() - Date.parse(newest.at) < fresh;
}

/** The mail of a day as it would be of such games; null: one of them has just moved. */
async function dailyMail(
  comparing: Comparing,
  mail: ReadMail,
  { userId }: Noticed,
): Promise<Parts | null> {
  const { services } = comparing.service;
  const reader = await readerIn(comparing, userId);
  const games: DigestMail['games'][number][] = [];
  for (const id of gamesIn(mail)) {
    const loaded = await services.games.cache.current(id);
    if (loaded === null) throw new Error('A digest tells of nothing');
    const seat = loaded.players.indexOf(userId);
    if (seat < 0 || (await hasJustMoved(comparing, loaded))) return null;
    const other = { loaded: redealt(comparing, loaded, seat), seat };
    games.push(await composeInDigest(sourcesOf(comparing), other, reader));
  }
  return digestMail({ reader, games, more: 0, ways });
}

/** Games in which nothing can be played, and of which one is otherwise than it is. */
const onlyWith = (games: Games, other: LoadedGame): Games => ({
  ...games,
  cache: { ...games.cache, current: async () => other, lastSeen: async () => other },
  store: {
    ...games.store,
    append: () => {
      throw new Error('A reply that was answered plays once more');
    },
  },
});

/** What is answered to a reply, if it is written in such a game. */
async function answerMail(
  comparing: Comparing,
  mail: ReadMail,
  reply: Written,
): Promise<Parts | null> {
  if (!replies(mail)) return null; // he cannot go on
  const loaded = await toldOf(comparing, mail);
  if (loaded === null) return null;
  const address = await addressOf(comparing, reply.to);
  const { seat, userId } = address;
  const reader = await readerIn(comparing, userId);
  const other = redealt(comparing, loaded, seat);
  const { games, accounts } = comparing.service.services;
  const asking = {
    ...{ games: onlyWith(games, other), accounts, address, language: reader.language },
    atOnce: reader.telling.replies === 'at-once',
    key: keyOf(userId, reply.messageId, Buffer.of()),
  };
  const answer = await decide(asking, understand([reply.said]));
  const isPlaying = loaded.players[seat] === userId;
  return composeAnswer(sourcesOf(comparing), other, { answer, seat, isPlaying }, reader);
}

/** What a mail is in the other game; null: it cannot be told any more, or need not. */
async function elsewhere(
  comparing: Comparing,
  mail: ReadMail,
  reply: Written | null,
): Promise<{ readonly kind: Kind; readonly known: Parts | null } | null> {
  if (reply !== null) return { kind: 'answer', known: await answerMail(comparing, mail, reply) };
  const notice = await noticeOf(comparing, mail);
  if (notice === null) return null;
  if (notice.kind === 'digest') {
    return { kind: 'digest', known: await dailyMail(comparing, mail, notice) };
  }
  if (!replies(mail)) return null;
  return { kind: 'turn', known: await turnMail(comparing, mail, notice) };
}

export type Compared = { readonly kind: Kind; readonly difference: Difference | null };

/** Compares a mail that has just come, and the reply it answers if it does, with that of such a game. */
export async function compareWithOther(
  comparing: Comparing,
  mail: ReadMail,
  reply: Written | null,
): Promise<Compared | null> {
  const other = await elsewhere(comparing, mail, reply);
  if (other === null || other.known === null) return null;
  const { kind } = other;
  const [came, known] = [bothParts(mail), bothParts(other.known)];
  return { kind, difference: came === known ? null : { kind, came, known } };
}

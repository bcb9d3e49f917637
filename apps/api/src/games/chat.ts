import { randomUUID } from 'node:crypto';
import type { Seat } from '@staffetta/engine';
import type { Accounts, User } from '../accounts/accounts.ts';
import { Problem } from '../http/problems.ts';
import { seatOf, watchedGame } from './access.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { userOf } from './look.ts';
import type { Told } from './store.ts';
import { type Caller, uuidFor } from './tables.ts';
import type { ChatVersion, MessageRow, Reader, Writings } from './writings.ts';

// What players say to each other at a game. What one alone is told changes nothing others can fetch.

/** What the chat stands on besides games. */
export type Chat = {
  readonly writings: Writings;
  readonly accounts: Pick<Accounts, 'users' | 'blocks'>;
};

/** A message as its readers have it. */
export type Message = {
  readonly id: string;
  readonly at: string;
  readonly seat: Seat; // its author's, then
  readonly author: User | null;
  readonly to: Seat | null; // null: to all
  readonly text: string;
};

const readerOf = ({ players }: LoadedGame, { userId }: Caller): Reader => ({
  userId,
  isSeated: players.includes(userId),
});

/** How much of the chat a reader has: what is told to others alone does not change it. */
export async function chatVersionFor(
  writings: Writings,
  loaded: LoadedGame,
  caller: Caller,
): Promise<ChatVersion> {
  return writings.chatVersion(loaded.row.gameId, readerOf(loaded, caller));
}

async function asRead(
  { accounts }: Chat,
  rows: readonly MessageRow[],
): Promise<readonly Message[]> {
  const authors = userOf(await accounts.users(rows.map(({ author }) => author)));
  return rows.map(({ messageId, at, seat, author, toSeat, text }) => ({
    id: messageId,
    at: at.toISOString(),
    seat,
    author: authors(author),
    to: toSeat,
    text,
  }));
}

const wrong = (path: string, message: string): Problem =>
  new Problem('invalid-request', { fields: [{ path, message }] });

/** Where a reader has got to. */
async function placeOf(
  { writings }: Chat,
  gameId: string,
  reader: Reader,
  after: string | null,
): Promise<number> {
  if (after === null) return 0;
  const last = await writings.readable(gameId, after, reader);
  if (last === null) throw wrong('after', 'not a message of yours; leave it out to begin');
  return last.number;
}

/** What an admin did about the chat. */
type ToldAt = { readonly at: string; readonly reason: string };

const withIso = (told: Told | null): ToldAt | null =>
  told === null ? null : { ...told, at: told.at.toISOString() };

/** Messages the caller may read, the oldest first, from one of them on. */
export async function readMessages(
  games: Games,
  chat: Chat,
  gameId: string,
  caller: Caller,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{
  messages: readonly Message[];
  next: string | null;
  closed: ToldAt | null;
  opened: ToldAt | null;
}> {
  const loaded = await watchedGame(games, gameId, caller);
  const reader = readerOf(loaded, caller);
  const behind = await placeOf(chat, gameId, reader, after);
  const rows = await chat.writings.messages(gameId, reader, behind, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit ? (last?.messageId ?? null) : null;
  if (reader.isSeated && last !== undefined) {
    await chat.writings.noteSeen(gameId, caller.userId, last.number);
  }
  const { closed, opened } = await chat.writings.gate(gameId);
  const messages = await asRead(chat, page);
  return { messages, next, closed: withIso(closed), opened: withIso(opened) };
}

/** Who sits where a message is to go; nobody else reads it. */
function recipient({ players }: LoadedGame, { userId }: Caller, to: Seat | null): string | null {
  if (to === null) return null;
  const player = players[to] ?? null;
  if (player === null || player === userId) throw wrong('to', 'the seat of another player');
  return player;
}

export type MessageWish = {
  readonly text: string;
  readonly to: Seat | null;
  readonly key: string | null;
};

/** Says something to all, or to one seat. With its key it is said once. */
export async function say(
  games: Games,
  chat: Chat,
  gameId: string,
  caller: Caller,
  { text, to, key }: MessageWish,
): Promise<Message> {
  const loaded = await watchedGame(games, gameId, caller);
  const seat = seatOf(loaded, caller);
  const { userId } = caller;
  const toUser = recipient(loaded, caller, to);
  const messageId = uuidFor(userId, `${gameId} ${key ?? randomUUID()}`);
  const kept = await chat.writings.write({
    gameId,
    messageId,
    author: userId,
    seat,
    toSeat: to,
    toUser,
    blockers: await chat.accounts.blocks.blockersOf(userId),
    text,
    at: games.now(),
  });
  if (kept === null) throw new Problem('chat-closed');
  if (kept.text !== text || kept.toSeat !== to) throw new Problem('key-reused');
  const [message] = await asRead(chat, [kept]);
  if (message === undefined) throw new Error('What was said is lost');
  return message;
}

/** Reports a message the caller may read to whoever runs the service. */
export async function report(
  games: Games,
  { writings }: Chat,
  gameId: string,
  caller: Caller,
  { messageId, reason }: { readonly messageId: string; readonly reason: string },
): Promise<void> {
  const loaded = await watchedGame(games, gameId, caller);
  const message = await writings.readable(gameId, messageId, readerOf(loaded, caller));
  if (message === null) throw new Problem('not-found');
  await writings.report({ gameId, messageId, userId: caller.userId, reason, at: games.now() });
}

/** From now on the caller gets none of this player's messages in this game. Nobody learns of it. */
export async function mute(
  games: Games,
  { writings }: Chat,
  gameId: string,
  caller: Caller,
  muted: string,
): Promise<void> {
  const { players } = await watchedGame(games, gameId, caller);
  if (!players.includes(muted)) throw new Problem('not-found');
  await writings.mute({ gameId, userId: caller.userId, muted });
}

export async function unmute(
  games: Games,
  { writings }: Chat,
  gameId: string,
  caller: Caller,
  muted: string,
): Promise<void> {
  await watchedGame(games, gameId, caller);
  await writings.unmute({ gameId, userId: caller.userId, muted });
}

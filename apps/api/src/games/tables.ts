import { createHash, randomUUID } from 'node:crypto';
import {
  advance,
  begin,
  canonicalJson,
  type Followed,
  type Language,
  refusalSentence,
  type Seat,
  seatsOf,
  sitDown,
  tableEvent,
} from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import { type CatalogueTitle, findTitle } from './catalogue.ts';
import { tableOpened } from './check.ts';
import { drawOf, type Games } from './games.ts';
import { type LoadedGame, opened } from './loaded-game.ts';
import { commitmentOf, newContribution, newSecret, sha256 } from './secret.ts';
import { type Addition, noteCommitted, prepare, write } from './write.ts';

/** Who asks, for which of his seats if he names one, and in which language he is answered. */
export type Caller = {
  readonly userId: string;
  readonly language: Language;
  readonly seat: Seat | null;
};

/** The service, or a test, doing something in a user's name. */
export const inNameOf = (userId: string): Caller => ({ userId, language: 'en', seat: null });

export type TableWish = {
  readonly title: string;
  readonly seats: number;
  readonly options: unknown;
};

/** A UUID of version 5 by hand: the same user and key always name the same thing. */
export function idFor(userId: string, key: string): string {
  const namespace = Buffer.from(userId.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespace).update(key).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const requestDigest = (request: unknown): Buffer => sha256(canonicalJson(request));

/** The options as the title understands them, or which of them it does not. */
function optionsOf({ schema }: CatalogueTitle, options: unknown): object {
  const parsed = schema.options.safeParse(options);
  if (parsed.success) return parsed.data;
  throw new Problem('invalid-request', {
    fields: parsed.error.issues.map(({ path, message }) => ({
      path: ['options', ...path].join('.'),
      message,
    })),
  });
}

function titleOf({ title: id, seats }: TableWish): CatalogueTitle {
  const found = findTitle(id);
  if (found === null) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'title', message: 'no such title; see /v1/titles' }],
    });
  }
  const { min, max } = found.title.seats;
  if (seats < min || seats > max) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'seats', message: `from ${min} to ${max} for this title` }],
    });
  }
  return found;
}

/** What goes with a wish for a table: sent again with the same key, the first share of chance stands. */
type Opening = { readonly key: string | null; readonly contribution: string | null };

/** Opens a table and seats its host on the first place. Repeated with its key it is the same table. */
export async function openTable(
  games: Games,
  { userId }: Caller,
  wish: TableWish,
  { key: sent, contribution }: Opening,
): Promise<string> {
  const found = titleOf(wish);
  const options = optionsOf(found, wish.options);
  const { title, editionHash } = found;
  const keyText = sent ?? randomUUID();
  const gameId = idFor(userId, keyText);
  const secret = newSecret();
  const commitment = commitmentOf(secret);
  const setting = { title, table: { options, edition: title.edition, seats: wish.seats } };
  const now = games.now();
  const empty: LoadedGame = {
    row: {
      gameId,
      title: title.id,
      titleVersion: title.version,
      edition: editionHash,
      options,
      seats: wish.seats,
      host: userId,
      secret,
      commitment,
      status: 'open',
      number: 0,
      hash: commitment,
      versions: [],
      toAct: [],
      brokenAt: null,
      createdAt: now,
    },
    setting,
    ...opened({ commitment, seats: wish.seats }, setting),
    players: seatsOf(wish.seats).map(() => null),
    brokenAt: null,
    keptAt: 0,
  };
  const fact = tableOpened(empty.row, editionHash, commitment);
  const openTheTable = { ...tableEvent(null, [fact]), number: 1 };
  const seated = sitDown(
    setting,
    advance(setting, empty, openTheTable),
    0,
    contribution ?? newContribution(),
  );
  if (!seated.ok) throw new Error('The host found no seat at his own table');
  const key = { userId, key: keyText, digest: requestDigest(wish) };
  const { append, next } = prepare(
    empty,
    {
      events: [openTheTable, ...seated.events],
      seats: [{ seat: 0, userId }],
      key,
    },
    now,
  );
  const result = await games.store.create({
    ...append,
    title: title.id,
    titleVersion: title.version,
    edition: editionHash,
    options,
    seatCount: wish.seats,
    host: userId,
    secret,
    commitment,
    createdAt: now,
  });
  if (result.result === 'appended') noteCommitted(games, next);
  if (result.result === 'repeated' && !result.digest.equals(key.digest)) {
    throw new Problem('key-reused');
  }
  return gameId;
}

/** What follows, which the rules of the table must allow, or the problem of why not. */
function allowed(
  { setting }: LoadedGame,
  followed: Followed,
  { language }: Caller,
): Extract<Followed, { ok: true }> {
  if (followed.ok) return followed;
  const { code, rule } = followed.refusal;
  const detail = refusalSentence(setting, followed.refusal, language, (seat) => String(seat + 1));
  throw new Problem('wrong-state', { code, rule, detail });
}

/** The events of sitting down, and, for the last one to do so, of the start. */
function joining(loaded: LoadedGame, caller: Caller, contribution: string): Addition {
  const { setting, players } = loaded;
  const free = players.indexOf(null);
  const seat = free === -1 ? 0 : free; // where nobody is left, the rules say so
  const sat = allowed(loaded, sitDown(setting, loaded, seat, contribution), caller);
  const seats = [{ seat, userId: caller.userId }];
  if (sat.position.game.seated.includes(false)) return { events: sat.events, seats, key: null };
  const contributions = [...loaded.contributions, contribution];
  const draw = drawOf({ row: loaded.row, contributions });
  const begun = allowed(loaded, begin(setting, sat.position, draw), caller);
  return { events: [...sat.events, ...begun.events], seats, key: null };
}

/** Takes a free seat; the last one starts the game. Who sits already stays where he is. */
export const joinTable = (
  games: Games,
  gameId: string,
  caller: Caller,
  contribution = newContribution(),
): Promise<void> =>
  write<void>(
    games,
    gameId,
    async (loaded) =>
      loaded.players.includes(caller.userId)
        ? { done: undefined }
        : joining(loaded, caller, contribution),
    () => undefined,
  );

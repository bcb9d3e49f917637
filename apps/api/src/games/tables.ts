import { createHash, randomUUID } from 'node:crypto';
import {
  advance,
  begin,
  canonicalJson,
  type Followed,
  invite,
  isTableFact,
  type Language,
  type NewEvent,
  overLimit,
  type Position,
  refusalSentence,
  type Seat,
  type Setting,
  seatsOf,
  sitDown,
  tableEvent,
} from '@staffetta/engine';
import { wrongFields } from '../http/field-messages.ts';
import { Problem } from '../http/problems.ts';
import { seenGame } from './access.ts';
import { type CatalogueTitle, findTitle } from './catalogue.ts';
import { tableOpened } from './check.ts';
import { offeredEdition, type PinnedEdition, usualEdition } from './editions.ts';
import { drawOf, type Games } from './games.ts';
import { type LoadedGame, opened } from './loaded-game.ts';
import { playsAmong } from './people.ts';
import { commitmentOf, newContribution, newSecret, sha256 } from './secret.ts';
import { type Settings, settingsOfGuests, usualSettings } from './settings.ts';
import type { AppendResult, RequestKey, SeatTaken } from './store.ts';
import { type Addition, noteCommitted, prepare, timingFor, write } from './write.ts';

/** Who asks, for which of his seats if he names one, and in which language he is answered. */
export type Caller = {
  readonly userId: string;
  readonly language: Language;
  readonly seat: Seat | null;
  readonly key?: RequestKey; // of what he asks for at the table, if he gave one
};

/** The service, or a test, doing something in a user's name. */
export const inNameOf = (userId: string): Caller => ({ userId, language: 'en', seat: null });

export type TableWish = {
  readonly title: string;
  readonly seats: number;
  readonly options: unknown;
  readonly edition?: string; // the hash of its printed facts; the usual one if left out
  readonly settings?: Partial<Settings>; // the usual ones where left out
};

/** A UUID of version 5 by hand: the same namespace and name always give the same id. */
export function uuidFor(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return uuidIn(bytes);
}

/** 16 bytes as ids are written. */
export const uuidIn = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const requestDigest = (request: unknown): Buffer => sha256(canonicalJson(request));

export const invalid = (path: string, message: string): Problem =>
  new Problem('invalid-request', { fields: [{ path, message }] });

/** The options as the title understands them, or which of them it does not. */
function optionsOf({ schema }: CatalogueTitle, options: unknown): object {
  const parsed = schema.options.safeParse(options);
  if (parsed.success) return parsed.data;
  throw new Problem('invalid-request', { fields: wrongFields(parsed.error, 'options') });
}

function titleOf({ title: id, seats }: TableWish): CatalogueTitle {
  const found = findTitle(id);
  if (found === null) throw invalid('title', 'no such title; see /v1/titles');
  const { min, max } = found.title.seats;
  if (seats < min || seats > max) throw invalid('seats', `from ${min} to ${max} for this title`);
  return found;
}

/** The printed facts to play with, and their hash. */
async function editionOf(
  games: Games,
  found: CatalogueTitle,
  hash: string | undefined,
): Promise<PinnedEdition> {
  if (hash === undefined) return usualEdition(games, found);
  const offered = await offeredEdition(games, found, Buffer.from(hash, 'hex'));
  if (offered === null) throw invalid('edition', 'no edition of this title; see /v1/titles');
  return offered;
}

/** What goes with a wish for a table: sent again with the same key, the first share of chance stands. */
type Opening = {
  readonly key: string | null;
  readonly contribution: string | null;
  readonly rematchOf?: string; // which makes it the same table, whoever asks
  readonly invited?: readonly string[]; // users
};

/** What follows, which the rules of the table must allow, or the problem of why not. */
export function allowed(
  { setting }: Pick<LoadedGame, 'setting'>,
  followed: Followed,
  { language }: Pick<Caller, 'language'>,
): Extract<Followed, { ok: true }> {
  if (followed.ok) return followed;
  const { code, rule } = followed.refusal;
  const detail = refusalSentence(setting, followed.refusal, language, (seat) => String(seat + 1));
  throw new Problem('wrong-state', { code, rule, detail });
}

/** One step of the table after the other, each from where the one before led. */
function stepping<T>(
  from: Position,
  items: readonly T[],
  step: (position: Position, item: T) => Followed,
): { readonly events: readonly NewEvent[]; readonly position: Position } {
  let reached: { events: readonly NewEvent[]; position: Position } = { events: [], position: from };
  for (const item of items) {
    const followed = step(reached.position, item);
    if (!followed.ok) throw new Error(`A new table refuses ${followed.refusal.code}`);
    const { events, position } = followed;
    reached = { events: [...reached.events, ...events], position };
  }
  return reached;
}

/** Who sits where after the start: as they sat, unless the seats were drawn. */
function drawnSeats(
  events: readonly NewEvent[],
  players: readonly (string | null)[],
): readonly SeatTaken[] {
  const drawn = events
    .flatMap(({ facts }) => facts)
    .filter(isTableFact)
    .find((fact) => fact.type === 'seats-drawn');
  const places = drawn?.places ?? seatsOf(players.length);
  return places.map((place, seat) => ({ seat, userId: players[place] ?? null }));
}

/** The start, and who then sits where. */
export function beginning(
  loaded: Pick<LoadedGame, 'row' | 'setting' | 'contributions' | 'players'>,
  position: Position,
  caller: Caller,
): Pick<Addition, 'events' | 'seats'> {
  const begun = allowed(loaded, begin(loaded.setting, position, drawOf(loaded)), caller);
  return { events: begun.events, seats: drawnSeats(begun.events, loaded.players) };
}

/** Whether the game starts by itself now. */
const startsNow = ({ settings }: LoadedGame['row'], { game }: Position): boolean =>
  settings.start === 'full' && !game.seated.includes(false);

/** A game before its first event. */
function emptyGame(
  row: Pick<
    LoadedGame['row'],
    'gameId' | 'title' | 'titleVersion' | 'edition' | 'options' | 'seats' | 'settings' | 'rematchOf'
  >,
  setting: Setting,
  host: string,
  createdAt: Date,
): LoadedGame {
  const secret = newSecret();
  const commitment = commitmentOf(secret);
  return {
    row: {
      ...row,
      host,
      secret,
      commitment,
      status: 'open',
      ending: null,
      number: 0,
      hash: commitment,
      versions: [],
      toAct: [],
      brokenAt: null,
      linkHash: null,
      winners: null,
      archivedAt: null,
      archivingAt: null,
      archivingReason: null,
      createdAt,
    },
    setting,
    ...opened({ commitment, seats: row.seats }, setting),
    players: seatsOf(row.seats).map(() => null),
    clocks: [],
    brokenAt: null,
    keptAt: 0,
  };
}

/** The first events of a table: opened, its host seated, others invited, perhaps started at once. */
function firstEvents(
  empty: LoadedGame,
  caller: Caller,
  { contribution, invited = [] }: Opening,
): Omit<Addition, 'key'> {
  const { setting, row } = empty;
  const { userId } = caller;
  const fact = tableOpened({ ...row, seating: row.settings.seating }, row.edition, row.commitment);
  const openTheTable = tableEvent(null, [fact]);
  const openedTable = advance(setting, empty, { ...openTheTable, number: 1 });
  const held = row.settings.hotSeat ? seatsOf(row.seats) : [0];
  const shares = held.map((seat) => (seat === 0 ? contribution : null) ?? newContribution());
  const seated = stepping(openedTable, held, (position, seat) =>
    sitDown(setting, position, seat, shares[seat] ?? ''),
  );
  const asked = stepping(seated.position, invited, (position) => invite(setting, position));
  const players = empty.players.map((_, seat) => (held.includes(seat) ? userId : null));
  const sitting = { ...empty, contributions: shares, players };
  const begun = startsNow(row, asked.position)
    ? beginning(sitting, asked.position, caller)
    : { events: [], seats: held.map((seat) => ({ seat, userId })) };
  return {
    events: [openTheTable, ...seated.events, ...asked.events, ...begun.events],
    seats: begun.seats,
    admissions: invited.map((user, index) => ({ userId: user, invitation: index + 1 })),
  };
}

/**
 * Opens a table and seats its host: on the first place, or, in a hot-seat game, on all. Repeated with its
 * key it is the same table. Says whether it is new, or was there before.
 */
export async function openNewTable(
  games: Games,
  caller: Caller,
  wish: TableWish,
  opening: Opening,
): Promise<{ readonly gameId: string; readonly result: AppendResult['result'] }> {
  const { userId } = caller;
  const { key: sent, rematchOf = null } = opening;
  const { isGuest } = await games.people.personOf(userId);
  const chosen = { ...(isGuest ? settingsOfGuests : usualSettings), ...wish.settings };
  const settings: Settings = chosen.hotSeat ? { ...chosen, seating: 'chosen' } : chosen;
  if (isGuest && !settings.hotSeat) throw new Problem('not-for-guests');
  const found = titleOf(wish);
  const { title } = found;
  const options = optionsOf(found, wish.options);
  const { edition, editionHash } = await editionOf(games, found, wish.edition);
  const keyText = sent ?? randomUUID();
  const gameId = rematchOf === null ? uuidFor(userId, keyText) : uuidFor(rematchOf, 'rematch');
  const setting = { title, table: { options, edition, seats: wish.seats } };
  const head = {
    gameId,
    title: title.id,
    titleVersion: title.version,
    edition: editionHash,
    options,
    seats: wish.seats,
    settings,
    rematchOf,
  };
  const now = games.now();
  const empty = emptyGame(head, setting, userId, now);
  const key = caller.key ?? { userId, key: keyText, digest: requestDigest(wish) };
  const addition = { ...firstEvents(empty, caller, opening), key };
  const timing = await timingFor(games, empty, addition);
  const { append, next } = await prepare(empty, addition, now, timing);
  const { secret, commitment } = empty.row;
  const { seats: seatCount, ...kept } = head;
  const created = await games.store.create({
    ...kept,
    ...append,
    seatCount,
    host: userId,
    secret,
    commitment,
    createdAt: now,
  });
  if (created.result === 'appended') {
    noteCommitted(games, next);
    await games.seated(userId);
  }
  if (created.result === 'repeated' && !created.digest.equals(key.digest)) {
    throw new Problem('key-reused');
  }
  return { gameId, result: created.result };
}

/** Opens a table; gives the game's id. */
export const openTable = async (
  games: Games,
  caller: Caller,
  wish: TableWish,
  opening: Opening,
): Promise<string> => (await openNewTable(games, caller, wish, opening)).gameId;

/** Whether this very request was made before. Its key with another request is refused. */
export async function isRepeated(
  { store }: Games,
  gameId: string,
  { key }: Caller,
): Promise<boolean> {
  if (key === undefined) return false;
  const row = await store.request(gameId, key.userId, key.key);
  if (row === null) return false;
  if (!row.digest.equals(key.digest)) throw new Problem('key-reused');
  return true;
}

/** Does what a request asks for; a no to one that was made before is no news: it is done. */
export async function once(
  games: Games,
  gameId: string,
  caller: Caller,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Problem && (await isRepeated(games, gameId, caller)))) throw error;
  }
}

/** Refuses what would exceed a limit on what a seat adds to the log. */
function requireWithinLimits(
  loaded: LoadedGame,
  { events }: Pick<Addition, 'events'>,
  caller: Caller,
): void {
  const over = overLimit(loaded.setting, loaded, events);
  if (over !== null) allowed(loaded, { ok: false, ...over }, caller);
}

/** Does something at a table the caller may see; null: there is nothing to do. */
export async function atTable(
  games: Games,
  gameId: string,
  caller: Caller,
  decide: (
    loaded: LoadedGame,
  ) => Omit<Addition, 'key'> | null | Promise<Omit<Addition, 'key'> | null>,
): Promise<void> {
  await seenGame(games, gameId, caller);
  await write<void>(
    games,
    gameId,
    async (loaded) => {
      const addition = await decide(loaded);
      if (addition !== null) {
        requireWithinLimits(loaded, addition, caller);
        return { ...addition, key: caller.key ?? null };
      }
      await isRepeated(games, gameId, caller);
      return { done: undefined };
    },
    ({ result }) => {
      const isAnother = result.result === 'repeated' && !caller.key?.digest.equals(result.digest);
      if (isAnother) throw new Problem('key-reused');
    },
  );
}

/** Whether the caller may sit down at a table that another hosts. One person plays one seat. */
export async function requireWelcome(
  { people, store }: Games,
  { row, players }: Pick<LoadedGame, 'row' | 'players'>,
  { userId }: Caller,
): Promise<void> {
  const person = await people.personOf(userId);
  if (person.isGuest) throw new Problem('not-for-guests');
  if (await people.hasBlocked(row.host, userId)) throw new Problem('not-welcome');
  if (await store.hasLooked(row.gameId, person)) throw new Problem('has-looked');
  if (playsAmong(players, person)) throw new Problem('already-seated');
  if (await store.isFormerPlayer(row.gameId, person)) throw new Problem('former-player');
}

/** How somebody wants to sit down. */
export type Joining = { readonly contribution?: string; readonly seat?: Seat };

/** The seat he takes: the one he names, else the first that is free. */
function seatFor({ row, players }: LoadedGame, wanted: Seat | undefined): Seat {
  if (wanted === undefined) return Math.max(players.indexOf(null), 0); // none: the rules say so
  if (row.settings.seating === 'random') throw invalid('seat', 'the seats of this table are drawn');
  if (wanted >= row.seats) throw invalid('seat', `from 0 to ${row.seats - 1} at this table`);
  return wanted;
}

/** The events of sitting down, and, for the last one to do so, of the start. */
async function joining(
  games: Games,
  loaded: LoadedGame,
  caller: Caller,
  { contribution = newContribution(), seat: wanted }: Joining,
): Promise<Omit<Addition, 'key'>> {
  const { setting, row } = loaded;
  const { userId } = caller;
  const seat = seatFor(loaded, wanted);
  const admission = await games.store.admission(row.gameId, userId);
  const invitation = admission?.invitation ?? undefined;
  const sat = allowed(loaded, sitDown(setting, loaded, seat, contribution, invitation), caller);
  const players = loaded.players.map((player, other) => (other === seat ? userId : player));
  const contributions = [...loaded.contributions, contribution];
  const begun = startsNow(row, sat.position)
    ? beginning({ ...loaded, players, contributions }, sat.position, caller)
    : { events: [], seats: [{ seat, userId }] };
  return {
    events: [...sat.events, ...begun.events],
    seats: begun.seats,
    admissions: admission === null ? [] : [{ userId, invitation: null }],
  };
}

/** Takes a free seat; the last one may start the game. Who sits already stays where he is. */
export async function joinTable(
  games: Games,
  gameId: string,
  caller: Caller,
  how: Joining = {},
): Promise<void> {
  await atTable(games, gameId, caller, async (loaded) => {
    if (loaded.players.includes(caller.userId)) return null;
    await requireWelcome(games, loaded, caller);
    return joining(games, loaded, caller, how);
  });
  await games.seated(caller.userId);
}

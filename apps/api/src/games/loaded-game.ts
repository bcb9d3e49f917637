import {
  type AnyTitle,
  advance,
  canonicalJson,
  contributionsIn,
  emptyTally,
  endingOf,
  endings,
  type GameEvent,
  openPosition,
  type Position,
  type Setting,
  toAct,
} from '@staffetta/engine';
import { z } from 'zod';
import { breathe } from '../breathing.ts';
import type { Aside } from './aside.ts';
import { findBroken, type StoredEvent, unseal } from './chain.ts';
import type { Clock } from './clocks.ts';
import { sha256 } from './secret.ts';
import { type Archiving, type GameRow, type Store, versionsAfter } from './store.ts';

/** What a stretch of the log adds up to: the position, and what the service keeps beside it. */
export type Reached = Position & {
  readonly hash: Buffer; // of its last event
  readonly versions: readonly number[]; // each seat's, and last the spectators'
  readonly contributions: readonly string[]; // the players' shares of chance, as they joined
};

/** A game as this process holds it. */
export type LoadedGame = Reached & {
  readonly row: GameRow; // the head of its log as it was then
  readonly setting: Setting;
  readonly players: readonly (string | null)[]; // user ids by seat
  readonly clocks: readonly Clock[]; // whose turn it is since when
  readonly brokenAt: number | null;
  readonly keptAt: number | null; // the number of the newest snapshot; null: one was unusable
};

/** A stretch of a log behind a position. A thread can be handed it: it is plain data. */
export type Stretch = {
  readonly gameId: string;
  readonly titleVersion: number; // the game is played by
  readonly from: Reached;
  readonly upTo: number;
};

/** Where a stretch leads, as far as its chain holds. */
export type Followed = { readonly reached: Reached; readonly brokenAt: number | null };

export type Library = {
  readonly title: (id: string, version: number) => AnyTitle | null;
  readonly store: Store;
  readonly aside: Aside | null; // null: nobody else is answered meanwhile, as in a command
  /** After how many events a game is kept as a snapshot again. */
  readonly snapshotEvery: number;
  /** Told of what is wrong with stored data: the operator reads it. */
  readonly report: (trouble: { gameId: string; number: number; trouble: string }) => void;
};

/** A game before its first event. */
export const opened = (
  { commitment, seats }: Pick<GameRow, 'commitment' | 'seats'>,
  setting: Setting,
): Reached => ({
  ...openPosition(setting),
  hash: commitment,
  versions: Array.from({ length: seats + 1 }, () => 0),
  contributions: [],
});

/** What is reached with one more event. */
export function reach(
  setting: Setting,
  from: Reached,
  event: GameEvent,
  { hash, told }: Pick<StoredEvent, 'hash' | 'told'>,
): Reached {
  return {
    ...advance(setting, from, event),
    hash,
    versions: versionsAfter(from.versions, [told]),
    contributions: [...from.contributions, ...contributionsIn([event])],
  };
}

const snapshotSchema = z.strictObject({
  titleVersion: z.int(),
  game: z.strictObject({
    status: z.enum(['open', 'running', 'ended']),
    seated: z.array(z.boolean()),
    state: z.json(),
    outcome: z.strictObject({ winners: z.array(z.int()) }).nullable(),
    seating: z.literal('random').exactOptional(),
    invited: z.int().exactOptional(),
    pending: z.array(z.int()).exactOptional(),
    vacant: z.array(z.int()).exactOptional(),
    votes: z.array(z.int()).exactOptional(),
    ranOut: z.array(z.int()).exactOptional(),
    late: z.array(z.int()).exactOptional(),
    removing: z.array(z.strictObject({ of: z.int(), votes: z.array(z.int()) })).exactOptional(),
    pausing: z.strictObject({ days: z.int(), votes: z.array(z.int()) }).exactOptional(),
    paused: z.int().exactOptional(),
    ending: z.enum(endings).exclude(['played']).exactOptional(),
    epoch: z.int().exactOptional(),
  }),
  orders: z.array(
    z.strictObject({
      placed: z.int(),
      standing: z.array(z.strictObject({ id: z.int(), order: z.json() })),
      late: z.array(z.looseObject({ type: z.string() })).exactOptional(),
      since: z.int().exactOptional(),
    }),
  ),
  versions: z.array(z.int()),
  ordinals: z.record(z.string(), z.int()),
  contributions: z.array(z.string()),
  tallies: z
    .array(z.strictObject({ events: z.int(), orders: z.int(), undone: z.int() }))
    .exactOptional(), // snapshots from before there were limits have none
});

/** A snapshot stands for one event of one log: its digest covers that event's hash. */
const snapshotDigest = (content: unknown, hash: Buffer): Buffer =>
  sha256(hash, canonicalJson(content));

/** What is kept of a game to start from. */
export function snapshotOf({ row, number, hash, ...reached }: LoadedGame) {
  const { game, orders, versions, ordinals, contributions, tallies } = reached;
  const { titleVersion } = row;
  const content = { titleVersion, game, orders, versions, ordinals, contributions, tallies };
  return { gameId: row.gameId, number, content, digest: snapshotDigest(content, hash) };
}

/** A snapshot is only a help: failing to keep one is told of and nothing more. */
async function keepSnapshot({ store, report }: Library, loaded: LoadedGame): Promise<void> {
  const { gameId } = loaded.row;
  try {
    await store.keepSnapshot(snapshotOf(loaded));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    report({ gameId, number: loaded.number, trouble: `snapshot not kept: ${reason}` });
  }
}

/**
 * Keeps a snapshot of a game that has gone on long enough since the last, or whose last was unusable.
 * A snapshot holds no way back, so none is made while there is one.
 */
export function keepSnapshotIfDue(library: Library, loaded: LoadedGame): LoadedGame {
  const { number, keptAt, trail, brokenAt } = loaded;
  const isDue = keptAt === null || number - keptAt >= library.snapshotEvery;
  if (!isDue || trail.length > 0 || brokenAt !== null) return loaded;
  void keepSnapshot(library, loaded);
  return { ...loaded, keptAt: number };
}

type Start = { readonly from: Reached | null; readonly hasDropped: boolean };

/** The newest snapshot that is what it says it is; unusable ones are dropped and told of. */
async function usableSnapshot(
  { store, report }: Library,
  row: GameRow,
  upTo: number,
): Promise<Start> {
  let hasDropped = false;
  for (const { number, content, digest } of await store.snapshots(row.gameId, upTo)) {
    const [event] = await store.events(row.gameId, number - 1, number);
    const parsed = snapshotSchema.safeParse(content);
    const isSound =
      event !== undefined &&
      parsed.success &&
      parsed.data.titleVersion === row.titleVersion &&
      snapshotDigest(content, event.hash).equals(digest);
    if (isSound) {
      const { titleVersion: _titleVersion, ...reached } = parsed.data;
      const tallies = reached.tallies ?? reached.orders.map(() => emptyTally);
      return { from: { ...reached, tallies, trail: [], number, hash: event.hash }, hasDropped };
    }
    report({ gameId: row.gameId, number, trouble: 'snapshot unusable, dropped and rebuilt' });
    await store.dropSnapshot(row.gameId, number);
    hasDropped = true;
  }
  return { from: null, hasDropped };
}

/** Where events lead. Those of a damaged log are followed as far as they make sense. */
async function through(
  setting: Setting,
  from: Reached,
  events: readonly StoredEvent[],
  isDamaged: boolean,
): Promise<Reached> {
  let reached = from;
  try {
    for (const stored of events) {
      reached = reach(setting, reached, unseal(stored), stored);
      await breathe();
    }
  } catch (error) {
    // What is damaged is shown as far as it goes; nothing can be played on it.
    if (!isDamaged) throw error;
  }
  return reached;
}

/** Goes on from a position through stored events up to a number, and says where their chain breaks. */
export async function followHere(
  { store }: Pick<Library, 'store'>,
  setting: Setting,
  { gameId, from, upTo }: Stretch,
): Promise<Followed> {
  const events = await store.events(gameId, from.number, upTo);
  const isCut = events.length < upTo - from.number;
  const broken = await findBroken(events, from);
  const brokenAt = broken ?? (isCut ? from.number + events.length + 1 : null);
  return { reached: await through(setting, from, events, brokenAt !== null), brokenAt };
}

/**
 * Beyond so many events a log is long. No game was played so far: the longest have some 400. To decide as many again
 * takes about as long as starting a thread, some half a second; to follow them, a fifth of that.
 */
export const longLog = 2_000;

/** What of a position a log adds up to, without what else is known of a game. */
const reachedOf = ({
  number,
  game,
  orders,
  ordinals,
  trail,
  tallies,
  hash,
  versions,
  contributions,
}: Reached): Reached => ({
  ...{ number, game, orders, ordinals, trail, tallies },
  ...{ hash, versions, contributions },
});

/** The same; a long stretch beside all else. */
function follow(
  library: Library,
  { row, setting, ...position }: Pick<LoadedGame, 'row' | 'setting'> & Reached,
  upTo: number,
  gone?: AbortSignal,
): Promise<Followed> {
  const { gameId, titleVersion } = row;
  const stretch = { gameId, titleVersion, from: reachedOf(position), upTo };
  const isLong = upTo - position.number > longLog;
  return isLong && library.aside !== null
    ? library.aside.follow(stretch, gone)
    : followHere(library, setting, stretch);
}

/** The title a game is played by, in its version, and what it is played with. */
export async function settingOf(
  { title, store }: Pick<Library, 'title' | 'store'>,
  row: GameRow,
): Promise<Setting> {
  const found = title(row.title, row.titleVersion);
  if (found === null) throw new UnknownTitle(row.title, row.titleVersion);
  const edition = found.schema.edition.parse(await store.edition(row.edition));
  return { title: found, table: { options: row.options, edition, seats: row.seats } };
}

/** This process does not know a game's title in its version: another release wrote it. */
export class UnknownTitle extends Error {
  readonly title: string;
  constructor(title: string, version: number) {
    super(`This release does not know version ${version} of the title ${title}`);
    this.title = title;
  }
}

export async function playersOf(store: Store, row: GameRow): Promise<readonly (string | null)[]> {
  const seats = await store.seats(row.gameId);
  const bySeat = new Map(seats.map(({ seat, userId }) => [seat, userId]));
  return Array.from({ length: row.seats }, (_, seat) => bySeat.get(seat) ?? null);
}

/** Notes a broken chain: in the database, where it makes the game read-only, and to the operator. */
async function noteBroken({ store, report }: Library, row: GameRow, number: number) {
  if (row.brokenAt !== null && row.brokenAt <= number) return;
  report({ gameId: row.gameId, number, trouble: 'hash chain broken, game is read-only' });
  await store.markBroken(row.gameId, number);
}

/** Loads a game from its log, up to a number or to its end, for whoever waits for it; null if there is no such game. */
export async function loadGame(
  library: Library,
  gameId: string,
  upTo?: number,
  gone?: AbortSignal,
): Promise<LoadedGame | null> {
  const { store } = library;
  const row = await store.game(gameId);
  if (row === null) return null;
  const last = Math.min(upTo ?? row.number, row.number);
  const setting = await settingOf(library, row);
  const { from, hasDropped } = await usableSnapshot(library, row, last);
  const start = from ?? opened(row, setting);
  const followed = await follow(library, { row, setting, ...start }, last, gone);
  if (followed.brokenAt !== null) await noteBroken(library, row, followed.brokenAt);
  const brokenAt = followed.brokenAt ?? row.brokenAt;
  const [players, clocks] = await Promise.all([playersOf(store, row), store.clocks(gameId)]);
  const keptAt = hasDropped ? null : start.number;
  return { ...followed.reached, row, setting, brokenAt, players, clocks, keptAt };
}

const isAsArchived = (one: Archiving, other: Archiving): boolean =>
  one.archivedAt?.getTime() === other.archivedAt?.getTime() &&
  one.archivingAt?.getTime() === other.archivingAt?.getTime() &&
  one.archivingReason === other.archivingReason;

/**
 * Brings a loaded game up to the end of its log. Where the log is no longer the one it came from,
 * as after a database was put back to an earlier time, or is played by another version, the game is loaded anew.
 */
export async function catchUp(library: Library, loaded: LoadedGame): Promise<LoadedGame | null> {
  const { store } = library;
  const { row, setting } = loaded;
  const newest = await store.newest(row.gameId);
  if (newest === null) return null;
  const isSame = newest.hash.equals(loaded.row.hash) && newest.brokenAt === loaded.brokenAt;
  const { archivedAt, archivingAt, archivingReason } = newest;
  const archiving = { archivedAt, archivingAt, archivingReason };
  if (isSame) {
    return isAsArchived(row, archiving) ? loaded : { ...loaded, row: { ...row, ...archiving } };
  }
  const isMoved = newest.titleVersion !== row.titleVersion;
  if (isMoved || newest.number <= loaded.number || loaded.brokenAt !== null) {
    return loadGame(library, row.gameId);
  }
  const { reached, brokenAt } = await follow(library, loaded, newest.number);
  const isOurs = brokenAt === null && reached.hash.equals(newest.hash);
  if (!isOurs || newest.brokenAt !== null) return loadGame(library, row.gameId);
  const [players, clocks] = await Promise.all([playersOf(store, row), store.clocks(row.gameId)]);
  const head = headOf({ ...row, ...archiving }, setting, reached);
  return { ...loaded, ...reached, row: head, players, clocks };
}

/** The head row of a game that has got so far. */
export const headOf = (
  row: GameRow,
  setting: Setting,
  { number, hash, game, versions }: Reached,
): GameRow => ({
  ...row,
  number,
  hash,
  status: game.status,
  ending: endingOf(game),
  winners: game.outcome === null ? null : [...game.outcome.winners],
  versions: [...versions],
  toAct: [...toAct(setting, game)],
});

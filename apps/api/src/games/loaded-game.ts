import {
  type AnyTitle,
  advance,
  canonicalJson,
  type Fact,
  type GameEvent,
  openPosition,
  type Position,
  type Setting,
} from '@staffetta/engine';
import { z } from 'zod';
import { firstBroken, type StoredEvent, unseal } from './chain.ts';
import { sha256 } from './secret.ts';
import { type GameRow, type Store, versionsAfter } from './store.ts';

/** What a stretch of the log adds up to: the position, and what the service keeps beside it. */
export type Reached = Position & {
  readonly hash: Buffer; // of its last event
  readonly versions: readonly number[]; // each seat's, and last the spectators'
  readonly contributions: readonly string[]; // the players' shares of chance, as they joined
};

/** A game as this process holds it. */
export type LoadedGame = Reached & {
  readonly row: GameRow;
  readonly setting: Setting;
  readonly players: readonly (string | null)[]; // user ids by seat
  readonly brokenAt: number | null;
  readonly keptAt: number; // the number of the newest snapshot
};

export type Library = {
  readonly title: (id: string, version: number) => AnyTitle | null;
  readonly store: Store;
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

const contributionOf = (fact: Fact): readonly string[] =>
  'contribution' in fact && typeof fact.contribution === 'string' ? [fact.contribution] : [];

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
    contributions: [...from.contributions, ...event.facts.flatMap(contributionOf)],
  };
}

const snapshotSchema = z.strictObject({
  titleVersion: z.int(),
  game: z.strictObject({
    status: z.enum(['open', 'running', 'ended']),
    seated: z.array(z.boolean()),
    state: z.json(),
    outcome: z.strictObject({ winners: z.array(z.int()) }).nullable(),
  }),
  orders: z.array(
    z.strictObject({
      placed: z.int(),
      standing: z.array(z.strictObject({ id: z.int(), order: z.json() })),
    }),
  ),
  versions: z.array(z.int()),
  ordinals: z.record(z.string(), z.int()),
  contributions: z.array(z.string()),
});

/** A snapshot stands for one event of one log: its digest covers that event's hash. */
const snapshotDigest = (content: unknown, hash: Buffer): Buffer =>
  sha256(hash, canonicalJson(content));

/** What is kept of a game to start from. Only where nothing may be taken back: see `mayBeKept`. */
export function snapshotOf({ row, number, hash, ...reached }: LoadedGame) {
  const { game, orders, versions, ordinals, contributions } = reached;
  const { titleVersion } = row;
  const content = { titleVersion, game, orders, versions, ordinals, contributions };
  return { gameId: row.gameId, number, content, digest: snapshotDigest(content, hash) };
}

/** A snapshot holds no way back, so none is made while there is one. */
export const mayBeKept = ({ trail }: LoadedGame): boolean => trail.length === 0;

/** The newest snapshot that is what it says it is; unusable ones are dropped and told of. */
async function usableSnapshot(
  { store, report }: Library,
  row: GameRow,
  upTo: number,
): Promise<Reached | null> {
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
      return { ...reached, trail: [], number, hash: event.hash };
    }
    report({ gameId: row.gameId, number, trouble: 'snapshot unusable, dropped and rebuilt' });
    await store.dropSnapshot(row.gameId, number);
  }
  return null;
}

/** Goes on from a position through stored events up to a number, as far as their hashes hold. */
async function follow(
  { store }: Library,
  { gameId }: GameRow,
  setting: Setting,
  from: Reached,
  upTo: number,
): Promise<{ reached: Reached; brokenAt: number | null }> {
  const events = await store.events(gameId, from.number, upTo);
  const isCut = events.length < upTo - from.number;
  const brokenAt = firstBroken(events, from) ?? (isCut ? from.number + events.length + 1 : null);
  const sound = events.filter(({ number }) => brokenAt === null || number < brokenAt);
  const reached = sound.reduce(
    (before, stored) => reach(setting, before, unseal(stored), stored),
    from,
  );
  return { reached, brokenAt };
}

async function settingOf({ title, store }: Library, row: GameRow): Promise<Setting> {
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

async function playersOf(store: Store, row: GameRow): Promise<readonly (string | null)[]> {
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

/** Loads a game from its log, up to a number or to its end; null if there is no such game. */
export async function loadGame(
  library: Library,
  gameId: string,
  upTo?: number,
): Promise<LoadedGame | null> {
  const { store } = library;
  const row = await store.game(gameId);
  if (row === null) return null;
  const last = Math.min(upTo ?? row.number, row.number);
  const setting = await settingOf(library, row);
  const from = (await usableSnapshot(library, row, last)) ?? opened(row, setting);
  const followed = await follow(library, row, setting, from, last);
  if (followed.brokenAt !== null) await noteBroken(library, row, followed.brokenAt);
  const brokenAt = followed.brokenAt ?? row.brokenAt;
  const players = await playersOf(store, row);
  return { ...followed.reached, row, setting, brokenAt, players, keptAt: from.number };
}

/** Brings a loaded game up to the end of its log. */
export async function catchUp(library: Library, loaded: LoadedGame): Promise<LoadedGame> {
  const { store } = library;
  const { row, setting } = loaded;
  const newest = await store.newest(row.gameId);
  if (newest === null) throw new Error(`Game ${row.gameId} is gone`);
  const isSame = newest.brokenAt === loaded.brokenAt;
  const isCurrent = newest.number === loaded.number || loaded.brokenAt !== null;
  if (isSame && isCurrent) return loaded;
  const { reached, brokenAt } = await follow(library, row, setting, loaded, newest.number);
  if (brokenAt !== null) await noteBroken(library, row, brokenAt);
  return {
    ...loaded,
    ...reached,
    brokenAt: brokenAt ?? newest.brokenAt,
    players: await playersOf(store, row),
  };
}

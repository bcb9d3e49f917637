import { isTableFact, type Seat } from '@staffetta/engine';
import { z } from 'zod';
import { breathe } from '../breathing.ts';
import { openGate } from '../gate.ts';
import { exportSchema } from '../http/answers/export.ts';
import { Problem } from '../http/problems.ts';
import { type Telling, tell } from '../http/tell.ts';
import { OperatorError } from '../operator-error.ts';
import { viewerOf, watchedGame } from './access.ts';
import { type Entry, entryOf, leafHash, type StoredEvent } from './chain.ts';
import type { Exported } from './check.ts';
import type { Games } from './games.ts';
import { type Library, type LoadedGame, longLog, settingOf } from './loaded-game.ts';
import type { GameRow } from './store.ts';
import type { Caller } from './tables.ts';

// A finished game as a file that proves itself: all that was dealt, drawn and chosen, but for other
// seats' standing orders. What is left out stands there as a hash, so that the chain still verifies.

const hex = (hash: Buffer): string => hash.toString('hex');

/** A part left out but for its hash. Of a fact that is left out, not even its place is told. */
const withheld = (leaf: Entry['leaves'][number]) => ({ of: leaf.of, hash: hex(leafHash(leaf)) });

const whole = (event: StoredEvent) => ({ ...entryOf(event), hash: hex(event.hash) });

/**
 * An event as this viewer may read it in the end: orders, and whether one acted, are their owner's, which
 * he has been since an event.
 */
function disclosed(event: StoredEvent, viewer: Seat | 'spectator', since: number) {
  const entry = whole(event);
  if (event.seat === viewer && event.number > since) return entry;
  const leaves = entry.leaves.map((leaf) =>
    event.kind === 'order' || leaf.of === 'order' ? withheld(leaf) : leaf,
  );
  return { ...entry, leaves };
}

/** The version a game was begun by; to which it was moved since, its log says. */
function versionBegunBy({ titleVersion }: GameRow, [opening]: readonly StoredEvent[]): number {
  const fact = opening?.facts[0] ?? null;
  return fact !== null && isTableFact(fact) && fact.type === 'table-opened'
    ? fact.titleVersion
    : titleVersion;
}

/** A game's file: how far its log goes in it, and for whose eyes it is. A thread can be handed this. */
export type FileWish = {
  readonly gameId: string;
  readonly upTo: number;
  readonly viewer: Seat | 'spectator' | 'referee';
  readonly since: number; // the event by which the viewer took the seat over; 0: none
};

type Source = Pick<Library, 'store' | 'title'>;

/** What a file is made of: all but its events, those as stored, and how each of them is written. */
async function partsOf({ store, title }: Source, { gameId, upTo, viewer, since }: FileWish) {
  const row = await store.game(gameId);
  if (row === null) throw new Problem('not-found');
  const isWhole = viewer === 'referee';
  const edition = isWhole
    ? await store.edition(row.edition)
    : (await settingOf({ store, title }, row)).table.edition;
  const stored = await store.events(gameId, 0, upTo);
  const frame = {
    format: 'staffetta-game-2',
    game: row.gameId,
    title: row.title,
    titleVersion: versionBegunBy(row, stored),
    edition,
    options: row.options,
    seats: row.seats,
    commitment: hex(row.commitment),
    secret: hex(row.secret),
  };
  const entry = isWhole ? whole : (event: StoredEvent) => disclosed(event, viewer, since);
  return { frame, stored, entry };
}

/** The file; its form is what the schema of the answer, or of the import, asks for. */
async function fileOf(source: Source, wish: FileWish): Promise<Exported> {
  const { frame, stored, entry } = await partsOf(source, wish);
  return { ...frame, events: stored.map(entry) } as Exported;
}

const { events: entriesSchema, ...frameFields } = exportSchema.shape;
const frameSchema = z.strictObject(frameFields);

/** The same as text, checked against its schema part by part, with other requests in between. */
export async function fileText(source: Source, telling: Telling, wish: FileWish): Promise<string> {
  const { frame, stored, entry } = await partsOf(source, wish);
  const entries: string[] = [];
  for (const event of stored) {
    entries.push(JSON.stringify(tell(telling, entriesSchema.element, entry(event))));
    await breathe();
  }
  const head = JSON.stringify(tell(telling, frameSchema, frame));
  return `${head.slice(0, -1)},"events":[${entries.join(',')}]}`;
}

/** The file of a finished game for a viewer; before its end no hash of it may leave. */
function endedWish(
  { game, number, row, orders, brokenAt }: LoadedGame,
  viewer: Seat | 'spectator',
): FileWish {
  if (game.status !== 'ended') throw new Problem('not-ended');
  if (brokenAt !== null) throw new Problem('game-read-only');
  const since = viewer === 'spectator' ? 0 : (orders[viewer]?.since ?? 0);
  return { gameId: row.gameId, upTo: number, viewer, since };
}

const wholeWish = ({ gameId, number }: Pick<GameRow, 'gameId' | 'number'>): FileWish => ({
  ...{ gameId, upTo: number, viewer: 'referee', since: 0 },
});

/** Each file takes memory, and all of them share the main thread. */
const few = openGate({ atOnce: 4, mostWaiting: 40 });

/** A file as text; of a long log, made in a thread. */
function textOf({ library, telling }: Games, wish: FileWish, gone?: AbortSignal): Promise<string> {
  const { aside } = library;
  return aside !== null && wish.upTo > longLog
    ? aside.file(wish, telling, gone)
    : few(() => fileText(library, telling, wish));
}

/** The whole finished game, as text. */
export async function exportGame(
  games: Games,
  gameId: string,
  caller: Caller,
  gone?: AbortSignal,
): Promise<string> {
  const loaded = await watchedGame(games, gameId, caller);
  return textOf(games, endedWish(loaded, viewerOf(loaded, caller)), gone);
}

/** The same for admins: a finished game as spectators may have it, or any game with everything in it. */
export async function exportForAdmin(
  games: Games,
  gameId: string,
  isReferee: boolean,
  gone?: AbortSignal,
): Promise<string> {
  if (isReferee) {
    const row = await games.store.game(gameId);
    if (row === null) throw new Problem('not-found');
    return textOf(games, wholeWish(row), gone);
  }
  const loaded = await games.cache.current(gameId);
  if (loaded === null) throw new Problem('not-found');
  return textOf(games, endedWish(loaded, 'spectator'), gone);
}

/** A finished game as spectators may have it, for the operator. */
export const exportEnded = ({ library }: Games, loaded: LoadedGame): Promise<Exported> =>
  fileOf(library, endedWish(loaded, 'spectator'));

/** A game with everything in it, at any time, for the operator. Reads the log and nothing else. */
export async function exportWhole({ store }: Pick<Games, 'store'>, gameId: string) {
  const row = await store.game(gameId);
  if (row === null) throw new OperatorError(`There is no game ${gameId} in this database.`);
  return fileOf({ store, title: () => null }, wholeWish(row));
}

import { isTableFact, type Seat } from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import { OperatorError } from '../operator-error.ts';
import { viewerOf, watchedGame } from './access.ts';
import { type Entry, entryOf, leafHash, type StoredEvent } from './chain.ts';
import type { Exported } from './check.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
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

/** The file; its form is what the schema of the answer, or of the import, asks for. */
const asFile = (
  row: GameRow,
  edition: unknown,
  stored: readonly StoredEvent[],
  entry: (event: StoredEvent) => unknown,
) =>
  ({
    format: 'staffetta-game-2',
    game: row.gameId,
    title: row.title,
    titleVersion: versionBegunBy(row, stored),
    edition,
    options: row.options,
    seats: row.seats,
    commitment: hex(row.commitment),
    secret: hex(row.secret),
    events: stored.map(entry),
  }) as Exported;

/** The whole finished game; before its end no hash of it may leave. */
export async function exportGame(games: Games, gameId: string, caller: Caller) {
  const loaded = await watchedGame(games, gameId, caller);
  return exportEnded(games, loaded, viewerOf(loaded, caller));
}

/** The same for a viewer, whoever he is. */
export async function exportEnded(games: Games, loaded: LoadedGame, viewer: Seat | 'spectator') {
  const { game, number } = loaded;
  if (game.status !== 'ended') throw new Problem('not-ended');
  if (loaded.brokenAt !== null) throw new Problem('game-read-only');
  const events = await games.store.events(loaded.row.gameId, 0, number);
  const since = viewer === 'spectator' ? 0 : (loaded.orders[viewer]?.since ?? 0);
  return asFile(loaded.row, loaded.setting.table.edition, events, (event) =>
    disclosed(event, viewer, since),
  );
}

/** A game with everything in it, at any time: for the operator, or an admin who looks as referee. Reads the log and nothing else. */
export async function exportWhole({ store }: Pick<Games, 'store'>, gameId: string) {
  const row = await store.game(gameId);
  if (row === null) throw new OperatorError(`There is no game ${gameId} in this database.`);
  const events = await store.events(gameId, 0, row.number);
  return asFile(row, await store.edition(row.edition), events, whole);
}

import { canonicalJson, type Seat } from '@staffetta/engine';
import type { DrawLeaf, SealedLeaf } from '../database/schema.ts';
import { Problem } from '../http/problems.ts';
import { OperatorError } from '../operator-error.ts';
import { leafHash, openPart, type StoredEvent } from './chain.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { sha256 } from './secret.ts';
import type { Caller } from './tables.ts';

// A finished game as a file that proves itself: all that was dealt, drawn and chosen, but for other
// seats' standing orders. What is left out stands there as a hash, so that the chain still verifies.

const hex = (hash: Buffer): string => hash.toString('hex');
const withheld = (leaf: SealedLeaf | DrawLeaf) => ({ hash: hex(leafHash(leaf)) });

/** A secret as this viewer may read it in the end. Whether an order acted is its owner's to know. */
const disclosed = (leaf: SealedLeaf, isOwner: boolean) =>
  leaf.of === 'order' && !isOwner ? withheld(leaf) : leaf;

const whole = (event: StoredEvent) => ({
  open: openPart(event),
  sealed: event.sealed,
  draws: event.draws,
  hash: hex(event.hash),
});

function exported(event: StoredEvent, viewer: Seat | null) {
  const isOwner = viewer !== null && event.seat === viewer;
  if (event.kind === 'order' && !isOwner) {
    const openHash = hex(sha256(canonicalJson(openPart(event))));
    return { openHash, sealed: event.sealed.map(withheld), draws: [], hash: hex(event.hash) };
  }
  return { ...whole(event), sealed: event.sealed.map((leaf) => disclosed(leaf, isOwner)) };
}

/** What the file says of the game besides its events. */
const headed = ({ row, setting }: LoadedGame) => ({
  format: 'staffetta-game-1' as const,
  game: row.gameId,
  title: row.title,
  titleVersion: row.titleVersion,
  edition: setting.table.edition,
  options: row.options,
  seats: row.seats,
  commitment: hex(row.commitment),
  secret: hex(row.secret),
});

/** The whole finished game; before its end no hash of it may leave. */
export async function exportGame(games: Games, gameId: string, { userId }: Caller) {
  const loaded = await games.cache.current(gameId);
  if (loaded === null) throw new Problem('not-found');
  const { players, game, number } = loaded;
  if (game.status !== 'ended') throw new Problem('not-ended');
  if (loaded.brokenAt !== null) throw new Problem('game-read-only');
  const seat = players.indexOf(userId);
  const viewer = seat === -1 ? null : seat;
  const events = await games.store.events(gameId, 0, number);
  return { ...headed(loaded), events: events.map((event) => exported(event, viewer)) };
}

/** A game with everything in it, at any time: for the operator alone, to carry it elsewhere. */
export async function exportWhole(games: Games, gameId: string) {
  const loaded = await games.cache.current(gameId);
  if (loaded === null) throw new OperatorError(`There is no game ${gameId} in this database.`);
  const events = await games.store.events(gameId, 0, loaded.number);
  return { ...headed(loaded), events: events.map(whole) };
}

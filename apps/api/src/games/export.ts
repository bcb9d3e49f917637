import { canonicalJson, type Seat } from '@staffetta/engine';
import type { DrawLeaf, SealedLeaf } from '../database/schema.ts';
import { Problem } from '../http/problems.ts';
import { leafHash, openPart, type StoredEvent } from './chain.ts';
import type { Games } from './games.ts';
import { sha256 } from './secret.ts';
import type { Caller } from './tables.ts';

// A finished game as a file that proves itself: all that was dealt, drawn and chosen, but for other
// seats' standing orders. What is left out stands there as a hash, so that the chain still verifies.

const hex = (hash: Buffer): string => hash.toString('hex');
const withheld = (leaf: SealedLeaf | DrawLeaf) => ({ hash: hex(leafHash(leaf)) });

/** A secret as this viewer may read it in the end. Whether an order acted is its owner's to know. */
const disclosed = (leaf: SealedLeaf, isOwner: boolean) =>
  leaf.of === 'order' && !isOwner ? withheld(leaf) : leaf;

function exported(event: StoredEvent, viewer: Seat | null) {
  const { sealed, draws, hash } = event;
  const isOwner = viewer !== null && event.seat === viewer;
  if (event.kind === 'order' && !isOwner) {
    const open = hex(sha256(canonicalJson(openPart(event))));
    return { openHash: open, sealed: sealed.map(withheld), draws: [], hash: hex(hash) };
  }
  return {
    open: openPart(event),
    sealed: sealed.map((leaf) => disclosed(leaf, isOwner)),
    draws,
    hash: hex(hash),
  };
}

/** The whole finished game; before its end no hash of it may leave. */
export async function exportGame(games: Games, gameId: string, { userId }: Caller) {
  const loaded = await games.cache.current(gameId);
  if (loaded === null) throw new Problem('not-found');
  const { row, players, setting, game, number } = loaded;
  if (game.status !== 'ended') throw new Problem('not-ended');
  if (loaded.brokenAt !== null) throw new Problem('game-read-only');
  const seat = players.indexOf(userId);
  const viewer = seat === -1 ? null : seat;
  const events = await games.store.events(gameId, 0, number);
  return {
    format: 'staffetta-game-1' as const,
    game: gameId,
    title: row.title,
    titleVersion: row.titleVersion,
    edition: setting.table.edition,
    options: row.options,
    seats: row.seats,
    commitment: hex(row.commitment),
    secret: hex(row.secret),
    events: events.map((event) => exported(event, viewer)),
  };
}

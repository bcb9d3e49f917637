import { createHmac, randomBytes } from 'node:crypto';
import { Problem } from '../http/problems.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { sha256 } from './secret.ts';
import { type Caller, uuidIn } from './tables.ts';

/** The bits of a link: at random, or, so that a repeated request gets the same, made of its key. */
function linkBits({ row }: LoadedGame, { key }: Caller): Buffer {
  if (key === undefined) return randomBytes(16);
  const parts = ['link', row.gameId, key.userId, key.key].join('\n');
  return createHmac('sha256', row.secret).update(parts).digest().subarray(0, 16);
}

/** The code of a link: which game, and 128 bits that only its host and whom he gave it to know. */
export function newLink(
  loaded: LoadedGame,
  caller: Caller,
): { readonly code: string; readonly hash: Buffer } {
  const game = Buffer.from(loaded.row.gameId.replaceAll('-', ''), 'hex');
  const bytes = Buffer.concat([game, linkBits(loaded, caller)]);
  return { code: bytes.toString('base64url'), hash: sha256(bytes) };
}

/** Lets the caller know of the game whose link he has, the one he means if he says; gives its id. */
export async function followLink(
  { store, people }: Games,
  { userId }: Caller,
  code: string,
  meant: string | null = null,
): Promise<string> {
  const bytes = Buffer.from(code, 'base64url');
  const gameId = uuidIn(bytes.subarray(0, 16));
  const row = gameId === (meant ?? gameId) ? await store.game(gameId) : null;
  if (row === null || row.linkHash?.equals(sha256(bytes)) !== true) throw new Problem('not-found');
  if (await people.hasBlocked(row.host, userId)) throw new Problem('not-welcome');
  await store.admit(gameId, userId);
  return gameId;
}

import { randomBytes } from 'node:crypto';
import { Problem } from '../http/problems.ts';
import type { Games } from './games.ts';
import { sha256 } from './secret.ts';
import { type Caller, uuidIn } from './tables.ts';

/** The code of a link: which game, and 128 bits that only its host and whom he gave it to know. */
export function newLink(gameId: string): { readonly code: string; readonly hash: Buffer } {
  const bytes = Buffer.concat([Buffer.from(gameId.replaceAll('-', ''), 'hex'), randomBytes(16)]);
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

import { randomBytes } from 'node:crypto';
import type { Asker } from '../accounts/mailing.ts';
import type { replyAddress } from '../database/schema.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { versionOf } from '../games/look.ts';
import { sha256 } from '../games/secret.ts';

// `Reply-To` addresses: move+<secret>@<domain>. The secret is 130 bits in letters and digits whose case
// does not matter, as servers may fold it.

export type ReplyAddress = typeof replyAddress.$inferSelect;

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 26;
const goodFor = 60 * 24 * 3_600_000;

const newSecret = (): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

/** An address nobody has been told, and the hash by which it will be known. */
export function newReplyAddress(domain: string) {
  const secret = newSecret();
  return { address: `move+${secret}@${domain}`, digest: sha256(secret) };
}

/** The hash of the secret in an address; null: it is none of these. */
export function digestIn(address: string, domain: string): Buffer | null {
  const folded = address.toLowerCase();
  const secret = /^move\+([a-z2-7]{26})@/.exec(folded)?.[1];
  return secret !== undefined && folded.endsWith(`@${domain.toLowerCase()}`)
    ? sha256(secret)
    : null;
}

const writeSql = `
  insert into reply_address
    (digest, user_id, game_id, seat, turn, version, number, pending, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** For whom an address is, and what a yes to it does. */
export type Answerer = {
  readonly userId: string;
  readonly seat: number;
  readonly pending: readonly string[] | null;
};

/** Keeps an address, in the transaction that writes its mail. */
export async function writeAddress(
  run: Asker,
  digest: Buffer,
  { row, clocks, versions, number }: LoadedGame,
  { userId, seat, pending }: Answerer,
  now: Date,
): Promise<void> {
  const turn = clocks.find((clock) => clock.seat === seat)?.turn ?? 0;
  const until = new Date(now.getTime() + goodFor);
  const waits = pending === null ? null : JSON.stringify(pending);
  const of = [userId, row.gameId, seat, turn, versionOf(versions, seat), number, waits, until];
  await run.query(writeSql, [digest, ...of]);
}

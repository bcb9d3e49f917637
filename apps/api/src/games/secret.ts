import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DrawNumber } from '@staffetta/engine';

export const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** A game's secret: all its chance comes from these 256 bits. */
export const newSecret = (): Buffer => randomBytes(32);

/** What is published of the secret before it is: nobody can choose it afterwards. */
export const commitmentOf = (secret: Buffer): Buffer => sha256(secret);

/** A player's own share of chance, where he sent none: then he has only our word for it. */
export const newContribution = (): string => randomBytes(16).toString('hex');

/** The key of all draws: nobody could have chosen it who did not make every share of it. */
export const chanceKey = (
  secret: Buffer,
  gameId: string,
  contributions: readonly string[],
): Buffer =>
  createHmac('sha256', secret)
    .update([gameId, ...contributions].join('\n'))
    .digest();

/** Numbers above this are drawn again, so that every result is equally likely. */
const limitFor = (size: number): bigint => (1n << 64n) - ((1n << 64n) % BigInt(size));

/** Draws by HMAC: epoch, purpose and ordinal alone decide the number. */
export const drawWith =
  (key: Buffer): DrawNumber =>
  (purpose, ordinal, size, epoch) => {
    const limit = limitFor(size);
    for (let attempt = 0; ; attempt += 1) {
      const value = createHmac('sha256', key)
        .update([epoch, purpose, ordinal, attempt].join('\n'))
        .digest()
        .readBigUInt64BE();
      if (value < limit) return Number(value % BigInt(size));
    }
  };

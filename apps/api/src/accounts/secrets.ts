import { randomBytes } from 'node:crypto';
import { sha256 } from '../games/secret.ts';

/** 256 random bits as text, and their hash, which alone is kept. */
export type NewSecret = { readonly secret: string; readonly digest: Buffer };

export function newBearer(prefix = ''): NewSecret {
  const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { secret, digest: sha256(secret) };
}

import { randomBytes } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import type { RunAs } from './account.ts';

/**
 * Writes a file only its owner can read, whole or not at all. Root writes here into folders of
 * lesser users, so it never follows a link they might have put in its way.
 */
export async function writePrivateFile(path: string, text: string, account: RunAs): Promise<void> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.new`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    if (account !== null) await file.chown(account.uid, account.gid);
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

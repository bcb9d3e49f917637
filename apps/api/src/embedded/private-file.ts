import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRoot, type RunAs } from './account.ts';

/**
 * Writes a file only its owner can read, whole or not at all. Root writes here into folders of
 * lesser users, so it never follows a link they might have put in its way; without an account the
 * file becomes the folder's owner's.
 */
export async function writePrivateFile(
  path: string,
  content: string | AsyncIterable<Uint8Array>,
  account: RunAs,
): Promise<void> {
  const owner = account ?? (isRoot() ? await stat(dirname(path)) : null);
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.new`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    if (owner !== null) await file.chown(owner.uid, owner.gid);
    await writeFile(file, content);
    await file.sync();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file written by a script, committed, and checked to be what the script would write. */
export type GeneratedFile = { readonly path: string; readonly content: string | Uint8Array };

export function isFresh(folder: string, { path, content }: GeneratedFile): boolean {
  try {
    return readFileSync(join(folder, path)).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

/** Writes a file that is not fresh, whole at once: others may be reading it. */
export function freshen(folder: string, file: GeneratedFile): boolean {
  if (isFresh(folder, file)) return false;
  const path = join(folder, file.path);
  const part = `${path}.${process.pid}.part`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, file.content);
  renameSync(part, path);
  return true;
}

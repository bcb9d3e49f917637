import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const passedOver = new Set(['node_modules', 'dist', 'coverage']);
const kept = new Set(['.ci', '.github']);

const isPassedOver = (folder: string): boolean =>
  passedOver.has(folder) || (folder.startsWith('.') && !kept.has(folder));

/** Every file below a folder, as sorted paths with forward slashes; nothing installed or built. */
export function filesBelow(folder: string): string[] {
  const walk = (at: string): string[] =>
    readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
      const path = join(at, entry.name);
      if (entry.isDirectory()) return isPassedOver(entry.name) ? [] : walk(path);
      return entry.isFile() ? [path] : [];
    });
  return walk(folder)
    .map((path) => relative(folder, path).split(sep).join('/'))
    .sort();
}

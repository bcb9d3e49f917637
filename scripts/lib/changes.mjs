import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Paths that git lists, from the root of the repository. */
const list = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

const listNew = ['ls-files', '-z', '--others', '--exclude-standard'];

/** Files at a path or below it, committed or new; `from` is the folder the path is given in. */
export function filesAt(root, path, from = root) {
  const listed = list(root, ...listNew, '--cached', '--', resolve(from, path));
  const files = listed.filter((file) => existsSync(join(root, file)));
  if (files.length === 0) throw new Error(`There is no file at ${path}`);
  return files;
}

/** Files that differ from the last commit; not those deleted since. */
export const changedFiles = (root) => [
  ...list(root, 'diff', '-z', '--name-only', '--diff-filter=d', 'HEAD'),
  ...list(root, ...listNew),
];

import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { moveGame } from '../../apps/api/src/admin/moving.ts';
import type { findTitle } from '../../apps/api/src/games/catalogue.ts';
import type { checkExport } from '../../apps/api/src/games/check.ts';
import type { exportWhole } from '../../apps/api/src/games/export.ts';
import type { importGame } from '../../apps/api/src/games/import.ts';
import type { Command } from '../../apps/api/src/operate.ts';
import type { startService } from '../../apps/api/test/harness.ts';
import { freeze } from '../../scripts/freeze.ts';
import { root } from '../../scripts/lib/tree.ts';

// The release after this one, with other rules of a title, and this one's frozen.

const copied = [
  'packages/engine',
  'apps/api/src',
  'apps/api/test/databases.ts',
  'apps/api/test/harness.ts',
  'migrations',
  'tsconfig.json',
];

/** A place in a file of a title's folder that says something else in the next release. */
export type Change = readonly [path: string, before: string, after: string];

function change(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${path} no longer says: ${before}`);
  writeFileSync(path, text.replace(before, after));
}

/** What tests take from it, as it is there. */
export type Release = {
  readonly startService: typeof startService;
  readonly findTitle: typeof findTitle;
  readonly moveGame: typeof moveGame;
  readonly checkExport: typeof checkExport;
  readonly exportWhole: typeof exportWhole;
  readonly importGame: typeof importGame;
  readonly shadow: Command;
};

const entry = `
export { startService } from './harness.ts';
export { moveGame } from '../src/admin/moving.ts';
export { findTitle } from '../src/games/catalogue.ts';
export { checkExport } from '../src/games/check.ts';
export { exportWhole } from '../src/games/export.ts';
export { importGame } from '../src/games/import.ts';
export { command as shadow } from '../src/operator/shadow.ts';
`;

/** Writes the next release's sources into a folder; gives what it does. */
export async function makeNextRelease(
  at: string,
  id: string,
  changes: readonly Change[],
): Promise<Release> {
  for (const path of copied) cpSync(join(root, path), join(at, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(at, 'node_modules'));
  await freeze(at, id);
  const title = join(at, 'packages/engine/src/titles', id);
  change(join(title, 'index.ts'), 'version: 1,', 'version: 2,');
  for (const [path, before, after] of changes) change(join(title, path), before, after);
  // Each beside what it is made of: there it finds its migrations, and its root.
  const api = join(at, 'apps/api');
  writeFileSync(join(api, 'test/release.ts'), entry);
  await build({
    entryPoints: [join(api, 'test/release.ts')],
    outfile: join(api, 'test/release.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@staffetta/engine': join(at, 'packages/engine/src/index.ts') },
  });
  return import(pathToFileURL(join(api, 'test/release.mjs')).href);
}

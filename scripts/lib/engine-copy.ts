import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { titlesRegistry } from '../titles.ts';
import { freshen } from './generated.ts';
import { root } from './tree.ts';

/** The least a copy of the engine needs to be checked and tested. */
const copied = [
  'packages/engine',
  'tests/setup/properties.ts',
  'tests/setup/figures.ts',
  'tsconfig.json',
  'biome.json',
];
const testConfig = `export default {
  test: {
    include: ['packages/**/*.test.ts'],
    setupFiles: ['tests/setup/properties.ts'],
    testTimeout: 60_000,
  },
};`;

/** A copy of the engine with no titles but these, in a new folder: for tests that change it. */
export function copyEngine(name: string, titles: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), `staffetta-${name}-`));
  const isOfOthers = (path: string): boolean => {
    const [, id] = /^packages\/engine\/src\/titles\/([^/]+)$/.exec(relative(root, path)) ?? [];
    return id !== undefined && id !== 'index.ts' && !titles.includes(id);
  };
  for (const path of copied) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !isOfOthers(source),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'vitest.config.mjs'), testConfig);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  freshen(folder, titlesRegistry(folder));
  return folder;
}

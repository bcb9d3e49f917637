import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTree } from './boundaries/check.ts';
import { freeze } from './freeze.ts';
import { copyEngine } from './lib/engine-copy.ts';
import { filesBelow, root } from './lib/tree.ts';
import { frozenFolder } from './titles.ts';

const patience = 120_000;
const titles = 'packages/engine/src/titles';

/** Bytes of each title that has golden games, by its id. */
function sizes(): Readonly<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const path of filesBelow(join(root, titles))) {
    const [, id] = /^([^/]+)\/golden\//.exec(path) ?? [];
    if (id !== undefined) bytes[id] = (bytes[id] ?? 0) + statSync(join(root, titles, path)).size;
  }
  return bytes;
}

/** The title whose golden games are soonest played. */
const [[id] = ['']] = Object.entries(sizes()).sort(([, one], [, other]) => one - other);

let folder: string;
let frozen: string;

/** The test of frozen versions, in the copy. */
function testFrozen(): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', 'packages/engine/src/testing/frozen.test.ts'],
    { cwd: folder, env: { ...process.env, PROPERTY_RUNS: '20', NO_COLOR: '1' }, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

beforeAll(async () => {
  folder = copyEngine('freeze', [id]);
  rmSync(join(folder, frozenFolder), { recursive: true, force: true });
  frozen = await freeze(folder, id);
}, patience);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a frozen version', () => {
  test('is one module that imports nothing, registered by id and version', () => {
    const module = readFileSync(join(folder, frozenFolder, frozen, 'title.js'), 'utf8');
    expect(module).not.toMatch(/\bimport\s*[{*"'(]|\brequire\(/);
    const registry = readFileSync(join(folder, frozenFolder, 'index.ts'), 'utf8');
    expect(registry).toContain(`from './${frozen}/title.js';`);
  });

  test('keeps out of the boundary check', () => {
    const broken = checkTree(folder).violations.filter(({ file }) => file.startsWith(frozenFolder));
    expect(broken).toEqual([]);
  });

  test('plays its golden games, by the kit of today', { timeout: patience }, () => {
    const { status, output } = testFrozen();
    const golden = readdirSync(join(folder, titles, id, 'golden')).length;
    expect(output).toContain(` ${4 + golden + 2} passed`);
    expect(status).toBe(0);
  });

  test('is written once: the same again is nothing new, anything else is refused', async () => {
    expect(await freeze(folder, id)).toBe(frozen);
    const edition = join(folder, titles, id, 'index.ts');
    const sound = readFileSync(edition, 'utf8');
    writeFileSync(edition, sound.replace(/max: \d/, 'max: 3'));
    await expect(freeze(folder, id)).rejects.toThrow('raise the version');
    writeFileSync(edition, sound);
  });

  test('is refused without golden games', async () => {
    rmSync(join(folder, titles, id, 'golden'), { recursive: true });
    await expect(freeze(folder, id)).rejects.toThrow('no golden games');
  });

  test('is missed when a byte of it is changed', { timeout: patience }, () => {
    appendFileSync(join(folder, frozenFolder, frozen, 'title.js'), '\n');
    const { status, output } = testFrozen();
    expect(output).toContain('are what they were when they were frozen');
    expect(output).toContain('1 failed');
    expect(status).not.toBe(0);
  });
});

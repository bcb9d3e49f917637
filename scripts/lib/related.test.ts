import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectOf, relatedTests } from './related.ts';
import { filesBelow, root } from './tree.ts';

const engine = 'packages/engine/src';
const api = 'apps/api';

/** A small repository: files with what they import. */
const tree: Readonly<Record<string, string>> = {
  [`${engine}/core/seat.ts`]: '',
  [`${engine}/core/game.ts`]: `import './seat.ts';`,
  [`${engine}/core/round.test.ts`]: `import { test } from 'vitest';\nimport './seat.ts';`,
  [`${engine}/core/other.test.ts`]: '',
  [`${engine}/titles/mill/core-seat.test.ts`]: `import '../../core/game.ts';`,
  [`${engine}/titles/mill/water.test.ts`]: `import '../../core/game.ts';`,
  [`${engine}/titles/mill/golden/water.txt`]: 'one',
  [`${engine}/index.ts`]: `export * from './core/game.ts';`,
  'node_modules/@staffetta/engine/package.json': '{ "exports": "./src/index.ts" }',
  'node_modules/@staffetta/engine/src/index.ts': '',
  [`${api}/src/main.ts`]: `import 'fastify';\nimport '@staffetta/engine';`,
  [`${api}/test/harness.ts`]: `import '../src/main.ts';`,
  'tests/browser/site.ts': '',
  'tests/browser/play.test.ts': `import './site.ts';`,
  'tests/browser/look.test.ts': `import './site.ts';`,
  'README.md': '',
};
const notices = ['late', 'letters', 'mail', 'post', 'reminders'];

let folder: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-related-'));
  for (const [path, text] of Object.entries(tree)) write(path, text);
  for (const name of notices) {
    write(`${api}/test/notices/${name}.test.ts`, `import '../harness.ts';`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a check of a change', () => {
  test('runs the tests that import the file, first those that do so through the fewest', async () => {
    const tests = [
      `${engine}/core/round.test.ts`,
      `${engine}/titles/mill/core-seat.test.ts`,
      `${engine}/titles/mill/water.test.ts`,
    ];
    expect(await relatedTests(folder, [`${engine}/core/seat.ts`])).toEqual([
      { project: 'engine', tests, related: 3 },
    ]);
    const changed = [`${engine}/core/game.ts`, 'README.md'];
    expect(await relatedTests(folder, changed)).toEqual([
      { project: 'engine', tests: tests.slice(1), related: 2 },
    ]);
  });

  test('runs a test that is changed itself', async () => {
    const changed = `${engine}/core/other.test.ts`;
    expect(await relatedTests(folder, [changed])).toEqual([
      { project: 'engine', tests: [changed], related: 1 },
    ]);
  });

  test('runs of many equally near those named most alike, and says how many there are', async () => {
    const [chosen] = await relatedTests(folder, [
      `${api}/src/main.ts`,
      `${api}/src/notices/post.ts`,
    ]);
    expect(chosen).toMatchObject({ project: 'api', related: 5 });
    expect(chosen?.tests).toHaveLength(3);
    expect(chosen?.tests[0]).toBe(`${api}/test/notices/post.test.ts`);
  });

  test('runs those named most alike for a file that is read, not imported', async () => {
    const [chosen] = await relatedTests(folder, [`${engine}/titles/mill/golden/water.txt`]);
    expect(chosen?.tests[0]).toBe(`${engine}/titles/mill/water.test.ts`);
  });

  test('runs tests of each part that is changed, of the pages in a browser one alone', async () => {
    const changed = [`${engine}/core/seat.ts`, 'tests/browser/site.ts'];
    const chosen = await relatedTests(folder, changed);
    expect(chosen.map(({ project, tests }) => [project, tests.length])).toEqual([
      ['engine', 3],
      ['browser', 1],
    ]);
  });

  test('runs none for papers and settings', async () => {
    expect(await relatedTests(folder, ['README.md', 'package.json'])).toEqual([]);
  });
});

test('every test file of the repository is run by the project its part names', () => {
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
  const projects = new Set([...config.matchAll(/name: '(\w+)'/g)].map(([, name]) => name));
  const files = filesBelow(root).filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => !projects.has(projectOf(path)))).toEqual([]);
});

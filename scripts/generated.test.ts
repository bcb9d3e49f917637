import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientTypes } from '../packages/client/generate.ts';
import { buildApi } from './lib/build.ts';
import { freshen, isFresh } from './lib/generated.ts';
import { madeByTitles, titlesRegistry } from './titles.ts';

let folder: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-generated-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a generated file', () => {
  test('is fresh when it is what would be written, and then left alone', () => {
    const file = { path: 'a/b.txt', content: 'one\n' };
    expect(isFresh(folder, file)).toBe(false);
    expect(freshen(folder, file)).toBe(true);
    expect(read('a/b.txt')).toBe('one\n');
    expect(isFresh(folder, file)).toBe(true);
    expect(freshen(folder, file)).toBe(false);
    expect(isFresh(folder, { ...file, content: 'two\n' })).toBe(false);
  });
});

describe('the registry of titles', () => {
  const titles = 'packages/engine/src/titles';

  test('lists every folder that has an entry, by id', () => {
    put(`${titles}/mill/index.ts`, '');
    put(`${titles}/harbour-fees-2/index.ts`, '');
    put(`${titles}/unfinished/rules.ts`, '');
    put(`${titles}/index.ts`, '');
    expect(titlesRegistry(folder)).toEqual({
      path: `${titles}/index.ts`,
      content: [
        '// Written by `npm run generate` from the folders beside it.',
        "import { title as harbourFees2 } from './harbour-fees-2/index.ts';",
        "import { title as mill } from './mill/index.ts';",
        '',
        'export const titles = [harbourFees2, mill] as const;',
        '',
      ].join('\n'),
    });
  });

  test('refuses a folder whose name is no id', () => {
    put(`${titles}/Mill/index.ts`, '');
    expect(() => titlesRegistry(folder)).toThrow('use kebab-case');
  });
});

test('a title’s pages make files beside the folder of their makers', async () => {
  const titles = 'apps/web/src/titles';
  const maker = `export const make = () => ({ path: 'coast.ts', content: 'sea' });`;
  put(`${titles}/mill/map/make/coast.make.ts`, maker);
  put(`${titles}/mill/map/make/helper.ts`, '');
  expect(await madeByTitles(folder)).toEqual([
    { path: `${titles}/mill/map/coast.ts`, content: 'sea' },
  ]);
});

test('the client gets the types of the routes described', async () => {
  const types = await clientTypes(
    'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /games: { get: { responses: { "204": { description: none } } } } }',
  );
  expect(types).toContain('"/games": {');
});

describe('the build of the API', () => {
  test('bundles our packages, leaves npm outside, and removes what is no longer built', async () => {
    put('node_modules/@staffetta/engine/package.json', '{ "exports": "./index.ts" }');
    put('node_modules/@staffetta/engine/index.ts', 'export const seats: number = 4;');
    put('apps/api/src/main.ts', `import 'zod';\nimport 'node:fs';\nconsole.log('main');`);
    put(
      'apps/api/src/commands/count.ts',
      `import { seats } from '@staffetta/engine';\nconsole.log(seats);`,
    );
    put('apps/api/src/commands/count.test.ts', '');
    put('apps/api/src/mill/water-thread.ts', `console.log('aside');`);
    put('apps/api/dist/commands/old.js', '');
    await buildApi(folder, 'sources');
    expect(read('apps/api/dist/main.js')).toContain('import "zod";\nimport "node:fs";');
    expect(read('apps/api/dist/main.js')).toContain('sourceMappingURL=main.js.map');
    expect(read('apps/api/dist/commands/count.js')).toContain('var seats = 4;');
    expect(read('apps/api/dist/mill/water-thread.js')).toContain('aside');
    for (const gone of ['old.js', 'count.test.js']) {
      expect(() => read(`apps/api/dist/commands/${gone}`)).toThrow('ENOENT');
    }
    const before = statSync(join(folder, 'apps/api/dist/main.js')).ino;
    await buildApi(folder, 'sources');
    expect(statSync(join(folder, 'apps/api/dist/main.js')).ino).toBe(before);
  });

  test('fails on what does not resolve', async () => {
    put('apps/api/src/main.ts', `import './nowhere.ts';`);
    await expect(buildApi(folder, 'sources')).rejects.toThrow('Could not resolve');
  });
});

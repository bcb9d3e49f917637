import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTree } from './check.ts';
import { zones } from './zones.ts';

const engine = 'packages/engine/src';
const harbour = `${engine}/titles/harbour-fees`;
const mill = `${engine}/titles/mill`;

const definition = (id: string): string => `
import type { Title } from '../../core/title.ts';
import { words } from './words.ts';
export const title: Title = { id: '${id}', schema: {}, words };
`;

const words = (name: string): string => `export const words = { name: '${name}', summary: 'x' };`;

/** A small tree with something in every zone and nothing wrong. */
const clean: Readonly<Record<string, string>> = {
  'packages/engine/package.json': JSON.stringify({
    name: '@staffetta/engine',
    exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
  }),
  'packages/client/package.json': JSON.stringify({
    name: '@staffetta/client',
    exports: { '.': './src/index.ts' },
  }),
  'apps/api/package.json': JSON.stringify({ name: '@staffetta/api' }),
  [`${engine}/index.ts`]: `export * from './core/title.ts';\nexport { titles } from './titles/index.ts';`,
  [`${engine}/core/title.ts`]: `import { z } from 'zod';\nexport type Title = { words: z.infer<never> };`,
  [`${engine}/core/title.test.ts`]: `import { test } from 'vitest';\nimport '../testing/index.ts';\nnew Date();`,
  [`${engine}/testing/index.ts`]: `import fc from 'fast-check';\nimport '../core/title.ts';\nexport { fc };`,
  [`${engine}/titles/index.ts`]: `import { title as mill } from './mill/index.ts';\nexport const titles = [mill];`,
  [`${engine}/frozen/index.ts`]: `import type { Title } from '../core/title.ts';\nimport { title as mill1 } from './mill@1/title.js';\nexport const frozenTitles: readonly Title[] = [mill1];`,
  [`${engine}/frozen/mill@1/title.d.ts`]: `import type { Title } from '../../core/title.ts';\nexport declare const title: Title;`,
  [`${engine}/frozen/mill@1/title.js`]: `import 'fastify';\nexport const title = { id: 'mill', at: new Date() };`,
  [`${harbour}/index.ts`]: definition('harbour-fees'),
  [`${harbour}/words.ts`]: words('Fees of the Harbour'),
  [`${harbour}/view.ts`]: 'export class View {\n  constructor() {}\n}\nexport const view = 1;',
  [`${harbour}/rules/1-set-up.ts`]: `
import { z } from 'zod';
export const ships = (state: { ships: readonly string[]; date: string }): readonly string[] => {
  const own = [...state.ships];
  own.push(\`\${Math.max(1, 2)} \${state.date}\`);
  return own.sort().concat(new Intl.ListFormat('it').format(own));
};
`,
  [`${harbour}/rules/1-set-up.test.ts`]: `import { view } from '../view.ts';\nimport '../../../testing/index.ts';`,
  [`${mill}/index.ts`]: definition('mill'),
  [`${mill}/words.ts`]: words('The Mill'),
  'packages/client/src/index.ts': `import createClient from 'openapi-fetch';\nexport { createClient };`,
  'packages/client/bin/count.mjs': `import 'node:fs';`,
  'packages/client/generate.ts': `import '../../scripts/build.ts';`,
  'apps/web/src/main.tsx': `import { render } from 'preact';\nimport '@staffetta/client';\nimport './main.css';`,
  'apps/web/src/main.css': 'body { color: black; }',
  'apps/web/src/titles/registry.ts': `const folders = import.meta.glob('./*/index.tsx');`,
  'apps/web/src/titles/mill/index.ts': `import { h } from 'preact';\nimport '../../main.tsx';`,
  'apps/web/src/titles/mill/map/make/coast.make.ts': `import { readFileSync } from 'node:fs';\nimport 'world-atlas';\nimport '../../index.ts';\nexport const make = readFileSync;`,
  'examples/bot.ts': `import { createClient } from '@staffetta/client';\nexport { createClient };`,
  'apps/web/vite.config.ts': `import { defineConfig } from 'vite';\nexport default defineConfig({});`,
  'apps/api/src/main.ts': `import { createHash } from 'node:crypto';\nimport { titles } from '@staffetta/engine';\nimport 'fastify';`,
  'apps/api/src/openapi.ts': 'export {};',
  'apps/api/src/mail-in/read.ts': `import 'postal-mime';`,
  'apps/api/test/mill.test.ts': `import '@staffetta/engine/testing';\nexport const id = 'mill';`,
  'scripts/build.ts': `import 'esbuild';\nimport '../apps/api/src/openapi.ts';`,
  'bench/main.ts': `import 'node:os';\nimport '@staffetta/engine';\nimport '../apps/api/src/main.ts';`,
  'bench/boardgame.io/server.cjs': `require('boardgame.io/server');`,
  'tests/browser/play.test.ts': `import 'playwright-core';\nimport '../../apps/api/src/main.ts';`,
  'migrations/0001-users.sql': 'create table users (id uuid primary key); -- the miller',
  'README.md': 'Play The Mill, or mill.',
};

/** What is planted: the rule it breaks, in which file, and the text, whose last line breaks it. */
const planted: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['core-imports', `${engine}/core/a.ts`, `import { title } from '../titles/mill/index.ts';`],
  ['core-imports', `${engine}/core/a.ts`, `export * from '../testing/index.ts';`],
  ['core-imports', `${engine}/core/a.ts`, `import 'fastify';`],
  ['core-imports', `${engine}/core/a.ts`, `type A = import('../../../client/src/index.ts').A;`],
  ['core-imports', `${engine}/core/a.ts`, `const a = import('../index.ts');`],
  ['core-imports', `${engine}/core/a.ts`, `import '/etc/passwd';`],
  ['testing-imports', `${engine}/testing/a.ts`, `import '../titles/mill/index.ts';`],
  ['testing-imports', `${engine}/testing/a.ts`, `import 'supertest';`],
  ['registry-imports', `${engine}/titles/index.ts`, `import './mill/words.ts';`],
  ['frozen-imports', `${engine}/frozen/index.ts`, `import '../titles/mill/index.ts';`],
  ['title-imports', `${mill}/a.ts`, `import '../harbour-fees/index.ts';`],
  ['title-imports', `${mill}/a.ts`, `import '../index.ts';`],
  ['title-imports', `${mill}/a.test.ts`, `import '../harbour-fees/index.ts';`],
  ['rules-imports', `${harbour}/rules/2-a.ts`, `import { view } from '../view.ts';`],
  ['rules-imports', `${harbour}/rules/2-a.ts`, `import { en } from '../words/en.ts';`],
  ['face-imports', `${engine}/index.ts`, `export * from './testing/index.ts';`],
  ['client-imports', 'packages/client/src/a.ts', `import '@staffetta/engine';`],
  ['client-imports', 'packages/client/src/a.ts', `import 'preact';`],
  ['web-imports', 'apps/web/src/a.ts', `import '@staffetta/engine';`],
  ['web-imports', 'apps/web/src/a.ts', `import '../../api/src/main.ts';`],
  ['web-imports', 'apps/web/src/a.ts', `import '../../../packages/client/src/index.ts';`],
  ['web-imports', 'apps/web/src/a.ts', `import './titles/mill/index.ts';`],
  ['web-registry-imports', 'apps/web/src/titles/registry.ts', `import './mill/board.ts';`],
  ['web-title-imports', 'apps/web/src/titles/mill/a.ts', `import '../harbour-fees/index.ts';`],
  ['web-title-imports', 'apps/web/src/titles/mill/a.ts', `import './make/coast.make.ts';`],
  ['web-maker-imports', 'apps/web/src/titles/mill/make/a.ts', `import '../../fees/index.ts';`],
  ['api-imports', 'apps/api/src/a.ts', `import '../../../packages/engine/src/core/title.ts';`],
  ['api-imports', 'apps/api/src/a.ts', `import '@staffetta/client';`],
  ['api-imports', 'apps/api/src/a.ts', `import '../../web/src/main.tsx';`],
  ['api-imports', 'apps/api/src/a.ts', `import '@staffetta/engine/testing';`],
  ['mail-in-imports', 'apps/api/src/mail-in/a.ts', `import '../main.ts';`],
  ['scripts-imports', 'scripts/a.ts', `import '../apps/api/src/main.ts';`],
  ['tests-imports', 'tests/a.test.ts', `import '../packages/engine/src/index.ts';`],
  ['config-imports', 'vitest.config.ts', `import './scripts/build.ts';`],
  ['package-exports', 'apps/api/src/a.ts', `import '@staffetta/engine/src/core/title.ts';`],
  ['package-exports', 'apps/api/src/a.ts', `import '@staffetta/api';`],
  ['test-packages', 'apps/api/src/a.ts', `import { test } from 'vitest';`],
  ['test-packages', `${engine}/core/a.ts`, `import fc from 'fast-check';`],
  ['node-builtins', `${engine}/core/a.ts`, `import { readFileSync } from 'node:fs';`],
  ['node-builtins', 'apps/web/src/a.ts', `import path from 'path';`],
  ['literal-imports', 'apps/web/src/a.ts', 'const at = "x";\nimport(at);'],
  ['no-references', `${engine}/core/a.ts`, '/// <reference types="node" />'],
  ['no-zone', 'apps/mobile/src/a.ts', 'export {};'],

  ['pure-clock', `${engine}/core/a.ts`, 'const at = new Date();'],
  ['pure-clock', `${mill}/a.ts`, 'const at = performance.now();'],
  ['pure-chance', `${engine}/core/a.ts`, 'const a = Math.random();'],
  ['pure-chance', `${engine}/core/a.ts`, 'const { random } = Math;'],
  ['pure-chance', `${mill}/a.ts`, 'const a = crypto.randomUUID();'],
  ['pure-console', `${mill}/a.ts`, 'console.log(1);'],
  ['pure-globals', `${mill}/a.ts`, 'const { env } = process;'],
  ['pure-globals', `${mill}/a.ts`, 'const a = globalThis;'],
  ['pure-globals', `${mill}/a.ts`, 'const a = import.meta.url;'],
  ['pure-timers', `${mill}/a.ts`, 'setTimeout(() => 1, 2);'],
  ['pure-network', `${mill}/a.ts`, 'const a = fetch;'],
  ['pure-locale', `${mill}/a.ts`, 'const a = (1).toLocaleString();'],
  ['pure-locale', `${mill}/a.ts`, `const a = ['b'].toSorted((a, b) => a.localeCompare(b));`],
  ['pure-locale', `${mill}/a.ts`, 'const a = new Intl.NumberFormat();'],
  ['pure-locale', `${mill}/a.ts`, 'const a = new Intl.PluralRules(undefined);'],
  ['pure-async', `${mill}/a.ts`, 'const a = async () => 1;'],
  ['pure-async', `${mill}/a.ts`, 'type A = Promise<1>;'],
  ['pure-async', `${engine}/core/a.ts`, 'export const a = 1;\nawait a;'],
  ['pure-code', `${mill}/a.ts`, `const a = new Function('return 1');`],
  ['pure-code', `${mill}/a.ts`, `const a = [].constructor.constructor('return 1');`],
  ['pure-code', `${engine}/core/a.ts`, `const a = (() => 1)?.constructor;`],
  ['pure-code', `${mill}/a.ts`, `const a = []['constructor'];`],
  ['pure-code', `${mill}/a.ts`, 'const a = [][`constructor`];'],
  ['pure-code', `${mill}/a.ts`, 'const { constructor: Made } = () => 1;'],
  ['pure-code', `${mill}/a.ts`, 'const f = ({ constructor }: X) => constructor;'],
  ['pure-memory', `${mill}/a.ts`, 'let count = 0;'],
  ['pure-values', `${mill}/a.ts`, 'const f = (s: { a: number }) => {\n  s.a = 1;\n};'],
  ['pure-values', `${mill}/a.ts`, 'const f = (s: { a: number[] }) => s.a.push(1);'],
  ['pure-values', `${mill}/a.ts`, 'const f = ({ a }: { a: number[] }) => a.sort();'],
  [
    'pure-values',
    `${mill}/a.ts`,
    'const f = (s: number[][]) => { for (const a of s) a[0]! += 1; };',
  ],
  ['pure-values', `${mill}/a.ts`, 'const f = (s: X) => { const { a } = s.b ?? s; delete a[0]; };'],
  ['pure-values', `${mill}/a.ts`, 'const f = (s: X) => Object.assign(s, { a: 1 });'],
  ['pure-values', `${mill}/a.ts`, 'const m = new Map();\nexport const f = () => m.set(1, 2);'],

  ['title-named', 'apps/api/src/a.ts', `const a = (t: string) => t === 'harbour-fees';`],
  ['title-named', 'apps/api/src/a.ts', 'const harbourFeesBoard = 1;'],
  ['title-named', 'apps/api/src/a.ts', 'type A = { isHarbourFees: true };'],
  ['title-named', 'apps/web/src/a.tsx', '<h1>Fees of the Harbour</h1>;'],
  ['title-named', `${engine}/core/a.ts`, '// as in the mill'],
  ['title-named', `${harbour}/a.ts`, '// unlike The Mill'],
  ['title-named', 'apps/web/src/titles/harbour-fees/a.ts', `const a = '/mill';`],
  [
    'title-named',
    'migrations/0002-a.sql',
    'create table games;\ncreate table harbour_fees (id uuid);',
  ],
  ['title-named', 'docker-compose.yml', 'services:\n  api: { environment: { HARBOUR_FEES: 1 } }'],
  ['title-named', '.ci/run', 'echo mill'],
  ['title-named', 'apps/api/src/mill.ts', 'export {};'],
  ['title-named', 'apps/api/test/others.test.ts', `const a = 'mill';`],
  ['title-declared', `${mill}/index.ts`, definition('miller').trim().split('\n').join(' ')],
  ['title-declared', `${mill}/words.ts`, 'export const words = { name: String(1) };'],
];

let folder: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function restore(path: string): void {
  const before = clean[path];
  if (before === undefined) rmSync(join(folder, path));
  else put(path, before);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-boundaries-'));
  for (const [path, text] of Object.entries(clean)) put(path, text);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('boundaries', () => {
  test('a clean tree is clean, with a file in every zone but the tests of none', () => {
    expect(checkTree(folder).violations).toEqual([]);
    for (const { name, path } of zones) {
      expect(
        Object.keys(clean).some((file) => path.test(file)),
        name,
      ).toBe(true);
    }
  });

  test.each(planted)('%s is reported in %s: %s', (rule, path, text) => {
    put(path, text);
    const { violations } = checkTree(folder);
    restore(path);
    const line = rule === 'title-declared' ? 1 : text.replace('\n};', '').split('\n').length;
    const file = rule === 'title-declared' ? `${mill}/index.ts` : path;
    expect(violations).toContainEqual({
      file,
      line,
      rule,
      advice: expect.stringContaining(' '),
    });
    const others = violations.filter((one) => one.rule !== rule && one.rule !== 'title-named');
    expect(others).toEqual([]);
  });

  test('a tree that no longer fits the table is reported, not passed', () => {
    rmSync(join(folder, `${engine}/core`), { recursive: true });
    const rules = checkTree(folder).violations.map(({ rule }) => rule);
    for (const path of Object.keys(clean).filter((one) => one.startsWith(`${engine}/core/`))) {
      restore(path);
    }
    expect(rules).toEqual(['empty-zone']);
  });
});

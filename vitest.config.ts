import { defineConfig } from 'vitest/config';
import { reporters } from './tests/setup/reporter.ts';

/** Tests that share the machine with a database or a browser may wait for it, as long as for one thing. */
const polling = { poll: { timeout: 30_000 } };
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: polling };

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
    cache: false,
    reporters: reporters(),
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['packages/*/src/**/*.test.ts'],
          setupFiles: ['tests/setup/properties.ts'],
          isolate: false,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['apps/api/{src,test}/**/*.test.ts'],
          setupFiles: ['tests/setup/properties.ts'],
          globalSetup: ['tests/setup/pages.mjs', 'tests/setup/postgres.ts'],
          env: { TEST_THREADS: new URL('apps/api/dist/main.js', import.meta.url).href },
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          isolate: false,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/properties.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          isolate: false,
          include: ['scripts/**/*.test.{ts,mjs}'],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          include: ['tests/program/**/*.test.ts', 'bench/*.test.ts'],
          globalSetup: ['tests/setup/pages.mjs', 'tests/setup/postgres.ts'],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          expect: polling,
          setupFiles: ['tests/setup/properties.ts'],
          globalSetup: ['tests/setup/pages.mjs', 'tests/setup/postgres.ts'],
          // Whatever is waited for has its own limit: all of a test takes as long as the machine needs.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

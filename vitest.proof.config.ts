import { defineConfig } from 'vitest/config';
import { reporters } from './tests/setup/reporter.ts';

/** Proofs take as long as they take, and one at a time, since some of them measure. */
export default defineConfig({
  test: {
    name: 'proof',
    include: [
      '{apps,packages}/*/{src,test}/**/*.proof.ts',
      'apps/api/test/*/secrecy.test.ts', // whole: `TWINS`
      'tests/browser/**/*.test.ts', // each look by all rules: `LOOKS`
      'tests/**/*.proof.ts',
      'bench/*.proof.ts',
    ],
    env: { TWINS: 'whole', LOOKS: 'whole' },
    setupFiles: ['tests/setup/properties.ts'],
    globalSetup: ['tests/setup/pages.mjs', 'tests/setup/postgres.ts'],
    reporters: reporters(),
    pool: 'forks',
    cache: false,
    fileParallelism: false,
    testTimeout: 0,
    hookTimeout: 0,
  },
});

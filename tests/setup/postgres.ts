/** Gives the tests of a project two running databases, on the oldest and newest PostgreSQL. */
import type { TestProject } from 'vitest/node';
import { startTestClusters, type TestClusters } from '../../apps/api/src/embedded/testing.ts';
import { prepareTemplate } from '../../apps/api/test/databases.ts';

type Databases = Omit<TestClusters, 'stop'>;

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface ProvidedContext {
    databases: Databases;
  }
}

/** Tests ask for them with `inject('databases')`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...databases } = await startTestClusters();
  await Promise.all([databases.postgres15, databases.postgres18].map(prepareTemplate));
  project.provide('databases', databases);
  return stop;
}

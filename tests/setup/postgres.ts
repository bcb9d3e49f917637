/** Gives the tests of a run two running databases, on the oldest and newest PostgreSQL. */
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

async function start(): Promise<TestClusters> {
  const clusters = await startTestClusters();
  await Promise.all([clusters.postgres15, clusters.postgres18].map(prepareTemplate));
  return clusters;
}

/** The clusters of the run: each project reads this module anew, and all share what is kept here. */
const run = globalThis as { staffettaClusters?: Promise<TestClusters> };

/** Tests ask for them with `inject('databases')`. The project that comes first starts and stops them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isFirst = run.staffettaClusters === undefined;
  run.staffettaClusters ??= start();
  const { stop, ...databases } = await run.staffettaClusters;
  project.provide('databases', databases);
  return isFirst ? stop : undefined;
}

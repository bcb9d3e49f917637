import { type AppSettings, type BuiltApp, buildApp } from '../src/app.ts';
import { type Database, openDatabase } from '../src/database/connection.ts';
import type { DatabaseUrls } from '../src/embedded/databases.ts';
import { type Limits, usualLimits } from '../src/http/limits.ts';
import { freshDatabase } from './databases.ts';

export { freshDatabase };

/** Tests ask more than people do, on machines that are busy otherwise. */
export const ampleLimits: Limits = {
  ...usualLimits,
  requestsPerToken: 1_000_000,
  requestsPerAddress: 1_000_000,
  requestsAtOnce: 1_000_000,
  loopDelay: 1_000_000,
};

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
    limits: ampleLimits,
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

/** A service that listens on a port, a free one if none is given, on a database of its own: for browsers and clients. */
export async function startTestService(
  cluster: DatabaseUrls,
  settings: Partial<AppSettings> = {},
  port = 0,
): Promise<{ url: string; service: TestService; close: () => Promise<void> }> {
  const { urls, drop } = await freshDatabase(cluster);
  const service = await startService(urls, settings);
  const url = await service.app.listen({ host: '127.0.0.1', port });
  return {
    url,
    service,
    close: async () => {
      await service.close();
      await drop();
    },
  };
}

import { openDatabase } from '../database/connection.ts';
import { type MigrationPlan, type MigrationResult, rebuild } from '../database/migrate.ts';
import { openStore } from '../games/store.ts';
import { type Verification, verifyAll } from '../games/verify.ts';
import type { Content, Counts } from './content.ts';
import { dump } from './dump.ts';
import { readBackup } from './file.ts';
import { load } from './load.ts';

export type Restored = MigrationResult &
  Verification & {
    readonly at: Date; // the moment it shows
    readonly rows: Counts;
  };

/** Checks every game's chain, read as the service will read it. */
async function verifyAt(serviceUrl: string): Promise<Verification> {
  const database = openDatabase(serviceUrl);
  try {
    return await verifyAll(database, openStore(database));
  } finally {
    await database.pool.end();
  }
}

/** Puts a whole content into an empty database, all of it or nothing, and verifies what is there then. */
async function restore(plan: MigrationPlan, { opening, portions }: Content): Promise<Restored> {
  const { filled, ...brought } = await rebuild(plan, opening.history, (client) =>
    load(client, portions),
  );
  return { ...brought, at: opening.at, rows: filled, ...(await verifyAt(plan.serviceUrl)) };
}

export const restoreFile = (plan: MigrationPlan, path: string): Promise<Restored> =>
  readBackup(path, (content) => restore(plan, content));

/** From one database straight into another; the first stays as it is. */
export const moveDatabase = (from: string, to: MigrationPlan): Promise<Restored> =>
  dump(from, (content) => restore(to, content));

import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/connection.ts';
import { borrowCluster } from '../embedded/cluster.ts';
import { readEnvironment } from '../environment.ts';
import { openStore } from '../games/store.ts';
import { verifyAll } from '../games/verify.ts';
import { loggedError } from '../http/log.ts';
import { OperatorError } from '../operator-error.ts';

// Checks the hash chain of every game: ends with 0 if all hold, and names each that does not.

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The configured database, or the embedded one, running or not. */
async function reach(): Promise<{ serviceUrl: string; stop: () => Promise<void> }> {
  const config = readConfig(readEnvironment(root), root);
  if (config.database === null) {
    return borrowCluster({ folder: config.dataFolder, say: console.log });
  }
  return { serviceUrl: config.database.serviceUrl, stop: async () => undefined };
}

async function hasGames({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query(`select to_regclass('game') is not null as found`);
  return rows[0]?.found === true;
}

async function verify(): Promise<number> {
  const { serviceUrl, stop } = await reach();
  const database = openDatabase(serviceUrl);
  try {
    if (!(await hasGames(database))) {
      console.log('This database has never been used: there is nothing to verify.');
      return 0;
    }
    const { games, events, damages } = await verifyAll(database, openStore(database));
    for (const { gameId, number } of damages) {
      console.log(`Game ${gameId}: broken at event ${number}. It is now read-only.`);
    }
    console.log(`${games} games, ${events} events, ${damages.length} broken.`);
    return damages.length === 0 ? 0 : 1;
  } finally {
    await database.pool.end();
    await stop();
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

process.exitCode = await verify().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : loggedError(asError(error)));
  return 1;
});

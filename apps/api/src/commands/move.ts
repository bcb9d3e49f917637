import { fileURLToPath } from 'node:url';
import { moveDatabase } from '../backup/restoring.ts';
import { linesAbout } from '../backup/telling.ts';
import { isDatabaseUrl, readConfig } from '../config.ts';
import { startCluster } from '../embedded/cluster.ts';
import { readEnvironment } from '../environment.ts';
import { operateAlone, readWords, tell } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';

// `npm run move -- <owner's connection string> [<the service's>]`: from the embedded database, which stays
// as it is, to an empty one of a PostgreSQL of one's own. With `--json` for programs.

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folder of the embedded database, if this instance lives from it. */
function embeddedFolder(): string {
  const { database, dataFolder } = readConfig(readEnvironment(root), root);
  if (database === null) return dataFolder;
  throw new OperatorError(
    'DATABASE_URL is set, so this instance does not use its embedded database. Leave it out until that has moved. From one PostgreSQL to another go by npm run backup and npm run restore.',
  );
}

await operateAlone(async () => {
  const { words, asJson } = readWords();
  const [ownerUrl, serviceUrl = ownerUrl] = words;
  if (ownerUrl === undefined || serviceUrl === undefined || words.length > 2) {
    console.error(
      'Name the new database: npm run move -- <connection string of its owner> [<that of the service>]',
    );
    return 2;
  }
  if (!words.every(isDatabaseUrl)) {
    throw new OperatorError('A connection string is a URL that begins with postgresql://');
  }
  // Its lock keeps a service from starting on it: what was played meanwhile would be left behind.
  const cluster = await startCluster({ folder: embeddedFolder(), say: console.error });
  try {
    const to = { ownerUrl, serviceUrl, folder: `${root}migrations` };
    const moved = await moveDatabase(cluster.ownerUrl, to);
    tell(asJson, moved, [...linesAbout(moved), whatNext(words.length, cluster.folder)]);
    return moved.damages.length === 0 ? 0 : 1;
  } finally {
    await cluster.stop();
  }
});

function whatNext(named: number, folder: string): string {
  const settings =
    named === 1
      ? 'DATABASE_URL to the connection string you gave'
      : 'DATABASE_OWNER_URL to the first connection string and DATABASE_URL to the second';
  return `Now set ${settings}, in .env or in the environment, and start Staffetta. The embedded database in ${folder} is as it was.`;
}

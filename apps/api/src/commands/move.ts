import { fileURLToPath } from 'node:url';
import { notedWhole } from '../admin/noted-whole.ts';
import { moveDatabase } from '../backup/restoring.ts';
import { linesAbout } from '../backup/telling.ts';
import { isDatabaseUrl, readConfig } from '../config.ts';
import { startCluster } from '../embedded/cluster.ts';
import { readEnvironment } from '../environment.ts';
import { operateAlone, readWish, saidOr, tell } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';

// `npm run move -- <owner's connection string> [<the service's>]`: from the embedded database, which stays
// as it is but for an entry of its audit log, to an empty one of a PostgreSQL of one's own. With `--json` for programs.

const usage =
  'npm run -s move -- <connection string of its owner> [<that of the service>] [--reason <why>], with --json for programs.';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folder of the embedded database, if this instance lives from it. */
function embeddedFolder(): string {
  const { database, dataFolder } = readConfig(readEnvironment(root), root);
  if (database === null) return dataFolder;
  throw new OperatorError(
    'DATABASE_URL is set, so this instance does not use its embedded database. Leave it out until that has moved. From one PostgreSQL to another go by npm run backup and npm run restore.',
  );
}

function whatNext(named: number, folder: string): string {
  const settings =
    named === 1
      ? 'DATABASE_URL to the connection string you gave'
      : 'DATABASE_OWNER_URL to the first connection string and DATABASE_URL to the second';
  return `Now set ${settings}, in .env or in the environment, and start Staffetta. The embedded database in ${folder} is as it was but for this move in its audit log.`;
}

const wished = readWish(['reason']);
const words = wished?.words ?? [];
const [ownerUrl, serviceUrl = ownerUrl] = words;
if (wished === null || ownerUrl === undefined || serviceUrl === undefined || words.length > 2) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await operateAlone(async () => {
    if (!words.every(isDatabaseUrl)) {
      throw new OperatorError('A connection string is a URL that begins with postgresql://');
    }
    const reason = saidOr(wished, 'reason', 'a move to another PostgreSQL', usage);
    const deed = { operation: 'move', reason, asked: {} };
    // Its lock keeps a service from starting on it: what was played meanwhile would be left behind.
    const cluster = await startCluster({ folder: embeddedFolder(), say: console.error });
    try {
      const to = { ownerUrl, serviceUrl, folder: `${root}migrations` };
      const moved = await notedWhole(cluster.ownerUrl, deed, () =>
        moveDatabase(cluster.ownerUrl, to, {
          say: console.error,
          // What came along had not ended.
          noting: (at, check) => notedWhole(serviceUrl, { ...deed, asked: { at } }, check),
        }),
      );
      tell(wished.is('json'), moved, [
        ...linesAbout(moved),
        whatNext(words.length, cluster.folder),
      ]);
      return moved.damages.length === 0 ? 0 : 1;
    } finally {
      await cluster.stop();
    }
  });
}

import { join } from 'node:path';
import { notedWhole } from '../admin/noted-whole.ts';
import { moveDatabase } from '../backup/restoring.ts';
import { linesAbout } from '../backup/telling.ts';
import { isDatabaseUrl } from '../config.ts';
import { startCluster } from '../embedded/cluster.ts';
import {
  type Call,
  type Command,
  misunderstood,
  operateAlone,
  readWish,
  saidOr,
} from '../operate.ts';
import { OperatorError } from '../operator-error.ts';

// `npm run move -- <owner's connection string> [<the service's>]`: from the embedded database, which stays
// as it is but for an entry of its audit log, to an empty one of a PostgreSQL of one's own. With `--json` for programs.

const usage =
  'npm run -s move -- <connection string of its owner> [<that of the service>] [--reason <why>], with --json for programs.';

/** The folder of the embedded database, if this instance lives from it. */
function embeddedFolder({ config }: Call): string {
  const { database, dataFolder } = config();
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

export const command: Command = async (call) => {
  const wish = readWish(call, ['reason']);
  const words = wish?.words ?? [];
  const [ownerUrl, serviceUrl = ownerUrl] = words;
  if (wish === null || ownerUrl === undefined || serviceUrl === undefined || words.length > 2) {
    return misunderstood(call, usage);
  }
  return operateAlone(call, async () => {
    if (!words.every(isDatabaseUrl)) {
      throw new OperatorError('A connection string is a URL that begins with postgresql://');
    }
    const reason = saidOr(wish, 'reason', 'a move to another PostgreSQL', usage);
    const deed = { operation: 'move', reason, asked: {} };
    const say = call.complain;
    // Its lock keeps a service from starting on it: what was played meanwhile would be left behind.
    const cluster = await startCluster({ folder: embeddedFolder(call), say });
    try {
      const to = { ownerUrl, serviceUrl, folder: join(call.root, 'migrations') };
      const moved = await notedWhole(cluster.ownerUrl, deed, () =>
        moveDatabase(cluster.ownerUrl, to, {
          say,
          // What came along had not ended.
          noting: (at, check) => notedWhole(serviceUrl, { ...deed, asked: { at } }, check),
        }),
      );
      wish.tell(moved, [...linesAbout(moved), whatNext(words.length, cluster.folder)]);
      return moved.damages.length === 0 ? 0 : 1;
    } finally {
      await cluster.stop();
    }
  });
};

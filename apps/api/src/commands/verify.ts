import { fileURLToPath } from 'node:url';
import { openAudit } from '../admin/audit.ts';
import { noted } from '../admin/noted.ts';
import type { Database } from '../database/connection.ts';
import { checkExport } from '../games/check.ts';
import { exportWhole } from '../games/export.ts';
import { faultSentence } from '../games/faults.ts';
import { openStore } from '../games/store.ts';
import { verifyAll } from '../games/verify.ts';
import { operate, operateAlone, readJson, readWish, tell } from '../operate.ts';
import { nowAndThen, soMany } from '../progress.ts';

// `npm run verify`: checks the hash chain of every game, and names each that is broken.
// `npm run verify -- <game id | export file>`: decides one game again to its last fact as well.
// With `--json` for programs. Ends with 0 if all is well.

const usage = 'npm run -s verify [-- <game id | export file>], with --json for programs.';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const wished = readWish([]);
const [asked] = wished?.words ?? [];
const asJson = wished?.is('json') === true;

const now = () => new Date();

async function verifyDatabase(database: Database): Promise<number> {
  const say = nowAndThen(console.error);
  const verified = await noted(openAudit(database, now), { operation: 'verify', asked: {} }, () =>
    verifyAll(openStore(database), (done) =>
      say(() => `Verified so far: ${soMany(done, null)} games.`),
    ),
  );
  const { games, events, damages } = verified;
  tell(asJson, verified, [
    ...damages.map(
      ({ gameId, number }) => `Game ${gameId}: broken at event ${number}. It is now read-only.`,
    ),
    `${games} games, ${events} events, ${damages.length} broken.`,
  ]);
  return damages.length === 0 ? 0 : 1;
}

/** Says what a check of one game has found. It writes nothing. */
function verifyExport(name: string, file: unknown): number {
  const outcome = checkExport(file);
  if (!outcome.ok) {
    const { fault } = outcome;
    tell(asJson, { holds: false, fault }, [`${name} does not hold: ${faultSentence(fault, 'en')}`]);
    return 1;
  }
  const { exported, withheld } = outcome.checked;
  const { commitment } = exported;
  const events = exported.events.length;
  tell(asJson, { holds: true, events, withheld, commitment }, [
    `${name} holds: ${events} events, each as the rules decide it again.`,
    ...(withheld > 0 ? [`In ${withheld} of them something about orders is left out.`] : []),
    `The promise: ${commitment}.`,
  ]);
  return 0;
}

if (wished === null) {
  console.error(usage);
  process.exitCode = 2;
} else if (asked === undefined) {
  await operate(root, verifyDatabase);
} else if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(asked)) {
  const gameId = asked.toLowerCase();
  const deed = { operation: 'checkLog', gameId, asked: { game: gameId } };
  await operate(root, (database) =>
    noted(openAudit(database, now), deed, async () =>
      verifyExport(`Game ${gameId}`, await exportWhole({ store: openStore(database) }, gameId)),
    ),
  );
} else {
  await operateAlone(async () => verifyExport(asked, await readJson(asked)));
}

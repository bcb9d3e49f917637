import { openAudit } from '../admin/audit.ts';
import { noted } from '../admin/noted.ts';
import type { Database } from '../database/connection.ts';
import { checkExport } from '../games/check.ts';
import { exportWhole } from '../games/export.ts';
import { faultSentence } from '../games/faults.ts';
import { openStore } from '../games/store.ts';
import { verifyAll } from '../games/verify.ts';
import {
  type Command,
  misunderstood,
  operate,
  operateAlone,
  readJson,
  readWish,
  type Wish,
} from '../operate.ts';
import { nowAndThen, type Say, soMany } from '../progress.ts';

// `npm run verify`: checks the hash chain of every game, and names each that is broken.
// `npm run verify -- <game id | export file>`: decides one game again to its last fact as well.
// With `--json` for programs. Ends with 0 if all is well.

const usage = 'npm run -s verify [-- <game id | export file>], with --json for programs.';

type Tell = Wish<never>['tell'];

const now = () => new Date();

async function verifyDatabase(database: Database, tell: Tell, complain: Say): Promise<number> {
  const say = nowAndThen(complain);
  const verified = await noted(openAudit(database, now), { operation: 'verify', asked: {} }, () =>
    verifyAll(openStore(database), (done) =>
      say(() => `Verified so far: ${soMany(done, null)} games.`),
    ),
  );
  const { games, events, damages } = verified;
  tell(verified, [
    ...damages.map(
      ({ gameId, number }) => `Game ${gameId}: broken at event ${number}. It is now read-only.`,
    ),
    `${games} games, ${events} events, ${damages.length} broken.`,
  ]);
  return damages.length === 0 ? 0 : 1;
}

/** Says what a check of one game has found. It writes nothing. */
function verifyExport(name: string, file: unknown, tell: Tell): number {
  const outcome = checkExport(file);
  if (!outcome.ok) {
    const { fault } = outcome;
    tell({ holds: false, fault }, [`${name} does not hold: ${faultSentence(fault, 'en')}`]);
    return 1;
  }
  const { exported, withheld } = outcome.checked;
  const { commitment } = exported;
  const events = exported.events.length;
  tell({ holds: true, events, withheld, commitment }, [
    `${name} holds: ${events} events, each as the rules decide it again.`,
    ...(withheld > 0 ? [`In ${withheld} of them something about orders is left out.`] : []),
    `The promise: ${commitment}.`,
  ]);
  return 0;
}

export const command: Command = async (call) => {
  const wish = readWish(call, []);
  if (wish === null) return misunderstood(call, usage);
  const { words, tell } = wish;
  const [asked] = words;
  if (asked === undefined) {
    return operate(call, (database) => verifyDatabase(database, tell, call.complain));
  }
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(asked)) {
    const gameId = asked.toLowerCase();
    const deed = { operation: 'checkLog', gameId, asked: { game: gameId } };
    return operate(call, (database) =>
      noted(openAudit(database, now), deed, async () => {
        const file = await exportWhole({ store: openStore(database) }, gameId);
        return verifyExport(`Game ${gameId}`, file, tell);
      }),
    );
  }
  return operateAlone(call, async () => verifyExport(asked, await readJson(asked), tell));
};

import { fileURLToPath } from 'node:url';
import { notedWhole } from '../admin/noted-whole.ts';
import { restoreFile } from '../backup/restoring.ts';
import { linesAbout } from '../backup/telling.ts';
import { operateOnWhole, readWish, saidOr, tell } from '../operate.ts';

// `npm run restore -- <file>`: puts a backup into an empty database, brings that to this release, and
// checks the chain of every game, as `npm run verify` does. With `--json` for programs. It is noted when all is
// there: before, there is nowhere to; and how it ended, when all is verified.

const usage = 'npm run -s restore -- <file> [--reason <why>], with --json for programs.';

const wished = readWish(['reason']);
const [file, ...others] = wished?.words ?? [];
if (wished === null || file === undefined || others.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await operateOnWhole(fileURLToPath(new URL('../../../../', import.meta.url)), async (plan) => {
    const reason = saidOr(wished, 'reason', 'a restore', usage);
    const restored = await restoreFile(plan, file, {
      say: console.error,
      noting: (at, check) => {
        const deed = { operation: 'restore', reason, asked: { file, at } };
        return notedWhole(plan.serviceUrl, deed, check);
      },
    });
    tell(wished.is('json'), restored, linesAbout(restored));
    return restored.damages.length === 0 ? 0 : 1;
  });
}

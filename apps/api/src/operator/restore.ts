import { notedWhole } from '../admin/noted-whole.ts';
import { restoreFile } from '../backup/restoring.ts';
import { linesAbout } from '../backup/telling.ts';
import { type Command, misunderstood, operateOnWhole, readWish, saidOr } from '../operate.ts';

// `npm run restore -- <file>`: puts a backup into an empty database, brings that to this release, and
// checks the chain of every game, as `npm run verify` does. With `--json` for programs. It is noted when all is
// there: before, there is nowhere to; and how it ended, when all is verified.

const usage = 'npm run -s restore -- <file> [--reason <why>], with --json for programs.';

export const command: Command = async (call) => {
  const wish = readWish(call, ['reason']);
  const [file, ...others] = wish?.words ?? [];
  if (wish === null || file === undefined || others.length > 0) return misunderstood(call, usage);
  return operateOnWhole(call, async (plan) => {
    const reason = saidOr(wish, 'reason', 'a restore', usage);
    const restored = await restoreFile(plan, file, {
      say: call.complain,
      noting: (at, check) => {
        const deed = { operation: 'restore', reason, asked: { file, at } };
        return notedWhole(plan.serviceUrl, deed, check);
      },
    });
    wish.tell(restored, linesAbout(restored));
    return restored.damages.length === 0 ? 0 : 1;
  });
};

import { migrate } from '../database/migrate.ts';
import { type Command, misunderstood, operateOnWhole, readWish } from '../operate.ts';

// `npm run migrate`: brings the configured database up to date and ends: for whoever prepares one before the first
// start. With `--json` for programs.

const usage = 'npm run -s migrate, with --json for programs.';

export const command: Command = async (call) => {
  const wish = readWish(call, []);
  if (wish === null || wish.words.length > 0) return misunderstood(call, usage);
  return operateOnWhole(call, async (plan) => {
    const migrated = await migrate(plan);
    const { applied, notices } = migrated;
    wish.tell(migrated, [
      ...notices,
      applied.length === 0 ? 'Up to date already.' : `Applied: ${applied.join(', ')}.`,
    ]);
    return 0;
  });
};

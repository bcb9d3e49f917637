import { fileURLToPath } from 'node:url';
import { migrate } from '../database/migrate.ts';
import { operateOnWhole, readWish, tell } from '../operate.ts';

// `npm run migrate`: brings the configured database up to date and ends: for whoever prepares one before the first
// start. With `--json` for programs.

const usage = 'npm run -s migrate, with --json for programs.';

const wished = readWish([]);
if (wished === null || wished.words.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await operateOnWhole(fileURLToPath(new URL('../../../../', import.meta.url)), async (plan) => {
    const migrated = await migrate(plan);
    const { applied, notices } = migrated;
    tell(wished.is('json'), migrated, [
      ...notices,
      applied.length === 0 ? 'Up to date already.' : `Applied: ${applied.join(', ')}.`,
    ]);
    return 0;
  });
}

import { fileURLToPath } from 'node:url';
import { migrate } from '../database/migrate.ts';
import { operateOnWhole } from '../operate.ts';

// Brings the configured database up to date and ends: for whoever prepares one before the first start.

await operateOnWhole(fileURLToPath(new URL('../../../../', import.meta.url)), async (plan) => {
  const { applied, notices } = await migrate(plan);
  for (const notice of notices) console.log(notice);
  console.log(applied.length === 0 ? 'Up to date already.' : `Applied: ${applied.join(', ')}.`);
  return 0;
});

/** `npm start`: installs and builds what is missing, then is the program itself. */
import { ensureBuilt, ensureInstalled } from './install.mjs';
import { onceOrphaned } from './lib/lineage.mjs';

if (process.env.npm_lifecycle_event === 'start') {
  await onceOrphaned(() => process.kill(process.pid, 'SIGTERM'));
}
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
// In this process, so that signals reach it.
await import('../apps/api/dist/main.js');

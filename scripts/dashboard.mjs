/** `npm run dashboard`: as it was built, since a crontab asks for it every few minutes. */
import { existsSync } from 'node:fs';

const built = new URL('../apps/api/dist/commands/dashboard.js', import.meta.url);

if (existsSync(built)) {
  process.setSourceMapsEnabled(true);
  await import(built.href);
} else {
  console.error(
    'Staffetta has not been built here yet, so its dashboard cannot be read. Start it once with `npm start`, or build it with `npm ci` and `npm run build`; then ask again.',
  );
  process.exitCode = 1;
}

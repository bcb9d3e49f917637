import { fileURLToPath } from 'node:url';
import { readDashboard } from '../dashboard/dashboard.ts';
import { dashboardText } from '../dashboard/text.ts';
import { operate, readWish, tell } from '../operate.ts';

// `npm run -s dashboard`: how the service is, each number with what it means, as admins see it; with
// `--json` for programs. Ends with 1 where something must be acted upon.

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const dashboard = await readDashboard(database, 'en', new Date());
  tell(readWish([])?.is('json') === true, dashboard, dashboardText(dashboard));
  return dashboard.judgement === 'act' ? 1 : 0;
});

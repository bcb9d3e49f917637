import { readDashboard } from '../dashboard/dashboard.ts';
import { dashboardText } from '../dashboard/text.ts';
import { type Command, operate, readWish, toldBy } from '../operate.ts';

// `npm run -s dashboard`: how the service is, each number with what it means, as admins see it; with
// `--json` for programs. Ends with 1 where something must be acted upon.

export const command: Command = (call) =>
  operate(call, async (database) => {
    const dashboard = await readDashboard(database, 'en', new Date());
    const tell = toldBy(call.print, readWish(call, [])?.is('json') === true);
    tell(dashboard, dashboardText(dashboard));
    return dashboard.judgement === 'act' ? 1 : 0;
  });

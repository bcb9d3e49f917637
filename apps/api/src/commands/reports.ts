import { fileURLToPath } from 'node:url';
import { listReports, reportText } from '../games/reports.ts';
import { operate } from '../operate.ts';

// `npm run -s reports`: the messages that were reported; with `--json` for programs. For the operator alone.

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const reports = await listReports(database);
  if (process.argv.includes('--json')) console.log(JSON.stringify(reports));
  else for (const report of reports) console.log(reportText(report));
  return 0;
});

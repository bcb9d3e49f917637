import { fileURLToPath } from 'node:url';
import { listReports, reportText } from '../admin/reports.ts';
import { operate } from '../operate.ts';

// `npm run -s reports`: the reported messages nobody has answered yet, the newest first; with `--all` the
// others too, with `--json` for programs. For the operator alone.

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const waitingOnly = !process.argv.includes('--all');
  const reports = await listReports(database, { waitingOnly, before: null, limit: 10_000 });
  if (process.argv.includes('--json')) console.log(JSON.stringify(reports));
  else for (const report of reports) console.log(reportText(report));
  return 0;
});

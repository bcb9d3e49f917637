import { fileURLToPath } from 'node:url';
import { openAudit } from '../admin/audit.ts';
import { noted } from '../admin/noted.ts';
import { listReports, reportText } from '../admin/reports.ts';
import { operate, readWish, saidIn, tell } from '../operate.ts';

// `npm run -s reports`: the reported messages nobody has answered yet, the newest first; with `--all` the
// others too, with `--json` for programs. What was written to one seat alone is told with `--reason` only. For the operator alone.

const usage = `npm run -s reports [-- --all] [--reason <why what was written to one seat alone is read>], with --json for programs.`;

const wished = readWish(['reason'], ['all']);
if (wished === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
    const waitingOnly = !wished.is('all');
    const reason = wished.said('reason') === null ? null : saidIn(wished, 'reason', usage);
    const audit = openAudit(database, () => new Date());
    const deed = { operation: 'listReports', asked: { waiting: waitingOnly }, reason };
    const wish = { waitingOnly, before: null, limit: null, asker: { reason } };
    const reports = await noted(audit, deed, () => listReports(database, wish, new Date()));
    tell(wished.is('json'), reports, reports.map(reportText));
    return 0;
  });
}

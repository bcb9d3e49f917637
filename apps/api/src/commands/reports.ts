import { fileURLToPath } from 'node:url';
import { openAudit } from '../admin/audit.ts';
import { noted } from '../admin/noted.ts';
import { listReports, reportText } from '../admin/reports.ts';
import { operate, readWish, tell } from '../operate.ts';

// `npm run -s reports`: the reported messages nobody has answered yet, the newest first; with `--all` the
// others too, with `--json` for programs. For the operator alone.

const wished = readWish([], ['all']);
if (wished === null) {
  console.error('npm run -s reports [-- --all], with --json for programs.');
  process.exitCode = 2;
} else {
  await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
    const waitingOnly = !wished.is('all');
    const audit = openAudit(database, () => new Date());
    const deed = { operation: 'listReports', asked: { waiting: waitingOnly } };
    const reports = await noted(audit, deed, () =>
      listReports(database, { waitingOnly, before: null, limit: null, asker: null }),
    );
    tell(wished.is('json'), reports, reports.map(reportText));
    return 0;
  });
}

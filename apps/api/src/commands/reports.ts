import { fileURLToPath } from 'node:url';
import { listReports, reportText } from '../admin/reports.ts';
import { operate, readWords, tell } from '../operate.ts';

// `npm run -s reports`: the reported messages nobody has answered yet, the newest first; with `--all` the
// others too, with `--json` for programs. For the operator alone.

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const { words, asJson } = readWords();
  const waitingOnly = !words.includes('--all');
  const reports = await listReports(database, {
    waitingOnly,
    before: null,
    limit: null,
    asker: null,
  });
  tell(asJson, reports, reports.map(reportText));
  return 0;
});

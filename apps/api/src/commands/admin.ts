import { fileURLToPath } from 'node:url';
import { openAdmins } from '../admin/admins.ts';
import { type AuditEntry, openAudit } from '../admin/audit.ts';
import { openCodes } from '../admin/codes.ts';
import { noted } from '../admin/noted.ts';
import type { Database } from '../database/connection.ts';
import { operate, readWords, tell } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';

// `npm run admin -- list | audit | grant <address> | revoke <address> | forget-codes <address>`: who may
// administer, and what they did; with `--json` for programs. For whoever may run commands on the machine.

const usage =
  'One of: list, audit, grant <address or name>, revoke <address or name>, forget-codes <address or name>. With --json for programs.';

const now = () => new Date();
const { words, asJson } = readWords();

function say<Line>(lines: readonly Line[], text: (line: Line) => string): number {
  tell(asJson, lines, lines.map(text));
  return 0;
}

/** An entry on one line of a terminal. */
function entryText({ at, adminName, operation, userName, gameId, reason, status }: AuditEntry) {
  const ended = status === null ? 'not answered' : String(status);
  const whom = userName === null ? [] : [`about ${userName}`];
  const game = gameId === null ? [] : [`game ${gameId}`];
  const why = reason === null ? [] : [quoted(reason)];
  const by = adminName ?? 'on the machine';
  return [at.toISOString(), by, operation, ...whom, ...game, ended, ...why].join('  ');
}

/** What can be wished for somebody. */
const changesOf = (
  database: Database,
): Readonly<Record<string, (id: string) => Promise<void>>> => ({
  grant: openAdmins(database).grant,
  revoke: openAdmins(database).revoke,
  'forget-codes': openCodes(database, now).end,
});

/** Does what is wished for somebody, noted like all that admins do. */
async function change(database: Database, wish: string, address: string): Promise<number> {
  const found = await openAdmins(database).find(address);
  if (found === null) {
    const named = JSON.stringify(address);
    throw new OperatorError(`Nobody here has the name or the confirmed address ${named}.`);
  }
  const deed = { operation: wish, userId: found.id, asked: {} };
  await noted(openAudit(database, now), deed, async () => changesOf(database)[wish]?.(found.id));
  tell(asJson, found, [`Done: ${wish} ${found.name}.`]);
  return 0;
}

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const [wish = '', address] = words;
  if (wish === 'list') {
    return say(await openAdmins(database).list(), ({ name, id }) => `${name}  ${id}`);
  }
  if (wish === 'audit') {
    const all = { gameId: null, userId: null, admin: null, asker: null, before: null, limit: null };
    return say(await openAudit(database, now).list(all), entryText);
  }
  if (address === undefined || changesOf(database)[wish] === undefined) {
    console.error(usage);
    return 2;
  }
  return change(database, wish, address);
});

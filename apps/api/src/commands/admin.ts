import { fileURLToPath } from 'node:url';
import { openAdmins } from '../admin/admins.ts';
import { type AuditEntry, openAudit } from '../admin/audit.ts';
import { openCodes } from '../admin/codes.ts';
import { noted } from '../admin/noted.ts';
import type { Database } from '../database/connection.ts';
import { operate, readWish, saidIn, tell, type Wish } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';

// `npm run admin -- list | audit | grant | revoke | forget-codes`: who may administer, and what they did; with
// `--json` for programs. For whoever may run commands on the machine.

const usage = `npm run -s admin -- list | audit
npm run -s admin -- grant | revoke | forget-codes <address or name> --reason <why; the first admin needs none>
With --json for programs.`;

type Asked = { readonly database: Database; readonly wish: Wish<'reason'>; readonly whom: string };

const now = () => new Date();

/** An entry on one line of a terminal. */
function entryText({ at, adminName, operation, userName, gameId, reason, status }: AuditEntry) {
  const ended = status === null ? 'not answered' : String(status);
  const whom = userName === null ? [] : [`about ${userName}`];
  const game = gameId === null ? [] : [`game ${gameId}`];
  const why = reason === null ? [] : [quoted(reason)];
  const by = adminName ?? 'on the machine';
  return [at.toISOString(), by, operation, ...whom, ...game, ended, ...why].join('  ');
}

/** Tells a list, which is noted as it is where admins ask for it. */
async function list<Line>(
  { database, wish }: Asked,
  operation: string,
  read: () => Promise<readonly Line[]>,
  text: (line: Line) => string,
): Promise<number> {
  const lines = await noted(openAudit(database, now), { operation, asked: {} }, read);
  tell(wish.is('json'), lines, lines.map(text));
  return 0;
}

const everything = {
  gameId: null,
  userId: null,
  admin: null,
  asker: null,
  before: null,
  limit: null,
};

/** Why somebody's rights change. Whoever makes the first admin could say nothing that is not plain. */
async function reasonFor({ database, wish }: Asked, operation: string): Promise<string> {
  const isPlain = operation === 'grant' && wish.said('reason') === null;
  const isFirst = isPlain && (await openAdmins(database).list()).length === 0;
  return isFirst ? 'the first admin' : saidIn(wish, 'reason', usage);
}

/** Does what is wished for somebody, noted like all that admins do. */
const change =
  (operation: string, make: (database: Database, user: string) => Promise<void>) =>
  async (asked: Asked): Promise<number> => {
    const { database, wish, whom } = asked;
    const reason = await reasonFor(asked, operation);
    const found = await openAdmins(database).find(whom);
    if (found === null) {
      throw new OperatorError(`Nobody here has the name or the confirmed address ${quoted(whom)}.`);
    }
    const deed = { operation, userId: found.id, reason, asked: {} };
    await noted(openAudit(database, now), deed, () => make(database, found.id));
    tell(wish.is('json'), found, [`Done: ${operation} ${found.name}.`]);
    return 0;
  };

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  list: (asked) =>
    list(
      asked,
      'listAdmins',
      () => openAdmins(asked.database).list(),
      ({ name, id }) => `${name}  ${id}`,
    ),
  audit: (asked) =>
    list(asked, 'listAudit', () => openAudit(asked.database, now).list(everything), entryText),
  grant: change('grant', (database, user) => openAdmins(database).grant(user)),
  revoke: change('revoke', (database, user) => openAdmins(database).revoke(user)),
  'forget-codes': change('forget-codes', (database, user) => openCodes(database, now).end(user)),
};

const alone: readonly string[] = ['list', 'audit']; // which are about nobody

const wished = readWish(['reason']);
const [what = '', called = ''] = wished?.words ?? [];
const deed = deeds[what];
if (wished === null || deed === undefined || (called === '') !== alone.includes(what)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await operate(fileURLToPath(new URL('../../../../', import.meta.url)), (database) =>
    deed({ database, wish: wished, whom: called }),
  );
}

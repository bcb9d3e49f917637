import { fileURLToPath } from 'node:url';
import { openAdmins } from '../admin/admins.ts';
import { type AuditEntry, openAudit } from '../admin/audit.ts';
import { openCodes } from '../admin/codes.ts';
import { gameCalled } from '../admin/desk-offline.ts';
import { noted } from '../admin/noted.ts';
import type { Database } from '../database/connection.ts';
import { operate, readWish, saidIn, tell, type Wish } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';

// `npm run admin -- list | audit | grant | revoke | forget-codes`: who may administer, and what they did; with
// `--json` for programs. For whoever may run commands on the machine.

const usage = `npm run -s admin -- list
npm run -s admin -- audit [--game <id>] [--user <address or name>] [--admin <address or name>] [--limit <count>]
npm run -s admin -- grant | revoke | forget-codes <address or name> --reason <why; the first admin needs none>
With --json for programs.`;

const names = ['reason', 'game', 'user', 'admin', 'limit'] as const;
type Asked = {
  readonly database: Database;
  readonly wish: Wish<(typeof names)[number]>;
  readonly whom: string;
};

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

/** Who may administer, noted as it is where admins ask for it. */
async function list({ database, wish }: Asked): Promise<number> {
  const admins = await noted(openAudit(database, now), { operation: 'listAdmins', asked: {} }, () =>
    openAdmins(database).list(),
  );
  const lines = admins.map(({ name, id }) => `${name}  ${id}`);
  tell(wish.is('json'), admins, lines);
  return 0;
}

/** Somebody by his address or his name. */
async function personCalled(database: Database, whom: string) {
  const found = await openAdmins(database).find(whom);
  if (found !== null) return found;
  throw new OperatorError(`Nobody here has the name or the confirmed address ${quoted(whom)}.`);
}

/** What admins did last, in a game, about somebody, or by somebody. */
async function audit({ database, wish }: Asked): Promise<number> {
  const limit = Number(wish.said('limit') ?? 50);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new OperatorError(usage);
  const idOf = async (name: 'user' | 'admin') => {
    const whom = wish.said(name);
    return whom === null ? null : (await personCalled(database, whom)).id;
  };
  const ofGame = wish.said('game');
  const [gameId, userId, admin] = [
    ofGame === null ? null : gameCalled(ofGame),
    await idOf('user'),
    await idOf('admin'),
  ];
  const log = openAudit(database, now);
  const asked = { game: gameId, user: userId, admin, limit };
  const entries = await noted(log, { operation: 'listAudit', gameId, userId, asked }, () =>
    log.list({ gameId, userId, admin, limit, asker: null, before: null }),
  );
  tell(wish.is('json'), entries, entries.map(entryText));
  return 0;
}

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
    const found = await personCalled(database, whom);
    const deed = { operation, userId: found.id, reason, asked: {} };
    await noted(openAudit(database, now), deed, () => make(database, found.id));
    tell(wish.is('json'), found, [`Done: ${operation} ${found.name}.`]);
    return 0;
  };

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  list,
  audit,
  grant: change('grant', (database, user) => openAdmins(database).grant(user)),
  revoke: change('revoke', (database, user) => openAdmins(database).revoke(user)),
  'forget-codes': change('forget-codes', (database, user) => openCodes(database, now).forget(user)),
};

const alone: readonly string[] = ['list', 'audit']; // which are about nobody

const wished = readWish(names);
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

import type { AuditEntry } from '../admin/audit.ts';
import type { Desk } from '../admin/desk.ts';
import { deskOffline, gameCalled, personCalled } from '../admin/desk-offline.ts';
import { noted } from '../admin/noted.ts';
import { type Command, misunderstood, operate, readWish, saidIn, type Wish } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';

// `npm run admin -- list | audit | grant | revoke | forget-codes`: who may administer, and what they did; with
// `--json` for programs. For whoever may run commands on the machine.

const usage = `npm run -s admin -- list
npm run -s admin -- audit [--game <id>] [--user <name, address or id>] [--admin <the same>] [--deeds] [--limit <count>]
npm run -s admin -- grant | revoke | forget-codes <name, address or id> --reason <why; the first admin needs none>
With --json for programs.`;

const names = ['reason', 'game', 'user', 'admin', 'limit'] as const;
type Asked = {
  readonly desk: Desk;
  readonly wish: Wish<(typeof names)[number]>;
  readonly whom: string;
};

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
async function list({ desk, wish }: Asked): Promise<number> {
  const admins = await noted(desk.audit, { operation: 'listAdmins', asked: {} }, () =>
    desk.admins.list(),
  );
  const lines = admins.map(({ name, id }) => `${name}  ${id}`);
  wish.tell(admins, lines);
  return 0;
}

/** What admins did last, in a game, about somebody, or by somebody; all, or without what they only read. */
async function audit({ desk, wish }: Asked): Promise<number> {
  const limit = Number(wish.said('limit') ?? 50);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new OperatorError(usage);
  const idOf = async (name: 'user' | 'admin') => {
    const whom = wish.said(name);
    return whom === null ? null : personCalled(desk, whom);
  };
  const ofGame = wish.said('game');
  const [gameId, userId, admin] = [
    ofGame === null ? null : gameCalled(ofGame),
    await idOf('user'),
    await idOf('admin'),
  ];
  const deeds = wish.is('deeds');
  const asked = { game: gameId, user: userId, admin, limit, deeds };
  const entries = await noted(desk.audit, { operation: 'listAudit', gameId, userId, asked }, () =>
    desk.audit.list({ gameId, userId, admin, limit, deedsOnly: deeds, asker: null, before: null }),
  );
  wish.tell(entries, entries.map(entryText));
  return 0;
}

/** Why somebody's rights change. Whoever makes the first admin could say nothing that is not plain. */
async function reasonFor({ desk, wish }: Asked, operation: string): Promise<string> {
  const isPlain = operation === 'grant' && wish.said('reason') === null;
  const isFirst = isPlain && (await desk.admins.list()).length === 0;
  return isFirst ? 'the first admin' : saidIn(wish, 'reason', usage);
}

/** Does what is wished for somebody, noted like all that admins do. */
const change =
  (operation: string, make: (desk: Desk, user: string) => Promise<void>) =>
  async (asked: Asked): Promise<number> => {
    const { desk, wish, whom } = asked;
    const reason = await reasonFor(asked, operation);
    const id = await personCalled(desk, whom);
    const { name, kind } = await desk.people.person(id);
    const deed = { operation, userId: id, reason, asked: {} };
    await noted(desk.audit, deed, () => make(desk, id));
    wish.tell({ id, name, kind }, [`Done: ${operation} ${name}.`]);
    return 0;
  };

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  list,
  audit,
  grant: change('grant', ({ admins }, user) => admins.grant(user)),
  revoke: change('revoke', ({ admins }, user) => admins.revoke(user)),
  'forget-codes': change('forget-codes', ({ codes }, user) => codes.forget(user)),
};

const alone: readonly string[] = ['list', 'audit']; // which are about nobody

export const command: Command = async (call) => {
  const wish = readWish(call, names, ['deeds']);
  const [what = '', whom = ''] = wish?.words ?? [];
  const deed = deeds[what];
  if (wish === null || deed === undefined || (whom === '') !== alone.includes(what)) {
    return misunderstood(call, usage);
  }
  return operate(call, (database) => deed({ desk: deskOffline(database, call), wish, whom }));
};

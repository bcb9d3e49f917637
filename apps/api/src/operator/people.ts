import { notedName } from '../admin/audit.ts';
import type { Desk } from '../admin/desk.ts';
import { deskOffline, personCalled } from '../admin/desk-offline.ts';
import { noted } from '../admin/noted.ts';
import { type Command, misunderstood, operate, readWish, saidIn, type Wish } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';

// `npm run -s people -- find | show | suspend | restore | sign-out`: who has an account, and what may be done about
// somebody, who is told why; with `--json` for programs.

const usage = `npm run -s people -- find [<beginning of a name, or an address>] [--state suspended | guest | bot] [--limit <count>]
npm run -s people -- show <name, address or id>
npm run -s people -- suspend | restore | sign-out <name, address or id> --reason <why: he is told>
With --json for programs.`;

const names = ['state', 'limit', 'reason'] as const;
type Name = (typeof names)[number];
type Asked = { readonly desk: Desk; readonly wish: Wish<Name>; readonly whom: string };

const states = ['suspended', 'guest', 'bot'] as const;

async function find({ desk, wish, whom }: Asked): Promise<number> {
  const said = wish.said('state');
  const state = states.find((known) => known === said) ?? null;
  const limit = Number(wish.said('limit') ?? 50);
  if (said !== state || !Number.isSafeInteger(limit) || limit < 1) throw new OperatorError(usage);
  const asked = { named: notedName(whom), state, limit };
  const found = await noted(desk.audit, { operation: 'findPeople', asked }, () =>
    desk.people.list({ named: whom || null, state, after: null, limit }),
  );
  const people = found.map(({ key: _key, ...person }) => person);
  const lines = people.map(({ id, name, kind, suspendedAt, isAdmin }) =>
    [
      id,
      quoted(name),
      kind,
      ...(isAdmin ? ['admin'] : []),
      ...(suspendedAt === null ? [] : [`suspended ${suspendedAt.toISOString()}`]),
    ].join('  '),
  );
  wish.tell(people, lines);
  return 0;
}

async function show({ desk, wish, whom }: Asked): Promise<number> {
  const user = await personCalled(desk, whom);
  const reading = { operation: 'getPerson', userId: user, asked: { user } };
  const person = await noted(desk.audit, reading, () => desk.people.person(user));
  const lines = Object.entries(person).map(([name, value]) => {
    const told = value instanceof Date ? value.toISOString() : value;
    return `${name}: ${typeof told === 'string' ? quoted(told) : JSON.stringify(told)}`;
  });
  wish.tell(person, lines);
  return 0;
}

const changes = {
  suspend: {
    operation: 'suspendUser',
    make: ({ people }: Desk, user: string, reason: string) => people.suspend(user, reason),
  },
  restore: {
    operation: 'restoreUser',
    make: ({ people }: Desk, user: string, reason: string) => people.restore(user, reason),
  },
  'sign-out': {
    operation: 'signOutUser',
    make: ({ people }: Desk, user: string) => people.signOut(user),
  },
} as const;

async function change({ desk, wish, whom }: Asked, to: keyof typeof changes): Promise<number> {
  const reason = saidIn(wish, 'reason', usage);
  const user = await personCalled(desk, whom);
  const { operation, make } = changes[to];
  await noted(desk.audit, { operation, userId: user, reason, asked: { user } }, () =>
    make(desk, user, reason),
  );
  wish.tell({ user, done: to }, [`Done: ${to} ${user}.`]);
  return 0;
}

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  find,
  show,
  suspend: (asked) => change(asked, 'suspend'),
  restore: (asked) => change(asked, 'restore'),
  'sign-out': (asked) => change(asked, 'sign-out'),
};

export const command: Command = async (call) => {
  const wish = readWish(call, names);
  const [what = '', whom = ''] = wish?.words ?? [];
  const deed = deeds[what];
  if (wish === null || deed === undefined || (whom === '' && what !== 'find')) {
    return misunderstood(call, usage);
  }
  return operate(call, (database) => deed({ desk: deskOffline(database, call), wish, whom }));
};

import { notedHash } from '../admin/audit.ts';
import type { Desk } from '../admin/desk.ts';
import { deskOffline } from '../admin/desk-offline.ts';
import { noted } from '../admin/noted.ts';
import { catalogue, findTitle } from '../games/catalogue.ts';
import { printedHash } from '../http/fields.ts';
import {
  type Command,
  misunderstood,
  operate,
  readJson,
  readWish,
  saidIn,
  type Wish,
} from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import type { Say } from '../progress.ts';
import { quoted } from '../quoted.ts';

// `npm run -s editions -- list | schema | show | validate | add | withdraw | offer | default`: the printed facts of
// titles, in files; with `--json` for programs. `validate` ends with 1 if there is a fault.

const usage = `npm run -s editions -- list <title>
npm run -s editions -- schema <title>
npm run -s editions -- show <title> <hash>
npm run -s editions -- validate <title> <file>
npm run -s editions -- add <title> <file> --label <name> --origin <where its figures are from> --reason <why>
npm run -s editions -- withdraw | offer | default <title> <hash> --reason <why>
With default, --usual <hash> says which was usual when that was decided: if another is now, nothing is done. With --json for programs.`;

const names = ['label', 'origin', 'reason', 'usual'] as const;
type Name = (typeof names)[number];
type Asked = {
  readonly desk: Desk;
  readonly wish: Wish<Name>;
  readonly say: Say;
  readonly title: string;
  readonly what: string;
};

/** Whoever runs a command waits for it. */
const waiting = { language: 'en' } as const;

function hashIn(text: string): string {
  if (printedHash.safeParse(text).success) return text;
  throw new OperatorError(`${quoted(text)} is no hash of an edition.`);
}

type Kept = Awaited<ReturnType<Desk['editions']['list']>>[number];

/** An edition on a line. */
function lineOf({ hash, label, origin, isOwn, isDefault, isOffered, changes }: Kept): string {
  const came = isOwn ? 'the title’s own' : 'came from elsewhere';
  const offered = isOffered ? 'offered' : 'not offered';
  return [
    hash,
    label === null ? came : quoted(label),
    isDefault ? 'usual' : offered,
    `${changes} otherwise`,
    ...(origin === null ? [] : [quoted(origin)]),
  ].join('  ');
}

async function list({ desk, wish, title }: Asked): Promise<number> {
  const reading = { operation: 'listKeptEditions', asked: { title } };
  const editions = await noted(desk.audit, reading, () => desk.editions.list(title));
  wish.tell(editions, editions.map(lineOf));
  return 0;
}

/** What one begins from: as JSON, whoever asks. */
async function print({ say }: Asked, value: Promise<unknown>): Promise<number> {
  say(JSON.stringify(await value, null, 2));
  return 0;
}

function schema(asked: Asked): Promise<number> {
  const { desk, title } = asked;
  const reading = { operation: 'getEditionForm', asked: { title } };
  const form = noted(desk.audit, reading, () => desk.editions.form(title, waiting.language));
  return print(
    asked,
    form.then((one) => one.schema),
  );
}

async function validate({ desk, wish, title, what }: Asked): Promise<number> {
  const facts = await readJson(what);
  const asked = { title, facts: notedHash(facts) };
  const judged = await noted(desk.audit, { operation: 'validateEdition', asked }, () =>
    desk.editions.validate(title, facts, waiting),
  );
  const { hash, faults, trials, count, changes, isKnown } = judged;
  const value = (one: unknown): string => (one === undefined ? 'nothing' : JSON.stringify(one));
  wish.tell(judged, [
    ...faults.map(({ path, message }) => `${path === '' ? 'The whole' : path}: ${message}`),
    ...changes.map(({ path, before, after }) => `${path}: ${value(before)} → ${value(after)}`),
    `${count} entries otherwise than the title’s own; ${trials.length} games tried; ${faults.length} faults.`,
    ...(hash === null ? [] : [`${hash}${isKnown ? ', which is here already' : ''}`]),
  ]);
  return faults.length === 0 ? 0 : 1;
}

async function add({ desk, wish, title, what }: Asked): Promise<number> {
  const facts = await readJson(what);
  const label = saidIn(wish, 'label', usage);
  const origin = saidIn(wish, 'origin', usage);
  const reason = saidIn(wish, 'reason', usage);
  const asked = { title, label, origin, facts: notedHash(facts) };
  const hash = await noted(desk.audit, { operation: 'addEdition', reason, asked }, () =>
    desk.editions.add(title, { facts, label, origin }, { by: null, ...waiting }),
  );
  wish.tell({ hash }, [`Added: ${hash}.`]);
  return 0;
}

type Step = { readonly title: string; readonly hash: string; readonly usual: string | null };

const steps = {
  withdraw: {
    operation: 'withdrawEdition',
    make: ({ editions }: Desk, { title, hash }: Step) => editions.withdraw(title, hash),
  },
  offer: {
    operation: 'offerEdition',
    make: ({ editions }: Desk, { title, hash }: Step) => editions.offer(title, hash, waiting),
  },
  default: {
    operation: 'makeEditionDefault',
    make: ({ editions }: Desk, { title, hash, usual }: Step) =>
      editions.makeDefault(title, hash, usual),
  },
} as const;

async function change({ desk, wish, title, what }: Asked, to: keyof typeof steps) {
  const hash = hashIn(what);
  const seen = wish.said('usual');
  const usual = seen === null ? null : hashIn(seen);
  const { operation, make } = steps[to];
  const reason = saidIn(wish, 'reason', usage);
  const asked = { title, hash, ...(usual !== null && { usual }) };
  await noted(desk.audit, { operation, reason, asked }, () => make(desk, { title, hash, usual }));
  wish.tell({ title, hash, done: to }, [`Done: ${to} ${hash}.`]);
  return 0;
}

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  list,
  schema,
  show: async (asked) => print(asked, asked.desk.editions.facts(asked.title, hashIn(asked.what))),
  validate,
  add,
  withdraw: (asked) => change(asked, 'withdraw'),
  offer: (asked) => change(asked, 'offer'),
  default: (asked) => change(asked, 'default'),
};

const alone: readonly string[] = ['list', 'schema']; // which need no more than a title

export const command: Command = async (call) => {
  const wish = readWish(call, names);
  const [name = '', title, what = ''] = wish?.words ?? [];
  const deed = deeds[name];
  const isShort = title === undefined || (what === '' && !alone.includes(name));
  if (wish === null || deed === undefined || isShort) return misunderstood(call, usage);
  return operate(call, (database) => {
    if (findTitle(title) === null) {
      const known = catalogue.map((entry) => entry.title.id).join(', ');
      throw new OperatorError(`There is no title ${quoted(title)}. There are: ${known}.`);
    }
    return deed({ desk: deskOffline(database, call), wish, say: call.print, title, what });
  });
};

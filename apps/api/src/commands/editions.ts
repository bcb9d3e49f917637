import { fileURLToPath } from 'node:url';
import { notedHash } from '../admin/audit.ts';
import type { Desk } from '../admin/desk.ts';
import { deskOffline } from '../admin/desk-offline.ts';
import { noted } from '../admin/noted.ts';
import { catalogue, findTitle } from '../games/catalogue.ts';
import { printedHash } from '../http/fields.ts';
import { operate, readJson, readWish, saidIn, tell, type Wish } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
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
  readonly title: string;
  readonly what: string;
};

const root = fileURLToPath(new URL('../../../../', import.meta.url));

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
  tell(wish.is('json'), editions, editions.map(lineOf));
  return 0;
}

/** What one begins from: as JSON, whoever asks. */
async function print(value: Promise<unknown>): Promise<number> {
  console.log(JSON.stringify(await value, null, 2));
  return 0;
}

const schema = ({ desk, title }: Asked): Promise<number> =>
  print(
    noted(desk.audit, { operation: 'getEditionForm', asked: { title } }, () =>
      desk.editions.form(title, waiting.language),
    ).then((form) => form.schema),
  );

async function validate({ desk, wish, title, what }: Asked): Promise<number> {
  const facts = await readJson(what);
  const asked = { title, facts: notedHash(facts) };
  const judged = await noted(desk.audit, { operation: 'validateEdition', asked }, () =>
    desk.editions.validate(title, facts, waiting),
  );
  const { hash, faults, trials, count, changes, isKnown } = judged;
  const value = (one: unknown): string => (one === undefined ? 'nothing' : JSON.stringify(one));
  tell(wish.is('json'), judged, [
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
  tell(wish.is('json'), { hash }, [`Added: ${hash}.`]);
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
  tell(wish.is('json'), { title, hash, done: to }, [`Done: ${to} ${hash}.`]);
  return 0;
}

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  list,
  schema,
  show: async ({ desk, title, what }) => print(desk.editions.facts(title, hashIn(what))),
  validate,
  add,
  withdraw: (asked) => change(asked, 'withdraw'),
  offer: (asked) => change(asked, 'offer'),
  default: (asked) => change(asked, 'default'),
};

const alone: readonly string[] = ['list', 'schema']; // which need no more than a title

const wished = readWish(names);
const [name = '', ofTitle, rest = ''] = wished?.words ?? [];
const deed = deeds[name];
const isShort = ofTitle === undefined || (rest === '' && !alone.includes(name));
if (wished === null || deed === undefined || isShort) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await operate(root, (database) => {
    if (findTitle(ofTitle) === null) {
      const known = catalogue.map((entry) => entry.title.id).join(', ');
      throw new OperatorError(`There is no title ${quoted(ofTitle)}. There are: ${known}.`);
    }
    return deed({ desk: deskOffline(database, root), wish: wished, title: ofTitle, what: rest });
  });
}

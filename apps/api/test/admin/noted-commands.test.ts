import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Api, ask, openApi, register, startGame } from '../api.ts';
import { on, runCommand, runWell } from '../commands.ts';
import { freshDatabase } from '../harness.ts';
import { operations } from '../operations/index.ts';
import { makeWorld, type World } from '../operations/world.ts';

// That whatever commands on the machine do is noted, as it is where admins do it.

let api: Api;
let world: World;
let folder: string;
let urls: Awaited<ReturnType<typeof freshDatabase>>['urls'];
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  ({ urls, drop } = fresh);
  api = await openApi(urls);
  world = await makeWorld(api);
  folder = await mkdtemp(join(tmpdir(), 'staffetta-noted-'));
});
afterAll(async () => {
  await api.close();
  await drop();
  await rm(folder, { recursive: true });
});

const commands = new URL('../../src/commands/', import.meta.url);
const reason = 'to see that it is noted';
const because = ['--reason', reason];

const run = (name: string, words: readonly string[]) => runCommand(name, words, on(urls));
const told = (name: string, words: readonly string[]) => runWell(name, words, on(urls));

const fileOf = async (name: string, content: unknown): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(content));
  return path;
};

type Good = {
  readonly at: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown>;
};

/** What is asked of the API for the same, in a world made for it: the places in its path, and its body. */
async function goodOf(operation: string): Promise<Good> {
  const row = operations[operation];
  if (row === undefined) throw new Error(`No row for ${operation}`);
  const { path, body } = await row.good(world, api);
  const parts = (path.split('?')[0] ?? '').split('/');
  const places = row.path.split('/').flatMap((name, place) => {
    const named = /^\{(\w+)\}$/.exec(name)?.[1];
    return named === undefined ? [] : [[named, parts[place] ?? ''] as const];
  });
  return { at: Object.fromEntries(places), body: (body ?? {}) as Record<string, unknown> };
}

/** A help by its name for people, as the API is asked for it. */
const helping = async (operation: string): Promise<readonly string[]> => {
  const { at, body } = await goodOf(operation);
  const { game = '', seat, ...places } = at;
  const { user, reason: _why, ...said } = body;
  const named = {
    ...{ ...said, ...places },
    ...(seat === undefined ? {} : { seat: Number(seat) + 1 }),
    ...(user === undefined ? {} : { player: user }),
  };
  const flags = Object.entries(named).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return [game, ...flags, ...because];
};

const helps = {
  'take-back': 'takeGameBack',
  end: 'endGame',
  'give-time': 'giveTime',
  pause: 'pauseGame',
  resume: 'endPause',
  'free-seat': 'freeSeat',
  replace: 'inviteReplacement',
  'close-chat': 'closeChat',
  'open-chat': 'openChat',
  archive: 'archiveGame',
  unarchive: 'unarchiveGame',
  'resend-mail': 'sendMailAgain',
} as const;

type Noted = {
  readonly operation: string;
  readonly words: () => Promise<readonly string[]> | readonly string[];
};

const edition = async (operation: string) => {
  const { at } = await goodOf(operation);
  return [at.title ?? '', at.hash ?? '', ...because];
};
const person = async (operation: string) => [(await goodOf(operation)).at.user ?? '', ...because];
const named = async (operation: string): Promise<readonly string[]> => {
  const { accounts } = api.service.services;
  const { user = '' } = (await goodOf(operation)).at;
  return [(await accounts.names([user])).get(user) ?? '', ...because];
};
const inGame = (...more: readonly string[]) => [world.turning, ...more];

/** What each command does by its first word, if it has one, and what stands in the log then; or why nothing does. */
const table: Readonly<Record<string, Noted | string>> = {
  'admin list': { operation: 'listAdmins', words: () => [] },
  'admin audit': { operation: 'listAudit', words: () => [] },
  'admin grant': { operation: 'grant', words: () => named('grantAdmin') },
  'admin revoke': { operation: 'revoke', words: () => named('revokeAdmin') },
  'admin forget-codes': { operation: 'forget-codes', words: () => [world.player.name, ...because] },
  backup: { operation: 'backup', words: () => [folder, ...because] },
  dashboard: 'it tells numbers, every ten minutes where a crontab asks',
  'editions list': { operation: 'listKeptEditions', words: () => [world.title] },
  'editions schema': { operation: 'getEditionForm', words: () => [world.title] },
  'editions show': 'anybody may read printed facts',
  'editions validate': {
    operation: 'validateEdition',
    words: async () => {
      const { facts } = (await goodOf('validateEdition')).body;
      return [world.title, await fileOf('tried.json', facts)];
    },
  },
  'editions add': {
    operation: 'addEdition',
    words: async () => {
      const { facts } = (await goodOf('addEdition')).body;
      const said = ['--label', 'My box', '--origin', 'my own box', ...because];
      return [world.title, await fileOf('added.json', facts), ...said];
    },
  },
  'editions withdraw': { operation: 'withdrawEdition', words: () => edition('withdrawEdition') },
  'editions offer': { operation: 'offerEdition', words: () => edition('offerEdition') },
  'editions default': {
    operation: 'makeEditionDefault',
    words: () => edition('makeEditionDefault'),
  },
  export: { operation: 'exportAnyGame', words: () => inGame('--referee', ...because) },
  'games find': { operation: 'findGames', words: () => ['--player', world.player.id] },
  'games show': { operation: 'inspectGame', words: () => inGame() },
  'games log': { operation: 'inspectLog', words: () => inGame('--referee', ...because) },
  'games check': { operation: 'checkLog', words: () => inGame() },
  'games position': {
    operation: 'inspectPosition',
    words: () => inGame('--as', '1', ...because),
  },
  'games difference': {
    operation: 'inspectDifference',
    words: () => inGame('--from', '1', '--as', '2', ...because),
  },
  'games timeline': {
    operation: 'readTimeline',
    words: () => inGame('--referee', ...because),
  },
  ...Object.fromEntries(
    Object.entries(helps).map(([what, operation]) => [
      `games ${what}`,
      { operation, words: () => helping(operation) },
    ]),
  ),
  import: {
    operation: 'importGame',
    words: async () => {
      const { file } = (await goodOf('importGame')).body;
      return [await fileOf('game.json', file), ...because];
    },
  },
  migrate: 'it does what every start does',
  move: 'it needs an embedded database: it is noted as backup and restore are',
  'people find': { operation: 'findPeople', words: () => ['host'] },
  'people show': { operation: 'getPerson', words: () => [world.player.name] },
  'people suspend': { operation: 'suspendUser', words: () => person('suspendUser') },
  'people restore': { operation: 'restoreUser', words: () => person('restoreUser') },
  'people sign-out': { operation: 'signOutUser', words: () => person('signOutUser') },
  'reports list': { operation: 'listReports', words: () => because },
  'reports answer': {
    operation: 'answerReport',
    words: async () => {
      const { at, body } = await goodOf('answerReport');
      const said = ['--answer', String(body.answer), ...because];
      return [at.game ?? '', at.report ?? '', ...said];
    },
  },
  restore: 'it needs an empty database, and is noted once it is done: the tests of backups show it',
  shadow: { operation: 'shadow', words: () => ['--title', world.title, '--secrets', ...because] },
  verify: { operation: 'verify', words: () => [] },
};

const rows = Object.entries(table).flatMap(([name, row]) =>
  typeof row === 'string' ? [] : [[name, row] as const],
);

/** The newest entries, made by commands alone. */
async function entries() {
  const all = { gameId: null, userId: null, admin: null, asker: null, before: null, limit: 40 };
  const found = await api.service.services.desk.audit.list(all);
  return found.filter(({ admin }) => admin === null);
}

it.each(rows)('npm run %s is in the audit log, with how it ended and why', async (name, row) => {
  const [command = '', ...first] = name.split(' ');
  const words = await row.words();
  const before = (await entries()).map(({ id }) => id);
  const ended = await run(command, [...first, ...words]);
  expect(ended.stderr).toBe('');
  const added = (await entries()).filter(({ id }) => !before.includes(id));
  expect(added.map(({ operation }) => operation)).toEqual([row.operation]);
  expect(added[0]?.status).toBeOneOf([200, 204]);
  expect(added[0]?.reason).toBe(words.includes(reason) ? reason : null);
});

it('is so of every command there is, by every word it has', async () => {
  const files = (await readdir(commands)).map((file) => file.replace(/\.ts$/, ''));
  const known = Object.keys(table);
  expect(files.toSorted()).toEqual(
    [...new Set(known.map((name) => name.split(' ')[0]))].toSorted(),
  );
  for (const command of new Set(
    known.filter((name) => name.includes(' ')).map((name) => name.split(' ')[0] ?? ''),
  )) {
    const { stderr } = await run(command, []);
    const usages = [...stderr.matchAll(/^npm run -s \w+ -- ([\w-]+(?: \| [\w-]+)*)/gm)];
    const words = usages.flatMap(([, some]) => (some ?? '').split(' | '));
    expect(words.map((word) => `${command} ${word}`).toSorted()).toEqual(
      known.filter((name) => name.startsWith(`${command} `)).toSorted(),
    );
  }
});

it('tells what was reported of a message to one seat alone to whoever says why', async () => {
  const [author, reporter] = [await register(api), await register(api)];
  const game = await startGame(api, [author, reporter]);
  const path = `/v1/games/${game}/messages`;
  const said = await ask(api, {
    ...{ method: 'post', path, as: author },
    body: { text: 'Between us', to: 1 },
  });
  const { writings } = api.service.services;
  const report = { gameId: game, messageId: said.body.id, userId: reporter.id, at: new Date() };
  await writings.report({ ...report, reason: 'rude' });
  const without = await told('reports', ['list']);
  expect(without).toContain('withheld');
  expect(without).not.toContain('Between us');
  expect((await entries())[0]).toMatchObject({ operation: 'listReports', reason: null });
  expect(await told('reports', ['list', ...because])).toContain('Between us');
  const refused = await run('reports', ['list', '--reason', ' ']);
  expect(refused.stderr).toContain('Say --reason as well');
  const { rows: reported } = await api.service.database.pool.query<{ id: string }>(
    'select report_id as id from game_report where message_id = $1',
    [said.body.id],
  );
  const answering = ['answer', game, reported[0]?.id ?? '', '--answer', 'We have spoken.'];
  const unlooked = await run('reports', answering);
  expect(unlooked.stderr).toContain('--reason');
  await told('reports', [...answering, ...because]);
  expect(await told('reports', ['list'])).not.toContain(reported[0]?.id);
  const stdout = await told('reports', ['list', '--all', '--json', ...because]);
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({ id: reported[0]?.id, answer: 'We have spoken.' }),
  );
  const twice = await run('reports', [...answering, ...because]);
  expect(twice.stderr).not.toBe('');
  expect(JSON.stringify(await entries())).not.toContain('We have spoken.');
});

it('asks why where secrets are told or something changes, and does nothing without', async () => {
  const { stderr } = await run('games', ['close-chat', world.turning]);
  expect(stderr).toContain('Say --reason as well');
  const path = `/v1/games/${world.turning}/messages`;
  expect((await ask(api, { path, as: world.player })).body.closed).toBeNull();
});

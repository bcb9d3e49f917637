import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, type DatabaseUrls, dropDatabase } from '../../src/embedded/databases.ts';
import { type Api, openApi, type Player, register, startGame, tokenOf } from '../api.ts';
import { type Ended, on, runCommand } from '../commands.ts';
import { freshDatabase } from '../harness.ts';
import { exampleEntry } from '../players.ts';

// What admins do, by commands on the machine: the same, noted the same.

let api: Api;
let players: readonly Player[];
let game: string;
let folder: string;
let urls: DatabaseUrls;
let drop: () => Promise<void>;

const { title, editionHash } = exampleEntry();
const own = editionHash.toString('hex');

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  ({ urls, drop } = fresh);
  api = await openApi(urls);
  players = [await register(api, 'Olga'), await register(api, 'Petra')];
  game = await startGame(api, players);
  folder = await mkdtemp(join(tmpdir(), 'staffetta-commands-'));
});
afterAll(async () => {
  await api.close();
  await drop();
  await rm(folder, { recursive: true });
});

const run = (name: string, ...words: readonly string[]): Promise<Ended> =>
  runCommand(name, words, { ...on(urls), PUBLIC_URL: 'https://games.example' });

async function told(name: string, ...words: readonly string[]) {
  const { code, stdout, stderr } = await run(name, ...words, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

async function newest() {
  const all = { gameId: null, userId: null, admin: null, asker: null, before: null, limit: 1 };
  const [entry] = await api.service.services.desk.audit.list(all);
  return entry;
}

const nameOf = (place: number): string => players[place]?.name ?? '';

describe('npm run games', () => {
  it('finds games by what admins find them by', async () => {
    const found = await told('games', 'find', '--title', title.id, '--player', nameOf(0));
    expect(found.map(({ id }: { id: string }) => id)).toEqual([game]);
    expect(await told('games', 'find', '--status', 'ended')).toEqual([]);
    expect((await run('games', 'find')).stdout).toContain(`${game}  ${title.id}`);
    const lost = await run('games', 'find', '--player', 'Nobody of that name');
    expect(lost).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nobody here has the name, the confirmed address'),
    });
    const wrong = await run('games', 'find', '--trouble', 'boredom');
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('trouble') });
  });

  it('shows one, with its seats', async () => {
    const found = await told('games', 'show', game);
    expect(found).toMatchObject({ id: game, edition: own, status: 'running' });
    const { stdout } = await run('games', 'show', game);
    expect(stdout).toMatch(/seat 1 {2}"(Olga|Petra) \w+" /);
    const none = await run('games', 'show', '11111111-2222-4333-8444-555555555555');
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no game') });
  });

  it('tells its log as everybody knows it; as a referee only with a reason, which is noted', async () => {
    const open = JSON.stringify(await told('games', 'log', game));
    expect(await newest()).toMatchObject({ operation: 'inspectLog', reason: null, status: 200 });
    const all = JSON.stringify(await told('games', 'log', game, '--referee', '--reason', 'a test'));
    expect(await newest()).toMatchObject({
      ...{ operation: 'inspectLog', gameId: game, reason: 'a test', status: 200, admin: null },
      asked: { game, referee: true },
    });
    expect(open).not.toContain('"hash":"');
    expect(all).toContain('"hash":"');
    const silent = await run('games', 'log', game, '--referee');
    expect(silent).toMatchObject({ code: 1, stderr: expect.stringContaining('--reason') });
  });

  it('shows a position as everybody sees it; with other eyes only with a reason, which is noted', async () => {
    const { stdout } = await run('games', 'position', game);
    expect(stdout).toMatch(/^behind event (\d+) of \1 {2}running {2}waits for seat \d/);
    const everybodys = await told('games', 'position', game);
    expect(await newest()).toMatchObject({ operation: 'inspectPosition', reason: null });
    const his = await told('games', 'position', game, '--as', '1', '--reason', 'a test');
    expect(await newest()).toMatchObject({
      ...{ operation: 'inspectPosition', gameId: game, reason: 'a test', status: 200 },
      asked: { game, as: 0, at: null },
    });
    expect(his.view).not.toEqual(everybodys.view);
    expect((await told('games', 'position', game, '--at', '1')).number).toBe(1);
    for (const [words, why] of [
      [['--as', '1'], '--reason'],
      [['--at', '9999'], 'in this game'],
      [['--as', '9', '--reason', 'a test'], 'in this game'],
      [['--as', 'chess'], '--as is a spectator'],
    ] as const) {
      const refused = await run('games', 'position', game, ...words);
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(why) });
    }
  });

  it('checks a log, and ends with 1 where it does not hold', async () => {
    expect(await told('games', 'check', game)).toMatchObject({ brokenAt: null, difference: null });
    const other = await startGame(api, players);
    await api.service.database.pool.query(`update game set hash = '\\x00' where game_id = $1`, [
      other,
    ]);
    const broken = await run('games', 'check', other);
    expect(broken).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^Broken at event \d+/),
    });
  });

  it('helps one where it stands as it was looked upon, and all read why', async () => {
    const helped = await startGame(api, players);
    const { number } = await told('games', 'show', helped);
    const because = ['--reason', 'a wrong card was printed'];
    const late = await run('games', 'end', helped, '--newest', String(number - 1), ...because);
    expect(late).toMatchObject({ code: 1, stderr: expect.stringContaining('went on') });
    const blind = await run('games', 'end', helped, ...because);
    expect(blind).toMatchObject({ code: 1, stderr: expect.stringContaining('at newest') });
    const done = await told('games', 'end', helped, '--newest', String(number), ...because);
    expect(done).toEqual({ game: helped, done: 'end' });
    const { stdout } = await run('games', 'timeline', helped);
    expect(stdout).toMatch(/event \d+ .*a wrong card was printed/);
    expect(stdout).toMatch(/on the machine {2}endGame {2}204 {2}"a wrong card was printed"/);
    const line: { kind: string }[] = await told('games', 'timeline', helped, '--kind', 'deed');
    expect(line.map(({ kind }) => kind)).toEqual(['deed', 'deed']); // the late one, too
    const stretch = ['--from', String(number), '--to', String(number + 1)];
    const { events } = await told('games', 'difference', helped, ...stretch);
    expect(events).toHaveLength(1);
    const exported = await told('export', helped);
    expect(exported).toMatchObject({ game: helped, format: 'staffetta-game-2' });
  });

  it('says what is wrong as people say it: seats from 1, days, and which mails there are', async () => {
    const because = ['--reason', 'to see what it says'];
    const helped = await startGame(api, players);
    const { number } = await told('games', 'show', helped);
    const upon = ['--newest', String(number), ...because];
    const nowhere = '11111111-2222-4333-8444-555555555555';
    const refusals: readonly (readonly [readonly string[], string])[] = [
      [['free-seat', helped, '--seat', '9', ...upon], 'seat: from 1 to 2 at this table'],
      [['find', '--moved-before', 'yesterday'], 'a day, such as 2026-08-03, or a moment, such as'],
      [['find', '--version', 'two'], 'a number, from 1 to 1000000'],
      [['difference', helped, '--from', 'two'], 'a number, from 1 to 1000000'],
      [
        ['resend-mail', helped, '--mail', nowhere, ...because],
        `No mail of this game has the id ${nowhere}.`,
      ],
      [['close-chat', nowhere, ...because], `There is no game ${nowhere} in this database`],
    ];
    for (const [words, says] of refusals) {
      expect(await run('games', ...words)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(says),
      });
    }
    for (const when of ['2026-08-03', '2026-08-03T18:00:00Z', '2026-08-03T18:00:00+02:00']) {
      expect(await told('games', 'find', '--moved-before', when)).toEqual([]);
    }
  });

  it('says who reads the reason of each help', async () => {
    const { stderr } = await run('games', 'help');
    expect(stderr).toContain('of a mail that is sent again admins alone');
    expect(stderr).not.toContain('Whoever may see the game reads the reason.');
  });

  it('says what it understands, with 2', async () => {
    for (const words of [
      ['find', game],
      ['log', game, '--x'],
    ]) {
      expect(await run('games', ...words)).toMatchObject({ code: 2, stdout: '' });
    }
    const odd = await run('games', 'show', 'chess');
    expect(odd).toMatchObject({ code: 1, stderr: expect.stringContaining('no id of a game') });
  });
});

describe('npm run admin', () => {
  it('tells what admins did last, in a game, about somebody, or by somebody', async () => {
    const other = await startGame(api, players);
    await told('games', 'show', other);
    await told('games', 'check', other);
    const operations = async (...words: readonly string[]) => {
      const entries: { operation: string; gameId: string }[] = await told(
        'admin',
        'audit',
        ...words,
      );
      return entries.map(({ operation }) => operation);
    };
    expect(await operations('--game', other)).toEqual([
      ...['listAudit', 'checkLog', 'inspectGame'], // this is noted first
    ]);
    expect(await operations('--game', other, '--limit', '1')).toEqual(['listAudit']);
    expect(await operations('--game', other, '--deeds')).toEqual([]);
    await told('games', 'close-chat', other, '--reason', 'they shout');
    expect(await operations('--game', other, '--deeds')).toEqual(['closeChat']);
    expect(await operations('--user', nameOf(0), '--limit', '1')).toHaveLength(1);
    expect(await operations('--admin', nameOf(0))).toEqual([]);
    for (const words of [
      ['--limit', 'all'],
      ['--game', 'chess'],
      ['--user', 'Nobody of that name'],
    ]) {
      expect((await run('admin', 'audit', ...words)).code).toBe(1);
    }
  });
});

describe('npm run admin grant', () => {
  it('calls somebody by his name or his id as every command does, and lets no bot administer', async () => {
    const [olga, petra] = players;
    const bot = await api.service.services.accounts.bots.make(olga?.id ?? '', 'Bot of Olga');
    const because = ['--reason', 'for a test'];
    const first = { id: olga?.id, name: olga?.name, kind: 'person' };
    expect(await told('admin', 'grant', nameOf(0))).toEqual(first);
    await told('admin', 'grant', petra?.id ?? '', ...because);
    expect(await newest()).toMatchObject({ operation: 'grant', userId: petra?.id, status: 204 });
    await told('admin', 'revoke', nameOf(1), ...because);
    expect(await told('admin', 'list')).toEqual([{ ...first, usesCodes: false }]);
    const refused = await run('admin', 'grant', 'Bot of Olga', ...because);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('neither guests nor bots'),
    });
    expect(await newest()).toMatchObject({ operation: 'grant', userId: bot.id, status: 409 });
    const lost = await run('admin', 'grant', 'Nobody of that name', ...because);
    expect(lost).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('Nobody here has the name') },
    });
  });
});

describe('npm run people', () => {
  it('finds somebody, and shows how he is doing', async () => {
    const found = await told('people', 'find', 'ol');
    expect(found.map(({ name }: { name: string }) => name)).toEqual([nameOf(0)]);
    expect(await told('people', 'show', nameOf(0))).toMatchObject({
      name: nameOf(0),
      kind: 'person',
    });
  });

  it('suspends, restores and signs out, noted with its reason', async () => {
    const id = players[1]?.id ?? '';
    await told('people', 'suspend', nameOf(1), '--reason', 'for a test');
    expect(await newest()).toMatchObject({
      ...{ admin: null, operation: 'suspendUser', userId: id, reason: 'for a test', status: 204 },
    });
    const again = await run('people', 'suspend', nameOf(1), '--reason', 'for a test');
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('It is so already') });
    expect(await newest()).toMatchObject({ operation: 'suspendUser', status: 409 });
    await told('people', 'restore', id, '--reason', 'it was a test');
    await tokenOf(api.service, id);
    await told('people', 'sign-out', nameOf(1), '--reason', 'for a test');
    expect(await told('people', 'show', nameOf(1))).toMatchObject({
      sessions: 0,
      suspendedAt: null,
    });
    const silent = await run('people', 'suspend', nameOf(1));
    expect(silent).toMatchObject({ code: 1, stderr: expect.stringContaining('--reason') });
  });
});

describe('npm run editions', () => {
  const file = (name: string) => join(folder, name);
  const write = (name: string, facts: unknown) => writeFile(file(name), JSON.stringify(facts));
  const printed = title.edition as object;
  const said = ['--label', 'From the box', '--origin', 'my own box', '--reason', 'for a test'];

  it('gives what one begins from, tries a file, and adds it', async () => {
    const { stdout } = await run('editions', 'show', title.id, own);
    const facts = JSON.parse(stdout);
    expect(facts).toEqual(printed);
    await write('better.json', { ...facts, name: 'as printed' });
    const judged = await told('editions', 'validate', title.id, file('better.json'));
    expect(judged).toMatchObject({ faults: [], count: 1, isKnown: false });
    const { hash } = await told('editions', 'add', title.id, file('better.json'), ...said);
    expect(hash).toBe(judged.hash);
    expect(await newest()).toMatchObject({
      ...{ admin: null, operation: 'addEdition', reason: 'for a test', status: 200 },
      asked: { title: title.id, label: 'From the box', origin: 'my own box' },
    });
    const twice = await run('editions', 'add', title.id, file('better.json'), ...said);
    expect(twice).toMatchObject({ code: 1, stderr: expect.stringContaining('here already') });
  });

  it('names each fault, and ends with 1', async () => {
    await write('wrong.json', { ...printed, name: 12 });
    const tried = await run('editions', 'validate', title.id, file('wrong.json'));
    expect(tried).toMatchObject({ code: 1, stdout: expect.stringMatching(/^name: /) });
    const added = await run('editions', 'add', title.id, file('wrong.json'), ...said);
    expect(added).toMatchObject({ code: 1, stderr: expect.stringContaining('facts.name: ') });
    expect(await newest()).toMatchObject({ operation: 'addEdition', status: 400 });
  });

  it('takes a label the API takes, and no other', async () => {
    await write('short.json', { ...printed, name: 'short' });
    const labelled = (label: string) =>
      run('editions', 'add', title.id, file('short.json'), ...said.with(1, label), '--json');
    expect(await labelled('x'.repeat(61))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Say --label as well, in 1 to 60 characters one can see,/),
    });
    expect(await labelled('B')).toMatchObject({ code: 0, stderr: '' });
  });

  it('makes one the usual one, withdraws one, and offers it again', async () => {
    await write('other.json', { ...printed, name: 'other' });
    const { hash } = await told('editions', 'add', title.id, file('other.json'), ...said);
    const because = ['--reason', 'for a test'];
    const late = ['editions', 'default', title.id, hash, '--usual', hash, ...because] as const;
    expect(await run(...late)).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('another edition has become the usual one') },
    });
    await told('editions', 'default', title.id, hash, '--usual', own, ...because);
    expect(await newest()).toMatchObject({
      ...{ operation: 'makeEditionDefault', asked: { title: title.id, hash, usual: own } },
    });
    await told('editions', 'withdraw', title.id, own, ...because);
    const listed: { hash: string; isDefault: boolean; isOffered: boolean }[] = await told(
      'editions',
      'list',
      title.id,
    );
    expect(listed.find((one) => one.hash === hash)).toMatchObject({ isDefault: true });
    expect(listed.find((one) => one.hash === own)).toMatchObject({ isOffered: false });
    await told('editions', 'offer', title.id, own, ...because);
    const { stdout } = await run('editions', 'list', title.id);
    expect(stdout).toContain(`${hash}  "From the box"  usual  1 otherwise  "my own box"`);
    expect(stdout).toContain(`${own}  the title’s own  offered  0 otherwise`);
  });

  it('says which titles there are, and what it understands', async () => {
    const lost = await run('editions', 'list', 'chess');
    expect(lost).toMatchObject({ code: 1, stderr: expect.stringContaining(title.id) });
    expect(await run('editions', 'add', title.id)).toMatchObject({ code: 2 });
    const missing = await run('editions', 'validate', title.id, file('none.json'));
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be read') });
  });
});

describe('npm run migrate', () => {
  it('brings a database up to date, and says with what', async () => {
    const name = `unused_${randomBytes(6).toString('hex')}`;
    const unused = await createDatabase(urls, name);
    onTestFinished(() => dropDatabase(unused, name));
    const { code, stdout, stderr } = await runCommand('migrate', ['--json'], on(unused));
    expect([code, stderr]).toEqual([0, '']);
    const files = (await readdir(new URL('../../../../migrations/', import.meta.url))).filter(
      (file) => file.endsWith('.sql'),
    );
    expect(JSON.parse(stdout)).toEqual({ applied: files.toSorted(), notices: [] });
    expect(await runCommand('migrate', [], on(unused))).toMatchObject({
      ...{ code: 0, stdout: 'Up to date already.\n' },
    });
    const again = await runCommand('migrate', ['--json'], on(unused));
    expect(JSON.parse(again.stdout)).toEqual({ applied: [], notices: [] });
    for (const words of [['now'], ['--jsn']]) {
      expect(await runCommand('migrate', words, on(unused))).toMatchObject({ code: 2, stdout: '' });
    }
  });
});

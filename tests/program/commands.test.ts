import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, dropDatabase } from '../../apps/api/src/embedded/databases.ts';
import { testDataRoot } from '../../apps/api/src/embedded/testing.ts';
import { openApi } from '../../apps/api/test/api.ts';
import { exampleEntry } from '../../apps/api/test/players.ts';
import {
  type Instance,
  killInstance,
  root,
  runBuilt,
  startInstance,
  stopInstance,
} from './instance.ts';

// The built commands as an operator has them, each in a process of its own, on an instance that runs.

const { title } = exampleEntry();

let folder: string;
let data: string;
let instance: Instance;

beforeAll(async () => {
  folder = await mkdtemp(join(await testDataRoot(), 'staffetta-test-operator-'));
  await chmod(folder, 0o755); // as root, PostgreSQL's user must come through
  data = join(folder, 'data');
  instance = await startInstance(data);
});
afterAll(async () => {
  await killInstance(instance, 'whole group');
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command on the instance's data, to an end without a fault; gives what it wrote. */
async function run(name: string, ...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runBuilt(name, words, data);
  expect(code, stderr).toBe(0);
  return stdout;
}

type Game = { readonly id: string; readonly status: string };

async function signIn({ url, password }: Pick<Instance, 'url' | 'password'>): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Ada', password });
  const signedIn = await fetch(`${url}/v1/sessions`, { method: 'POST', headers, body });
  return ((await signedIn.json()) as { token: string }).token;
}

/** What a player of the demonstration has. */
async function gamesOf(of: Pick<Instance, 'url' | 'password'>): Promise<readonly Game[]> {
  const headers = { authorization: `Bearer ${await signIn(of)}` };
  const answer = await fetch(`${of.url}/v1/games?mine=true`, { headers });
  return ((await answer.json()) as { games: Game[] }).games;
}

const because = ['--reason', 'to see that it runs'];

describe('a built command', () => {
  let game: string;
  let file: string;

  beforeAll(async () => {
    game = (await gamesOf(instance)).find(({ status }) => status === 'ended')?.id ?? '';
    file = join(folder, 'game.json');
    await writeFile(file, await run('export', game, '--referee', ...because));
  });

  it.each<[string, () => readonly string[], string | RegExp]>([
    ['games', () => ['show', game], /^\S+ .*\nedition /],
    ['import', () => [file, ...because], 'This game is here already.\n'],
    ['migrate', () => [], 'Up to date already.\n'],
    ['people', () => ['find', 'ada', '--json'], '"name":"Ada"'],
    ['reports', () => ['list', '--json'], '[]\n'],
    ['shadow', () => ['--title', title.id], ' 0 different, 0 failed.\n'],
    ['verify', () => [], ' 0 broken.\n'],
    ['dashboard', () => [], 'Games whose log is broken: 0'],
  ])('%s does what it is told', async (name, words, says) => {
    expect(await run(name, ...words())).toMatch(says);
  });

  it('gives the code of what it found, and says on the other stream what is wrong', async () => {
    const lost = await runBuilt('games', ['show', '11111111-2222-4333-8444-555555555555'], data);
    expect(lost).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no game/m),
    });
    const odd = await runBuilt('restore', [], data);
    expect(odd).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^npm run/m) });
  });

  it('is what npm runs by its name, of all there are', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const sources = await readdir(join(root, 'apps/api/src/commands'));
    for (const name of sources.map((source) => basename(source, '.ts'))) {
      if (name === 'dashboard') continue; // as it was built: a crontab asks for it
      expect(scripts[name]).toBe(
        `npm run -s build && exec node --enable-source-maps apps/api/dist/commands/${name}.js`,
      );
    }
  });
});

type Told = {
  readonly token: string;
  readonly faults: readonly object[];
  readonly trials: readonly { readonly isOver: boolean }[];
};

async function post(path: string, body: object, token: string): Promise<Told> {
  const answer = await fetch(`${instance.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return answer.json() as Promise<Told>;
}

// Printed facts are tried in a thread, which a bundle has to find beside itself, wherever it lies.
it('the built service and the built command try an edition to its end', async () => {
  const { password } = instance;
  await run('admin', 'grant', 'Ada');
  const token = await signIn(instance);
  await post('/v1/admin/entry', { password }, token);
  const path = `/v1/admin/titles/${title.id}/editions/validation`;
  const told = await post(path, { facts: title.edition }, token);
  const box = join(folder, 'box.json');
  await writeFile(box, JSON.stringify(title.edition));
  const said: Told = JSON.parse(await run('editions', 'validate', title.id, box, '--json'));
  for (const { faults, trials } of [told, said]) {
    expect(faults).toEqual([]);
    expect(trials.length).toBeGreaterThan(0);
    expect(trials.every(({ isOver }) => isOver)).toBe(true);
  }
});

/** An empty database of another PostgreSQL, until the test is over. */
async function elsewhere() {
  const cluster = inject('databases').postgres18;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const urls = await createDatabase(cluster, name);
  onTestFinished(() => dropDatabase(cluster, name));
  return urls;
}

it('saves while it runs, restores into a new folder, and moves to another PostgreSQL', async () => {
  const backups = join(folder, 'backups');
  await mkdir(backups);
  const games = await gamesOf(instance);
  expect(games.length).toBeGreaterThan(1);
  const told = JSON.parse(await run('backup', backups, '--json'));
  expect(told.rows.game).toBe(games.length);
  const external = await elsewhere();
  const to = [external.ownerUrl, external.serviceUrl];
  expect(await runBuilt('move', to, data)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another Staffetta'),
  });
  expect(await stopInstance(instance)).toBe(0);

  expect(await readdir(backups)).toEqual([basename(told.file)]);
  const drill = join(folder, 'drill');
  const restored = await runBuilt('restore', [told.file], drill);
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('chain holds') });
  const verified = await runBuilt('verify', [], drill);
  expect(verified).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(new RegExp(`^${games.length} games, \\d+ events, 0 broken`)),
  });

  const moved = await run('move', ...to);
  expect(moved).toContain('Now set DATABASE_OWNER_URL to the first connection string');
  const { close, url } = await openApi(external);
  onTestFinished(close);
  expect(await gamesOf({ url, password: instance.password })).toEqual(games);
});

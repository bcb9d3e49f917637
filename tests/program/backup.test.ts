import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../../apps/api/src/embedded/cluster.ts';
import { openApi } from '../../apps/api/test/api.ts';
import { type Instance, ownEnvironment, startInstance, stopInstance } from './instance.ts';

// What an operator does: saves while people play, restores elsewhere, moves to a PostgreSQL of his own.

const root = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
let data: string;
let external: Cluster;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staffetta-test-operator-'));
  data = join(folder, 'data');
  external = await startCluster({ folder: join(folder, 'external'), fsync: false });
});
afterAll(async () => {
  await external.stop();
  await rm(external.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const run = async (words: readonly string[], dataFolder: string): Promise<string> => {
  const env = { ...ownEnvironment, STAFFETTA_DATA: dataFolder };
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', ...words], { cwd: root, env });
  return stdout;
};

/** What a player of the demonstration has. */
async function gamesOf({
  url,
  password,
}: Pick<Instance, 'url' | 'password'>): Promise<readonly { readonly id: string }[]> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Ada', password });
  const signedIn = await fetch(`${url}/v1/sessions`, { method: 'POST', headers, body });
  const { token } = (await signedIn.json()) as { token: string };
  const answer = await fetch(`${url}/v1/games?mine=true`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { games: { id: string }[] }).games;
}

it('saves while it runs, restores into a new folder, and moves to another PostgreSQL', async () => {
  const backups = join(folder, 'backups');
  await mkdir(backups);
  const embedded = await startInstance(data);
  const games = await gamesOf(embedded);
  expect(games.length).toBeGreaterThan(1);
  const told = JSON.parse(await run(['backup', '--', backups, '--json'], data));
  expect(told.rows.game).toBe(games.length);
  const to = [external.ownerUrl, external.serviceUrl];
  await expect(run(['move', '--', ...to], data)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another Staffetta'),
  });
  await stopInstance(embedded);

  expect(await readdir(backups)).toEqual([basename(told.file)]);
  const drill = join(folder, 'drill');
  expect(await run(['restore', '--', told.file], drill)).toContain('chain holds');
  expect(await run(['verify'], drill)).toMatch(
    new RegExp(`^${games.length} games, \\d+ events, 0 broken`),
  );

  const moved = await run(['move', '--', ...to], data);
  expect(moved).toContain('Now set DATABASE_OWNER_URL to the first connection string');
  const { close, url } = await openApi(external);
  expect(await gamesOf({ url, password: embedded.password })).toEqual(games);
  await close();
}, 240_000);

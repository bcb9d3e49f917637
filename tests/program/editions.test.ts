import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleEntry } from '../../apps/api/test/players.ts';
import {
  type Instance,
  killInstance,
  ownEnvironment,
  startInstance,
  stopInstance,
} from './instance.ts';

// Printed facts are tried in a thread, which a bundle has to find beside itself, wherever it lies.

const root = fileURLToPath(new URL('../../', import.meta.url));
const { title } = exampleEntry();

let folder: string;
let instance: Instance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staffetta-test-editions-'));
  instance = await startInstance(folder);
});
afterAll(async () => {
  await killInstance(instance, 'whole group');
  await rm(folder, { recursive: true, force: true });
});

const run = async (...words: readonly string[]): Promise<string> => {
  const env = { ...ownEnvironment, STAFFETTA_DATA: folder };
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', ...words], { cwd: root, env });
  return stdout;
};

type Told = {
  readonly token: string;
  readonly faults: readonly object[];
  readonly trials: readonly { readonly isOver: boolean }[];
};

async function post(path: string, body: object, token?: string): Promise<Told> {
  const answer = await fetch(`${instance.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return answer.json() as Promise<Told>;
}

it('the built service and the built command try an edition to its end', async () => {
  const { password } = instance;
  await run('admin', '--', 'grant', 'Ada');
  const { token } = await post('/v1/sessions', { name: 'Ada', password });
  await post('/v1/admin/entry', { password }, token);
  const path = `/v1/admin/titles/${title.id}/editions/validation`;
  const told = await post(path, { facts: title.edition }, token);
  const file = join(folder, 'box.json');
  await writeFile(file, JSON.stringify(title.edition));
  const said: Told = JSON.parse(await run('editions', '--', 'validate', title.id, file, '--json'));
  for (const { faults, trials } of [told, said]) {
    expect(faults).toEqual([]);
    expect(trials.length).toBeGreaterThan(0);
    expect(trials.every(({ isOver }) => isOver)).toBe(true);
  }
  expect(await stopInstance(instance)).toBe(0);
});

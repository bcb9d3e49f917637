import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundle } from '../../test/bundled.ts';
import { readHolder, takeLock } from './lock.ts';

/** Takes the lock again and again, proves it is alone with it, and dies holding it in the end. */
const contender = `
  import { rm, open } from 'node:fs/promises';
  import { takeLock } from './lock.ts';
  const folder = process.argv[2];
  const inside = folder + '/inside';
  for (let times = 0; times < 5; ) {
    const lock = await takeLock(folder, null).catch(() => null);
    if (lock === null) continue;
    await (await open(inside, 'wx')).close();
    await new Promise((resolve) => setTimeout(resolve, 3));
    await rm(inside);
    times += 1;
    if (times === 5) process.kill(process.pid, 'SIGKILL');
    await lock.release();
  }
`;

function contend(program: string, folder: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('never lets two processes in, though each dies holding the lock', async () => {
  const folder = await makeFolder();
  const { path, remove } = await bundle(contender, import.meta.dirname);
  onTestFinished(remove);
  const ends = await Promise.all(Array.from({ length: 4 }, () => contend(path, folder)));
  expect(ends).toEqual(Array.from({ length: 4 }, () => 'SIGKILL'));
  const lock = await takeLock(folder, null);
  expect(await readdir(join(folder, 'lock'))).toHaveLength(1);
  await lock.release();
});

it('tells who holds it, and where that one is', async () => {
  const folder = await makeFolder();
  expect(await readHolder(folder)).toBeNull();
  const lock = await takeLock(folder, null);
  await lock.announce('http://127.0.0.1:1234');
  expect(await readHolder(folder)).toMatchObject({
    pid: process.pid,
    url: 'http://127.0.0.1:1234',
  });
  await lock.release();
  expect(await readHolder(folder)).toBeNull();
});

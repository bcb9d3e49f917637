import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { handTo, identify, type RunAs } from './account.ts';
import { type Binaries, programPath } from './binaries.ts';
import { findDatabaseProcesses, signal, waitUntil } from './processes.ts';

/** PostgreSQL's main process on one data folder. */
export type Postmaster = {
  /** Resolves, with a sentence, when it ends without having been asked to. */
  lost: Promise<string>;
  stop: () => Promise<void>;
};

export type PostmasterPlan = {
  binaries: Binaries;
  account: RunAs;
  cluster: string;
  socketFolder: string;
  logFile: string;
  fsync: boolean;
};

const largestLog = 10_000_000;
const politely = 30_000;
const firmly = 10_000;

/** Socket folders outside the data folder have names of this kind and go with their postmaster. */
export const temporarySocketFolder = join(tmpdir(), 'staffetta-socket-');

/** The postmaster's own notes: line 1 its process, 5 its socket folder, 8 whether it is ready. */
async function readNotes(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n').map((line) => line.trim());
}

function isReady(notes: string[]): boolean {
  return notes[7] === 'ready';
}

/** Where a postmaster that another process started, or is starting, takes connections. */
export async function waitForSocket(cluster: string): Promise<string> {
  const ready = await waitUntil(async () => isReady(await readNotes(cluster)), politely);
  const socketFolder = (await readNotes(cluster))[4];
  if (ready && socketFolder !== undefined) return socketFolder;
  throw new OperatorError(
    `The database in ${dirname(cluster)} does not come up. See the program that runs it, and its log beside it.`,
  );
}

async function isQuiet(cluster: string): Promise<boolean> {
  return (await findDatabaseProcesses(cluster)).length === 0;
}

/** Stops what an earlier start, since killed, left behind in this data folder, and only that. */
export async function stopOrphans(cluster: string): Promise<void> {
  const [pid = '', , , , socketFolder = ''] = await readNotes(cluster);
  const found = await findDatabaseProcesses(cluster);
  const main = found.filter((process) => String(process) === pid);
  for (const process of main) signal(process, 'SIGINT');
  const gone = main.length > 0 && (await waitUntil(() => isQuiet(cluster), politely));
  if (!gone) {
    // Without their main process the others end by themselves, unless they are in the middle of work.
    for (const process of await findDatabaseProcesses(cluster)) signal(process, 'SIGQUIT');
    await waitUntil(() => isQuiet(cluster), firmly);
    for (const process of await findDatabaseProcesses(cluster)) signal(process, 'SIGKILL');
    await waitUntil(() => isQuiet(cluster), firmly);
  }
  // The process named there is gone; its number may by now be a stranger's.
  if (pid !== '') await rm(join(cluster, 'postmaster.pid'), { force: true });
  if (socketFolder.startsWith(temporarySocketFolder)) {
    await rm(socketFolder, { recursive: true, force: true });
  }
}

async function openLog({ logFile, account }: PostmasterPlan): Promise<FileHandle> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(logFile, `${logFile}.1`);
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const file = await open(logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (account !== null) await file.chown(account.uid, account.gid);
  return file;
}

async function readTail(logFile: string, from: number): Promise<string> {
  const text = await readFile(logFile).catch(() => Buffer.alloc(0));
  return text.subarray(from).toString('utf8').trim().split('\n').slice(-12).join('\n');
}

function listSettings({ socketFolder, fsync }: PostmasterPlan): string[] {
  const settings: Record<string, string> = {
    fsync: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
    listen_addresses: '',
    log_checkpoints: 'off',
    // Neither statements nor the values they failed on belong in a log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_statement: 'none',
    log_timezone: 'UTC',
    port: '5432',
    synchronous_commit: fsync ? 'on' : 'off',
    timezone: 'UTC',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function run(plan: PostmasterPlan): Promise<{ child: ChildProcess; logStart: number }> {
  await rm(plan.socketFolder, { recursive: true, force: true });
  await mkdir(plan.socketFolder, { mode: 0o700 });
  await handTo(plan.account, plan.socketFolder);
  const log = await openLog(plan);
  try {
    const { size } = await log.stat();
    const program = programPath(plan.binaries, 'postgres');
    const child = spawn(program, ['-D', plan.cluster, ...listSettings(plan)], {
      ...identify(plan.account),
      cwd: dirname(dirname(program)),
      // Out of the terminal's group: Ctrl-C must reach us first, and the database last.
      detached: true,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      // A file, not a pipe: it must be able to go on and stop cleanly when we have been killed.
      stdio: ['ignore', log.fd, log.fd],
    });
    return { child, logStart: size };
  } finally {
    await log.close();
  }
}

/** Starts PostgreSQL on its data folder and waits until it takes connections. */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  const { child, logStart } = await run(plan);
  let ended = false;
  let failure: Error | undefined;
  const end = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure = error;
      ended = true;
      resolve();
    });
    child.once('exit', () => {
      ended = true;
      resolve();
    });
  });
  // The last word, should this program end without having stopped it.
  const stopAtExit = () => {
    if (!ended && child.pid !== undefined) signal(child.pid, 'SIGINT');
  };
  process.once('exit', stopAtExit);

  const isUp = async () => {
    const notes = await readNotes(plan.cluster);
    return notes[0] === String(child.pid) && isReady(notes);
  };
  while (!(ended || (await isUp()))) await new Promise((resolve) => setTimeout(resolve, 10));

  const explain = async (what: string) => {
    const tail = failure?.message ?? (await readTail(plan.logFile, logStart));
    return `${what} The end of its log (${plan.logFile}):\n${tail}`;
  };
  if (ended) {
    process.off('exit', stopAtExit);
    throw new OperatorError(await explain('The embedded PostgreSQL did not start.'));
  }

  let asked = false;
  const lost = end.then(() =>
    asked ? new Promise<string>(() => undefined) : explain('The embedded PostgreSQL has ended.'),
  );
  return {
    lost,
    stop: async () => {
      asked = true;
      for (const [name, wait] of [
        ['SIGINT', politely],
        ['SIGQUIT', firmly],
        ['SIGKILL', firmly],
      ] as const) {
        if (!ended) child.kill(name);
        if (await waitUntil(() => ended, wait)) break;
      }
      process.off('exit', stopAtExit);
      await rm(plan.socketFolder, { recursive: true, force: true });
    },
  };
}

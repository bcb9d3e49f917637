import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { platform } from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const onLinux = platform === 'linux';
const digits = /^\d+$/;

type Stat = { state: string; startTicks: string };

async function readStat(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The program's name stands in parentheses and may hold anything, so count from its end.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
}

function answersSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process with this id runs; one that ended and waits for its parent counts as ended. */
export async function isAlive(pid: number): Promise<boolean> {
  if (!answersSignal(pid)) return false;
  const stat = onLinux ? await readStat(pid) : null;
  return stat === null ? answersSignal(pid) : !'ZX'.includes(stat.state);
}

/** Tells a process from a later one that was given the same id; null where it cannot be read. */
export async function readStartTime(pid: number): Promise<string | null> {
  if (onLinux) {
    const stat = await readStat(pid);
    if (stat === null) return null;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    return `${boot.trim()}/${stat.startTicks}`;
  }
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const answer = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env }).catch(() => null);
  return answer?.stdout.trim() || null;
}

export async function isSameProcess(pid: number, startTime: string | null): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  const current = await readStartTime(pid);
  return current === null || startTime === null ? isAlive(pid) : current === startTime;
}

const ourPrograms = ['initdb', 'postgres'];

async function worksIn(pid: string, folder: string): Promise<boolean> {
  const [exe, cwd, command] = await Promise.all([
    readlink(`/proc/${pid}/exe`).catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  ]);
  // An upgrade replaces the file under a running process, and Linux then says so in the link.
  if (!ourPrograms.includes(basename(exe.replace(' (deleted)', '')))) return false;
  return cwd === folder || command.split('\0').includes(folder);
}

/**
 * Processes of PostgreSQL that work on this data folder, whoever started them: the postmaster, its
 * children, or an initdb. `folder` must be a real path.
 */
export async function findDatabaseProcesses(folder: string): Promise<number[]> {
  if (onLinux) {
    const pids = (await readdir('/proc')).filter((name) => digits.test(name));
    const working = await Promise.all(pids.map((pid) => worksIn(pid, folder)));
    return pids.filter((_, index) => working[index]).map(Number);
  }
  const { stdout } = await run('ps', ['-axww', '-o', 'pid=,command=']);
  const beginnings = ourPrograms.map((program) => `/bin/${program} -D ${folder} `);
  return stdout
    .split('\n')
    .filter((line) => beginnings.some((beginning) => `${line} `.includes(beginning)))
    .map((line) => Number.parseInt(line, 10));
}

/** Sends a signal; a process that has just ended is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Asks again every few milliseconds until the answer is yes; false when the time is over. */
export async function waitUntil(
  done: () => Promise<boolean> | boolean,
  milliseconds: number,
): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!(await done())) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

import { execFile, spawn } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.ts';

const run = promisify(execFile);

/** The system user PostgreSQL runs as when we are root, which it refuses to be. */
type Account = { name: string; uid: number; gid: number };

/** Null: as whoever runs this program. */
export type RunAs = Account | null;

const systemUser = 'staffetta';
const nobody = 'nobody';

/** Administration programs lie outside the search path of some shells. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin:/usr/bin:/bin` };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function lookUp(name: string): Promise<Account | null> {
  const ids = await Promise.all([
    run('id', ['-u', name], { env }),
    run('id', ['-g', name], { env }),
  ]).catch(() => null);
  if (ids === null) return null;
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout.trim()));
  return uid && gid !== undefined ? { name, uid, gid } : null;
}

async function createSystemUser(): Promise<void> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  await run('useradd', [...options, '--shell', '/usr/sbin/nologin', systemUser], { env });
}

/** Another start may hold the lock of the user list at this moment, so ask and try a few times. */
async function ensureSystemUser(): Promise<Account | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const account = await lookUp(systemUser);
    if (account !== null) return account;
    const failure = await createSystemUser().then(
      () => null,
      (error: Error) => error,
    );
    if (failure !== null && 'code' in failure && failure.code === 'ENOENT') return null;
    if (failure !== null) await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return lookUp(systemUser);
}

async function ownerOf(folder: string): Promise<Account | null> {
  const { uid, gid } = await stat(folder).catch(() => ({ uid: 0, gid: 0 }));
  if (uid === 0) return null;
  const known = await run('id', ['-un', String(uid)], { env }).catch(() => null);
  return { name: known?.stdout.trim() ?? `number ${uid}`, uid, gid };
}

/**
 * Whom PostgreSQL runs as. A data folder that already belongs to somebody keeps its owner, so that
 * root and the owner of a checkout can take turns.
 */
export async function chooseAccount(folder: string): Promise<RunAs> {
  if (!isRoot()) return null;
  const account = (await ownerOf(folder)) ?? (await ensureSystemUser()) ?? (await lookUp(nobody));
  if (account !== null) return account;
  throw new OperatorError(
    'PostgreSQL refuses to run as root, and neither the user staffetta nor nobody exists or can be made. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** What `spawn` needs to run a program as this account. */
export function identify(account: RunAs): { uid?: number; gid?: number } {
  // Node wants these as signed numbers; on macOS nobody is -2.
  return account === null ? {} : { uid: account.uid | 0, gid: account.gid | 0 };
}

export async function handTo(account: RunAs, path: string): Promise<void> {
  if (account !== null) await chown(path, account.uid, account.gid);
}

/** Runs a program as the account to its end and tells whether it went well, and what it said. */
export function runAs(
  account: RunAs,
  program: string,
  args: string[],
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...identify(account),
      cwd: '/',
      // Out of the terminal's group: Ctrl-C is for us, who wait for it to end.
      detached: true,
      env: { LC_ALL: 'C', PATH: env.PATH, TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Whether the account can enter the folder: tried, because modes alone do not tell. */
export async function canEnter(account: RunAs, folder: string): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).ok;
}

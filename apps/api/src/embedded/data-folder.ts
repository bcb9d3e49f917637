import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { explainFileError, OperatorError } from '../operator-error.ts';
import { canEnter, chooseAccount, handTo, isRoot, type RunAs } from './account.ts';
import { writePrivateFile } from './private-file.ts';

export type DataFolder = {
  path: string;
  account: RunAs;
};

/** Where data goes that PostgreSQL's user could not reach in the folder asked for. */
export const defaultSystemFolder = '/var/lib/staffetta';

const marker = 'README';
const markerText =
  'Staffetta keeps its data here: the embedded database, its passwords and its log. Delete the folder, while Staffetta is stopped, to start afresh.\n';

function hash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

/** A folder given by mistake (a home, a project) must not be handed to anybody or cleaned up. */
async function refuseForeignFolder(path: string): Promise<void> {
  const names = await readdir(path);
  if (names.length === 0 || names.includes(marker) || basename(path) === '.staffetta') return;
  throw new OperatorError(
    `The folder ${path} holds files, but not Staffetta's data. Set STAFFETTA_DATA to a new or empty folder.`,
  );
}

async function refuseStranger(path: string): Promise<void> {
  const { uid } = await stat(path);
  if (isRoot() || uid === process.getuid?.()) return;
  throw new OperatorError(
    `The data folder ${path} belongs to another user (number ${uid}), perhaps because root started Staffetta first. Start it as that user or as root, hand the folder over while it is stopped (chown -R), or set STAFFETTA_DATA to another folder.`,
  );
}

/** Makes the folder, or takes the one that is there, and closes it to everybody but its owner. */
async function openFolder(path: string, account: RunAs): Promise<DataFolder> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await refuseStranger(path);
  await refuseForeignFolder(path);
  await handTo(account, path);
  await chmod(path, 0o700);
  if (!(await exists(join(path, marker)))) {
    await writePrivateFile(join(path, marker), markerText, account);
  }
  return { path, account };
}

async function resolveFolder(wanted: string): Promise<string> {
  // Without this its parents, made along with the folder, would get its mode.
  await mkdir(dirname(wanted), { recursive: true });
  const there = await realpath(wanted).catch(() => null);
  return there ?? join(await realpath(dirname(wanted)), basename(wanted));
}

async function openReachableFolder(
  wanted: string,
  systemFolder: string,
  say: (sentence: string) => void,
): Promise<DataFolder> {
  const elsewhere = join(systemFolder, hash(wanted));
  const account = await chooseAccount(wanted);
  const reachable = await canEnter(account, dirname(wanted));
  const hasData = await exists(join(wanted, 'postgres'));
  if (reachable && (hasData || !(await exists(elsewhere)))) return openFolder(wanted, account);
  if (hasData) {
    throw new OperatorError(
      `PostgreSQL's user (${account?.name}) cannot reach the data in ${wanted}, because a folder above it is closed to others. Open that folder (chmod o+x), or move ${wanted} to ${elsewhere}.`,
    );
  }
  const systemAccount = await chooseAccount(elsewhere);
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  say(
    `PostgreSQL never runs as root, and its user (${systemAccount?.name}) ${reachable ? 'could once not' : 'cannot'} enter ${dirname(wanted)}, so the data is in ${elsewhere}.`,
  );
  return openFolder(elsewhere, systemAccount);
}

/**
 * Opens the folder asked for; as root, where PostgreSQL's user cannot enter it, one in the system
 * folder instead, and says so.
 */
export async function openDataFolder(
  wanted: string,
  systemFolder: string,
  say: (sentence: string) => void,
): Promise<DataFolder> {
  try {
    const path = await resolveFolder(wanted);
    return isRoot()
      ? await openReachableFolder(path, systemFolder, say)
      : await openFolder(path, null);
  } catch (error) {
    throw explainFileError(error, wanted);
  }
}

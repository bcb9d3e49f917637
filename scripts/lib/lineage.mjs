import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Where a look costs a process of its own, look less often. */
const pause = process.platform === 'linux' ? 300 : 2000;

async function readParent(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(pid)]);
    return Number(stdout);
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/**
 * Calls back once when the npm that runs us ends. It runs us through a shell, to which alone it
 * passes signals on, and killed it passes on nothing: without this we would go on unseen.
 */
export async function onceOrphaned(callBack) {
  const shell = process.ppid;
  const npm = await readParent(shell).catch(() => null);
  const look = async () => {
    const isWhole = process.ppid === shell && (await readParent(shell).catch(() => null)) === npm;
    if (isWhole) setTimeout(look, pause).unref();
    else callBack();
  };
  await look();
}

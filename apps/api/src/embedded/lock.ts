import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { handTo, type RunAs } from './account.ts';
import { writePrivateFile } from './private-file.ts';
import { isSameProcess, readStartTime } from './processes.ts';

/** What a process writes down about itself while it holds, or wants, a data folder. */
export type Claim = {
  pid: number;
  startTime: string | null;
  held: boolean;
  url: string | null;
};

export type Lock = {
  /** Tells a second start where this one is. */
  announce: (url: string) => Promise<void>;
  release: () => Promise<void>;
};

/** How long to wait for one that may be about to stop, or about to withdraw. */
const patience = 2_000;

async function readClaim(path: string): Promise<Claim | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

/** The living claims on this lock but our own; those of dead processes are cleared away. */
async function readRivals(folder: string, own: string): Promise<Claim[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== own);
  const rivals = await Promise.all(
    names.map(async (name) => {
      const claim = await readClaim(join(folder, name));
      if (claim !== null && (await isSameProcess(claim.pid, claim.startTime))) return [claim];
      await rm(join(folder, name), { force: true });
      return [];
    }),
  );
  return rivals.flat();
}

function describe(dataFolder: string, { pid, url }: Claim): OperatorError {
  const where = url === null ? 'is just starting' : `runs at ${url}`;
  return new OperatorError(
    `Another Staffetta on the data in ${dataFolder} ${where} (process ${pid}). Use that one, stop it (kill ${pid}), or set STAFFETTA_DATA to another folder.`,
  );
}

/** Who holds the data folder now, if anybody. */
export async function readHolder(dataFolder: string): Promise<Claim | null> {
  const folder = join(dataFolder, 'lock');
  const rivals = await readRivals(folder, '').catch(() => []);
  return rivals.find(({ held }) => held) ?? rivals[0] ?? null;
}

/**
 * One process per data folder, without help from the operating system's locks, which Node lacks.
 * Each contender first writes a claim under a name never used again, then looks: whoever sees
 * another living claim withdraws. Of two, the later to look sees the other, so two never win; and
 * a dead one's claim can be removed by anybody at any time without harm to a new one.
 */
export async function takeLock(dataFolder: string, account: RunAs): Promise<Lock> {
  const folder = join(dataFolder, 'lock');
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await handTo(account, folder);
  const deadline = Date.now() + patience;
  const startTime = await readStartTime(process.pid);
  while (true) {
    const own = `${process.pid}-${randomBytes(6).toString('hex')}.json`;
    const path = join(folder, own);
    const write = (claim: Omit<Claim, 'pid' | 'startTime'>) =>
      writePrivateFile(path, JSON.stringify({ pid: process.pid, startTime, ...claim }), account);
    await write({ held: false, url: null });
    const [rival] = await readRivals(folder, own);
    if (rival === undefined) {
      await write({ held: true, url: null });
      return {
        announce: (url) => write({ held: true, url }),
        release: () => rm(path, { force: true }),
      };
    }
    await rm(path, { force: true });
    if (Date.now() > deadline) throw describe(dataFolder, rival);
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 100));
  }
}

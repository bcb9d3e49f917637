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
  url: string | null;
};

export type Lock = {
  /** Tells a second start where this one is. */
  announce: (url: string) => Promise<void>;
  release: () => Promise<void>;
};

/** How long to wait for one that may be about to stop. */
const patience = 2_000;

/** How long to wait for one that starts, so as to say where it is, or that works briefly. */
const longPatience = 20_000;

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
  const where = url === null ? 'has been starting for a while' : `runs at ${url}`;
  return new OperatorError(
    `Another Staffetta on the data in ${dataFolder} ${where} (process ${pid}). Use that one, stop it (kill ${pid}), or set STAFFETTA_DATA to another folder.`,
  );
}

/** Who holds the data folder now, if anybody. */
export async function readHolder(dataFolder: string): Promise<Claim | null> {
  const folder = join(dataFolder, 'lock');
  const rivals = await readRivals(folder, '').catch(() => []);
  return rivals[0] ?? null;
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
  const begin = Date.now();
  const startTime = await readStartTime(process.pid);
  while (true) {
    const own = `${process.pid}-${randomBytes(6).toString('hex')}.json`;
    const path = join(folder, own);
    const write = (url: string | null) => {
      const claim: Claim = { pid: process.pid, startTime, url };
      return writePrivateFile(path, JSON.stringify(claim), account);
    };
    await write(null);
    const [rival] = await readRivals(folder, own);
    if (rival === undefined) {
      return {
        announce: write,
        release: () => rm(path, { force: true }),
      };
    }
    await rm(path, { force: true });
    const deadline = begin + (rival.url === null ? longPatience : patience);
    if (Date.now() > deadline) throw describe(dataFolder, rival);
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 100));
  }
}

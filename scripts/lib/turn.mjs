import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Tells a process from a later one with the same number; null when it has ended. */
function readStartTime(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? null : fields[18];
  } catch {
    return null;
  }
}

const isAlive = ({ pid, startTime }) => startTime !== null && readStartTime(pid) === startTime;

function readClaim(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return [];
  }
}

function writeClaim(path, pids) {
  const processes = pids.map((pid) => ({ pid, startTime: readStartTime(pid) }));
  writeFileSync(`${path}.part`, JSON.stringify(processes));
  renameSync(`${path}.part`, path);
}

function hasRival(folder, own) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== own);
  return names.some((name) => {
    if (readClaim(join(folder, name)).some(isAlive)) return true;
    rmSync(join(folder, name), { force: true });
    return false;
  });
}

/**
 * Does the work while no other process does work in the same folder, waiting for its turn. Each
 * contender first writes a claim under a new name, then looks; whoever sees another's living claim
 * withdraws, so two never win. `hold` adds a child to the claim: killed, we leave it running.
 */
export async function takeTurn(folder, onWait, work) {
  let waited = false;
  while (true) {
    mkdirSync(folder, { recursive: true });
    const own = `${process.pid}-${randomBytes(6).toString('hex')}.json`;
    const path = join(folder, own);
    writeClaim(path, [process.pid]);
    if (!hasRival(folder, own)) {
      try {
        return await work({ hold: (pid) => writeClaim(path, [process.pid, pid]) });
      } finally {
        rmSync(path, { force: true });
      }
    }
    rmSync(path, { force: true });
    if (!waited) onWait();
    waited = true;
    await sleep(100 + Math.random() * 200);
  }
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node that runs this runs everything, whatever else the machine calls `node`. */
const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH];

/** Tools that would ask the network for news or tell it of us. */
const still = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const running = new Set();

/** Each program leads a group of its own, so that all it has started can be ended with it. */
function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has just ended.
  }
}

let interrupted = false;

function interrupt() {
  interrupted = true;
  if (running.size === 0) process.exit(1);
  for (const child of running) signalGroup(child, 'SIGTERM');
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, 5000).unref();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);

/** A new folder of this run alone, gone when the run ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'staffetta-run-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Runs a command line to its end, without input. `shown` passes on what it says at once; else it
 * is in the answer. One that takes longer than `minutes` is ended.
 */
export function run(commandLine, { shown = false, minutes = 5, env = {} } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(commandLine, {
      cwd: root,
      shell: true,
      detached: true,
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      env: { ...process.env, ...still, ...env, PATH: path.filter(Boolean).join(delimiter) },
    });
    running.add(child);
    const said = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr?.on('data', (part) => said.push(part));

    let late = '';
    const timer =
      Number.isFinite(minutes) &&
      setTimeout(() => {
        late = `ended: it took more than ${minutes} minutes\n`;
        signalGroup(child, 'SIGKILL');
      }, minutes * 60_000);

    const end = (ok, more) => {
      clearTimeout(timer);
      running.delete(child);
      if (interrupted && running.size === 0) process.exit(1);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      resolve({ ok, seconds, output: Buffer.concat(said).toString() + more });
    };
    child.on('error', ({ message }) => end(false, message));
    child.on('close', (code) => end(code === 0, late));
  });
}

/** Does work on every item, beginning in their order and with so many at a time. */
export async function inTurn(items, atOnce, work) {
  const waiting = [...items];
  const goOn = async () => {
    while (waiting.length > 0) await work(waiting.shift());
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
}

/** The command line of one of the package's scripts. */
export function scriptLine(name) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (scripts[name] === undefined) throw new Error(`package.json has no script "${name}"`);
  return scripts[name];
}

/** A word of a command line, whatever it holds. */
export const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Runs vitest and reads its report; a run that ends without one has failed. */
export async function runVitest(args, { env = {}, minutes, shown = true } = {}) {
  const report = join(temporaryFolder(), 'report.json');
  const line = ['vitest', 'run', ...args].map(quoted).join(' ');
  const { ok, seconds, output } = await run(line, {
    shown,
    minutes,
    env: { ...env, TEST_REPORT: report },
  });
  const counts = readReport(report);
  if (counts === null) {
    const why = output.trim() || 'vitest ended before its report';
    return { passed: 0, failed: 1, skipped: [], failing: [], slowest: [], seconds, output, why };
  }
  if (counts.passed + counts.failed === 0) {
    return { ...counts, failed: 1, seconds, output, why: 'vitest ran no test' };
  }
  if (!ok && counts.failed === 0) {
    return { ...counts, failed: 1, seconds, output, why: 'vitest failed outside its tests' };
  }
  return { ...counts, seconds, output, why: '' };
}

/** So few that they may have been unlucky; more of them are no chance. */
const mostUnsteady = 3;

/**
 * Runs a file of which something failed once more, alone: it may have waited in vain on a machine that
 * did much else. One that fails again has failed; one that holds is told by its name.
 */
export async function runFailedAlone(first, options) {
  const { failing, failed } = first;
  const counted = failing.reduce((sum, file) => sum + file.failed, 0);
  if (failed === 0 || failed > counted || failing.length > mostUnsteady) {
    return { ...first, unsteady: [] };
  }
  let whole = { ...first, unsteady: [] };
  for (const { file, passed, failed: wrong } of failing) {
    const alone = await runVitest([...(options.args ?? []), file, '--maxWorkers=1'], options);
    if (alone.failed > 0) continue;
    whole = {
      ...whole,
      passed: whole.passed - passed + alone.passed,
      failed: whole.failed - wrong,
      seconds: (Number(whole.seconds) + Number(alone.seconds)).toFixed(1),
      unsteady: [...whole.unsteady, file],
    };
  }
  return whole;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

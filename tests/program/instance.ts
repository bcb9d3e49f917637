import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { variableNames } from '../../apps/api/src/config.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A running `npm start`, on data of its own. */
export type Instance = {
  readonly url: string;
  readonly password: string; // of the demonstration's players
  readonly said: () => string;
  readonly process: ChildProcess;
};

const longestStart = 60_000;

/** Nothing of the operator's: what is set, even to nothing, goes before what his `.env` says. */
const ownEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(variableNames.map((name) => [name, ''])),
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
};

/** Starts the built program on a data folder and waits until it says where it is. */
export async function startInstance(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Instance> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    detached: true, // a group of its own, so that all of it can be killed at once
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ownEnvironment, STAFFETTA_DATA: dataFolder, LOG_LEVEL: 'warn', ...environment },
  });
  let said = '';
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const deadline = Date.now() + longestStart;
  for (;;) {
    const url = /Staffetta runs at (\S+)/.exec(said)?.[1];
    const password = /with the password (\S+)/.exec(said)?.[1];
    if (url !== undefined && password !== undefined) {
      return { url, password, said: () => said, process: child };
    }
    if (child.exitCode !== null || Date.now() > deadline) {
      await killInstance({ process: child }, 'whole group');
      throw new Error(`Staffetta did not start. It said:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Kills the program without warning: alone, or with everything it has started. */
export async function killInstance(
  { process: child }: Pick<Instance, 'process'>,
  extent: 'alone' | 'whole group',
): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(extent === 'alone' ? child.pid : -child.pid, 'SIGKILL');
  await ended;
}

/** Asks it to stop, and gives the code it ended with. */
export async function stopInstance({ process: child }: Pick<Instance, 'process'>): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  return typeof code === 'number' ? code : -1;
}

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs a built command on a data folder. */
export const runBuilt = (
  name: string,
  words: readonly string[],
  dataFolder: string,
): Promise<Ended> =>
  promisify(execFile)(
    process.execPath,
    ['--enable-source-maps', join(root, `apps/api/dist/commands/${name}.js`), ...words],
    { cwd: root, env: { ...ownEnvironment, STAFFETTA_DATA: dataFolder } },
  ).then(
    (done) => ({ code: 0, ...done }),
    (error: Ended) => error,
  );

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Setup } from './setup.ts';

// The processes of the club's service, each of which may be killed while it does something.

type Process = { readonly child: ChildProcess; readonly url: string };

/** After how long a doomed process is killed, in milliseconds; null: it is not. */
export type Doom = () => number | null;

/** What a process of the service is started with, and from which file. */
type Employment = { readonly program: string; readonly setup: Setup };

async function start(
  { program, setup }: Employment,
  hear: (said: string) => void,
): Promise<Process> {
  const child = fork(program, [JSON.stringify(setup)], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  child.stderr?.on('data', (chunk: Buffer) => hear(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', () => reject(new Error('A process did not start')));
  });
  return { child, url };
}

const isGone = ({ child }: Process): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function end(running: Process): Promise<void> {
  if (isGone(running)) return;
  const ended = once(running.child, 'exit');
  running.child.kill('SIGKILL');
  await ended;
}

/** A process that is there again when it was killed. */
export function employ(employment: Employment, doom: Doom) {
  let starting: Promise<Process> | null = null;
  let kills = 0;
  let said = '';
  let isClosed = false;

  async function present(): Promise<Process> {
    const running = await starting;
    if (isClosed) throw new Error('The club is closed');
    if (running !== null && !isGone(running)) return running;
    // Only whoever was killed on purpose may be gone.
    if (running !== null && running.child.signalCode !== 'SIGKILL') {
      throw new Error(`A process ended by itself. It said:\n${said}`);
    }
    starting = start(employment, (more) => {
      said += more;
    });
    return starting;
  }

  async function stop(): Promise<void> {
    const running = await starting;
    if (running !== null) await end(running);
  }

  return {
    kills: () => kills,
    /** All that its processes complained of. */
    said: () => said,
    /** Has something done, by a process that may be killed before it is. */
    async use<T>(what: (running: Process) => Promise<T>): Promise<T> {
      const running = await present();
      const after = doom();
      if (after === null) return what(running);
      kills += 1;
      const killing = new Promise<void>((resolve) => {
        setTimeout(() => resolve(end(running)), after);
      });
      const settled = what(running).then(
        (done) => () => done,
        (error: unknown) => () => {
          throw error;
        },
      );
      await killing;
      return (await settled)();
    },
    /** Ends it, as when its machine is switched off; whoever has something done next finds another. */
    stop,
    async close(): Promise<void> {
      isClosed = true;
      await stop();
    },
  };
}

export type Employed = ReturnType<typeof employ>;

/** Has all done that is to do now; gives how many things it did, or null if it was killed before the end. */
export const workOnce = (worker: Employed): Promise<number | null> =>
  worker.use(
    ({ child }) =>
      new Promise<number | null>((resolve) => {
        const done = (message: unknown) => finish(Number(message));
        const gone = () => finish(null);
        function finish(count: number | null): void {
          child.off('message', done);
          child.off('exit', gone);
          resolve(count);
        }
        child.on('message', done);
        child.on('exit', gone);
        child.send('work');
      }),
  );

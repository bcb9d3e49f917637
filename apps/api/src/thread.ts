import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Problem } from './http/problems.ts';

// Programs of ours beside a process, in threads that are ended with their time: whatever they are given, others
// are answered meanwhile.

/**
 * Folder of our programs and their ending, told by a file among them: this one, or the one that
 * TEST_THREADS names. Tests run from the sources and name what is built: reading TypeScript takes a second.
 */
function findPrograms() {
  const beside = process.env.TEST_THREADS ?? import.meta.url;
  const [, folder, kind] = /^(.*\/apps\/api\/(?:src|dist)\/).*(\.[jt]s)$/.exec(beside) ?? [];
  return { folder, kind };
}

/** A thread begins without the hooks its process reads TypeScript by. */
function inTypeScript(program: URL): URL {
  const tsx = import.meta.resolve('tsx/esm/api');
  const lines = `import { register } from '${tsx}'; register(); await import('${program}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(lines)}`);
}

/** Starts a program in a thread of its own, built or from its source. */
function startThread(name: string, options: WorkerOptions): Worker {
  const { folder, kind } = findPrograms();
  const program = new URL(`${name}${kind}`, folder);
  return new Worker(kind === '.ts' ? inTypeScript(program) : program, options);
}

/** What a program in a thread says; how it ends tells nothing, as one that was ended before it began ends well. */
export type Word<Finding> = Finding | 'done';

/** What a program is to do: which it is, with what, and who listens to what it finds. */
type Task<Finding> = {
  readonly program: string;
  readonly data: unknown;
  readonly found: (finding: Finding) => void;
};

/** What a task may take. */
export type Bounds = {
  readonly patience: number; // milliseconds
  readonly memory?: number; // MB
  readonly mostWaiting?: number; // tasks that wait for their turn; any number if left out
};

/** Several times what games of the longest title take. */
const usualMemory = 256;

/** How a task ended: it was done; its time or its memory was over; or it broke off, by the program's own error. */
export type Ending = 'done' | 'out-of-time' | 'out-of-memory' | { readonly trouble: Error };

const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function brokenOff(error: Error): Ending {
  return isOutOfMemory(error) ? 'out-of-memory' : { trouble: error };
}

/** Carries out a task until it is done, breaks off, or is ended. */
function carriedOut<Finding>(
  { program, data, found }: Task<Finding>,
  { patience, memory = usualMemory }: Bounds,
  ended: AbortSignal,
): Promise<Ending> {
  return new Promise((resolve) => {
    let ending: Ending = 'out-of-time';
    const thread = startThread(program, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const end = () => void thread.terminate();
    const timer = setTimeout(end, patience);
    ended.addEventListener('abort', end);
    thread.on('message', (word: Word<Finding>) => {
      if (word === 'done') ending = 'done';
      else found(word);
    });
    thread.on('error', (error) => {
      ending = brokenOff(error);
    });
    thread.on('exit', () => {
      clearTimeout(timer);
      ended.removeEventListener('abort', end);
      resolve(ending);
    });
  });
}

/** Carries out tasks one after the other, however many ask: a machine has other things to do. */
export function openThreads(bounds: Bounds) {
  const { mostWaiting = Number.POSITIVE_INFINITY } = bounds;
  const closing = new AbortController();
  let waiting = 0;
  let before: Promise<unknown> = Promise.resolve();

  async function carriedOutFor<Finding>(task: Task<Finding>, gone: AbortSignal): Promise<Ending> {
    const ended = AbortSignal.any([closing.signal, gone]);
    const ending = ended.aborted ? null : await carriedOut(task, bounds, ended);
    if (ending === null || ended.aborted) throw new Problem('unavailable');
    return ending;
  }

  /** Carries out a task for whoever waits for it; when he has gone, nobody does. */
  function carryOut<Finding>(
    task: Task<Finding>,
    gone: AbortSignal = new AbortController().signal,
  ): Promise<Ending> {
    if (waiting >= mostWaiting) return Promise.reject(new Problem('unavailable', { wait: 10 }));
    waiting += 1;
    const mine = before.then(() => {
      waiting -= 1;
      return carriedOutFor(task, gone);
    });
    before = mine.catch(() => undefined);
    return mine;
  }

  return {
    carryOut,

    /** The one thing a task is to find; or how it ended before it did. */
    async findOne<Finding>(
      task: Omit<Task<Finding>, 'found'>,
      gone?: AbortSignal,
    ): Promise<{ readonly found: Finding } | { readonly ending: Ending }> {
      const findings: Finding[] = [];
      const found = (finding: Finding) => void findings.push(finding);
      const ending = await carryOut({ ...task, found }, gone);
      return findings.length === 0 ? { ending } : { found: findings[0] as Finding };
    },

    /** Ends what is being done, and does nothing any more. */
    async close(): Promise<void> {
      closing.abort();
      await before;
    },
  };
}

/** What a task in a standing thread came to. */
type Outcome<Finding> = { readonly found: Finding } | { readonly ending: Ending };

/** After so many tasks a thread is replaced, with whatever they left in its memory. */
const mostTasks = 100;

/**
 * Carries out many small tasks of one program, one after the other, in a thread that stays: starting one takes
 * longer than they do. One that is ended, or breaks off, is replaced at the next task.
 */
export function openStandingThread<Work, Finding>(program: string, bounds: Bounds) {
  const { patience, memory = usualMemory } = bounds;
  let thread: Worker | null = null;
  let tasks = 0;
  let isClosed = false;
  let before: Promise<unknown> = Promise.resolve();

  /** The thread that stands, for the next task. */
  function standing(): Worker {
    if (thread !== null) return thread;
    const begun = startThread(program, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    begun.unref(); // a process that has nothing else to do may end
    begun.on('exit', () => leave(begun));
    begun.on('error', () => leave(begun)); // without a listener it would end the process
    thread = begun;
    tasks = 0;
    return begun;
  }

  /** Gives the next task another thread than this one. */
  function leave(left: Worker): void {
    if (thread === left) thread = null;
  }

  async function dismiss(dismissed: Worker | null): Promise<void> {
    if (dismissed === null) return;
    leave(dismissed);
    await dismissed.terminate();
  }

  function outcomeOf(work: Work): Promise<Outcome<Finding>> {
    const mine = standing();
    return new Promise((resolve) => {
      let ending: Ending = 'out-of-time';
      const timer = setTimeout(() => void dismiss(mine), patience);
      const hasFound = (found: Finding) => settle({ found });
      const hasEnded = () => settle({ ending });
      const hasBroken = (error: Error) => {
        ending = brokenOff(error);
      };
      function settle(outcome: Outcome<Finding>): void {
        clearTimeout(timer);
        mine.off('message', hasFound).off('error', hasBroken).off('exit', hasEnded);
        resolve(outcome);
      }
      mine.on('message', hasFound).on('error', hasBroken).on('exit', hasEnded);
      mine.postMessage(work);
    });
  }

  async function carriedOutNext(work: Work): Promise<Outcome<Finding>> {
    if (isClosed) throw new Problem('unavailable');
    const outcome = await outcomeOf(work);
    if (isClosed && 'ending' in outcome) throw new Problem('unavailable');
    tasks += 1;
    if (tasks >= mostTasks) await dismiss(thread);
    return outcome;
  }

  return {
    carryOut(work: Work): Promise<Outcome<Finding>> {
      const mine = before.then(() => carriedOutNext(work));
      before = mine.catch(() => undefined);
      return mine;
    },

    /** Ends what is being done, and does nothing any more. */
    async close(): Promise<void> {
      isClosed = true;
      await dismiss(thread);
      await before;
    },
  };
}

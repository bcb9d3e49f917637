import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Problem } from './http/problems.ts';

// Programs of ours beside a process, in threads that are ended with their time: whatever they are given, others
// are answered meanwhile.

/** Where our programs lie, whichever of them this became a part of, and whether they are built. */
const [, folder, kind] = /^(.*\/apps\/api\/(?:src|dist)\/).*(\.[jt]s)$/.exec(import.meta.url) ?? [];

const fromSource = new Map<string, URL>();

/** A program and all it imports, bundled: a thread begins without the hooks its process reads TypeScript by. */
function bundled(program: URL): URL {
  const require = createRequire(import.meta.url);
  const { buildSync }: typeof import('esbuild') = require('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(program)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // As the file it came from: a module that is its own address finds nothing else by it.
    define: { 'import.meta.url': JSON.stringify(program) },
    banner: {
      js: `import { createRequire as requiring } from 'node:module'; const require = requiring('${program}');`,
    },
  });
  const code = outputFiles.map(({ contents }) => Buffer.from(contents).toString('base64')).join('');
  return new URL(`data:text/javascript;base64,${code}`);
}

/** What a thread begins with. Bundling takes as long as a thread does to begin: once is enough. */
function programCalled(name: string): URL {
  const program = new URL(`${name}${kind}`, folder);
  if (kind !== '.ts') return program;
  const known = fromSource.get(name) ?? bundled(program);
  fromSource.set(name, known);
  return known;
}

/** Starts a program in a thread of its own, built or from its source. */
const startThread = (name: string, options: WorkerOptions): Worker =>
  new Worker(programCalled(name), options);

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
};

/** Several times what games of the longest title take. */
const usualMemory = 256;

/** How a task ended: it was done; its time or its memory was over; or it broke off, as the program's own words say. */
export type Ending = 'done' | 'out-of-time' | 'out-of-memory' | { readonly trouble: string };

const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function brokenOff(error: Error): Ending {
  return isOutOfMemory(error) ? 'out-of-memory' : { trouble: error.message };
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
  const closing = new AbortController();
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
    const mine = before.then(() => carriedOutFor(task, gone));
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

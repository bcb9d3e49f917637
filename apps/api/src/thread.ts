import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Where our programs lie, whichever of them this became a part of, and whether they are built. */
const [, folder, kind] = /^(.*\/apps\/api\/(?:src|dist)\/).*(\.[jt]s)$/.exec(import.meta.url) ?? [];

/** A thread begins without the hooks its process reads TypeScript by. */
function inTypeScript(program: URL): URL {
  const tsx = import.meta.resolve('tsx/esm/api');
  const lines = `import { register } from '${tsx}'; register(); await import('${program}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(lines)}`);
}

/** Starts a program of ours in a thread of its own, built or from its source. */
export function startThread(name: string, options: WorkerOptions): Worker {
  const program = new URL(`${name}${kind}`, folder);
  return new Worker(kind === '.ts' ? inTypeScript(program) : program, options);
}

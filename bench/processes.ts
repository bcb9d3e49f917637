import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A file beside this one, run in a process of its own. */
export const startProcess = (name: string, env: Readonly<Record<string, string>> = {}) =>
  fork(fileURLToPath(new URL(name, import.meta.url)), {
    execArgv: ['--import', 'tsx', ...(process.env.BENCH_PROFILE === name ? ['--cpu-prof'] : [])],
    env: { ...process.env, ...env },
  });

/** The next thing a process says; an error if it ends instead. */
export async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const stop = once(child, 'exit', { signal: ended.signal }).then(
    ([code]) => Promise.reject(new Error(`A measured process ended with ${code}`)),
    () => new Promise<never>(() => undefined),
  );
  const [answer] = await Promise.race([once(child, 'message'), stop]);
  ended.abort();
  return answer;
}

/** Ends a process by letting go of it. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  await ended;
}

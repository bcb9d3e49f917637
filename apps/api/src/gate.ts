import { Problem } from './http/problems.ts';

/** How much of one kind of work a process takes on. */
type Capacity = { readonly atOnce: number; readonly mostWaiting: number };

/** Seconds after which a refused request may try again. */
const pause = 10;

/** Runs a few works at a time, the others in turn. Refuses those that would wait too long. */
export function openGate({ atOnce, mostWaiting }: Capacity) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new Problem('unavailable', { wait: pause });
    await new Promise<void>((resolve) => waiting.push(resolve)); // takes over the place of another
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

import { setImmediate } from 'node:timers/promises';
import type { Stepwise } from '@staffetta/engine';

// Long work on the main thread, which lets the event loop turn now and then.

/** Milliseconds of work at a stretch, short enough that other requests notice nothing. */
const longestStretch = 10;

/** Called between the steps of long work: it waits for one turn of the event loop when that is due. */
export type Breathe = () => Promise<void>;

export function openBreathing(): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestStretch) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Does all steps of a work, with other requests in between. */
export async function finishBreathing<T>(work: Stepwise<T>): Promise<T> {
  const breathe = openBreathing();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await breathe();
  }
}

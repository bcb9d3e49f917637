import { setImmediate } from 'node:timers/promises';
import type { Stepwise } from '@staffetta/engine';

// Long work on the main thread, which lets the event loop turn now and then.

/** Milliseconds that all long work together takes at a stretch, too short for other requests to notice. */
const longestStretch = 10;

let turnedAt = performance.now();
let turning: Promise<void> | null = null;

async function turn(): Promise<void> {
  await setImmediate();
  turnedAt = performance.now();
  turning = null;
}

/** Called between the steps of long work: waits for the event loop to turn when that is due. */
export async function breathe(): Promise<void> {
  while (performance.now() - turnedAt >= longestStretch) {
    turning ??= turn();
    await turning; // all who wait go on at once: who comes late waits for the next turn
  }
}

/** Does all steps of a work, with other requests in between. */
export async function finishBreathing<T>(work: Stepwise<T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await breathe();
  }
}

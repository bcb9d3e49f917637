import { signal } from '@preact/signals';

/** The time as the pages tell it: nothing they say of it changes oftener, unless there is news. */
export const minute = signal(Date.now());

/** It is told by the time at which news came, as that may be of what has just begun. */
export function lookAtTheTime(): void {
  minute.value = Date.now();
}

setInterval(lookAtTheTime, 60_000);

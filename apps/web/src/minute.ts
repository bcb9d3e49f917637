import { signal } from '@preact/signals';

/** The time as the pages tell it: nothing they say of it changes oftener. */
export const minute = signal(Date.now());

setInterval(() => {
  minute.value = Date.now();
}, 60_000);

import { signal } from '@preact/signals';

/** What a screen reader says next. */
export const announcement = signal('');

export function announce(text: string): void {
  if (text === '') return;
  // The same text twice is said twice only if it differs.
  announcement.value = announcement.peek() === text ? `${text}\u00a0` : text;
}

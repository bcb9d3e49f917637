import { signal } from '@preact/signals';
import { deviceShelf } from './storage.ts';

const kept = 'next-key';

/** Whether a key alone leads to the next game, on this device: who speaks to his machine may not want it. */
export const hasNextKey = signal(deviceShelf.read(kept) !== 'off');

export function chooseNextKey(wanted: boolean): void {
  deviceShelf.write(kept, wanted ? null : 'off');
  hasNextKey.value = wanted;
}

/** Whether a key pressed there is written, or answers a question that is open. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, dialog, [contenteditable]',
  ) !== null;

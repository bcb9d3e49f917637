import { signal } from '@preact/signals';
import { deviceShelf } from './storage.ts';

const kept = 'single-keys';

/** Whether keys do something alone, on this device: who speaks to his machine may not want it. */
export const hasSingleKeys = signal(deviceShelf.read(kept) !== 'off');

export function chooseSingleKeys(wanted: boolean): void {
  deviceShelf.write(kept, wanted ? null : 'off');
  hasSingleKeys.value = wanted;
}

/** Whether a key pressed there is written, or answers a question that is open. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, dialog, [contenteditable]',
  ) !== null;

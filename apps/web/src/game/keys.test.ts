import { expect, test } from 'vitest';
import { keyAction } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'Enter', ctrlKey: true }, 'send'],
  [{ key: 'Enter', metaKey: true }, 'send'],
  [{ key: 'Enter' }, null],
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'z' }, null],
  [{ key: '[', ctrlKey: true, altKey: true }, 'earlier'],
  [{ key: ']' }, 'later'],
  [{ key: '?', shiftKey: true }, 'help'],
  [{ key: 'Escape' }, 'close'],
])('%o does: %s', (pressed, action) => {
  expect(keyAction({ ...plain, ...pressed })).toBe(action);
});

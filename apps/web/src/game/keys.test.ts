import { expect, test } from 'vitest';
import { keyAction } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

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
  [{ key: 't' }, 'turn'],
  [{ key: 't', ctrlKey: true }, null],
  [{ key: 't', altKey: true }, null],
  [{ key: 'z', ctrlKey: true, repeat: true }, null],
  [{ key: 'Enter', ctrlKey: true, repeat: true }, null],
  [{ key: ']', repeat: true }, 'later'],
  [{ key: 'Escape' }, 'close'],
])('%o does: %s', (pressed, action) => {
  expect(keyAction({ ...plain, ...pressed }, true)).toBe(action);
});

test.each(['[', ']', '?', 't'])('%s alone does nothing where it is not wanted', (key) => {
  expect(keyAction({ ...plain, key }, false)).toBeNull();
});

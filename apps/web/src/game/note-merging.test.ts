import { expect, test } from 'vitest';
import { merged } from './note-merging.ts';

test.each([
  ['old', 'old', 'mine', 'mine'],
  ['old', 'theirs', 'old', 'theirs'],
  ['old', 'same', 'same', 'same'],
  ['old', 'theirs', 'mine', 'theirs\n\nmine'],
])('of %o, changed to %o there and to %o here, comes %o', (base, theirs, mine, note) => {
  expect(merged(base, theirs, mine)).toBe(note);
});

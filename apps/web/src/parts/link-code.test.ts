import { expect, test } from 'vitest';
import { codeIn } from './link-code.ts';

test.each([
  ['https://staffetta.example/join#abc-DEF_1', 'abc-DEF_1'],
  ['  abc-DEF_1 \n', 'abc-DEF_1'],
  ['#abc', 'abc'],
  ['', ''],
])('a code is found in what was pasted: %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

import { expect, test } from 'vitest';
import { codeIn } from './link-code.ts';

const code = 'abc-DEF_1'.padEnd(43, 'x');

test.each([
  [`https://staffetta.example/join#${code}`, code],
  [`  ${code} \n`, code],
  [`#${code}`, code],
  [`Come and play: https://staffetta.example/join#${code}.`, code],
  [`https://staffetta.example/join#${code.slice(1)}`, null],
  [`https://staffetta.example/join#${code}x`, null],
  ['https://staffetta.example/games/a-game', null],
  ['nonsense', null],
  ['', null],
])('a code is found in what was pasted: %s', (text, found) => {
  expect(codeIn(text)).toBe(found);
});

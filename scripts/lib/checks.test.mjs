import { expect, test } from 'vitest';
import { beginTally, commandCheck, count, runChecks } from './checks.mjs';

test('prints a line for each check, and of one that fails all it says', async () => {
  const written = [];
  const stream = { write: (text) => written.push(text) };
  const tally = beginTally();
  const checks = [
    commandCheck('types', 'echo three projects'),
    commandCheck('lint', 'sleep 0.2; echo here; echo there >&2; exit 1'),
  ];
  await runChecks(checks, tally, stream);
  expect(written.join('')).toMatch(
    /^ {2}types {13}passed +\d\.\d s\n {2}lint {14}FAILED +\d\.\d s\n\nhere\nthere\n\n$/,
  );
  expect(tally).toEqual({ passed: 1, failed: 1, lines: [expect.anything(), expect.anything()] });
});

test('counts every test of a check of many', () => {
  const tally = beginTally();
  count(tally, 'tests', { passed: 7, failed: 2, seconds: '1.0' });
  expect(tally).toEqual({ passed: 7, failed: 2, lines: ['  tests             FAILED     1.0 s'] });
});

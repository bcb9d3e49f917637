import { expect, test } from 'vitest';
import { longestNote, pauseAfter, troubleOf } from './note-trouble.ts';

const problem = (status: number, retryAfter?: number) => ({
  type: 'urn:staffetta:problem:of-a-kind',
  title: 'Of a kind',
  status,
  detail: '',
  instance: '',
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

test('what will pass is tried again, as late as the service asks', () => {
  expect([0, 500, 503].map((status) => pauseAfter(problem(status)))).toEqual([5_000, 5_000, 5_000]);
  expect(pauseAfter(problem(429, 60))).toBe(60_000);
  expect(pauseAfter(problem(429))).toBe(5_000);
  expect(pauseAfter(problem(503, 1))).toBe(5_000);
});

test('what somebody must mend first is not tried again', () => {
  for (const status of [400, 401, 403, 404, 413]) expect(pauseAfter(problem(status))).toBeNull();
});

test('one learns what to mend', () => {
  expect(troubleOf(problem(400), longestNote + 1)).toBe('too-long');
  expect(troubleOf(problem(413), 12)).toBe('too-long');
  expect(troubleOf(problem(401), longestNote + 1)).toBe('signed-out');
  expect(troubleOf(problem(403), 12)).toBe('no-access');
  expect(troubleOf(problem(404), 12)).toBe('no-access');
  expect(troubleOf(problem(400), 12)).toBe('other');
});

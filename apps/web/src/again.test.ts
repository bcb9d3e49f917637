import type { Problem } from '@staffetta/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRepeating } from './again.ts';

const problem = (status: number, retryAfter?: number): Problem => ({
  ...{ type: 'urn:staffetta:problem:some', title: 'some', detail: 'Some.', instance: '', status },
  ...(retryAfter !== undefined && { retryAfter }),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what failed for now is repeated once, not before the pause it asks for', () => {
  const repeat = vi.fn();
  const again = openRepeating(repeat);
  again.failed(problem(503, 10));
  again.failed(problem(429, 20));
  vi.advanceTimersByTime(19_999);
  expect(repeat).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(repeat).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(repeat).toHaveBeenCalledOnce();
});

test('what is refused for good, or no longer wanted, is not repeated', () => {
  const repeat = vi.fn();
  const again = openRepeating(repeat);
  again.failed(problem(403));
  vi.runAllTimers();
  again.failed(problem(500));
  again.end();
  vi.runAllTimers();
  expect(repeat).not.toHaveBeenCalled();
});

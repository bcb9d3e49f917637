import { expect, it } from 'vitest';
import { openGate } from './gate.ts';

it('runs a few works at a time, in turn, and refuses those for which there is no room', async () => {
  const through = openGate({ atOnce: 2, mostWaiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) =>
    through(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const works = [1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toMatchObject({ problem: 'unavailable', extras: { wait: 10 } });
  expect(begun).toEqual([1, 2]);
  for (let at = 0; at < works.length; at += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
    await works[at];
  }
  expect(begun).toEqual([1, 2, 3, 4]);
  const again = work(6);
  await expect.poll(() => begun.at(-1)).toBe(6);
  ends.at(-1)?.();
  await again;
});

it('lets the next one in behind a work that fails', async () => {
  const through = openGate({ atOnce: 1, mostWaiting: 1 });
  const failing = through(() => Promise.reject(new Error('no')));
  const next = through(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { reportFigures } from '../../../tests/setup/figures.ts';
import { openCrowd } from './crowds.ts';

/** Longer than any heartbeat is away. */
const hold = 40_000;

it('ten thousand idle streams connect at once to one process, and hold', async () => {
  const streams = 10_000;
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const { answers, stillOpen } = await openCrowd(streams);
  const seconds = Math.round((performance.now() - started) / 1_000);
  expect(answers).toEqual({ 200: streams });
  await sleep(hold);
  expect(await stillOpen()).toBe(streams);
  const kilobytes = Math.round((process.memoryUsage().rss - before) / streams / 1024);
  reportFigures('idle streams', { streams, seconds, 'KB each': kilobytes });
});

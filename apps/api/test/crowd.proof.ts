import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { reportFigures } from '../../../tests/setup/figures.ts';
import { usualCapacity } from '../src/http/overload.ts';
import { askMuch, openStreams } from './crowds.ts';

/** Longer than any heartbeat is away. */
const hold = 40_000;

it('ten thousand idle streams connect at once to one process, and hold', async () => {
  const streams = 10_000;
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const { answers, stillOpen } = await openStreams(streams);
  const seconds = Math.round((performance.now() - started) / 1_000);
  expect(answers).toEqual({ 200: streams });
  await sleep(hold);
  expect(await stillOpen()).toBe(streams);
  const kilobytes = Math.round((process.memoryUsage().rss - before) / streams / 1024);
  reportFigures('idle streams', { streams, seconds, 'KB each': kilobytes });
});

it('four thousand clients are answered soon, or told to come back', async () => {
  const clients = 4_000;
  const seconds = 20;
  const all = await askMuch(clients, seconds, {});
  const some = await askMuch(clients, seconds, usualCapacity);
  expect(some.answers).toEqual({ 200: expect.any(Number), 503: expect.any(Number) });
  expect(some.most).toBeLessThan(all.most / 2);
  reportFigures('overload', {
    clients,
    'ms without a limit': Math.round(all.most),
    'ms with it': Math.round(some.most),
  });
});

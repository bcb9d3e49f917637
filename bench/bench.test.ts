import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';

// The bench, with the smallest amounts: it measures nothing, but runs through.

test('records games, writes and plays them again in every way that is measured', async () => {
  vi.spyOn(console, 'log').mockReturnValue(); // it says what it is at
  vi.stubEnv('BENCH_TRY', '1'); // before the bench is read, which takes its amounts from it
  const { measurePlay } = await import('./measuring.ts');
  const folder = await mkdtemp(join(tmpdir(), 'staffetta-bench-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { store, http, waits, loading } = await measurePlay(
    inject('databases').postgres18,
    folder,
    async () => new Map(),
  );
  expect([...store.keys(), ...http.keys()]).toEqual([2, 2]);
  expect(store.get(2)?.driverTransaction.median).toBeGreaterThan(0);
  expect(http.get(2)?.rates.acts.median).toBeGreaterThan(0);
  expect(waits.map(({ acts }) => acts.half > 0)).toEqual([true, true]);
  const { events } = waits.at(-1) ?? { events: 0 };
  expect(events, 'acts before chance parts the copies').toBeGreaterThan(10);
  expect(events, 'of those recorded').toBeLessThan(140);
  expect(loading.length).toBeGreaterThan(2);
});

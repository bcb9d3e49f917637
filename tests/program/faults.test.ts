import { expect, it } from 'vitest';
import { weather } from './faults.ts';

it('outlives a database that ends connections, dies, freezes and restarts while people play', async () => {
  const { unavailable } = await weather([
    { kind: 'ended', lasts: 0 },
    { kind: 'killed', lasts: 0 },
    { kind: 'frozen', lasts: 200 },
    { kind: 'restarted', lasts: 200 },
  ]);
  expect(unavailable).toBeGreaterThan(0);
}, 120_000);

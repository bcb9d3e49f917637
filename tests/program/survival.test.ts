import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDataRoot } from '../../apps/api/src/embedded/testing.ts';
import { survive } from './survival.ts';

it('loses nothing it has acknowledged when it is killed while people play', async () => {
  const folder = await mkdtemp(join(await testDataRoot(), 'staffetta-test-survival-'));
  const { acknowledged } = await survive(folder, 2);
  expect(acknowledged).toBeGreaterThan(0);
  await rm(folder, { recursive: true, force: true });
}, 120_000);

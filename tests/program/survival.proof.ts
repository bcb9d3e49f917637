import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDataRoot } from '../../apps/api/src/embedded/testing.ts';
import { reportFigures } from '../setup/figures.ts';
import { survive } from './survival.ts';

it('loses nothing it has acknowledged when it is killed sixty times', async () => {
  const folder = await mkdtemp(join(await testDataRoot(), 'staffetta-test-survival-'));
  const survival = await survive(folder, 60);
  expect(survival.acknowledged).toBeGreaterThan(0);
  reportFigures('killed while people play', survival);
  await rm(folder, { recursive: true, force: true });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { survive } from './survival.ts';

it('loses nothing it has acknowledged when it is killed while people play', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'staffetta-test-survival-'));
  const { acknowledged } = await survive(folder, 2);
  expect(acknowledged).toBeGreaterThan(0);
  await rm(folder, { recursive: true, force: true });
}, 120_000);

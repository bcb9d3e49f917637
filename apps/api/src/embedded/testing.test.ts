import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withClient } from './databases.ts';
import { startTestClusters, testDataRoot } from './testing.ts';

function readVersion(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query('show server_version_num');
    return Math.floor(Number(rows[0].server_version_num) / 10_000);
  });
}

it('starts both versions and clears away what a killed run left', async () => {
  const root = await testDataRoot();
  const left = await mkdtemp(join(root, 'staffetta-test-'));
  await mkdir(join(left, 'lock'));
  await writeFile(join(left, 'lock', 'dead.json'), JSON.stringify({ pid: 1, startTime: 'never' }));
  const hourAgo = Date.now() / 1000 - 3600;
  await utimes(left, hourAgo, hourAgo);
  const young = await mkdtemp(join(root, 'staffetta-test-'));

  const clusters = await startTestClusters();
  try {
    expect(await readVersion(clusters.postgres15.serviceUrl)).toBe(15);
    expect(await readVersion(clusters.postgres18.serviceUrl)).toBe(18);
    await expect(stat(left)).rejects.toThrow('ENOENT');
    await expect(stat(young)).resolves.toBeDefined();
  } finally {
    await clusters.stop();
    await rm(young, { recursive: true });
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

test('npm run bench goes through all its sections', async () => {
  const bench = spawn(process.execPath, ['scripts/bench.mjs'], {
    cwd: root,
    env: { ...process.env, BENCH_TRY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  bench.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = await once(bench, 'close');
  expect(code, said).toBe(0);
});

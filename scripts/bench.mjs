/**
 * Measures the service and what it is compared with, as ratios taken in one run, and writes
 * docs/performance.md; with `engine`, `pages`, `backups` or `admin`, these sections alone. Takes an hour or so;
 * meanwhile the machine should have nothing else to do. BENCH_TRY=1 runs all of it with the smallest amounts, in
 * minutes, and writes to the temporary folder: a check that it still runs.
 */
import { ensureInstalled } from './install.mjs';
import { run } from './lib/run.mjs';

const rival = 'bench/boardgame.io';
const minutes = 120;

await ensureInstalled();
console.log(`Installing what is compared with, in ${rival} …`);
const installed = await run(`npm ci --prefix ${rival} --no-audit --no-fund --loglevel=error`);
if (!installed.ok) throw new Error(installed.output);
const measured = await run(`node --import tsx bench/main.ts ${process.argv.slice(2).join(' ')}`, {
  shown: true,
  minutes,
});
if (!measured.ok) {
  console.error(measured.output);
  process.exitCode = 1;
}

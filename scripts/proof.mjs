/**
 * Runs the long proofs, as long as they take, and records what they found in docs/proofs.md.
 * Arguments choose proofs by file name. PROPERTY_SEED repeats a run, PROPERTY_RUNS sizes it.
 */
import { randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, run, runVitest, scriptLine, temporaryFolder } from './lib/run.mjs';

const header = `# Proofs

What \`npm run proof\` found, newest last. Each line says when, on what machine, with which seed.

`;

const { PROPERTY_SEED: seed = String(randomInt(2 ** 31)), PROPERTY_RUNS: runs = '10000' } =
  process.env;

function machine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memory} GiB, Node ${process.versions.node}`;
}

function readFigures(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .map(({ proof, figures }) => {
      const list = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
      return `  - ${proof}: ${list.join(', ')}`;
    });
}

function record({ passed, seconds }, figures) {
  const file = join(root, 'docs/proofs.md');
  if (!existsSync(file)) writeFileSync(file, header);
  const day = new Date().toISOString().slice(0, 10);
  const what = `${passed} passed in ${seconds} s, seed ${seed}, ${runs} runs`;
  appendFileSync(file, `${[`- ${day}, ${machine()}: ${what}`, ...figures].join('\n')}\n`);
}

await ensureInstalled();
const built = await run(scriptLine('build'));
if (!built.ok) throw new Error(built.output);

const found = join(temporaryFolder(), 'figures.ndjson');
const proofs = await runVitest(
  ['--config', 'vitest.proof.config.ts', '--allowOnly=false', ...process.argv.slice(2)],
  {
    minutes: Number.POSITIVE_INFINITY,
    env: { PROOF_FIGURES: found, PROPERTY_SEED: seed, PROPERTY_RUNS: runs },
  },
);
if (proofs.why !== '') console.log(proofs.why);
if (proofs.failed === 0) record(proofs, readFigures(found));
else console.log(`nothing recorded; repeat with PROPERTY_SEED=${seed} PROPERTY_RUNS=${runs}`);
for (const { test, reason } of proofs.skipped) console.log(`skipped: ${test}: ${reason}`);
console.log(`${proofs.passed} passed, ${proofs.failed} failed`);
if (proofs.failed > 0) process.exitCode = 1;

/**
 * Runs every check and every test and counts them all in the last line. With arguments it runs
 * only the tests whose file matches them.
 */
import { ensureInstalled } from './install.mjs';
import { beginTally, commandCheck, count, runChecks } from './lib/checks.mjs';
import { runFailedAlone, runVitest, scriptLine } from './lib/run.mjs';
import { describeSlowest, describeTime } from './lib/summary.mjs';

/** The checks, longest first, so that two at a time end together. */
const checks = [
  ['types', 'types'],
  ['format and lint', 'lint'],
  ['generated files', 'generate', '--check'],
  ['unused code', 'unused'],
  ['boundaries', 'boundaries'],
  ['build', 'build'],
  ['OpenAPI', 'openapi'],
];

const filters = process.argv.slice(2);
const isWhole = filters.length === 0;
const tally = beginTally();

async function testAll() {
  await ensureInstalled();
  if (!isWhole) {
    console.log(`only the tests matching ${filters.join(' ')}; the static checks are left out`);
  }
  const chosen = checks.filter(([name]) => isWhole || name === 'build');
  await runChecks(
    chosen.map(([name, script, ...args]) =>
      commandCheck(name, [scriptLine(script), ...args].join(' ')),
    ),
    tally,
  );
  const once = await runVitest(isWhole ? ['--allowOnly=false'] : filters, {
    minutes: 60, // what hangs ends, what is slow does not
  });
  const tests = await runFailedAlone(once, { minutes: 10 });
  count(tally, 'tests', tests);
  if (tests.why !== '') console.log(`\n${tests.why}`);
  return tests;
}

const { skipped, unsteady, slowest } = await testAll().catch((error) => {
  console.error(error);
  tally.failed += 1;
  return { skipped: [], unsteady: [], slowest: [] };
});

console.log(['', ...tally.lines, '', describeSlowest(slowest)].join('\n'));
for (const { test, reason } of skipped) console.log(`not for this machine: ${test}: ${reason}`);
for (const file of unsteady) {
  console.log(`unsteady: ${file} failed among the others and held alone; mend it`);
}
if (isWhole) console.log(describeTime(performance.now() / 1000));
console.log(`${tally.passed} passed, ${tally.failed} failed`);
if (tally.failed > 0) process.exitCode = 1;

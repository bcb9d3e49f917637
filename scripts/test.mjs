/**
 * Runs every check and every test and counts them all in the last line. With arguments it runs
 * only the tests whose file matches them.
 */
import { ensureInstalled } from './install.mjs';
import { inTurn, run, runFailedAlone, runVitest, scriptLine } from './lib/run.mjs';
import { describeProgress, describeSlowest, describeTime, statusLine } from './lib/summary.mjs';

/** The checks, longest first, so that two at a time end together. */
const checks = [
  ['types', () => scriptLine('types')],
  ['format and lint', () => scriptLine('lint')],
  ['generated files', () => `${scriptLine('generate')} --check`],
  ['unused code', () => scriptLine('unused')],
  ['boundaries', () => scriptLine('boundaries')],
  ['build', () => scriptLine('build')],
  ['OpenAPI', () => scriptLine('openapi')],
];

const filters = process.argv.slice(2);
const isWhole = filters.length === 0;
const total = { passed: 0, failed: 0 };
const summary = [];

/** Seconds since this program began. */
const elapsed = () => performance.now() / 1000;

function count(name, { passed, failed, seconds }) {
  total.passed += passed;
  total.failed += failed;
  summary.push(`  ${name.padEnd(18)}${failed === 0 ? 'passed' : 'FAILED'}${seconds.padStart(8)} s`);
}

async function runChecks(chosen) {
  const status = statusLine(process.stdout);
  const running = new Set();
  let done = 0;
  const show = () =>
    status.show(
      describeProgress({ running: [...running], done, total: chosen.length, seconds: elapsed() }),
    );
  const clock = setInterval(show, 1000);
  await inTurn(chosen, 2, async ([name, commandLine]) => {
    running.add(name);
    show();
    const { ok, seconds, output } = await run(commandLine());
    running.delete(name);
    done += 1;
    count(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds });
    status.clear();
    console.log(summary.at(-1));
    if (!ok) console.log(`\n${output.trim()}\n`);
  });
  clearInterval(clock);
  status.clear();
}

async function testAll() {
  await ensureInstalled();
  if (!isWhole) {
    console.log(`only the tests matching ${filters.join(' ')}; the static checks are left out`);
  }
  await runChecks(isWhole ? checks : checks.filter(([name]) => name === 'build'));
  const once = await runVitest(isWhole ? ['--allowOnly=false'] : filters, {
    minutes: 60, // what hangs ends, what is slow does not
  });
  const tests = await runFailedAlone(once, { minutes: 10 });
  count('tests', tests);
  if (tests.why !== '') console.log(`\n${tests.why}`);
  return tests;
}

const { skipped, unsteady, slowest } = await testAll().catch((error) => {
  console.error(error);
  total.failed += 1;
  return { skipped: [], unsteady: [], slowest: [] };
});

console.log(['', ...summary, '', describeSlowest(slowest)].join('\n'));
for (const { test, reason } of skipped) console.log(`not for this machine: ${test}: ${reason}`);
for (const file of unsteady) {
  console.log(`unsteady: ${file} failed among the others and held alone; mend it`);
}
if (isWhole) console.log(describeTime(elapsed()));
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

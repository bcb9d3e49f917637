/**
 * Runs every check and every test and counts them all in the last line. With arguments it runs
 * only the tests whose file matches them.
 */
import { ensureInstalled } from './install.mjs';
import { run, runFailedAlone, runVitest, scriptLine } from './lib/run.mjs';

const checks = [
  ['format and lint', () => scriptLine('lint')],
  ['boundaries', () => scriptLine('boundaries')],
  ['types', () => scriptLine('types')],
  ['unused code', () => scriptLine('unused')],
  ['generated files', () => `${scriptLine('generate')} --check`],
  ['OpenAPI', () => scriptLine('openapi')],
  ['build', () => scriptLine('build')],
];

const filters = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const summary = [];

function count(name, { passed, failed, seconds }) {
  total.passed += passed;
  total.failed += failed;
  summary.push(`  ${name.padEnd(18)}${failed === 0 ? 'passed' : 'FAILED'}${seconds.padStart(8)} s`);
}

async function check(name, commandLine) {
  const { ok, seconds, output } = await run(commandLine);
  count(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds });
  console.log(summary.at(-1));
  if (!ok) console.log(`\n${output.trim()}\n`);
}

async function testAll() {
  await ensureInstalled();
  if (filters.length === 0) {
    for (const [name, commandLine] of checks) await check(name, commandLine());
  } else {
    console.log(`only the tests matching ${filters.join(' ')}; the static checks are left out`);
    await check('build', scriptLine('build'));
  }
  const once = await runVitest(filters.length === 0 ? ['--allowOnly=false'] : filters, {
    minutes: 60, // twice as long as it takes on two cores: what hangs ends, what is slow does not
  });
  const tests = await runFailedAlone(once, { minutes: 10 });
  count('tests', tests);
  if (tests.why !== '') console.log(`\n${tests.why}`);
  return tests;
}

const { skipped, unsteady } = await testAll().catch((error) => {
  console.error(error);
  total.failed += 1;
  return { skipped: [], unsteady: [] };
});

console.log(['', ...summary, ''].join('\n'));
for (const { test, reason } of skipped) console.log(`not for this machine: ${test}: ${reason}`);
for (const file of unsteady) {
  console.log(`unsteady: ${file} failed among the others and held alone; mend it`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

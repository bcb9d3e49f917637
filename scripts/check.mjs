/**
 * Checks what a change concerns: lint of its files, all types, and its nearest tests. Takes paths
 * of files or folders; without any it takes the files that differ from the last commit.
 */
import { changedFiles, filesAt } from './lib/changes.mjs';
import { beginTally, commandCheck, runChecks } from './lib/checks.mjs';
import { relatedTests } from './lib/related.ts';
import { quoted, root, runVitest, scriptLine } from './lib/run.mjs';

const paths = process.argv.slice(2);
const from = process.env.INIT_CWD ?? root; // where npm was started
const files =
  paths.length > 0 ? paths.flatMap((path) => filesAt(root, path, from)) : changedFiles(root);

const lint = [
  'biome check --error-on-warnings --no-errors-on-unmatched --files-ignore-unknown=true',
  ...files.map(quoted),
].join(' ');

const testsOf = ({ project, tests }) => ({
  name: `${project} tests`,
  work: () => runVitest(['--project', project, ...tests], { shown: false }),
});

const chosen = (await relatedTests(root, files)).filter(({ tests }) => tests.length > 0);
const tally = beginTally();
if (files.length > 0) {
  const others = [
    commandCheck('types', scriptLine('types')),
    commandCheck('format and lint', lint),
  ];
  await runChecks([...chosen.map(testsOf), ...others], tally);
}
for (const { project, tests, related } of chosen) {
  console.log(
    `\n${tests.length} of the ${related} test files of ${project} it concerns, the nearest:`,
  );
  for (const test of tests) console.log(`  ${test}`);
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
if (tally.failed > 0) process.exitCode = 1;

import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a test run comes to; written as JSON for the program that started it. */
type RunReport = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly { readonly test: string; readonly reason: string }[];
  readonly failing: readonly FailingFile[];
};

/** A file of which something failed, and what of the counts is its. */
type FailingFile = { readonly file: string; readonly passed: number; readonly failed: number };

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

/** Errors outside any test: a file that cannot be loaded, a hook that fails. */
function failedOutside(module: TestModule): number {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return suites.length + (module.errors().length > 0 ? 1 : 0);
}

const inState = (tests: readonly TestCase[], state: string): number =>
  tests.filter((test) => test.result().state === state).length;

function countsOf(module: TestModule): FailingFile {
  const tests = [...module.children.allTests()];
  return {
    file: module.relativeModuleId,
    passed: inState(tests, 'passed'),
    failed: inState(tests, 'failed') + inState(tests, 'pending') + failedOutside(module),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Counts everything that ran, and why the rest did not. */
const countingReporter = (file: string): Reporter => ({
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const skipped = tests.flatMap((test) => {
      const result = test.result();
      if (result.state !== 'skipped') return [];
      return [{ test: nameOf(test), reason: result.note ?? 'no reason given' }];
    });
    const counts = modules.map(countsOf);
    const report: RunReport = {
      passed: sum(counts.map(({ passed }) => passed)),
      failed: sum(counts.map(({ failed }) => failed)) + unhandledErrors.length,
      skipped,
      failing: counts.filter(({ failed }) => failed > 0),
    };
    writeFileSync(file, JSON.stringify(report));
  },
});

/** The usual reporter, and the counting one when a program asks for a report. */
export function reporters(): (string | Reporter)[] {
  const file = process.env.TEST_REPORT;
  return file === undefined ? ['default'] : ['default', countingReporter(file)];
}

import { writeFileSync } from 'node:fs';
import {
  DefaultReporter,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestModuleState,
} from 'vitest/node';

/** Result of a test run; written as JSON for the program that started it. */
type RunReport = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly { readonly test: string; readonly reason: string }[];
  readonly failing: readonly FailingFile[];
  readonly slowest: readonly TimedFile[];
};

/** A file of which something failed, and what of the counts is its. */
type FailingFile = { readonly file: string; readonly passed: number; readonly failed: number };

/** A file and the seconds from its beginning to its end, imports and hooks included. */
type TimedFile = { readonly file: string; readonly seconds: number };

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

function timeOf(module: TestModule): TimedFile {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const parts = [
    environmentSetupDuration,
    prepareDuration,
    collectDuration,
    setupDuration,
    duration,
  ];
  return { file: module.relativeModuleId, seconds: sum(parts) / 1000 };
}

/** The files that took longest, the slowest first. */
const slowestOf = (modules: readonly TestModule[]): readonly TimedFile[] =>
  modules
    .map(timeOf)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);

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
      slowest: slowestOf(modules),
    };
    writeFileSync(file, JSON.stringify(report));
  },
});

/** Prints failures alone, each whole; in a terminal also which files run and how many are done. */
class FailureReporter extends DefaultReporter {
  constructor() {
    super({ silent: 'passed-only' });
  }

  protected override printTestModule(module: TestModule): void {
    if (module.state() === 'failed') super.printTestModule(module);
  }

  protected override printTestCase(moduleState: TestModuleState, test: TestCase): void {
    if (test.result().state === 'failed') super.printTestCase(moduleState, test);
  }
}

/** The usual reporter; for a program that asks for a report, only the failures and the report. */
export function reporters(): (string | Reporter)[] {
  const file = process.env.TEST_REPORT;
  return file === undefined ? ['default'] : [new FailureReporter(), countingReporter(file)];
}

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTree } from './boundaries/check.ts';
import { copyEngine } from './lib/engine-copy.ts';
import { root } from './lib/tree.ts';
import { checkTypes } from './lib/type-check.ts';
import { layOut } from './new-title.ts';

const id = 'harbour-fees';
const patience = 120_000;

let folder: string;

const bin = (name: string): string => join(root, 'node_modules/.bin', name);

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** The tests of the new title, and how they went. */
function testIt() {
  const report = join(folder, 'report.json');
  spawnSync(
    bin('vitest'),
    ['run', '--reporter=json', `--outputFile=${report}`, `packages/engine/src/titles/${id}`],
    { cwd: folder, env: { ...process.env, PROPERTY_RUNS: '25', EVERY_PROMISE: '1' } },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

beforeAll(() => {
  folder = copyEngine('new-title', []);
  layOut(folder, id);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a new title', () => {
  test('is registered, and has no folder yet', () => {
    const registry = readFileSync(join(folder, 'packages/engine/src/titles/index.ts'), 'utf8');
    expect(registry).toContain(`import { title as harbourFees } from './${id}/index.ts';`);
    expect(() => layOut(folder, id)).toThrow('is there already');
    expect(() => layOut(folder, 'Harbour Fees')).toThrow('is no id');
  });

  test('compiles, and keeps the rules of code and boundaries', { timeout: patience }, async () => {
    expect(await checkTypes(folder)).toEqual({ projects: 2, wrong: [] });
    const files = `packages/engine/src/titles/${id}`;
    const lint = ['lint', '--error-on-warnings', '--vcs-enabled=false', files];
    execFileSync(bin('biome'), lint, { cwd: folder });
    const broken = checkTree(folder).violations.filter(({ file }) => file.startsWith(files));
    expect(broken).toEqual([]);
  });

  test('plays soundly, and its tests say what is missing', { timeout: patience }, () => {
    const tests = testIt();
    const failed = tests.filter(({ status }) => status !== 'passed');
    const said = failed.map(({ failureMessages }) => failureMessages.join('\n'));
    expect(failed.map((one) => one.title)).toEqual([
      'has a test named after every rule of its rules page, and cites no other rule anywhere',
      'has a test for every refusal, and words for no other',
      'has the same words in every language, its rules too',
      'which together show every action and every fact',
    ]);
    expect(said[0]).toContain('No test is named after HF 1.1, HF 1.2, HF 3.1, HF 3.2');
    expect(said[1]).toContain('No test expects no-card-left, not-understood');
    expect(said[2]).toContain('HF 1.1 is not told in it');
    expect(said[3]).toContain('write golden/*.txt, by hand, with these');
    expect(tests.length).toBeGreaterThan(35);
  });
});

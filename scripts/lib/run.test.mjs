import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn, root, run, runFailedAlone, runVitest } from './run.mjs';

let folder;

const write = (name, lines) => writeFileSync(join(folder, name), lines.join('\n'));

const temporary = () => join(folder, 'temporary');

/** Runs the planted tests whose file matches; what a run that dies leaves goes with our folder. */
const runPlanted = (...names) => runVitest([...plantedArgs(), ...names], planted());

const plantedArgs = () => ['--root', folder, '--config', `${folder}/config.mts`];
const planted = () => ({ shown: false, env: { TMPDIR: temporary() } });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-run-test-'));
  mkdirSync(temporary());
  write('config.mts', [
    `import { reporters } from '${join(root, 'tests/setup/reporter.ts')}';`,
    `export default { test: { globals: true, include: ['*.test.js'], reporters: reporters() } };`,
  ]);
  write('mixed.test.js', [
    `test('passes', () => {});`,
    `test('fails', () => { throw new Error('planted'); });`,
    `test('is skipped', ({ skip }) => skip('no reason but this'));`,
    `describe('a group', () => { beforeAll(() => { throw new Error('planted'); }); test('x', () => {}); });`,
  ]);
  write('broken.test.js', [`import './nowhere.js';`]);
  write('stray.test.js', [
    `test('passes', () => { Promise.reject(new Error('planted')); return new Promise((done) => setTimeout(done, 50)); });`,
  ]);
  // Fails the first time it is run, and then never.
  write('unlucky.test.js', [
    `import { existsSync, writeFileSync } from 'node:fs';`,
    `const seen = '${join(folder, 'seen')}';`,
    `test('passes', () => console.log('said on the way'));`,
    `test('waits in vain', async () => {`,
    `  await new Promise((done) => setTimeout(done, 300));`,
    `  const isFirst = !existsSync(seen); writeFileSync(seen, '');`,
    `  if (isFirst) throw new Error('planted');`,
    `});`,
  ]);
  write('crash.test.js', [`process.kill(process.ppid, 'SIGKILL');`]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a run of planted tests', () => {
  const options = () => ({ ...planted(), args: plantedArgs() });
  let first;

  beforeAll(async () => {
    first = await runPlanted('mixed', 'unlucky');
  });

  test('counts what passed, failed, in a hook too, and was skipped, with its reason', () => {
    expect(first).toMatchObject({
      passed: 2,
      failed: 3,
      skipped: [
        { test: 'mixed.test.js > is skipped', reason: 'no reason but this' },
        { test: 'mixed.test.js > a group > x', reason: 'no reason given' },
      ],
    });
  });

  test('prints what failed, whole, and nothing of what passed', () => {
    const output = stripVTControlCharacters(first.output);
    for (const failed of ['mixed.test.js > fails', 'Error: planted', 'unlucky.test.js:7']) {
      expect(output).toContain(failed);
    }
    expect(output).not.toMatch(/✓|said on the way/);
  });

  test('names the files that took longest, the slowest first', () => {
    const [{ file, seconds }, ...others] = first.slowest;
    expect(file).toBe('unlucky.test.js');
    expect(seconds).toBeGreaterThan(0.3);
    expect(others).toEqual([{ file: 'mixed.test.js', seconds: expect.any(Number) }]);
  });

  test('is run again alone where it failed: what holds then is named, what fails again has failed', async () => {
    expect(first.failing).toEqual([
      { file: 'mixed.test.js', passed: 1, failed: 2 },
      { file: 'unlucky.test.js', passed: 1, failed: 1 },
    ]);
    expect(await runFailedAlone(first, options())).toMatchObject({
      passed: 3,
      failed: 2,
      unsteady: ['unlucky.test.js'],
    });
  });
});

describe('a run with faults outside of tests', () => {
  let found;

  beforeAll(async () => {
    found = await runPlanted('broken', 'stray');
  });

  test('counts a file that cannot be loaded as failed', () => {
    expect(found.failing).toEqual([{ file: 'broken.test.js', passed: 0, failed: 1 }]);
  });

  test('counts an error outside all tests as failed, beside what passed', () => {
    expect(found).toMatchObject({ passed: 1, failed: 1 + 1 });
  });
});

test('counts a run without tests, and one that dies, as failed', async () => {
  expect(await runPlanted('nothing-is-called-this')).toMatchObject({ passed: 0, failed: 1 });
  expect(await runPlanted('crash')).toMatchObject({ passed: 0, failed: 1 });
  expect(readdirSync(temporary())).toHaveLength(1); // vitest's own, of the one that died
});

test('does not run anything again where the fault lies in no file, or in many', async () => {
  const failing = ['a', 'b', 'c', 'd'].map((file) => ({ file, passed: 1, failed: 1 }));
  const many = { passed: 4, failed: 4, skipped: [], failing, seconds: '1.0', why: '' };
  expect(await runFailedAlone(many, {})).toEqual({ ...many, unsteady: [] });
  const outside = { ...many, failing: failing.slice(0, 1), failed: 2 };
  expect(await runFailedAlone(outside, {})).toEqual({ ...outside, unsteady: [] });
});

test('begins one after the other, so many at a time, each as soon as there is room', async () => {
  const began = [];
  const ends = {};
  const all = inTurn(['long', 'short', 'last'], 2, (name) => {
    began.push(name);
    return new Promise((end) => {
      ends[name] = end;
    });
  });
  expect(began).toEqual(['long', 'short']);
  ends.short();
  await expect.poll(() => began).toEqual(['long', 'short', 'last']);
  ends.long();
  ends.last();
  await all;
});

test('gives back what a program says, and whether it ended well', async () => {
  expect(await run('echo yes')).toMatchObject({ ok: true, output: 'yes\n' });
  expect(await run('echo no >&2; exit 3')).toMatchObject({ ok: false, output: 'no\n' });
});

test('ends a program that takes too long, and all it has started', async () => {
  const { ok, output } = await run('echo on; sleep 30 & sleep 30', { minutes: 0.005 });
  expect(ok).toBe(false);
  expect(output).toMatch(/^on\nended: it took more than/);
});

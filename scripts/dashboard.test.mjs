import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const checkout = fileURLToPath(new URL('..', import.meta.url));

/** What a clone has before anything is installed or built. */
let clone;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'staffetta-dashboard-test-'));
  for (const name of ['package.json', 'scripts/dashboard.mjs']) {
    cpSync(join(checkout, name), join(clone, name));
  }
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function run() {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'dashboard', '--', '--json'], {
    cwd: clone,
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.split('\n').filter((line) => !/^npm warn/.test(line)) };
}

describe('npm run dashboard', () => {
  test('says in a fresh clone what to do first, and nothing else', () => {
    const { status, stdout, stderr } = run();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.join('\n')).toMatch(/^Staffetta has not been built here yet.+`npm start`.+\n$/);
  });

  test('runs what was built, with its words and its code', () => {
    const built = join(clone, 'apps/api/dist/commands');
    mkdirSync(built, { recursive: true });
    writeFileSync(
      join(built, 'dashboard.js'),
      'console.log(process.argv.slice(2)); process.exitCode = 3;',
    );
    expect(run()).toEqual({ status: 3, stdout: "[ '--json' ]\n", stderr: [''] });
  });
});

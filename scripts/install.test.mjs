import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureBuilt, ensureInstalled, hashSources } from './install.mjs';
import { buildApi } from './lib/build.ts';

/** Stands in for npm: logs its beginning and end; the files `fail` and `hold` make it fail and wait. */
const fakeNpm = `
  const fs = require('node:fs');
  const note = (line) => fs.appendFileSync('npm.log', line + '\\n');
  const command = process.argv[2] === 'ci' ? 'ci' : 'build';
  note(command + ' begins');
  if (fs.existsSync('fail')) process.exit(7);
  const file = command === 'ci' ? 'node_modules/thing' : 'apps/api/dist/main.js';
  const work = async () => {
    while (fs.existsSync('hold')) await new Promise((done) => setTimeout(done, 20));
    fs.mkdirSync(require('node:path').dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
  };
  const build = () => import(process.env.INSTALL).then(({ noteBuild }) => noteBuild('.', work));
  (command === 'ci' ? work() : build()).then(() => note(command + ' ends'));
`;

const install = new URL('install.mjs', import.meta.url).href;

let folder;

const write = (name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

const remove = (name) => rmSync(join(folder, name));

const npmDid = () => {
  try {
    return readFileSync(join(folder, 'npm.log'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
};

/** Installs in the folder, in a process of its own. */
function beginInstalling() {
  const program = `
    const { ensureInstalled } = await import(${JSON.stringify(install)});
    await ensureInstalled(process.argv[1]).catch((error) => { console.log(error.message); process.exit(1); });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = [];
  child.stdout.on('data', (part) => said.push(part.toString()));
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => resolve({ code })); // its npm may live on
  });
  return { child, said, ended };
}

/** Output and exit code that a start with this function would have; it runs in this process. */
async function run(ensure) {
  const said = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  try {
    await ensure(folder);
    return { code: 0, said: said.join('\n') };
  } catch ({ message }) {
    return { code: 1, said: [...said, message].join('\n') };
  } finally {
    log.mockRestore();
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-install-test-'));
  vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'));
  vi.stubEnv('INSTALL', install);
  write('npm-cli.js', fakeNpm);
  write('package.json', '{}'); // whatever the folders above say of themselves
  write(
    'package-lock.json',
    '{ "packages": { "": {}, "node_modules/a": { "version": "1.0.0" } } }',
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('ensureInstalled', () => {
  test('installs once, and again when the lock file is another', async () => {
    expect((await run(ensureInstalled)).code).toBe(0);
    expect((await run(ensureInstalled)).said).toBe('');
    expect(npmDid()).toEqual(['ci begins', 'ci ends']);
    write('package-lock.json', '{ "packages": {} }');
    await run(ensureInstalled);
    expect(npmDid()).toHaveLength(4);
  });

  test('lets two at once install once', async () => {
    write('hold', '');
    const starts = [beginInstalling(), beginInstalling()];
    await expect
      .poll(() => starts.flatMap(({ said }) => said).join(''))
      .toContain('waiting for it');
    remove('hold');
    const ends = await Promise.all(starts.map(({ ended }) => ended));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(npmDid()).toEqual(['ci begins', 'ci ends']);
  });

  test('waits for the npm of a start that was killed, and then installs anew', async () => {
    write('hold', '');
    const { child, ended } = beginInstalling();
    await expect.poll(npmDid).toEqual(['ci begins']);
    child.kill('SIGKILL');
    await ended;
    const next = run(ensureInstalled);
    await sleep(50);
    expect(npmDid()).toEqual(['ci begins']);
    remove('hold');
    expect((await next).code).toBe(0);
    expect(npmDid()).toEqual(['ci begins', 'ci ends', 'ci begins', 'ci ends']);
  });

  test('says when it could not, and tries again the next time', async () => {
    write('fail', '');
    const { code, said } = await run(ensureInstalled);
    expect(code).toBe(1);
    expect(said).toContain('npm ci ended with 7');
    remove('fail');
    expect((await run(ensureInstalled)).code).toBe(0);
  });

  test('is content with what was installed by hand, but only if that is all of it', async () => {
    write(
      'node_modules/.package-lock.json',
      '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }',
    );
    await run(ensureInstalled);
    expect(npmDid()).toEqual([]);
    write(
      'node_modules/.package-lock.json',
      '{ "packages": { "node_modules/a": { "version": "0.9.0" } } }',
    );
    await run(ensureInstalled);
    expect(npmDid()).toHaveLength(2);
  });
});

describe('ensureBuilt', () => {
  test('builds once, again when a source is another, and when the result is gone', async () => {
    write('apps/api/src/main.ts', 'one');
    await run(ensureBuilt);
    await run(ensureBuilt);
    expect(npmDid()).toEqual(['build begins', 'build ends']);
    write('apps/api/src/main.ts', 'two');
    await run(ensureBuilt);
    expect(npmDid()).toHaveLength(4);
    rmSync(join(folder, 'apps/api/dist'), { recursive: true });
    await run(ensureBuilt);
    expect(npmDid()).toHaveLength(6);
    await run(ensureBuilt);
    expect(npmDid()).toHaveLength(6);
  });

  test('is content with a build by hand, such as a command makes, of the same sources', async () => {
    write('apps/api/src/main.ts', 'one');
    const byHand = () => spawnSync(process.execPath, ['npm-cli.js', 'build'], { cwd: folder });
    await run(ensureBuilt);
    byHand();
    expect((await run(ensureBuilt)).said).toBe('');
    byHand();
    write('apps/api/src/main.ts', 'two');
    expect((await run(ensureBuilt)).said).toContain('Building');
  });

  test('says when it could not', async () => {
    write('fail', '');
    expect(await run(ensureBuilt)).toMatchObject({
      code: 1,
      said: expect.stringContaining('The build ended with 7'),
    });
  });
});

test('each build knows its own version: that of its sources', async () => {
  const release = new URL('../apps/api/src/release.ts', import.meta.url);
  write('apps/api/src/release.ts', readFileSync(release, 'utf8'));
  write('apps/api/src/main.ts', `import { release } from './release.ts';\nconsole.log(release);`);
  const built = async () => {
    await buildApi(folder, hashSources(folder));
    const main = join(folder, 'apps/api/dist/main.js');
    return spawnSync(process.execPath, [main], { encoding: 'utf8' }).stdout.trim();
  };
  const first = await built();
  expect(first).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
  expect(await built()).toBe(first);
  write('apps/api/src/another.ts', 'export const water = 1;');
  const second = await built();
  expect(second).toMatch(/\+[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
});

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packClient } from './lib/client-package.ts';
import { root } from './lib/tree.ts';
import { tsc } from './lib/type-check.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'staffetta-client-'));
const home = join(folder, 'somebody');
const installed = join(home, 'node_modules/@staffetta/client');

/** As npm would install it, but that what it needs comes from here: there is no network. */
beforeAll(async () => {
  const file = await packClient(root, join(folder, 'package'));
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', file, '-C', installed, '--strip-components=1']);
  for (const needed of ['openapi-fetch', 'openapi-typescript-helpers', 'zod']) {
    symlinkSync(join(root, 'node_modules', needed), join(home, 'node_modules', needed));
  }
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed client runs without its sources', async () => {
  const program = `
    import { createClient } from '@staffetta/client';
    import { createAdminClient } from '@staffetta/client/admin';
    import { checkFairness } from '@staffetta/client/fairness';
    const settings = { baseUrl: 'http://127.0.0.1:9', token: () => null, language: () => 'en',
      retry: { wait: async () => {}, random: () => 0 } };
    const { problem } = await createClient(settings).titles();
    const { problem: same } = await createAdminClient(settings).admins();
    console.log(problem.title, same.title, (await checkFairness({})).fair);`;
  writeFileSync(join(home, 'program.js'), program);
  const { stdout } = await run(process.execPath, ['program.js'], { cwd: home });
  expect(stdout).toBe('unreachable unreachable false\n');
  const verify = run(process.execPath, [join(installed, 'staffetta-verify.mjs'), 'nothing.json']);
  await expect(verify).rejects.toThrow('nothing.json cannot be read');
});

/** Every example of the README as a file of somebody's. */
function writeExamples(): readonly string[] {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  return [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ''], index) => {
    const file = `example-${index}.ts`;
    writeFileSync(join(home, file), code);
    return file;
  });
}

test('the packed client has its types: its README keeps to them, and they refuse what is wrong', async () => {
  const right = `
    import { type Client, createClient, type Offer, takeUp } from '@staffetta/client';
    export const client: Client = createClient({ baseUrl: '', token: () => null, language: () => 'en' });
    export const pick = (offer: Offer): string => takeUp(offer, () => 0).type;
    export async function winners(game: string): Promise<readonly number[]> {
      const position = await client.position(game);
      return position.ok ? (position.data.outcome?.winners ?? []) : [];
    }`;
  writeFileSync(join(home, 'right.ts'), right);
  writeFileSync(
    join(home, 'wrong.ts'),
    right.replace('createClient({', 'createClient({ colour: 1,'),
  );
  const lib = ['es2023', 'dom', 'dom.iterable'];
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', types: [], lib };
  const examples = writeExamples();
  expect(examples.length).toBeGreaterThan(4);
  const project = { compilerOptions, files: ['right.ts', 'wrong.ts', ...examples] };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(project));
  const said = await run(process.execPath, [tsc, '-p', home, '--singleThreaded'], {
    cwd: home,
  }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(said.split('\n').filter((line) => line.includes('error'))).toEqual([
    expect.stringMatching(/^wrong\.ts.*colour/),
  ]);
}, 120_000);

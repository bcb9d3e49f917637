import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildClient } from './build.ts';
import { tsc } from './type-check.ts';

const run = promisify(execFile);

type Manifest = Readonly<Record<string, unknown>>;

const entry = (name: string) => ({
  types: `./dist/types/${name}.d.ts`,
  default: `./dist/${name}.js`,
});

/** The manifest as others get it: built files in the place of sources. */
function published({ private: _private, devDependencies: _ours, ...manifest }: Manifest): Manifest {
  return {
    ...manifest,
    description: 'Typed client of Staffetta: board games at your own pace',
    engines: { node: '>=20.19.0' },
    exports: {
      '.': entry('index'),
      './admin': entry('admin'),
      './fairness': entry('fairness'),
    },
    files: ['dist', 'staffetta-verify.mjs'],
  };
}

/** Lays out the client as it is published, in a folder, and packs it there; gives the file. */
export async function packClient(root: string, folder: string): Promise<string> {
  const client = join(root, 'packages/client');
  await buildClient(root);
  mkdirSync(folder, { recursive: true });
  cpSync(join(client, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const file of ['README.md', 'staffetta-verify.mjs']) {
    cpSync(join(client, file), join(folder, file));
  }
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const manifest = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`);

  const places = ['--rootDir', join(client, 'src'), '--outDir', join(folder, 'dist/types')];
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', ...places];
  await run(process.execPath, [tsc, '-p', client, '--singleThreaded', ...options]);
  const { stdout } = await run('npm', ['pack', '--json', '--offline'], { cwd: folder });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  return join(folder, packed?.filename ?? '');
}

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build, formatMessages, type Plugin } from 'esbuild';
import { withCompressed } from './compressed.ts';
import { freshen } from './generated.ts';
import { filesBelow } from './tree.ts';

/** What is neither a path nor absolute: a package, or a module of Node's own. */
const fromElsewhere = /^[^./]/;

/** Our own packages go into the bundle, since they are TypeScript; npm's stay outside it. */
export const npmOutside: Plugin = {
  name: 'npm-outside',
  setup({ onResolve }) {
    onResolve({ filter: fromElsewhere }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@staffetta/') ? undefined : { external: true },
    );
  },
};

/**
 * Makes a folder hold exactly these files. One that is right already is left alone, and the others
 * are replaced whole: a server may be running from the folder, or another build writing it.
 */
function publish(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [path, content] of files) freshen(folder, { path, content });
  for (const path of filesBelow(folder)) {
    if (!(files.has(path) || path.endsWith('.part'))) rmSync(join(folder, path), { force: true });
  }
}

/** The operator's commands, one file each. */
function commands(api: string): string[] {
  const folder = join(api, 'src/commands');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

type More = {
  readonly define?: Readonly<Record<string, string>>; // names in the programs, and what stands for them
  readonly beside?: ReadonlyMap<string, Uint8Array>; // files that go into the folder too
};

/** Bundles programs for Node.js, one file each, into the folder `dist` of their package. */
async function bundle(
  root: string,
  home: string,
  outbase: string,
  entryPoints: string[] | Record<string, string>,
  { define = {}, beside = new Map() }: More = {},
): Promise<void> {
  const folder = join(home, 'dist');
  const { outputFiles, warnings } = await build({
    entryPoints,
    outbase,
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    define,
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [npmOutside],
    logLevel: 'silent',
    write: false,
  });
  if (warnings.length > 0) {
    throw new Error((await formatMessages(warnings, { kind: 'warning' })).join('\n'));
  }
  publish(
    folder,
    new Map([
      ...beside,
      ...outputFiles.map(({ path, contents }) => [relative(folder, path), contents] as const),
    ]),
  );
}

/** What the API and its commands start beside themselves, by `apps/api/src/thread.ts`. */
const threads = (api: string): string[] =>
  filesBelow(join(api, 'src'))
    .filter((name) => name.endsWith('-thread.ts'))
    .map((name) => join(api, 'src', name));

/** The contract and its reference page, as they are served. */
async function docs(root: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const file = join(root, 'openapi.yaml');
  if (!existsSync(file)) return new Map();
  const { docsFiles } = await import('../../apps/api/src/docs/files.ts');
  const texts = [...docsFiles(readFileSync(file, 'utf8'))];
  return withCompressed(
    new Map(texts.map(([path, text]) => [join('docs', path), Buffer.from(text)])),
  );
}

/** The API, its commands, its threads, and its documentation. Each program knows the sources it was built from, by their hash. */
export async function buildApi(root: string, sources: string): Promise<void> {
  const api = join(root, 'apps/api');
  const programs = [join(api, 'src/main.ts'), ...commands(api), ...threads(api)];
  const define = { STAFFETTA_SOURCES: JSON.stringify(sources) };
  await bundle(root, api, join(api, 'src'), programs, { define, beside: await docs(root) });
}

/** The client for whoever has not its sources, and what it brings for the command line. */
export async function buildClient(root: string): Promise<void> {
  const client = join(root, 'packages/client');
  await bundle(root, client, client, {
    admin: join(client, 'src/admin.ts'),
    fairness: join(client, 'src/fairness.ts'),
    index: join(client, 'src/index.ts'),
    verify: join(client, 'bin/verify.ts'),
  });
}

/** Builds the pages, if there are any, into the folder `dist` of the web, compressed too. */
export async function buildWeb(root: string): Promise<void> {
  const web = join(root, 'apps/web');
  if (!existsSync(join(web, 'vite.config.ts'))) return;
  const vite = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const made = mkdtempSync(join(tmpdir(), 'staffetta-web-'));
  try {
    const args = [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, [...args, '--outDir', made, '--emptyOutDir'], {
      cwd: web,
    });
    const files = filesBelow(made);
    const contents = new Map(files.map((path) => [path, readFileSync(join(made, path))]));
    publish(join(web, 'dist'), withCompressed(contents));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

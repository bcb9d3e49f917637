/**
 * Freezes a title's present version: games begun with it go on with exactly these rules, whatever
 * becomes of the title. One module holds all of them, zod too, and is never changed again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { freshen } from './lib/generated.ts';
import { root } from './lib/tree.ts';
import { frozenFolder, frozenRegistry } from './titles.ts';

/** A frozen version: its files, each with the SHA-256 of its bytes. */
type Entry = {
  readonly id: string;
  readonly version: number;
  readonly files: Readonly<Record<string, string>>;
};

const titleTypes = `import type { AnyTitle } from '../../core/title.ts';
export declare const title: AnyTitle;
`;

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Titles word their own refusals: zod's messages in sixty languages stay out. */
const oneLanguage: Plugin = {
  name: 'one-language',
  setup({ onLoad }) {
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, ({ path }) => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: dirname(path),
    }));
  },
};

/** The title and all it needs, as one module that imports nothing. */
async function bundled(at: string, id: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(at, `packages/engine/src/titles/${id}/index.ts`)],
    absWorkingDir: at,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    format: 'esm',
    minify: true,
    legalComments: 'none',
    plugins: [oneLanguage],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** What the module says of itself. */
async function stated(module: string): Promise<{ readonly id: string; readonly version: number }> {
  const source = `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`;
  const { title } = (await import(source)) as { title: { id: string; version: number } };
  return title;
}

/** The title's golden games: what shows, for ever, that the frozen version still plays. */
function goldenGames(at: string, id: string): Readonly<Record<string, string>> {
  const folder = join(at, `packages/engine/src/titles/${id}/golden`);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.txt$/.test(name)) : [];
  if (names.length === 0) throw new Error(`${id} has no golden games to prove itself by later`);
  return Object.fromEntries(
    names.map((name) => [`golden/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

function manifestOf(at: string): readonly Entry[] {
  const path = join(at, frozenFolder, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Entry[]) : [];
}

/** Writes a title's present version below `at`; refuses to write it a second time and otherwise. */
export async function freeze(at: string, id: string): Promise<string> {
  const module = await bundled(at, id);
  const { id: said, version } = await stated(module);
  if (said !== id) throw new Error(`The folder ${id} holds the title ${said}`);
  const contents = { 'title.js': module, 'title.d.ts': titleTypes, ...goldenGames(at, id) };
  const folder = `${id}@${version}`;
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [`${folder}/${path}`, sha256(content)]),
  );
  const before = manifestOf(at);
  const same = before.find((entry) => entry.id === id && entry.version === version);
  if (same !== undefined) {
    const isSame = JSON.stringify(same.files) === JSON.stringify(files);
    if (isSame) return folder;
    throw new Error(`${folder} is frozen otherwise already: raise the version of ${id} first`);
  }
  for (const [path, content] of Object.entries(contents)) {
    freshen(at, { path: `${frozenFolder}/${folder}/${path}`, content });
  }
  const manifest = [...before, { id, version, files }];
  freshen(at, {
    path: `${frozenFolder}/manifest.json`,
    content: `${JSON.stringify(manifest, null, 2)}\n`,
  });
  freshen(at, frozenRegistry(at));
  return folder;
}

if (process.argv[1] === join(root, 'scripts/freeze.ts')) {
  const [id, ...others] = process.argv.slice(2);
  if (id === undefined || others.length > 0) throw new Error('npm run freeze -- <title>');
  console.log(
    `${frozenFolder}/${await freeze(root, id)} is frozen: commit it, then raise the version`,
  );
}

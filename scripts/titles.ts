import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GeneratedFile } from './lib/generated.ts';
import { filesBelow } from './lib/tree.ts';

const folder = 'packages/engine/src/titles';

/** What a title may be called in code and addresses. */
export const titleId = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const camel = (id: string): string =>
  id.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());

/** The registry of titles: every folder that has an entry, in the order of their ids. */
export function titlesRegistry(root: string): GeneratedFile {
  const ids = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, 'index.ts')),
    )
    .map(({ name }) => name)
    .sort();
  const misnamed = ids.find((id) => !titleId.test(id));
  if (misnamed !== undefined) throw new Error(`${folder}/${misnamed} is no id: use kebab-case`);

  const lines = [
    '// Written by `npm run generate` from the folders beside it.',
    ...ids.map((id) => `import { title as ${camel(id)} } from './${id}/index.ts';`),
    '',
    `export const titles = [${ids.map(camel).join(', ')}] as const;`,
  ];
  return { path: `${folder}/index.ts`, content: `${lines.join('\n')}\n` };
}

export const frozenFolder = 'packages/engine/src/frozen';

/** The registry of frozen versions, by id and version: every folder `id@version` that has a module. */
export function frozenRegistry(root: string): GeneratedFile {
  const folders = existsSync(join(root, frozenFolder))
    ? readdirSync(join(root, frozenFolder)).filter((name) =>
        existsSync(join(root, frozenFolder, name, 'title.js')),
      )
    : [];
  const frozen = folders
    .map((name) => ({ name, id: name.split('@')[0] ?? '', version: Number(name.split('@')[1]) }))
    .sort((one, other) =>
      one.id === other.id ? one.version - other.version : Number(one.id > other.id) * 2 - 1,
    )
    .map(({ name, id, version }) => ({ name, as: `${camel(id)}${version}` }));

  const lines = [
    '// Written by `npm run generate` and `npm run freeze` from the folders beside it.',
    "import type { AnyTitle } from '../core/title.ts';",
    ...frozen.map(({ name, as }) => `import { title as ${as} } from './${name}/title.js';`),
    '',
    `export const frozenTitles: readonly AnyTitle[] = [${frozen.map(({ as }) => as).join(', ')}];`,
  ];
  return { path: `${frozenFolder}/index.ts`, content: `${lines.join('\n')}\n` };
}

/** The pages' folders of titles, and what in them makes files: it exports `make`. */
const pagesOfTitles = 'apps/web/src/titles';
const maker = /^[^/]+\/(?:.+\/)?make\/[\w-]+\.make\.ts$/;

type Maker = { readonly make: () => GeneratedFile }; // beside the folder it is in

/** What the titles' pages make for themselves, such as a map from public geography. */
export async function madeByTitles(root: string): Promise<readonly GeneratedFile[]> {
  const pages = join(root, pagesOfTitles);
  const paths = filesBelow(pages).filter((path) => maker.test(path));
  return Promise.all(
    paths.map(async (path) => {
      const { make } = (await import(pathToFileURL(join(pages, path)).href)) as Maker;
      const { path: made, content } = make();
      return { path: posix.join(pagesOfTitles, posix.dirname(path), '..', made), content };
    }),
  );
}

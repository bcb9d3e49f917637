import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './lib/generated.ts';

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

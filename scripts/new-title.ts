/** Lays out the folder of a new title: a small sound game, to be changed into another. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshen } from './lib/generated.ts';
import { filesBelow, root } from './lib/tree.ts';
import { titleId, titlesRegistry } from './titles.ts';

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The same text about the title of this id: its names, and the letters its rules are cited by. */
function renamed(text: string, id: string): string {
  const parts = id.split('-').map(upperFirst);
  return text
    .replaceAll('new-title', id)
    .replaceAll('NewTitle', parts.join(''))
    .replaceAll('New Title', parts.join(' '))
    .replaceAll('XX', parts.map((part) => part.charAt(0)).join(''));
}

/** Writes the folder below `at`, and the registry with it; gives the paths of its files. */
export function layOut(at: string, id: string): readonly string[] {
  if (!titleId.test(id)) throw new Error(`"${id}" is no id: use kebab-case, such as harbour-fees`);
  const folder = `packages/engine/src/titles/${id}`;
  if (existsSync(join(at, folder))) throw new Error(`${folder} is there already`);
  const template = join(root, 'scripts/new-title');
  const paths = filesBelow(template).map((path) => {
    const written = `${folder}/${renamed(path.replace(/\.txt$/, ''), id)}`;
    const content = renamed(readFileSync(join(template, path), 'utf8'), id);
    freshen(at, { path: written, content });
    return written;
  });
  freshen(at, titlesRegistry(at));
  return paths;
}

if (process.argv[1] === join(root, 'scripts/new-title.ts')) {
  const [id, ...others] = process.argv.slice(2);
  if (id === undefined || others.length > 0) throw new Error('npm run new-title -- <id>');
  console.log(layOut(root, id).join('\n'));
  console.log(`
It is registered and plays. Next:
  npx vitest --project engine ${id}    what fails says what is missing
  docs/adding-a-title.md               what each part is for
  npm run format && npm run generate   before you commit`);
}

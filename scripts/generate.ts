/**
 * Writes the files that are made from others: the titles' registry, openapi.yaml, the client's
 * types. With --check it writes nothing and fails if one is not what it would write.
 */
import { clientTypes } from '../packages/client/generate.ts';
import { freshen, type GeneratedFile, isFresh } from './lib/generated.ts';
import { root } from './lib/tree.ts';
import { openApiFile } from './openapi.ts';
import { frozenRegistry, madeByTitles, titlesRegistry } from './titles.ts';

const [argument, ...others] = process.argv.slice(2);
if (others.length > 0 || !(argument === undefined || argument === '--check')) {
  throw new Error('npm run generate takes no argument but --check');
}
const checking = argument === '--check';

const stale: string[] = [];

function settle(file: GeneratedFile): void {
  const outdated = checking ? !isFresh(root, file) : freshen(root, file);
  if (outdated) stale.push(file.path);
}

settle(titlesRegistry(root));
settle(frozenRegistry(root));
for (const file of await madeByTitles(root)) settle(file);
const openApi = await openApiFile();
settle(openApi);
settle({
  path: 'packages/client/src/generated/api.ts',
  content: await clientTypes(openApi.content),
});

if (stale.length === 0) console.log('generated files are fresh');
else if (!checking) console.log(`written: ${stale.join(', ')}`);
else {
  console.error(`not fresh: ${stale.join(', ')}\nrun "npm run generate" and commit the result`);
  process.exitCode = 1;
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importGame } from '../games/import.ts';
import { gamesOffline, operate } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';

// `npm run import -- <file>`: checks an operator's export to the last event, then writes its game.

async function read(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new OperatorError(`${path} cannot be read as JSON: ${reason}`);
  }
}

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const [path] = process.argv.slice(2);
  if (path === undefined) {
    console.error('Name the file: npm run import -- <file>');
    return 2;
  }
  const outcome = await importGame(gamesOffline(database), await read(path));
  console.log(outcome === 'imported' ? 'Imported, and verified.' : 'This game is here already.');
  return 0;
});

import { fileURLToPath } from 'node:url';
import { importGame } from '../games/import.ts';
import { gamesOffline, operate, readJson } from '../operate.ts';

// `npm run import -- <file>`: checks an operator's export to the last event, then writes its game.

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const [path] = process.argv.slice(2);
  if (path === undefined) {
    console.error('Name the file: npm run import -- <file>');
    return 2;
  }
  const outcome = await importGame(gamesOffline(database), await readJson(path));
  console.log(outcome === 'imported' ? 'Imported, and verified.' : 'This game is here already.');
  return 0;
});

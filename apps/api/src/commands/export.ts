import { fileURLToPath } from 'node:url';
import { exportWhole } from '../games/export.ts';
import { openStore } from '../games/store.ts';
import { operate } from '../operate.ts';

// `npm run -s export -- <game id> > file`: a game whole, its secrets included. For the operator alone.

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const [gameId] = process.argv.slice(2);
  if (gameId === undefined) {
    console.error('Name the game: npm run -s export -- <game id> > file');
    return 2;
  }
  console.log(JSON.stringify(await exportWhole({ store: openStore(database) }, gameId)));
  return 0;
});

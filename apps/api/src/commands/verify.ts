import { fileURLToPath } from 'node:url';
import { openStore } from '../games/store.ts';
import { verifyAll } from '../games/verify.ts';
import { operate } from '../operate.ts';

// Checks the hash chain of every game: ends with 0 if all hold, and names each that does not.

await operate(fileURLToPath(new URL('../../../../', import.meta.url)), async (database) => {
  const { games, events, damages } = await verifyAll(database, openStore(database));
  for (const { gameId, number } of damages) {
    console.log(`Game ${gameId}: broken at event ${number}. It is now read-only.`);
  }
  console.log(`${games} games, ${events} events, ${damages.length} broken.`);
  return damages.length === 0 ? 0 : 1;
});

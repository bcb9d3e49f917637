import { fileURLToPath } from 'node:url';
import { openAudit } from '../admin/audit.ts';
import { gameCalled } from '../admin/desk-offline.ts';
import { gameOf } from '../admin/inspected.ts';
import { noted } from '../admin/noted.ts';
import { exportEnded, exportWhole } from '../games/export.ts';
import { gamesOffline, operate, readWish, saidIn } from '../operate.ts';

// `npm run -s export -- <game> > file`: a finished game as everybody may have it. With `--referee` any game, its
// secrets included, as another instance can import it: for the operator alone, and noted with its reason.

const usage = `npm run -s export -- <game> > file
npm run -s export -- <game> --referee --reason <why> > file`;

const wished = readWish(['reason'], ['referee']);
const [ofGame] = wished?.words ?? [];
if (wished === null || ofGame === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  await operate(root, async (database) => {
    const game = gameCalled(ofGame);
    const referee = wished.is('referee');
    const reason = referee ? saidIn(wished, 'reason', usage) : null;
    const deed = { operation: 'exportAnyGame', gameId: game, reason, asked: { game, referee } };
    const games = gamesOffline(database, root);
    const file = await noted(openAudit(database, games.now), deed, async () =>
      referee
        ? exportWhole(games, game)
        : exportEnded(games, await gameOf(games, game), 'spectator'),
    );
    console.log(JSON.stringify(file));
    return 0;
  });
}

import { openAudit } from '../admin/audit.ts';
import { gameCalled } from '../admin/desk-offline.ts';
import { gameOf } from '../admin/inspected.ts';
import { noted } from '../admin/noted.ts';
import { exportEnded, exportWhole } from '../games/export.ts';
import {
  type Command,
  gamesOffline,
  misunderstood,
  operate,
  readWish,
  saidIn,
} from '../operate.ts';

// `npm run -s export -- <game> > file`: a finished game as everybody may have it. With `--referee` any game, its
// secrets included, as another instance can import it: for the operator alone, and noted with its reason.

const usage = `npm run -s export -- <game> > file
npm run -s export -- <game> --referee --reason <why> > file`;

export const command: Command = async (call) => {
  const wish = readWish(call, ['reason'], ['referee']);
  const [ofGame] = wish?.words ?? [];
  if (wish === null || ofGame === undefined) return misunderstood(call, usage);
  return operate(call, async (database) => {
    const game = gameCalled(ofGame);
    const referee = wish.is('referee');
    const reason = referee ? saidIn(wish, 'reason', usage) : null;
    const deed = { operation: 'exportAnyGame', gameId: game, reason, asked: { game, referee } };
    const games = gamesOffline(database, call);
    const file = await noted(openAudit(database, games.now), deed, async () =>
      referee ? exportWhole(games, game) : exportEnded(games, await gameOf(games, game)),
    );
    call.print(JSON.stringify(file));
    return 0;
  });
};

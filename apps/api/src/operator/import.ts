import { z } from 'zod';
import { openAudit } from '../admin/audit.ts';
import { noted } from '../admin/noted.ts';
import { openFileChecking } from '../games/file-checking.ts';
import { importGame } from '../games/import.ts';
import {
  type Command,
  gamesOffline,
  misunderstood,
  operate,
  readJson,
  readWish,
  saidIn,
} from '../operate.ts';

// `npm run import -- <file> --reason <why>`: checks an export with all secrets to the last event, then writes its
// game. With `--json` for programs.

const usage = 'npm run -s import -- <file> --reason <why>, with --json for programs.';

const ofGame = z.object({ game: z.uuid().toLowerCase() });

export const command: Command = async (call) => {
  const wish = readWish(call, ['reason']);
  const [path] = wish?.words ?? [];
  if (wish === null || path === undefined) return misunderstood(call, usage);
  return operate(call, async (database) => {
    const reason = saidIn(wish, 'reason', usage);
    const file = await readJson(path);
    const { game = null } = ofGame.safeParse(file).data ?? {};
    const games = gamesOffline(database, call);
    const deed = { operation: 'importGame', gameId: game, reason, asked: { game } };
    const result = await noted(openAudit(database, games.now), deed, () =>
      importGame(games, openFileChecking().check, file),
    );
    wish.tell({ game, result }, [
      result === 'imported' ? 'Imported, and verified.' : 'This game is here already.',
    ]);
    return 0;
  });
};

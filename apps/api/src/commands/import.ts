import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { openAudit } from '../admin/audit.ts';
import { noted } from '../admin/noted.ts';
import { openFileChecking } from '../games/file-checking.ts';
import { importGame } from '../games/import.ts';
import { gamesOffline, operate, readJson, readWish, saidIn, tell } from '../operate.ts';

// `npm run import -- <file> --reason <why>`: checks an export with all secrets to the last event, then writes its
// game. With `--json` for programs.

const usage = 'npm run -s import -- <file> --reason <why>, with --json for programs.';

const ofGame = z.object({ game: z.uuid().toLowerCase() });

const wished = readWish(['reason']);
const [path] = wished?.words ?? [];
if (wished === null || path === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  await operate(root, async (database) => {
    const reason = saidIn(wished, 'reason', usage);
    const file = await readJson(path);
    const { game = null } = ofGame.safeParse(file).data ?? {};
    const games = gamesOffline(database, root);
    const deed = { operation: 'importGame', gameId: game, reason, asked: { game } };
    const result = await noted(openAudit(database, games.now), deed, () =>
      importGame(games, openFileChecking().check, file),
    );
    tell(wished.is('json'), { game, result }, [
      result === 'imported' ? 'Imported, and verified.' : 'This game is here already.',
    ]);
    return 0;
  });
}

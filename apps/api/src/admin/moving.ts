import { type AnyTitle, moveVersion } from '@staffetta/engine';
import { unseal } from '../games/chain.ts';
import type { Games } from '../games/games.ts';
import { type LoadedGame, loadGame, opened, type Reached, reach } from '../games/loaded-game.ts';
import type { Append, GameRow } from '../games/store.ts';
import { prepare, timingFor } from '../games/write.ts';
import type { Audit } from './audit.ts';
import { type Finding, failed } from './finding.ts';
import { type Shadowed, shadow } from './shadow.ts';

// Games that present rules would have decided the same go on by them.

export type Moving = {
  readonly games: Pick<Games, 'store' | 'library' | 'timingOf' | 'now' | 'committed'>;
  readonly audit: Pick<Audit, 'note' | 'settle'>;
};

/** Why games are moved, and whether what is secret of the others is told. */
export type MoveWish = { readonly reason: string | null; readonly withSecrets: boolean };

/** Who plays a game acts sooner than it is decided again: after so many times it is left for later. */
const mostTries = 5;

/** Only a game that goes on is moved, and only to a later version. */
const isToMove = ({ status, titleVersion }: GameRow, { version }: AnyTitle): boolean =>
  status === 'running' && titleVersion < version;

/** What moves a game that was decided again, as long as nobody acts in it. */
async function moveOf(
  { games }: Moving,
  row: GameRow,
  loaded: LoadedGame,
  { setting, stored }: Shadowed,
): Promise<Append> {
  const reached = stored.reduce<Reached>(
    (before, event) => reach(setting, before, unseal(event), event),
    opened(row, setting),
  );
  const { version } = setting.title;
  const standing = {
    ...loaded,
    ...reached,
    setting,
    row: { ...row, titleVersion: version },
  };
  const moved = moveVersion(setting, standing, { from: row.titleVersion, to: version });
  if (!moved.ok) throw new Error(`A game that goes on is not moved: ${moved.refusal.code}`);
  const addition = { events: moved.events, seats: [], key: null };
  const timing = await timingFor(games, standing);
  return (await prepare(standing, addition, games.now(), timing)).append;
}

/**
 * Decides a game again by the rules of `title`, and moves it to them if it is identical and goes on by earlier
 * ones; of who acts meanwhile and who moves it, he wins. That is noted like all that admins do.
 */
export async function moveGame(
  moving: Moving,
  title: AnyTitle,
  { gameId }: Pick<GameRow, 'gameId'>,
  { reason, withSecrets }: MoveWish,
): Promise<Finding | 'moved'> {
  const { audit } = moving;
  const { store, library, committed } = moving.games;
  let entry: string | null = null; // what is noted before anything is written

  async function end(found: Finding | 'moved'): Promise<Finding | 'moved'> {
    if (entry !== null) await audit.settle(entry, found === 'moved' ? 204 : 409);
    return found;
  }

  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const [row, loaded] = [await store.game(gameId), await loadGame(library, gameId)];
    if (row === null || loaded === null) return end(failed('it is gone'));
    const shadowed = await shadow(library, title, row, withSecrets);
    const { finding } = shadowed;
    if (finding.verdict !== 'identical' || !isToMove(row, title)) return end(finding);
    const asked = { title: title.id, from: row.titleVersion, to: title.version };
    const about = { gameId, userId: null, reason, asked };
    entry ??= await audit.note({ admin: null, operation: 'move-version', ...about });
    const { result } = await store.move(await moveOf(moving, row, loaded, shadowed), title.version);
    if (result === 'appended') {
      committed();
      return end('moved');
    }
  }
  return end(failed('others acted in it each time it had been decided again'));
}

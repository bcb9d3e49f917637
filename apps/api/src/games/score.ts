import type { BySeat, Language, ScoreLine, Setting, Viewer } from '@staffetta/engine';
import { viewerOf, watchedGame } from './access.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { versionOf } from './look.ts';
import type { Caller } from './tables.ts';

const spokenLine = ({ title }: Setting, { line, rule, points }: ScoreLine, language: Language) => ({
  line,
  rule,
  points,
  sentence: title.words[language].lines[line] ?? line,
});

/** What the lines of each seat come to. */
export const sumsOf = (lines: BySeat<readonly ScoreLine[]>): BySeat<number> =>
  lines.map((mine) => mine.reduce((sum, { points }) => sum + points, 0));

/** The score as far as a viewer can count it; in the end, all of it. */
export function scoreLines(
  { setting: { title, table }, game }: Pick<LoadedGame, 'setting' | 'game'>,
  viewer: Viewer,
): BySeat<readonly ScoreLine[]> {
  if (game.state === null) return [];
  const seenBy = game.status === 'ended' ? 'referee' : viewer;
  return title.score(title.view(game.state, seenBy), table);
}

/** The score as the caller may know it, line by line. */
export async function lookAtScore(games: Games, gameId: string, caller: Caller) {
  const loaded = await watchedGame(games, gameId, caller);
  const { setting, game, versions } = loaded;
  const viewer = viewerOf(loaded, caller);
  const lines = scoreLines(loaded, viewer);
  const totals = sumsOf(lines);
  return {
    version: versionOf(versions, viewer),
    isFinal: game.status === 'ended',
    winners: game.outcome?.winners ?? null,
    seats: lines.map((mine, seat) => ({
      seat,
      total: totals[seat] ?? 0,
      lines: mine.map((line) => spokenLine(setting, line, caller.language)),
    })),
  };
}

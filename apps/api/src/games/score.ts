import type { BySeat, Language, ScoreLine, Setting } from '@staffetta/engine';
import { viewerOf, watchedGame } from './access.ts';
import type { Games } from './games.ts';
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

/** The score as far as the caller can count it; in the end, all of it. */
export async function lookAtScore(games: Games, gameId: string, caller: Caller) {
  const loaded = await watchedGame(games, gameId, caller);
  const { setting, game, versions } = loaded;
  const viewer = viewerOf(loaded, caller);
  const isFinal = game.status === 'ended';
  const lines =
    game.state === null
      ? []
      : setting.title.score(
          setting.title.view(game.state, isFinal ? 'referee' : viewer),
          setting.table,
        );
  const totals = sumsOf(lines);
  return {
    version: versionOf(versions, viewer),
    isFinal,
    winners: game.outcome?.winners ?? null,
    seats: lines.map((mine, seat) => ({
      seat,
      total: totals[seat] ?? 0,
      lines: mine.map((line) => spokenLine(setting, line, caller.language)),
    })),
  };
}

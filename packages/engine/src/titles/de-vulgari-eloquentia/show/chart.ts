import type { Section } from '../../../core/show.ts';
import { eventTile, isRed } from '../pieces.ts';
import { firstPapalTurn, lastTurn } from '../rules/2-1-event.ts';
import type { View } from '../types.ts';
import type { Board } from '../words/board/board.ts';
import { cubesSaid, placeName } from '../words/names/names.ts';
import { givenBy, grid, type Scene, text } from './scene.ts';

/** The event tile of a turn: tile 10 waits for turn 10, those before it for the turns before. */
function eventOn({ view, edition, board }: Scene, turn: number): readonly [string, string, string] {
  const { waiting } = view.events;
  const id = waiting[turn - 1 - (edition.events.length - waiting.length)];
  if (id === undefined) return ['', '', ''];
  const event = eventTile(edition, id);
  return [event.name, placeName(edition, event.zone), givenBy(board, event)];
}

/** What one sees of the papal tile of a turn; null: it has none. */
function papalOn({ papal: { revealed } }: View, turn: number): keyof Board['papal'] | null {
  if (turn < firstPapalTurn) return null;
  const tile = revealed[turn - firstPapalTurn];
  if (tile === undefined) return 'hidden';
  return isRed(tile) ? 'red' : 'white';
}

/** Cubes to come on a turn; none after the last. */
const cubesOn = ({ chart, isLastTurn }: View, turn: number): readonly string[] =>
  isLastTurn ? [] : (chart[turn - 1] ?? []);

const turns = Array.from({ length: lastTurn }, (_, index) => index + 1);

/** The chart from this turn on; of the turns before, those whose papal tile lies open. */
export function chartSection(scene: Scene): readonly Section[] {
  const { view, board, names } = scene;
  const rows = turns.flatMap((turn) => {
    const papal = papalOn(view, turn);
    if (turn < view.turn && papal === null) return [];
    const cubes = cubesOn(view, turn);
    return [
      [
        String(turn),
        cubes.length === 0 ? '' : cubesSaid(names, cubes),
        ...eventOn(scene, turn),
        papal === null ? '' : board.papal[papal],
      ],
    ];
  });
  return [{ heading: board.chart, blocks: [grid(board.chartColumns, rows), text(board.charity)] }];
}

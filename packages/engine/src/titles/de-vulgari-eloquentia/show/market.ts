import type { Section } from '../../../core/show.ts';
import { dialects } from '../edition.ts';
import { dialectsOf, ofColour } from '../pieces.ts';
import { colours, type View } from '../types.ts';
import { cubesSaid, pieceName } from '../words/names/names.ts';
import { type Block, grid, isPlayed, laidOut, piecesOf, type Scene, text } from './scene.ts';

/** No game is longer; cubes on spaces after this turn are out of play (DVE 2.1.2). */
const longest = 16;

/** Cubes that come no more: those that left the game, and those beyond the last space. */
const outOfPlay = ({ chart, gone }: View): readonly string[] => [
  ...gone,
  ...chart.slice(longest).flat(),
];

/** Cubes to come, by turn; none after the last. */
const coming = ({ chart, isLastTurn }: View): readonly (readonly string[])[] =>
  isLastTurn ? [] : chart.slice(0, longest);

/** The cubes on sale, while there are turns to take them in. */
function onSale(scene: Scene): readonly Block[] {
  const { view, board, names } = scene;
  if (!isPlayed(view)) return [];
  const words = names.listed(colours.map((colour) => `${colour} (${names.cubes[colour][1]})`));
  return [
    ...(view.sale.length === 0
      ? [text(board.nothingOnSale)]
      : laidOut(board.onSale, piecesOf(scene, view.sale))),
    text(board.cubeCosts),
    text(board.written(words)),
  ];
}

export function cubeSection(scene: Scene): readonly Section[] {
  const { view, board, names } = scene;
  const rows = coming(view).flatMap((laid, index) =>
    laid.length === 0
      ? []
      : [[index + 1, ...colours.map((colour) => ofColour(laid, colour).length)].map(String)],
  );
  const columns = [board.comingOnTurn, ...colours.map((colour) => names.cubes[colour][1])];
  const out = outOfPlay(view);
  const blocks = [
    ...onSale(scene),
    ...(rows.length === 0 ? [] : [grid(columns, rows)]),
    ...(out.length === 0 ? [] : [text(board.outOfPlay(cubesSaid(names, out)))]),
  ];
  return blocks.length === 0 ? [] : [{ heading: board.cubes, blocks }];
}

export function manuscriptSection({ view, edition, board, names }: Scene): readonly Section[] {
  const dialectNames = (manuscript: string): string =>
    dialects
      .filter((dialect) => dialectsOf(manuscript).includes(dialect))
      .map((dialect) => names.dialects[dialect])
      .join('/');
  const { level: levelNeeded, actions } = edition.manuscripts.linguaVolgare;
  const rows = [
    ...view.manuscripts.map(({ level, cost, onShow, left }) => [
      String(level),
      String(cost),
      onShow.map(dialectNames).join(', '),
      String(left),
    ]),
    ...(view.linguaVolgare === 'on-sale'
      ? [[String(levelNeeded), String(actions), names.linguaVolgare, '0']]
      : []),
  ];
  const words = names.listed([
    ...dialects.map((dialect) => `${dialect} (${names.dialects[dialect]})`),
    `volgare (${names.linguaVolgare})`,
  ]);
  return [
    {
      heading: board.manuscripts,
      blocks: [
        grid(board.manuscriptColumns, rows),
        ...(isPlayed(view)
          ? [text(board.linguaVolgare[view.linguaVolgare]), text(board.written(words))]
          : []),
      ],
    },
  ];
}

/** Friar and Cardinal tiles that are free, and what is left of the others. */
export function tileSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names } = scene;
  const rows = [...view.friars, ...view.cardinals].map((id) => [
    pieceName(names, edition, id),
    id.replace('-', ' '),
    board.effects[id] ?? '',
  ]);
  return [
    {
      heading: board.tiles,
      blocks: [
        rows.length === 0 ? text(board.noTile) : grid(board.tileColumns, rows),
        ...laidOut(board.papalRevealed, piecesOf(scene, view.papal.revealed)),
        text(board.papalHidden(view.papal.hidden)),
        text(board.libraryLeft(view.library.left)),
      ],
    },
  ];
}

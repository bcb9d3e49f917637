import type { Section } from '../../../core/show.ts';
import { dialects } from '../edition.ts';
import { dialectsOf } from '../pieces.ts';
import { lastTurn } from '../rules/2-1-event.ts';
import { colours, type View } from '../types.ts';
import { cubesSaid, pieceName } from '../words/names/names.ts';
import { type Block, grid, isPlayed, laidOut, piecesOf, type Scene, text } from './scene.ts';

/** Cubes that come no more: those that left the game, and those beyond the last turn (DVE 2.1.2). */
const outOfPlay = ({ chart, gone }: View): readonly string[] => [
  ...gone,
  ...chart.slice(lastTurn).flat(),
];

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
  const out = outOfPlay(view);
  const blocks = [
    ...onSale(scene),
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
        ...(isPlayed(view) || view.linguaVolgare === 'taken'
          ? [text(board.linguaVolgare[view.linguaVolgare](levelNeeded, actions))]
          : []),
        ...(isPlayed(view) ? [text(board.written(words))] : []),
      ],
    },
  ];
}

/** Friar and Cardinal tiles that are free, and how many the Library has left. */
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
        text(board.libraryLeft(view.library.left)),
      ],
    },
  ];
}

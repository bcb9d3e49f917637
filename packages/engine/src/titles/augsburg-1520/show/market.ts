import type { Section } from '../../../core/show.ts';
import { type Colour, colours, type Right, rights } from '../edition.ts';
import { write } from '../notation.ts';
import { stackOf, valueOfRight } from '../pieces.ts';
import { capital, privilegesSaid, rankName } from '../words/names/names.ts';
import { grid, type Scene, text } from './scene.ts';

/** The price on the back of the deck's top card. */
function deckSaid({ view: { topPrice }, board, names }: Scene): string {
  return topPrice === null ? board.noDeck : board.topPrice(names.florins(topPrice));
}

/** The cards one can win in this round, and in the next; and the price of what one would draw first. */
export function privilegeSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names } = scene;
  const { open, next } = view.privilegeCards;
  if (view.question === null) return [];
  const rows = (cards: readonly string[], when: string) =>
    cards.map((card) => [
      write({ type: 'choose-privileges', card }),
      privilegesSaid(names, edition, card),
      when,
    ]);
  return [
    {
      heading: board.privilegeCards,
      blocks: [
        ...(open.length === 0 ? [text(board.noneOpen)] : []),
        ...(open.length + (next ?? []).length === 0
          ? []
          : [grid(board.cardColumns, [...rows(open, board.now), ...rows(next ?? [], board.next)])]),
        ...(next === null && view.round < view.rounds ? [text(board.nextUnknown)] : []),
        text(deckSaid(scene)),
      ],
    },
  ];
}

/** What a level gives at the end of each round. */
export function yieldOf(
  { edition: { income }, board, names }: Pick<Scene, 'edition' | 'board' | 'names'>,
  colour: Colour,
  level: number,
): string {
  if (colour === 'yellow') return names.florins(income.yellow[level - 1] ?? 0);
  if (colour === 'orange') return names.points(income.orange[level - 1] ?? 0);
  return board.dealtEachRound(
    income.violetToBuy[level - 1] ?? 0,
    income.violetFree[level - 1] ?? 0,
  );
}

export function levelSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names } = scene;
  const left = (colour: Colour, level: number): string =>
    String(
      view.supply.find((pile) => pile.colour === colour && pile.level === level)?.tiles.length ??
        '',
    );
  const rows = colours.flatMap((colour) =>
    [1, 2, 3, 4].map((level) => [
      capital(names.colours[colour]),
      level === 1 ? '' : write({ type: 'step', colour, from: null }),
      String(level),
      rankName(names, edition, colour, level),
      yieldOf(scene, colour, level),
      left(colour, level),
    ]),
  );
  return [{ heading: board.levels, blocks: [grid(board.levelColumns, rows)] }];
}

const written: Readonly<Record<Right, readonly string[]>> = {
  church: ['violet church', 'architect church'],
  cathedral: ['violet cathedral', 'architect cathedral'],
  coat: ['orange coat'],
  patent: ['orange patent'],
  mint: ['violet mint'],
  architect: ['violet architect'],
};

/** What is printed on tiles, the top first; how many there are, where nothing is. */
export function stackSaid(
  { edition, board }: Pick<Scene, 'edition' | 'board'>,
  right: Right,
  stack: readonly string[] = stackOf(edition, right),
): string {
  if (right === 'mint' || right === 'architect') return board.tiles(stack.length);
  const list = stack.map((tile) => valueOfRight(edition, right, tile)).join(', ');
  return right === 'church' || right === 'cathedral' ? board.prices(list) : board.yields(list);
}

export function rightSection(scene: Scene): readonly Section[] {
  const { view, board, names } = scene;
  const rows = rights.map((right) => [
    capital(names.rights[right]),
    written[right].join(names.between),
    board.effects[right],
    view.stacks[right].length === 0 ? board.noTile : stackSaid(scene, right, view.stacks[right]),
  ]);
  return [{ heading: board.rights, blocks: [grid(board.rightColumns, rows)] }];
}

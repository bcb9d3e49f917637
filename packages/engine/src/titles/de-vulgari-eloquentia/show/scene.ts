import type { NameOf } from '../../../core/language.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Section, ShownPiece } from '../../../core/show.ts';
import type { Table } from '../../../core/title.ts';
import type { Edition, EventTile } from '../edition.ts';
import { colourOf, dialectsOf, levelOf, linguaVolgare, valueOfTile } from '../pieces.ts';
import type { DeVulgariEloquentia, View } from '../types.ts';
import type { Board } from '../words/board/board.ts';
import { capital, type Names, pieceName } from '../words/names/names.ts';
import type { Sentences } from '../words/sentences/sentences.ts';

export type Block = Section['blocks'][number];
export type Player = View['players'][number];

/** What every part of the shown position is said from. */
export type Scene = {
  readonly view: View;
  readonly table: Table<DeVulgariEloquentia>;
  readonly edition: Edition;
  readonly board: Board;
  readonly names: Names;
  readonly lines: Sentences['lines']; // of the score
  readonly nameOf: NameOf;
};

export const text = (said: string): Block => ({ kind: 'text', text: said });

export const grid = (columns: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  columns,
  rows,
});

/** A text about some players, if there are any. */
export const about = (
  { names, nameOf }: Scene,
  seats: readonly Seat[],
  say: (listed: string) => string,
): readonly Block[] => (seats.length === 0 ? [] : [text(say(names.listed(seats.map(nameOf))))]);

/** Some pieces under a label, if there are any. */
export const laidOut = (label: string, pieces: readonly ShownPiece[]): readonly Block[] =>
  pieces.length === 0 ? [] : [{ kind: 'pieces', label, pieces }];

/** `2Oi` is of level 2 in Oil, `4OcLa` of level 4 in Oc and Latin. */
const manuscriptMark = (manuscript: string): string =>
  manuscript === linguaVolgare
    ? 'LV'
    : `${levelOf(manuscript)}${dialectsOf(manuscript)
        .map((dialect) => capital(dialect.slice(0, 2)))
        .join('')}`;

/** The mark of a piece: a colour's letter, a tile's number, a manuscript's level and dialects. */
function markOf({ edition, board }: Scene, id: string): string {
  const [kind = ''] = id.split('-');
  if (kind === 'manuscript' || kind === 'lingua') return manuscriptMark(id);
  if (kind === 'library') return String(valueOfTile(edition, id));
  return board.marks[colourOf(id)];
}

export const piecesOf = (scene: Scene, ids: readonly string[]): readonly ShownPiece[] =>
  ids.map((id) => ({
    id,
    mark: markOf(scene, id),
    name: capital(pieceName(scene.names, scene.edition, id)),
  }));

export function givenBy(board: Board, { gives, amount }: EventTile): string {
  if (gives === 'auction') return board.auction;
  return gives === 'ducats' ? board.ducats(amount) : board.knowledge(amount);
}

/** The viewer, where he is one of the players. */
export const viewer = ({ view }: Scene): Player | undefined =>
  view.players.find(({ seat }) => seat === view.me);

/** The viewer and what is behind his screen, as the rules look at one who has votes. */
export function voter(scene: Scene) {
  const player = viewer(scene);
  return player?.screen == null ? undefined : { ...player, cubes: player.screen.cubes };
}

/** Whether the actions of a turn can still be done. */
export const isPlayed = ({ phase }: View): boolean => phase !== 'election' && phase !== 'over';

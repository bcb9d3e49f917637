import type { NameOf } from '../../../core/language.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Section, ShownPiece } from '../../../core/show.ts';
import type { Table } from '../../../core/title.ts';
import type { Edition } from '../edition.ts';
import type { Augsburg, View } from '../types.ts';
import type { Board } from '../words/board/board.ts';
import type { Names } from '../words/names/names.ts';
import type { Sentences } from '../words/sentences/sentences.ts';

export type Block = Section['blocks'][number];
export type Player = View['players'][number];

/** What every part of the shown position is said from. */
export type Scene = {
  readonly view: View;
  readonly table: Table<Augsburg>;
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

/** A text about some cards, if there are any. */
export const aboutCards = (
  cards: readonly string[],
  say: (cards: readonly string[]) => string,
): readonly Block[] => (cards.length === 0 ? [] : [text(say(cards))]);

/** Some pieces under a label, if there are any. */
export const laidOut = (label: string, pieces: readonly ShownPiece[]): readonly Block[] =>
  pieces.length === 0 ? [] : [{ kind: 'pieces', label, pieces }];

/** A player whose cards one sees. */
export type Holder = Player & { readonly hand: NonNullable<Player['hand']> };

/** The viewer, where he is one of the players. */
export function viewer({ players, me }: View): Holder | undefined {
  const player = players.find(({ seat }) => seat === me);
  return player === undefined || player.hand === null
    ? undefined
    : { ...player, hand: player.hand };
}

export const cardsIn = (hand: Holder['hand']): readonly string[] => hand.map(({ card }) => card);

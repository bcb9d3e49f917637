import type { Block, Section } from '@staffetta/client';

/** What of a section differs from what was shown before. */
export type Changed = {
  readonly text: (place: number) => boolean;
  readonly cell: (place: number, row: number, column: number) => boolean;
  readonly piece: (place: number, id: string) => boolean;
};

const never = (): boolean => false;
const unchanged: Changed = { text: never, cell: never, piece: never };

/** The block that stood there, if it was of the same kind. */
function blockBefore<K extends Block['kind']>(
  blocks: readonly Block[],
  place: number,
  kind: K,
): Extract<Block, { kind: K }> | null {
  const block = blocks[place];
  return block?.kind === kind ? (block as Extract<Block, { kind: K }>) : null;
}

const rowsIn = (block: Block | null | undefined): readonly (readonly string[])[] =>
  block?.kind === 'table' ? block.rows : [];

/** Compares a section with the one of the same heading; a new section is new as a whole, and says so. */
export function changedIn(now: Section, before: readonly Section[] | null): Changed {
  const blocks = before?.find(({ heading }) => heading === now.heading)?.blocks;
  if (blocks === undefined) return unchanged;
  return {
    text: (place) => {
      const block = now.blocks[place];
      return block?.kind === 'text' && blockBefore(blocks, place, 'text')?.text !== block.text;
    },
    cell: (place, row, column) => {
      const cells = rowsIn(now.blocks[place])[row];
      const old = rowsIn(blocks[place]).find(([name]) => name === cells?.[0]);
      return old !== undefined && old[column] !== cells?.[column];
    },
    piece: (place, id) => {
      const block = blockBefore(blocks, place, 'pieces');
      return block !== null && !block.pieces.some((piece) => piece.id === id);
    },
  };
}

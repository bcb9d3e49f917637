import type { BoardProps } from '../../contract.ts';

/** Italy, as the title draws it. */
export const ItalyMap = (_props: BoardProps) => null;

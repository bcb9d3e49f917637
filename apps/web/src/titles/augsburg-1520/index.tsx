import type { TitleParts } from '../contract.ts';
import { Board } from './board.tsx';
import { ready } from './dictionary.ts';

/** What Augsburg 1520 brings of its own. */
export const parts: TitleParts = { Board, ready };

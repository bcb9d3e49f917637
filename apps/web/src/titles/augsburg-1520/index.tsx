import type { TitleParts } from '../contract.ts';
import { Board } from './board.tsx';
import { ready } from './dictionary.ts';
import { tableWordsReady } from './table-words/index.ts';

/** What Augsburg 1520 brings of its own. */
export const parts: TitleParts = {
  Board,
  ready: async () => void (await Promise.all([ready(), tableWordsReady()])),
};

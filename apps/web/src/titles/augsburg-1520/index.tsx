import type { TitleParts } from '../contract.ts';
import { Board } from './board.tsx';
import { ready } from './dictionary.ts';
import { OrderForm } from './orders/order-form.tsx';
import { tableWordsReady } from './table-words/index.ts';

/** What Augsburg 1520 brings of its own. */
export const parts: TitleParts = {
  Board,
  OrderForm,
  ready: async () => void (await Promise.all([ready(), tableWordsReady()])),
};

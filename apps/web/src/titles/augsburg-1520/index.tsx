import type { TitleParts } from '../contract.ts';
import { Board } from './board.tsx';
import { ready } from './dictionary.ts';
import { OrderForm } from './orders/order-form.tsx';

/** What Augsburg 1520 brings of its own. */
export const parts: TitleParts = { Board, OrderForm, ready };

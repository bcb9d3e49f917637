import type { TitleParts } from '../contract.ts';
import { Board } from './board.tsx';
import { ready } from './dictionary.ts';
import { Journey } from './map/journey.tsx';
import { mapWordsReady } from './map/words/index.ts';
import { OrderForm } from './order-form.tsx';
import { turnsIn } from './turns-in.ts';

/** What De Vulgari Eloquentia brings of its own. */
export const parts: TitleParts = {
  Board,
  Journey,
  OrderForm,
  turnsIn,
  ready: async () => void (await Promise.all([ready(), mapWordsReady()])),
};

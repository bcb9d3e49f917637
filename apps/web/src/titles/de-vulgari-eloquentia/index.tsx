import type { TitleParts } from '../contract.ts';
import { ItalyMap } from './map/italy-map.tsx';
import { Journey } from './map/journey.tsx';
import { mapWordsReady } from './map/words/index.ts';

export const parts: TitleParts = { Board: ItalyMap, Journey, ready: mapWordsReady };

// Written by `npm run generate` from the folders beside it.
import { title as augsburg1520 } from './augsburg-1520/index.ts';
import { title as deVulgariEloquentia } from './de-vulgari-eloquentia/index.ts';
import { title as lanternFair } from './lantern-fair/index.ts';

export const titles = [augsburg1520, deVulgariEloquentia, lanternFair] as const;

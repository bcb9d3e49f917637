// Written by `npm run generate` from the folders beside it.
import { title as deVulgariEloquentia } from './de-vulgari-eloquentia/index.ts';
import { title as lanternFair } from './lantern-fair/index.ts';

export const titles = [deVulgariEloquentia, lanternFair] as const;

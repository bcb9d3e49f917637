// Written by `npm run generate` from the folders beside it.
import { title as lanternFair } from './lantern-fair/index.ts';

export const titles = [lanternFair] as const;

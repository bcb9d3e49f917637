// Written by `npm run generate` and `npm run freeze` from the folders beside it.
import type { AnyTitle } from '../core/title.ts';

export const frozenTitles: readonly AnyTitle[] = [];

import { defineTitle, type TitleDefinition } from '../../core/title.ts';
import { keepsTheContract } from '../../testing/index.ts';
import { title } from './index.ts';
import type { LanternFair } from './types.ts';

const stalls = 144;
const fair = title as unknown as TitleDefinition<LanternFair>;
const edition = {
  ...fair.edition,
  coins: 50,
  lanterns: Array.from({ length: stalls }, (_, index) => ({
    light: index + 1,
    glass: fair.edition.glasses[index % fair.edition.glasses.length] ?? 'amber',
  })),
};

/** Games of some 600 acts and states of 7 KB: every promise must stay quick, or nobody keeps it. */
const longFair = defineTitle<LanternFair>({
  ...fair,
  edition,
  open: (table) => ({ ...fair.open(table), stalls }),
});

keepsTheContract(longFair, import.meta.url, { games: 2 });

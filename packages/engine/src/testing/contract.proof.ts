import { titles } from '../titles/index.ts';
import { keepsTheContract } from './index.ts';

// Every title's promises in thousands of games, where its own test plays a few.

for (const title of titles) {
  keepsTheContract(title, new URL(`../titles/${title.id}/`, import.meta.url).href);
}

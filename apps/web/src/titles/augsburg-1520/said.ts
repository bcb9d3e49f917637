import { numeralOf, printedOn } from './printed.ts';
import type { Scene } from './scene.ts';
import { tableWords } from './table-words/index.ts';
import type { Colour, Right } from './view.ts';

/** What is printed on a tile, in words; null on the plain ones. */
export function valueSaid({ facts, say }: Scene, right: Right, tile: string): string | null {
  if (right === 'mint' || right === 'architect') return null;
  const value = printedOn(facts, right, tile);
  const isTitle = right === 'coat' || right === 'patent';
  return isTitle ? tableWords.value.yields(value) : say.florins(value);
}

/** What a level is called: agencies without a name go by their number. */
export function rankOf({ facts }: Scene, colour: Colour, level: number): string {
  const tell = tableWords.value;
  const printed = facts.levelNames[colour][level - 1] ?? null;
  return printed === null ? tell.agency(numeralOf(level)) : (tell.ranks[printed] ?? printed);
}

/** What a level brings each round. */
export function incomeOf({ facts: { income }, say }: Scene, colour: Colour, level: number): string {
  const place = level - 1;
  if (colour === 'yellow') return say.florins(income.yellow[place] ?? 0);
  if (colour === 'orange') return say.points(income.orange[place] ?? 0);
  return tableWords.value.toBuy(income.violetToBuy[place] ?? 0, income.violetFree[place] ?? 0);
}

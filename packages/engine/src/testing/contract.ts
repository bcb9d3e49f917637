import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import type { AnyTitle } from '../core/title.ts';
import { playPromises } from './promises/play.ts';
import { askForGames, type Promised, type Sources } from './promises/promise.ts';
import { redealPromises } from './promises/redeals.ts';
import { revealPromises } from './promises/reveals.ts';
import { secrecyPromises } from './promises/secrecy.ts';
import { wordPromises } from './promises/words.ts';

/** A busy machine takes its time; what is kept does not depend on it. */
const patience = 180_000;

/** What every title promises. */
export const promises: readonly Promised[] = [
  ...playPromises,
  ...secrecyPromises,
  ...redealPromises,
  ...revealPromises,
  ...wordPromises,
];

/** The texts of a title's own files, its tests and golden games too, by their paths. */
export function sourcesBeside(url: string): Sources {
  const folder = fileURLToPath(new URL('.', url));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => /\.(?:ts|txt)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/**
 * A title's tests call it once: `keepsTheContract(title, import.meta.url)`. How many random games it
 * plays of each hundred asked for follows from their length, unless it is said: `{ games: 20 }`.
 */
export function keepsTheContract(
  title: AnyTitle,
  url: string,
  { games }: { readonly games?: number } = {},
): void {
  if (games !== undefined) askForGames(title, games);
  const sources = sourcesBeside(url);
  describe(`${title.id} keeps the contract: it`, () => {
    for (const { says, keep } of promises)
      it(says, { timeout: patience }, () => keep(title, sources));
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import type { AnyTitle } from '../core/title.ts';
import { inTurn } from './in-turn.ts';
import { playPromises } from './promises/play.ts';
import { askForGames, type Promised, type Sources } from './promises/promise.ts';
import { redealPromises } from './promises/redeals.ts';
import { revealPromises } from './promises/reveals.ts';
import { secrecyPromises } from './promises/secrecy.ts';
import { printPromises, wordPromises } from './promises/words.ts';

/** Milliseconds for a random game of each promise: a busy machine takes its time. */
const patience = 1_800;

/** What every title promises: first what is soon found out. */
export const promises: readonly Promised[] = [
  ...printPromises,
  ...playPromises,
  ...wordPromises,
  ...revealPromises,
  ...redealPromises,
  ...secrecyPromises,
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
 * plays follows from their length, unless it is said: `{ games: 20 }`. With `EVERY_PROMISE=1` in the
 * environment no promise waits behind a broken one.
 */
export function keepsTheContract(
  title: AnyTitle,
  url: string,
  { games = null }: { readonly games?: number | null } = {},
): void {
  const keep = inTurn(title, sourcesBeside(url), process.env.EVERY_PROMISE === '1');
  const { numRuns = 100 } = fc.readConfigureGlobal();
  const timeout = patience * numRuns;
  describe(`${title.id} keeps the contract: it`, () => {
    beforeAll(() => {
      askForGames(title, games);
      return () => askForGames(title, null);
    });
    for (const promise of promises) {
      it(promise.says, { timeout }, ({ skip }) => {
        const waitsFor = keep(promise);
        if (waitsFor !== null) skip(waitsFor);
      });
    }
  });
}

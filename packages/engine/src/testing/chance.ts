import { type Chance, type DrawNumber, firstEpoch, recordingChance } from '../core/chance.ts';

/** What a test spells out: the results of each stream, in their order. */
export type Spelled = Readonly<Record<string, readonly number[]>>;

/** Draws that a test spells out, number by number; drawing more is an error of the test. */
export const spelledDraws =
  (results: Spelled): DrawNumber =>
  (purpose, ordinal, size) => {
    const result = results[purpose]?.[ordinal];
    if (result === undefined) {
      throw new Error(`The test says nothing of draw ${ordinal} of ${purpose}`);
    }
    if (result >= size) throw new Error(`Draw ${ordinal} of ${purpose} has ${size} results only`);
    return result;
  };

/** Chance that a test spells out, and how many of its numbers nobody drew. */
export function spelledChance(results: Spelled): {
  readonly chance: Chance;
  readonly left: () => number;
} {
  const { chance, draws } = recordingChance(spelledDraws(results), {});
  const spelled = Object.values(results).reduce((sum, numbers) => sum + numbers.length, 0);
  return { chance, left: () => spelled - draws.length };
}

/** A stream of numbers from a seed: the same for the same seed, purpose and ordinal. Tests only. */
export const seededDraws =
  (seed: number): DrawNumber =>
  (purpose, ordinal, size, epoch) => {
    let mixed = seed ^ 0x9e3779b9;
    const stream = epoch === firstEpoch ? purpose : `${epoch}:${purpose}`;
    for (const unit of `${stream}:${ordinal}`) {
      mixed = Math.imul(mixed ^ (unit.codePointAt(0) ?? 0), 0x85ebca6b);
      mixed ^= mixed >>> 13;
    }
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % size;
  };

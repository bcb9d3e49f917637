import fc from 'fast-check';
import { messageOf } from './random-game.ts';

/** Time to look for a smaller value that fails too, by a clock of milliseconds. */
type Patience = { readonly milliseconds: number; readonly now: () => number };

/** Seconds that show a small game mostly, and that anybody waits for. */
const patience: Patience = { milliseconds: 8_000, now: Date.now };

/** Where an error comes from: it says what its cause says, and more. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error ? (error.cause ?? error) : error;

/**
 * Holds for so many values. Else throws the failure of the smallest value that was found in the time for
 * it, which begins at the first failure.
 */
export function holdsForAll<T>(
  values: fc.Arbitrary<T>,
  holds: (value: T) => void,
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
  { milliseconds, now }: Patience = patience,
): void {
  let failedAt: number | null = null;
  const property = fc.property(values, (value) => {
    const isOver = failedAt !== null && now() - failedAt >= milliseconds;
    if (isOver) throw new fc.PreconditionFailure(true);
    try {
      holds(value);
    } catch (error) {
      failedAt ??= now();
      throw error;
    }
  });
  const { failed, errorInstance, numShrinks } = fc.check(property, { seed, numRuns });
  if (!failed) return;
  const repeat = `after ${numShrinks} steps to a smaller one; PROPERTY_SEED=${seed} repeats it`;
  throw new Error(`${messageOf(errorInstance)}\n(${repeat})`, {
    cause: causeOf(errorInstance),
  });
}

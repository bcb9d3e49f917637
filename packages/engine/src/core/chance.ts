/** One random number that was drawn: kept, sealed, so that a shuffle can be checked afterwards. */
export type Draw = {
  readonly epoch: number; // the stretch of history it belongs to
  readonly purpose: string; // the stream it was drawn from, such as `deck`
  readonly ordinal: number; // its place within that stream
  readonly size: number; // how many results were possible
  readonly result: number; // 0 … size-1
};

/** Where titles get chance from. One stream per purpose, so that a draw more here shifts none there. */
export type Chance = { draw(purpose: string, size: number): number };

/** A fair permutation, from the last place to the first. */
export function shuffled<T>(chance: Chance, purpose: string, items: readonly T[]): readonly T[] {
  const left = [...items];
  const order: T[] = [];
  while (left.length > 0) {
    order.push(...left.splice(chance.draw(purpose, left.length), 1));
  }
  return order;
}

/** How many numbers each stream has given so far. */
export type Ordinals = Readonly<Record<string, number>>;

/** Chance is drawn anew for each stretch of history: a game that is taken back begins another. */
export const firstEpoch = 0;

/** What draws the numbers: the same epoch, stream and ordinal always give the same number. */
export type DrawNumber = (purpose: string, ordinal: number, size: number, epoch: number) => number;

/** Chance that remembers what it gave; each stream goes on where it had got to. */
export function recordingChance(
  drawNumber: DrawNumber,
  given: Ordinals,
  epoch: number = firstEpoch,
) {
  const draws: Draw[] = [];
  const next = new Map(Object.entries(given));
  const chance: Chance = {
    draw(purpose, size) {
      const ordinal = next.get(purpose) ?? 0;
      const result = drawNumber(purpose, ordinal, size, epoch);
      next.set(purpose, ordinal + 1);
      draws.push({ epoch, purpose, ordinal, size, result });
      return result;
    },
  };
  return { chance, draws: draws as readonly Draw[] };
}

/** The ordinals after these draws. */
export const ordinalsAfter = (given: Ordinals, draws: readonly Draw[]): Ordinals =>
  draws.reduce<Ordinals>(
    (ordinals, { purpose, ordinal }) => ({ ...ordinals, [purpose]: ordinal + 1 }),
    given,
  );

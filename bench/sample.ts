const isTry = process.env.BENCH_TRY !== undefined;

/** So much of something; in a try, as much as shows that the program still works. */
export const amount = <T>(full: T, tried: T): T => (isTry ? tried : full);

/** How many times each thing is measured, in turn with the others, and for how long each time. */
export const repeats = amount(3, 1);
export const seconds = amount(2, 0.05);

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [
    sorted[sorted.length % 2 === 0 ? middle - 1 : middle],
    sorted[middle],
  ];
  return (low + high) / 2;
};

/** What was measured of one thing, in the order it was; nothing, if it is not there to be measured. */
export type Figures = { readonly median: number; readonly all: readonly number[] };

/**
 * Measures several things in turn, again and again, so that whatever else the machine does meanwhile
 * falls on all of them.
 */
export async function interleaved<K extends string>(
  things: Readonly<Record<K, (() => Promise<number>) | null>>,
): Promise<Record<K, Figures>> {
  const all = Object.fromEntries(
    Object.keys(things).map((name) => [name, []]),
  ) as unknown as Record<K, number[]>;
  const names = Object.keys(things) as K[];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const name of names) {
      const measure = things[name];
      if (measure !== null) all[name].push(await measure());
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, { median: median(all[name]), all: all[name] }]),
  ) as unknown as Record<K, Figures>;
}

/** How often some work is done in a second by so many at once, each doing one after another. */
export async function ratePerSecond(
  atOnce: number,
  work: (worker: number, turn: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let done = 0;
  async function one(worker: number): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await work(worker, turn);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => one(worker)));
  return (done / (performance.now() - started)) * 1_000;
}

/** How often something is done in a second without waiting for anything; the first go warms up. */
export function rateOf(work: () => number): number {
  work();
  const started = performance.now();
  const end = started + seconds * 1_000;
  let done = 0;
  while (performance.now() < end) done += work();
  return (done / (performance.now() - started)) * 1_000;
}

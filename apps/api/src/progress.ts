// How far long work has got, in sentences for whoever waits for it.

export type Say = (sentence: string) => void;

const often = 10_000;

/** Says something at most every ten seconds, and nothing of what takes less. */
export function nowAndThen(say: Say, now: () => number = Date.now) {
  let last = now();
  return (sentence: () => string): void => {
    if (now() - last < often) return;
    last = now();
    say(sentence());
  };
}

const grouped = (count: number): string => count.toLocaleString('en');

/** So many, and of how many where that is known. */
export const soMany = (count: number, all: number | null): string =>
  all === null ? grouped(count) : `${grouped(count)} of ${grouped(all)}`;

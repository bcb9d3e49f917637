import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsForAll } from './smallest.ts';

const runs = { seed: 1520, numRuns: 100 };

/** What happens to a rule that numbers be under ten, and the numbers it was tried on. */
function underTen(now: () => number) {
  const tried: number[] = [];
  const holds = (number: number): void => {
    tried.push(number);
    if (number >= 10) throw new Error(`${number} is not under ten`);
  };
  const hold = () => holdsForAll(fc.nat(100_000), holds, runs, { milliseconds: 1_000, now });
  return { hold, tried };
}

describe('what must hold for all values', () => {
  it('holds for as many as were asked for', () => {
    const tried: number[] = [];
    holdsForAll(fc.nat(), (number) => void tried.push(number), runs);
    expect(tried).toHaveLength(100);
  });

  it('fails with the smallest value that does, while there is time', () => {
    const { hold } = underTen(() => 0);
    expect(hold).toThrow(/^10 is not under ten\n\(after \d+ steps to a smaller one/);
  });

  it('fails with the smallest found when the time for it is over', () => {
    let time = 0;
    const { hold, tried } = underTen(() => {
      time += 400; // milliseconds that a value takes
      return time;
    });
    expect(hold).toThrow('is not under ten');
    const first = tried.findIndex((number) => number >= 10);
    expect(tried.slice(first)).toHaveLength(3);
  });

  it('gives the whole time to what comes behind the first failure', () => {
    let time = 0;
    const { hold, tried } = underTen(() => {
      time = tried.length > 0 ? 5_000 : 0;
      return time;
    });
    expect(hold).toThrow(/^10 is not under ten/);
  });
});

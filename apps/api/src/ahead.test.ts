import { describe, expect, it } from 'vitest';
import { ahead } from './ahead.ts';

/** Numbers from one up, and what was done about them. */
async function* numbers(done: string[], upTo: number, fails = false): AsyncGenerator<number> {
  try {
    for (let number = 1; number <= upTo; number += 1) {
      done.push(`made ${number}`);
      yield number;
    }
    if (fails) throw new Error('There are no more');
  } finally {
    done.push('ended');
  }
}

async function taken(source: AsyncGenerator<number>, done: string[], upTo = Number.NaN) {
  for await (const number of ahead(source)) {
    done.push(`took ${number}`);
    if (number === upTo) break;
  }
}

describe('ahead', () => {
  it('has the next one made while one is at work, and no further', async () => {
    const done: string[] = [];
    await taken(numbers(done, 3), done);
    expect(done).toEqual(['made 1', 'made 2', 'took 1', 'made 3', 'took 2', 'ended', 'took 3']);
  });

  it('ends what it takes from when nobody wants more', async () => {
    const done: string[] = [];
    await taken(numbers(done, 9), done, 1);
    expect(done).toEqual(['made 1', 'made 2', 'took 1', 'ended']);
  });

  it('fails as what it takes from does, behind what came before', async () => {
    const done: string[] = [];
    await expect(taken(numbers(done, 2, true), done)).rejects.toThrow('There are no more');
    expect(done).toContain('took 2');
  });
});

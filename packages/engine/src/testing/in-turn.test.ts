import { expect, it } from 'vitest';
import { titles } from '../titles/index.ts';
import { inTurn } from './in-turn.ts';
import type { Promised } from './promises/promise.ts';

const [title] = titles;

/** Three promises, of which the second is broken, and those that were tried. */
function threePromises() {
  const tried: string[] = [];
  const promise = (says: string, isKept: boolean): Promised => ({
    says,
    keep: () => {
      tried.push(says);
      if (!isKept) throw new Error('It told a lie');
    },
  });
  const [first, broken, last] = [
    promise('comes first', true),
    promise('tells no lies', false),
    promise('comes last', true),
  ];
  return { first, broken, last, tried };
}

it('keeps promises in turn, until one is broken: the others wait for it', () => {
  const { first, broken, last, tried } = threePromises();
  const keep = inTurn(title, {}, false);
  expect(keep(first)).toBeNull();
  expect(() => keep(broken)).toThrow('It told a lie');
  expect(keep(last)).toBe('waits for the promise that it tells no lies');
  expect(tried).toEqual(['comes first', 'tells no lies']);
});

it('keeps every promise where that is asked for', () => {
  const { broken, last, tried } = threePromises();
  const keep = inTurn(title, {}, true);
  expect(() => keep(broken)).toThrow('It told a lie');
  expect(keep(last)).toBeNull();
  expect(tried).toEqual(['tells no lies', 'comes last']);
});

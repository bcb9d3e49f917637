import { expect, test } from 'vitest';
import { keepWays, nearest } from './keeping.ts';

const act = (keep: number, ...back: readonly number[]) => ({ type: 'keep-tile', keep, back });

test('which tile to keep comes first, then the order of the others', () => {
  const ways = keepWays([act(3, 4, 5), act(3, 5, 4), act(4, 3, 5), act(4, 5, 3)]);
  expect(ways.map(({ value, backs }) => [value, backs.map(({ back }) => back)])).toEqual([
    [
      3,
      [
        [4, 5],
        [5, 4],
      ],
    ],
    [
      4,
      [
        [3, 5],
        [5, 3],
      ],
    ],
  ]);
});

test('the others stay as they lie unless one says otherwise', () => {
  const [way] = keepWays([act(4, 3, 5), act(4, 5, 3)]);
  expect(way && nearest(way, [5, 4, 3])?.action).toEqual(act(4, 5, 3));
  expect(way && nearest(way, [])?.action).toEqual(act(4, 3, 5));
});

import { expect, it } from 'vitest';
import { expected, playMany } from './whole-games.ts';

it('A 1.1 plays random games soundly through players + 2 rounds, and comes to all that is rare', () => {
  const { seen } = playMany(32, 1);
  expect(expected.filter((name) => (seen[name] ?? 0) === 0)).toEqual([]);
});

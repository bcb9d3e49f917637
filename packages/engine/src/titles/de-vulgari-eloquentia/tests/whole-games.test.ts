import { expect, it } from 'vitest';
import { farFromExpected, playMany, tooFar } from './whole-games.ts';

it('plays random games soundly to turns 13 to 16, as often as two red tiles among five say', () => {
  expect(farFromExpected(playMany(32, 1))).toBeLessThan(tooFar);
});

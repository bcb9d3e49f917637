import fc from 'fast-check';
import { it } from 'vitest';
import { playHelped, playLate } from './clock-games.ts';

const { numRuns = 100, seed = 1 } = fc.readConfigureGlobal();

it('plays thousands of games to their end, whoever is late, away or gone, and the same again', () => {
  playLate(numRuns, seed);
});

it('and however admins helped in between', () => {
  playHelped(numRuns, seed);
});

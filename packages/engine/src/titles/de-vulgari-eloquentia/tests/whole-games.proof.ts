import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportFigures } from '../../../../../../tests/setup/figures.ts';
import { farFromExpected, playMany, tooFar } from './whole-games.ts';

it('plays thousands of random games soundly, over 2 to 5 players and all options', () => {
  const { numRuns = 100, seed = 1 } = fc.readConfigureGlobal();
  const { games, turns, points } = playMany(numRuns * 2, Math.abs(seed));
  for (const [turn, ended] of Object.entries(turns)) {
    expect(ended, `games that ended on turn ${turn}`).toBeGreaterThan(0);
  }
  const far = farFromExpected({ games, turns, points });
  reportFigures('whole games', {
    games,
    'ended on turns 13 to 16': Object.values(turns).join(' '),
    'chi squared': Math.round(far * 100) / 100,
    'mean points of 2 to 5 players': Object.values(points).join(' '),
  });
  expect(far).toBeLessThan(tooFar);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportFigures } from '../../../../../../tests/setup/figures.ts';
import { expected, playMany } from './whole-games.ts';

it('plays thousands of random games soundly, over 2 to 5 players and all options', () => {
  const { numRuns = 100, seed = 1 } = fc.readConfigureGlobal();
  const { games, points, seen } = playMany(numRuns * 2, Math.abs(seed));
  reportFigures('whole games of Augsburg', {
    games,
    'mean prestige of 2 to 5 players': Object.values(points).join(' '),
    ...Object.fromEntries(expected.map((name) => [name, seen[name] ?? 0])),
  });
  for (const name of expected) expect(seen[name], name).toBeGreaterThan(0);
});

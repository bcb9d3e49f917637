import { expect, test } from 'vitest';
import { walksOf } from '../hands.ts';
import { ending } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { type Memory, missing } from '../memory.ts';
import { useSite } from '../site.ts';
import { checkFairness, playAgain } from '../trials.ts';
import { comeToTable } from '../way-in.ts';
import { playWhole } from '../whole-game.ts';
import { betweenVisits, done, people, trialsOf, wishWith } from './by-hand.ts';

const site = useSite();

test('four people play a whole game in four languages, by hand and by sealed orders', async () => {
  const table = await comeToTable(site, people, 'augsburg-1520', { hasMotion: true });
  const { riders } = table;
  const [, bianca, celeste] = riders;
  const onTheWay = walksOf(celeste.page);
  const memory: Memory = new Map();
  const trials = trialsOf(site, table, { memory, visits: 30 });
  const between = betweenVisits(riders, memory, trials);
  const visits = await playWhole(riders, wishWith(memory), between);
  expect(visits).toBeGreaterThan(40);
  expect(missing(memory, done(trials))).toEqual([]);
  expect(walksOf(celeste.page) - onTheWay).toBeGreaterThan(10); // at the table itself

  for (const { page } of riders) await ending(page).waitFor();
  for (const [place, { page }] of riders.entries()) await inspect(page, `augsburg-ended-${place}`);
  await checkFairness(celeste);
  await playAgain(bianca);
});

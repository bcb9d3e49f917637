import { expect, test } from 'vitest';
import { walksOf } from '../hands.ts';
import { ending } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { type Memory, missing } from '../memory.ts';
import { useSite } from '../site.ts';
import { checkFairness, playAgain } from '../trials.ts';
import { sitAtTable } from '../way-in.ts';
import { playWhole } from '../whole-game.ts';
import { betweenVisits, done, people, trialsOf, wishWith } from './by-hand.ts';

// A game by hand as far as it is new to each hand; a whole one is a proof.

const site = useSite();

test('four people play in four languages with mouse, finger and keyboard, leave sealed orders, and see the end', async () => {
  const table = await sitAtTable(site, people, 'augsburg-1520');
  const { riders, game } = table;
  const [, bianca, celeste] = riders;
  const memory: Memory = new Map();
  const trials = trialsOf(site, table, { memory, visits: 8 });
  const between = betweenVisits(riders, memory, trials);
  const hasAll = () => missing(memory, done(trials)).length === 0;
  await playWhole(riders, wishWith(memory), between, hasAll);
  expect(walksOf(celeste.page)).toBeGreaterThan(10);

  for (const { page } of riders) await page.goto('/titles'); // nobody looks on
  await site.play(game);
  for (const [place, { page }] of riders.entries()) {
    await page.goto(`/games/${game}`);
    await ending(page).waitFor();
    await inspect(page, `augsburg-ended-${place}`);
  }
  await checkFairness(celeste);
  await playAgain(bianca);
}, 600_000);

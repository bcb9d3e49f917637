import { expect, test } from 'vitest';
import { type Rider, walksOf } from '../hands.ts';
import { boardStands, ending } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { type Memory, missing } from '../memory.ts';
import { useSite } from '../site.ts';
import { checkFairness, playAgain, undergoing } from '../trials.ts';
import { type Four, sitAtTable, userOf } from '../way-in.ts';
import { playWhole } from '../whole-game.ts';
import {
  betweenVisits,
  carriedOrder,
  done,
  leftOrder,
  people,
  trialsOf,
  wishWith,
} from './by-hand.ts';

// A game by hand as far as it is new to each hand; a whole one is a proof.

const site = useSite();

/** Lays a golden game before these people after so many acts; gives its address. */
async function lay(riders: Four<Rider>, acts: number): Promise<string> {
  const players = await Promise.all(riders.map(({ page }) => userOf(page)));
  const golden = { title: 'augsburg-1520', script: '07-4p-orders', acts, players, at: new Date() };
  return `/games/${await site.lay(golden)}`;
}

/** Leaves the table: nobody looks at the page meanwhile. */
const leave = (rider: Rider) => rider.page.goto('/titles');

test('four people play in four languages with mouse, finger and keyboard, leave sealed orders, and see the end', async () => {
  const table = await sitAtTable(site, people, 'augsburg-1520');
  const { riders, game } = table;
  const [anton, bianca, celeste, diego] = riders;
  const memory: Memory = new Map();
  const wish = wishWith(memory);
  const trials = trialsOf(site, table, { memory, visits: 5 });
  const hasSpoken = people.map(({ name }) => `${name} speaks`);
  const haveAll = () => missing(memory, hasSpoken).length === 0;
  await playWhole(riders, wish, undergoing(memory, trials.slice(-1)), haveAll);

  // Each has won an auction alone and lays a set for it; the first may bid.
  const turns = [
    { rider: bianca, acts: 26, last: leftOrder(bianca) },
    { rider: celeste, acts: 16, last: leftOrder(celeste) },
    { rider: diego, acts: 34, last: leftOrder(diego) },
    { rider: anton, acts: 61, last: carriedOrder },
  ];
  const between = betweenVisits(riders, memory, trials);
  for (const rider of riders) await leave(rider);
  for (const { rider, acts, last } of turns) {
    await rider.page.goto(await lay(riders, acts));
    await boardStands(rider.page);
    await playWhole([rider], wish, between, () => missing(memory, [last]).length === 0);
    await leave(rider);
  }
  expect(missing(memory, done(trials))).toEqual([]);
  expect(walksOf(celeste.page)).toBeGreaterThan(10);

  await site.play(game);
  for (const [place, { page }] of riders.entries()) {
    await page.goto(`/games/${game}`);
    await ending(page).waitFor();
    await inspect(page, `augsburg-ended-${place}`, place < 2 ? 'all' : 'structure');
  }
  await checkFairness(celeste);
  await playAgain(bianca);
}, 600_000);

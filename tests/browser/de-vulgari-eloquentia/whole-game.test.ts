import { expect, test } from 'vitest';
import { type Rider, walksOf } from '../hands.ts';
import { ending } from '../hooks.ts';
import { type Memory, missing, often } from '../memory.ts';
import { useSite } from '../site.ts';
import { checkFairness, playAgain, undergoing } from '../trials.ts';
import { comeToTable, type Four, userOf } from '../way-in.ts';
import { playWhole } from '../whole-game.ts';
import { doneByAll, people, trialsOf, wishWith } from './by-hand.ts';

// A game by hand as far as it is new to each hand; a whole one is a proof.

const site = useSite();

/** A golden game whose last seat calls Stupor Mundi, and after how many acts. */
const script = '06-4p-turn-16-stupor-caller-zazza';
const beforeSummons = 175;
const beforeElection = 309;

/** Lays the game before these people after so many acts, the first of them in its last seat. */
async function layBefore([caller, ...others]: Four<Rider>, acts: number): Promise<void> {
  const seated = [...others, caller];
  const players = await Promise.all(seated.map(({ page }) => userOf(page)));
  const golden = { title: 'de-vulgari-eloquentia', script, acts, players, at: new Date() };
  const game = await site.lay(golden);
  await Promise.all(seated.map(({ page }) => page.goto(`/games/${game}`)));
}

test('four people play in four languages with mouse, finger and keyboard: their turns, the auction, the election and the end', async () => {
  const table = await comeToTable(site, people, 'de-vulgari-eloquentia');
  const { riders, game } = table;
  const [, beatrice, chretien] = riders;
  const onTheWay = walksOf(chretien.page);

  const memory: Memory = new Map();
  const trials = trialsOf(site, table, 8);
  const inTurns = [...trials.map(({ what }) => what), ...doneByAll];
  const hasAll = () => missing(memory, inTurns).length === 0;
  await playWhole(riders, wishWith(memory), undergoing(memory, trials), hasAll);
  expect(walksOf(chretien.page) - onTheWay).toBeGreaterThan(5); // at the table itself

  await layBefore(riders, beforeSummons);
  await playWhole(riders, wishWith(memory), undefined, () => often(memory, 'pay-votes') > 0);
  const inAuction = ['summon', 'answer-summons', 'the caller bids', 'others bid'];
  expect(missing(memory, inAuction)).toEqual([]);
  expect(often(memory, 'answer-summons')).toBe(3);

  await layBefore(riders, beforeElection);
  expect(await playWhole(riders, wishWith(memory))).toBe(4);
  expect(often(memory, 'declare')).toBe(4);
  for (const { page } of riders) await ending(page).waitFor();

  await site.play(game);
  for (const { page } of [chretien, beatrice]) {
    await page.goto(`/games/${game}`);
    await ending(page).waitFor();
  }
  await checkFairness(chretien);
  await playAgain(beatrice);
}, 600_000);

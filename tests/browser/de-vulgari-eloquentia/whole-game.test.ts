import { expect, test } from 'vitest';
import { type Rider, walksOf } from '../hands.ts';
import { boardStands, ending } from '../hooks.ts';
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
const beforeLastTurns = 161; // of the others before the summons
const beforeElection = 309;

/** Lays the game after so many acts, with the first of these people in its last seat; gives its id. */
async function lay([caller, ...others]: Four<Rider>, acts: number): Promise<string> {
  const players = await Promise.all([...others, caller].map(({ page }) => userOf(page)));
  const golden = { title: 'de-vulgari-eloquentia', script, acts, players, at: new Date() };
  return site.lay(golden);
}

/** Leaves the table: nobody looks at the page meanwhile. */
const leave = (rider: Rider) => rider.page.goto('/titles');

test('four people play in four languages with mouse, finger and keyboard: their turns, the auction, the election and the end', async () => {
  const table = await comeToTable(site, people, 'de-vulgari-eloquentia');
  const { riders, game } = table;
  const [alice, beatrice, chretien, dionis] = riders;
  const onTheWay = walksOf(chretien.page);

  const memory: Memory = new Map();
  const wish = wishWith(memory);
  const trials = trialsOf(site, table, 5);
  const reconnecting = undergoing(memory, trials.slice(-1));
  await playWhole(riders, wish, reconnecting, () => often(memory, 'reconnected') > 0);

  const summoning = await lay(riders, beforeLastTurns);
  for (const rider of riders) await leave(rider);
  const between = undergoing(memory, trials);
  for (const rider of [beatrice, chretien, dionis]) {
    await rider.page.goto(`/games/${summoning}`);
    await boardStands(rider.page);
    const cubes = `${rider.name} takes cubes`;
    await playWhole([rider], wish, between, () => often(memory, cubes) > 0);
  }
  await alice.page.goto(`/games/${summoning}`);
  await boardStands(alice.page);
  await playWhole(riders, wish, undefined, () => often(memory, 'pay-votes') > 0);
  const inTurns = ['walk', ...trials.map(({ what }) => what), ...doneByAll];
  const inAuction = ['summon', 'answer-summons', 'the caller bids', 'others bid'];
  expect(missing(memory, [...inTurns, ...inAuction])).toEqual([]);
  expect(often(memory, 'answer-summons')).toBe(3);
  expect(walksOf(chretien.page) - onTheWay).toBeGreaterThan(5); // at the table itself

  const election = await lay(riders, beforeElection);
  for (const rider of riders) await leave(rider);
  for (const [place, rider] of riders.entries()) {
    await rider.page.goto(`/games/${election}`);
    await boardStands(rider.page);
    await playWhole([rider], wish, undefined, () => often(memory, 'declare') > place);
  }
  for (const { page } of riders) await ending(page).waitFor();

  for (const rider of riders) await leave(rider);
  await site.play(game);
  for (const { page } of [chretien, beatrice]) {
    await page.goto(`/games/${game}`);
    await ending(page).waitFor();
  }
  await checkFairness(chretien);
  await playAgain(beatrice);
}, 600_000);

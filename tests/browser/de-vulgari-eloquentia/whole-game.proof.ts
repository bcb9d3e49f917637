import { expect, test } from 'vitest';
import { walksOf } from '../hands.ts';
import { ending } from '../hooks.ts';
import { type Memory, missing } from '../memory.ts';
import { useSite } from '../site.ts';
import { checkFairness, playAgain, undergoing } from '../trials.ts';
import { comeToTable } from '../way-in.ts';
import { playWhole } from '../whole-game.ts';
import { doneByAll, people, trialsOf, wishWith } from './by-hand.ts';

const site = useSite();

test('four people play a whole game in four languages, with mouse, finger and keyboard', async () => {
  const table = await comeToTable(site, people, 'de-vulgari-eloquentia', { hasMotion: true });
  const { riders } = table;
  const [, beatrice, chretien] = riders;
  const onTheWay = walksOf(chretien.page);

  const memory: Memory = new Map();
  const trials = trialsOf(site, table, 30);
  const visits = await playWhole(riders, wishWith(memory), undergoing(memory, trials));
  expect(visits).toBeGreaterThan(4 * 13);
  const expected = [
    ...trials.map(({ what }) => what),
    ...['walk', 'summon', 'answer-summons', 'the caller bids', 'others bid', 'declare'],
    ...doneByAll,
  ];
  expect(missing(memory, expected)).toEqual([]);
  expect(walksOf(chretien.page) - onTheWay).toBeGreaterThan(5); // at the table itself

  for (const { page } of riders) await ending(page).waitFor();
  await checkFairness(chretien);
  await playAgain(beatrice);
});

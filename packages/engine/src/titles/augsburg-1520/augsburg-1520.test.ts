import { expect, it } from 'vitest';
import { playScript, type Replayed } from '../../testing/golden.ts';
import { keepsTheContract, playsGolden, sourcesBeside } from '../../testing/index.ts';
import { title } from './index.ts';
import type { Fact, State } from './types.ts';

keepsTheContract(title, import.meta.url);
playsGolden(title, import.meta.url);

const golden = (): readonly Replayed[] =>
  Object.entries(sourcesBeside(import.meta.url)).flatMap(([path, text]) =>
    path.startsWith('golden') ? [playScript(title, text)] : [],
  );

/** What decides between those with the most prestige. */
function tieOf({ end }: Replayed): string {
  const { players } = end.game.state as State;
  const best = Math.max(...players.map(({ prestige }) => prestige));
  const tied = players.filter(({ prestige }) => prestige === best);
  if (tied.length === 1) return 'none';
  if ((end.game.outcome?.winners.length ?? 0) > 1) return 'shared';
  return tied.some(({ rights }) => rights.cathedral !== null) ? 'cathedral' : 'church';
}

it('A 6 shows in its golden games every kind of tie', () => {
  const games = golden();
  expect(games).toHaveLength(10);
  expect([...new Set(games.map(tieOf))].sort()).toEqual(['cathedral', 'church', 'none', 'shared']);
});

it('A 3.5 shows in its golden games robbery on levels 3 and 4, every right and way to build', () => {
  const facts = golden().flatMap(({ events }) =>
    events.flatMap((event) => event.facts as unknown as readonly Fact[]),
  );
  const robbed = facts.flatMap((fact) =>
    fact.type === 'level-taken' && fact.from !== null ? [fact.level] : [],
  );
  expect([...new Set(robbed)].sort()).toEqual([3, 4]);
  const taken = facts.flatMap((fact) => {
    if (fact.type === 'right-taken') return [fact.right];
    return fact.type === 'building-built' ? [`${fact.building} by ${fact.by}`] : [];
  });
  expect([...new Set(taken)].sort()).toEqual([
    'architect',
    'cathedral by architect',
    'cathedral by violet',
    'church by architect',
    'church by violet',
    'coat',
    'mint',
    'patent',
  ]);
});

import { expect, it } from 'vitest';
import { keepsTheContract, playsGolden, sourcesBeside } from '../../testing/index.ts';
import { title } from './index.ts';
import { cardinalTiles, friarTiles } from './pieces.ts';

keepsTheContract(title, import.meta.url);
playsGolden(title, import.meta.url);

it('shows in its golden games every Friar, Cardinal, last turn and end of Stupor Mundi', () => {
  const golden = Object.entries(sourcesBeside(import.meta.url))
    .filter(([path]) => path.startsWith('golden'))
    .map(([, text]) => text);
  const shows = (line: RegExp): boolean => golden.some((text) => line.test(text));
  for (const tile of [...friarTiles, ...cardinalTiles]) {
    expect(shows(new RegExp(`^\\w+: ${tile.replace('-', ' ')}\\b`, 'm')), tile).toBe(true);
  }
  const lastTurns = golden.map((text) => Number([...text.matchAll(/Turn (\d+)/g)].at(-1)?.[1]));
  expect([...new Set(lastTurns)].sort()).toEqual([13, 14, 15, 16]);
  expect(golden).toHaveLength(10);
  const summoned = golden.filter((text) => /: summon$/m.test(text));
  const opened = summoned.filter((text) => /: come$/m.test(text));
  const wonBy = opened.map((text) => {
    const [, caller] = /^(\w+): summon$/m.exec(text) ?? [];
    const [, winner] = /^ {2}(\w+) wins the auction/m.exec(text) ?? [];
    return winner === caller ? 'the caller' : 'another';
  });
  expect([...new Set(wonBy)].sort()).toEqual(['another', 'the caller']);
  expect(summoned.length, 'one summons that nobody follows').toBeGreaterThan(opened.length);
});

import type { Section } from '@staffetta/engine';
import { describe, expect, it } from 'vitest';
import { shownChanges, viewChanges } from './difference.ts';

describe('two views', () => {
  it('differ at the deepest places at which they do', () => {
    const before = { coins: 3, seats: [{ hand: ['a', 'b'] }, { hand: [] }], round: null };
    const after = { coins: 3, seats: [{ hand: ['a'] }, { hand: [], out: true }], last: 'a/b~c' };
    expect(viewChanges(before, after)).toEqual([
      { path: '/seats/0/hand', before: ['a', 'b'], after: ['a'] },
      { path: '/seats/1/out', after: true },
      { path: '/round', before: null },
      { path: '/last', after: 'a/b~c' },
    ]);
    expect(viewChanges({ 'a/b': 1 }, { 'a/b': 2 })[0]?.path).toBe('/a~1b');
  });

  it('differ whole where one is of another kind, and not at all where they are the same', () => {
    expect(viewChanges(null, { round: 1 })).toEqual([
      { path: '', before: null, after: { round: 1 } },
    ]);
    expect(viewChanges({ is: [{}] }, { is: {} })).toEqual([
      { path: '/is', before: [{}], after: {} },
    ]);
    expect(viewChanges({ deep: [{ as: [1] }] }, { deep: [{ as: [1] }] })).toEqual([]);
  });
});

describe('two positions in words', () => {
  const section = (...blocks: Section['blocks']): Section => ({ heading: 'Fair', blocks });
  const table = (...rows: string[][]) =>
    ({ kind: 'table', columns: ['', 'Coins', 'Points'], rows }) as const;

  it('differ in sentences, in the cells of a row, and in pieces', () => {
    const piece = (name: string) => ({ id: name, mark: name, name });
    const before = section(
      { kind: 'text', text: 'Round 1' },
      table(['Ada', '5', '0'], ['Bea', '5', '0']),
      { kind: 'pieces', label: 'Lit', pieces: [] },
    );
    const after = section(
      { kind: 'text', text: 'Round 2' },
      table(['Ada', '3', '0'], ['Bea', '5', '0'], ['Carl', '9', '1']),
      { kind: 'pieces', label: 'Lit', pieces: [piece('Amber'), piece('Jade')] },
    );
    const of = { heading: 'Fair' };
    expect(shownChanges([before], [after])).toEqual([
      { ...of, what: null, before: 'Round 1', after: null },
      { ...of, what: 'Ada · Coins', before: '5', after: '3' },
      { ...of, what: 'Lit', before: '', after: 'Amber, Jade' },
      { ...of, what: null, before: null, after: 'Round 2' },
      { ...of, what: 'Carl · Coins', before: null, after: '9' },
      { ...of, what: 'Carl · Points', before: null, after: '1' },
    ]);
  });

  it('differ by a section that is new, and by a row of a name there was already', () => {
    const rows = [
      ['Stall', '1', '0'],
      ['Stall', '2', '0'],
    ];
    expect(shownChanges([], [section(table(...rows.slice(0, 1)))])).toHaveLength(2);
    expect(shownChanges([section(table(...rows))], [section(table(...rows.slice(0, 1)))])).toEqual([
      { heading: 'Fair', what: 'Stall · Coins', before: '2', after: null },
      { heading: 'Fair', what: 'Stall · Points', before: '0', after: null },
    ]);
  });
});

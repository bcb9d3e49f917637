import { describe, expect, it } from 'vitest';
import { editionChanges } from './edition-differences.ts';

const printed = {
  name: 'first',
  note: null,
  zones: [
    { id: 'roma', value: 10, port: true },
    { id: 'asti', value: 5 },
  ],
  prices: [200, 250],
  roads: [
    ['roma', 'asti'],
    ['asti', 'torino'],
  ],
};

describe('what printed facts say otherwise', () => {
  it('is nothing where they are the same', () => {
    expect(editionChanges(printed, structuredClone(printed))).toEqual([]);
  });

  it('is told entry by entry, and what is not there at all is left out', () => {
    const roma = { id: 'roma', value: 12 };
    const changed = { ...printed, note: 'a guess', extra: 1, zones: [roma, printed.zones[1]] };
    expect(editionChanges(printed, changed)).toEqual([
      { path: 'note', before: null, after: 'a guess' },
      { path: 'zones.roma.value', before: 10, after: 12 },
      { path: 'zones.roma.port', before: true },
      { path: 'extra', after: 1 },
    ]);
  });

  it('names things of a list by their ids, wherever they stand, and tells of their order alone', () => {
    const [roma, asti] = printed.zones;
    const more = { ...printed, zones: [{ id: 'pisa', value: 7 }, roma, asti] };
    expect(editionChanges(printed, more)).toEqual([
      { path: 'zones.pisa', after: { id: 'pisa', value: 7 } },
    ]);
    expect(editionChanges(printed, { ...printed, zones: [asti, roma] })).toEqual([
      { path: 'zones', before: ['roma', 'asti'], after: ['asti', 'roma'] },
    ]);
  });

  it('compares other lists by their places, or by what is gone and what is new', () => {
    expect(editionChanges(printed, { ...printed, prices: [200, 300] })).toEqual([
      { path: 'prices.1', before: 250, after: 300 },
    ]);
    const roads = [['asti', 'torino']];
    expect(editionChanges(printed, { ...printed, roads })).toEqual([
      { path: 'roads', before: ['roma', 'asti'] },
    ]);
    expect(editionChanges({ ...printed, roads }, printed)).toEqual([
      { path: 'roads', after: ['roma', 'asti'] },
    ]);
  });
});

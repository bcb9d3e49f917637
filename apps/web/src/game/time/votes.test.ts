import type { Game } from '@staffetta/client';
import { describe, expect, it } from 'vitest';
import { proposalsIn } from './votes.ts';

const person = (name: string) => ({ id: name, name, kind: 'person' }) as const;

/** Three who play, and a seat that is vacant. */
const table: Pick<Game, 'seats' | 'vacant' | 'absent'> = {
  seats: [person('Ada'), person('Bruno'), person('Cosma'), null],
  vacant: [3],
  absent: 'vote',
};

describe('proposals', () => {
  it('are none where nobody has voted', () => {
    expect(proposalsIn(table, { pause: null, removals: [] })).toEqual([]);
    expect(proposalsIn(table, { pause: { days: 7, votes: [] }, removals: [] })).toEqual([]);
  });

  it('say who agrees and who does not yet, of those who still play', () => {
    expect(proposalsIn(table, { pause: { days: 7, votes: [1] }, removals: [] })).toEqual([
      { kind: 'pause', days: 7, agreed: [1], missing: [0, 2] },
    ]);
    expect(proposalsIn(table, { pause: { days: 0, votes: [0, 2] }, removals: [] })).toEqual([
      { kind: 'going-on', agreed: [0, 2], missing: [1] },
    ]);
  });

  it('leave out of a vote whom it is about, and the vote where the table knows none', () => {
    const votes = { pause: null, removals: [{ of: 1, votes: [0] }] };
    expect(proposalsIn(table, votes)).toEqual([
      { kind: 'removal', of: 1, agreed: [0], missing: [2] },
    ]);
    expect(proposalsIn({ ...table, absent: 'replace' }, votes)).toEqual([]);
  });
});

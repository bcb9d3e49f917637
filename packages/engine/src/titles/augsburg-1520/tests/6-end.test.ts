import { describe, expect, it } from 'vitest';
import { outcome, score } from '../rules/6-end.ts';
import { gained, type Hand, laid, stateOf, viewOf } from './laid.ts';

const over = (...hands: readonly Hand[]) =>
  outcome(stateOf(laid({ hands }).and({ type: 'last-round-over' })));

describe('6 the end', () => {
  it('A 6 goes to the most prestige, whoever built', () => {
    expect(
      over({ prestige: 20 }, { prestige: 21 }, { prestige: 3, rights: ['cathedral'] }),
    ).toEqual({
      winners: [1],
    });
    expect(outcome(stateOf(laid({ hands: [{}, {}] })))).toBeNull();
  });

  it('A 6 then to the dearest cathedral among the tied', () => {
    // The first to build pays the most: seat 0 here.
    const tied: Hand = { prestige: 30, rights: ['church', 'cathedral'] };
    expect(over(tied, tied, { prestige: 29, rights: ['church', 'cathedral'] })).toEqual({
      winners: [0],
    });
    expect(
      over({ prestige: 25, rights: ['church'] }, { prestige: 25, rights: ['cathedral'] }),
    ).toEqual({
      winners: [1],
    });
  });

  it('A 6 then, if none of them has a cathedral, to the dearest church', () => {
    const church: Hand = { prestige: 30, rights: ['church'] };
    expect(over({ prestige: 5, rights: ['cathedral'] }, church, church)).toEqual({ winners: [1] });
    expect(over({ prestige: 9 }, { prestige: 9, rights: ['church'] })).toEqual({ winners: [1] });
  });

  it('A 6 and is shared where they are equal, or have none', () => {
    expect(over({ prestige: 9 }, { prestige: 9 }, { prestige: 8 })).toEqual({ winners: [0, 1] });
    // Two without a cathedral do not count their churches against one who has one.
    expect(
      over(
        { prestige: 25, rights: ['church'] },
        { prestige: 25 },
        { prestige: 25, rights: ['cathedral'] },
      ),
    ).toEqual({ winners: [2] });
  });

  it('A 6 itemises where every point came from, and how many were lost at 25 and 45', () => {
    const table = laid({ hands: [{ prestige: 24 }, {}] }).and(
      gained(0, 'unused', 2, 25, { lost: 1, without: 'church' }),
      gained(0, 'robbed', 1, 25, { lost: 1, without: 'church' }),
      {
        type: 'prestige-gained',
        seat: 1,
        privilege: null,
        from: [
          { source: 'coat', points: 50 },
          { source: 'patent', points: 3 },
        ],
        lost: 8,
        without: 'cathedral',
        to: 45,
      },
    );
    const lines = score(viewOf(table, 'spectator')).map((list) =>
      Object.fromEntries(list.map(({ line, points }) => [line, points])),
    );
    expect(lines).toEqual([
      {
        privilege: 0,
        unused: 2,
        robbed: 1,
        peerage: 24,
        coat: 0,
        patent: 0,
        'lost-church': -2,
        'lost-cathedral': 0,
      },
      {
        privilege: 0,
        unused: 0,
        robbed: 0,
        peerage: 0,
        coat: 50,
        patent: 3,
        'lost-church': 0,
        'lost-cathedral': -8,
      },
    ]);
    const totals = score(viewOf(table, 0)).map((list) =>
      list.reduce((sum, { points }) => sum + points, 0),
    );
    expect(totals).toEqual([25, 45]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Fact } from '../types.ts';
import { advance, advanced, cubes, laid, learned, returned, stateOf, viewOf } from './laid.ts';

const become = (name: string, discard = 'red') => ({
  type: 'become-cardinal',
  cardinal: `cardinal-${name}`,
  discard,
});
const chosen = (name: string, ducats = 40): Fact => ({
  type: 'cardinal-chosen',
  seat: 0,
  cardinal: `cardinal-${name}`,
  ducats,
});
const inMilano = (hand: object = {}, points = 5) =>
  laid({
    hands: [{ place: 'milano', friar: 'friar-mario', ducats: 70, cubes: { red: 1 }, ...hand }, {}],
    points,
  });
const back = returned(0, [4, cubes('red', 1)]);
const denounce = (seat: number) => ({ type: 'denounce', seat });
const denounced: Fact = { type: 'player-denounced', seat: 1, by: 0 };
const shlasinger = (knowledge: number, hand: object = {}) =>
  laid({ hands: [{ cardinal: 'cardinal-shlasinger', ...hand }, { knowledge }, { knowledge: 6 }] });

describe('10 Cardinals', () => {
  it('DVE 10 gives Balestreri 4 knowledge, Lanzuisi and Shlasinger nothing at once', () => {
    inMilano()
      .when(0, become('balestreri'))
      .then(chosen('balestreri'), back, learned(0, 4, 4));
    inMilano().when(0, become('lanzuisi')).then(chosen('lanzuisi'), back);
    inMilano().when(0, become('shlasinger')).then(chosen('shlasinger'), back);
  });

  it('DVE 10 asks 70 ducats for Muret', () => {
    inMilano({ ducats: 69 }).when(0, become('muret')).refused('DVE 4.5', 'too-few-ducats');
    const muret = inMilano().when(0, become('muret')).then(chosen('muret', 70), back);
    expect(viewOf(muret, 0)).toMatchObject({ going: { points: 6 } });
    expect(viewOf(muret, 0).players[0]?.ducats).toBe(0);
  });

  it('DVE 10 gives Muret a sixth point this very turn, even when five are spent', () => {
    const spent = inMilano()
      .when(0, advance('rest', 5))
      .then(advanced(0, 'rest', 5, 5));
    expect(stateOf(spent).going).toMatchObject({ seat: 0, points: 0 }); // the turn does not end
    spent
      .when(0, become('muret'))
      .then(chosen('muret', 70), back)
      .when(0, advance('rest', 1))
      .then(advanced(0, 'rest', 6, 1))
      .when(0, advance('rest', 1))
      .refused('DVE 2.4', 'too-few-points');
  });

  it('DVE 10 gives Muret six points each turn', () => {
    laid({ hands: [{}, { cardinal: 'cardinal-muret' }] })
      .when(0, { type: 'end-turn' })
      .then(
        { type: 'player-ended', seat: 0, unspent: 5 },
        { type: 'player-began', seat: 1, points: 6 },
      );
  });

  it('DVE 10 gives Zazza 40 ducats back, which must be in hand before', () => {
    const zazza = inMilano({ ducats: 40 })
      .when(0, become('zazza'))
      .then(chosen('zazza'), back, { type: 'ducats-refunded', seat: 0, ducats: 40 });
    expect(viewOf(zazza, 0).players[0]?.ducats).toBe(40);
    inMilano({ ducats: 39 }).when(0, become('zazza')).refused('DVE 4.5', 'too-few-ducats');
  });

  it('DVE 10 lets Shlasinger move another back six spaces, once in the game', () => {
    const once = shlasinger(20)
      .when(0, denounce(1))
      .then(denounced, learned(1, 14, -6));
    expect(viewOf(once, 2).players[0]?.hasDenounced).toBe(true);
    once.when(0, denounce(2)).refused('DVE 10', 'denounced-before');
    expect(viewOf(once, 0)).toMatchObject({ going: { points: 5 } }); // free
  });

  it('DVE 10 lets Shlasinger move nobody further than space 0, on top of the stack there', () => {
    const down = shlasinger(5)
      .when(0, denounce(1))
      .then(denounced, learned(1, 0, -5));
    expect(viewOf(down, 0).knowledge).toEqual([
      { seat: 0, space: 0 },
      { seat: 2, space: 6 },
      { seat: 1, space: 0 },
    ]);
    shlasinger(6)
      .when(0, denounce(1))
      .then(denounced, learned(1, 0, -6));
    shlasinger(1)
      .when(0, denounce(1))
      .then(denounced, learned(1, 0, -1));
    const onto = shlasinger(12)
      .when(0, denounce(1))
      .then(denounced, learned(1, 6, -6));
    expect(viewOf(onto, 0).knowledge).toEqual([
      { seat: 0, space: 0 },
      { seat: 2, space: 6 }, // who was there before is ahead
      { seat: 1, space: 6 },
    ]);
  });

  it('DVE 10 denounces another who knows something, in one’s own turn, as Shlasinger', () => {
    shlasinger(0).when(0, denounce(1)).refused('DVE 10', 'knows-nothing');
    shlasinger(20, { knowledge: 8 }).when(0, denounce(0)).refused('DVE 10', 'denounce-another');
    shlasinger(20).when(0, denounce(3)).refused('DVE 10', 'denounce-another');
    shlasinger(20).when(1, denounce(2)).refused('S1', 'not-your-turn');
    for (const hand of [{}, { friar: 'friar-mario' }, { cardinal: 'cardinal-zazza' }]) {
      laid({ hands: [hand, { knowledge: 9 }] })
        .when(0, denounce(1))
        .refused('DVE 10', 'not-shlasinger');
    }
    laid({ hands: [{}, { cardinal: 'cardinal-shlasinger' }], going: 0 })
      .when(1, denounce(0))
      .refused('S1', 'not-your-turn');
  });

  it('DVE 10 lets Shlasinger act in a later turn than that of his conversion, or the same', () => {
    laid({
      hands: [
        { place: 'milano', friar: 'friar-mario', ducats: 40, cubes: { red: 1 } },
        { knowledge: 30, manuscripts: ['manuscript-2-oil-1'] },
      ],
    })
      .when(0, become('shlasinger'))
      .then(chosen('shlasinger'), back)
      .when(0, denounce(1))
      .then(denounced, learned(1, 24, -6));
  });

  it('DVE 10 leaves the denounced his manuscripts', () => {
    const table = laid({
      hands: [
        { cardinal: 'cardinal-shlasinger' },
        { knowledge: 13, manuscripts: ['manuscript-2-oil-1'] },
      ],
    })
      .when(0, denounce(1))
      .then(denounced, learned(1, 7, -6));
    expect(viewOf(table, 1).players[1]?.screen?.manuscripts).toEqual(['manuscript-2-oil-1']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Fact } from '../types.ts';
import { atElection, declare, declared, laid, learned, viewOf } from './laid.ts';

const chosen = (friar: string, ducats = 5): Fact => ({
  type: 'friar-chosen',
  seat: 0,
  friar,
  ducats,
});
const become = (friar: string) => ({ type: 'become-friar', friar });
const atConvent = (hand: object = {}) => laid({ hands: [{ place: 'la-verna', ...hand }, {}] });

describe('9 Friars', () => {
  it('DVE 9 gives Mario 12 knowledge, Michael, Stefano and Ralph 7, Gigi none', () => {
    const gains = { mario: 12, michael: 7, stefano: 7, ralph: 7 };
    for (const [name, knowledge] of Object.entries(gains)) {
      const friar = `friar-${name}`;
      atConvent()
        .when(0, become(friar))
        .then(chosen(friar), learned(0, knowledge, knowledge));
    }
    atConvent().when(0, become('friar-gigi')).then(chosen('friar-gigi'));
    atConvent({ knowledge: 90 })
      .when(0, become('friar-mario'))
      .then(chosen('friar-mario'), learned(0, 95, 5)); // what exceeds the track is lost
  });

  it('DVE 9 lets Gigi have 10 ducats of charity on turn 11, and a Friar like Mario 5', () => {
    const hands = [{ friar: 'friar-gigi', ducats: 0 }, { friar: 'friar-mario', ducats: 0 }, {}];
    laid({ hands, turn: 10, going: 2 })
      .when(2, { type: 'end-turn' })
      .then(
        { type: 'player-ended', seat: 2, unspent: 5 },
        { type: 'turn-begun', turn: 11 },
        { type: 'cubes-laid-out', cubes: [] },
        expect.objectContaining({ type: 'manuscripts-revealed' }),
        { type: 'charity-begun', givers: [2] },
        { type: 'alms-given', seat: 0, giver: 2, given: 10, fromBank: 0 },
        { type: 'alms-given', seat: 1, giver: null, given: 0, fromBank: 5 },
        { type: 'order-set', order: [0, 1, 2], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
  });

  it('DVE 9 lets Gigi have nothing any more from turn 12 on', () => {
    laid({ hands: [{ friar: 'friar-gigi', ducats: 0 }, {}], turn: 11, going: 1 })
      .when(1, { type: 'end-turn' })
      .then(
        { type: 'player-ended', seat: 1, unspent: 5 },
        { type: 'turn-begun', turn: 12 },
        { type: 'papal-tile-revealed', tile: 'papal-white-1', reveals: true },
        { type: 'cubes-laid-out', cubes: [] },
        expect.objectContaining({ type: 'manuscripts-revealed' }),
        { type: 'order-set', order: [0, 1], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
  });

  it('DVE 9 lets Ralph move without ducats', () => {
    laid({ hands: [{ place: 'torino', friar: 'friar-ralph', ducats: 0 }, {}] })
      .when(0, { type: 'move', to: 'genova' })
      .then({ type: 'pawn-moved', seat: 0, to: 'genova', points: 2, ducats: 0 });
    laid({ hands: [{ place: 'torino', friar: 'friar-mario', ducats: 0 }, {}] })
      .when(0, { type: 'move', to: 'genova' })
      .refused('DVE 3.2', 'too-few-ducats');
  });

  it('DVE 9.1 counts a virtual cube in the election as often as it is asked for', () => {
    // Ten votes with the virtual cube, and nine without.
    for (const [friar, cubes] of [
      ['friar-michael', { red: 3 }],
      ['friar-stefano', { red: 2, black: 1 }],
    ] as const) {
      atElection([{ friar, cubes }, {}]).when(0, declare('monk')).then(declared(0, 'monk'));
      atElection([{ friar: 'friar-mario', cubes }, {}])
        .when(0, declare('monk'))
        .refused('DVE 12.2', 'too-few-votes');
    }
    atElection([{ cardinal: 'cardinal-balestreri', cubes: { red: 2, black: 1 } }, {}])
      .when(0, declare('camerlengo'))
      .then(declared(0, 'camerlengo'));
  });

  it('DVE 9.1 never sells Stefano’s cube, and needs no Nobleman of his to become Cardinal', () => {
    const table = laid({ hands: [{ place: 'milano', friar: 'friar-stefano', ducats: 40 }, {}] });
    table
      .when(0, { type: 'become-cardinal', cardinal: 'cardinal-lanzuisi', discard: 'virtual' })
      .then({ type: 'cardinal-chosen', seat: 0, cardinal: 'cardinal-lanzuisi', ducats: 40 });
    table
      .when(0, { type: 'take-cubes', colour: 'black', count: 1, sell: 1 })
      .refused('DVE 6', 'not-on-sale');
  });

  it('DVE 9.1 takes the virtual cube away with the tile', () => {
    const table = laid({
      hands: [{ place: 'milano', friar: 'friar-michael', ducats: 40, cubes: { red: 1 } }, {}],
      turn: 2,
    });
    const cardinal = table
      .when(0, { type: 'become-cardinal', cardinal: 'cardinal-lanzuisi', discard: 'red' })
      .then(
        { type: 'cardinal-chosen', seat: 0, cardinal: 'cardinal-lanzuisi', ducats: 40 },
        { type: 'cubes-returned', from: 0, spaces: [{ turn: 3, cubes: ['red-1'] }] },
      );
    expect(viewOf(cardinal, 1)).toMatchObject({ retired: ['friar-michael'] });
    cardinal
      .and({ type: 'city-chosen', seat: 0, zone: 'cortona' })
      .when(0, { type: 'advance', track: 'canticle', spaces: 1 })
      .refused('DVE 8.4', 'too-few-abbesses');
  });
});

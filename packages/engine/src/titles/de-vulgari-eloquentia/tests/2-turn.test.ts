import { describe, expect, it } from 'vitest';
import type { Fact } from '../types.ts';
import {
  cubesOf,
  endTurn,
  facts,
  type Given,
  inTurn,
  lastInTurn,
  learned,
  only,
  returned,
  seen,
} from './given.ts';

const ended = (seat: number, unspent = 5): Fact => ({ type: 'player-ended', seat, unspent });
const began = (seat: number, points = 5): Fact => ({ type: 'player-began', seat, points });
const begun = (turn: number): Fact => ({ type: 'turn-begun', turn });
const laidOut = (...cubes: string[]): Fact => ({ type: 'cubes-laid-out', cubes });
const revealed = (...manuscripts: string[]): Fact => ({
  type: 'manuscripts-revealed',
  manuscripts,
  reveals: true,
});
const charity = (...givers: number[]): Fact => ({ type: 'charity-begun', givers });
const alms = (seat: number, giver: number | null, given: number, fromBank: number): Fact => ({
  type: 'alms-given',
  seat,
  giver,
  given,
  fromBank,
});
const ordered = (order: number[], rested: number | null = null): Fact => ({
  type: 'order-set',
  order,
  rested,
});
const rests = (seat: number, to: number): Fact => ({
  type: 'disc-advanced',
  seat,
  track: 'rest',
  to,
  spaces: 1,
  withVirtualCube: false,
});
const ask = (seat: number) => ({ type: 'ask-alms', seat });

describe('2.1 Event', () => {
  it('DVE 2.1 worked example: turn 3 with four players, 2 yellow and 1 green recycled', () => {
    const full = Object.fromEntries(
      [3, 4, 5, 6, 7].map((turn) => [turn, cubesOf('yellow', 6, 10 * turn)]),
    );
    lastInTurn({
      seats: 4,
      turn: 2,
      waiting: [8],
      sale: ['green-1', 'yellow-1', 'yellow-2'],
      chart: { ...full, 8: cubesOf('red', 4) },
      shown: { 1: ['manuscript-1-oil-1', 'manuscript-1-oc-1'] },
      decks: { 1: ['manuscript-1-latino-1', 'manuscript-1-latino-2'] },
    })
      .when(3, endTurn)
      .then(
        ended(3),
        begun(3),
        { type: 'event-placed', event: 'event-8' }, // Artes Dictandi
        returned(null, { 8: ['yellow-1', 'yellow-2'], 9: ['green-1'] }),
        laidOut(...cubesOf('yellow', 6, 30)),
        revealed('manuscript-1-latino-1'),
        charity(0, 1, 2, 3),
        ordered([0, 1, 2, 3]),
        began(0),
      );
  });

  it('DVE 2.1 reveals the papal tile from turn 12 on, before anything else', () => {
    const twelfth = facts(
      lastInTurn({ turn: 11, sale: ['red-1'], papal: ['papal-red-1'] }),
      3,
      endTurn,
    );
    expect(twelfth).toEqual([
      ended(3),
      begun(12),
      { type: 'papal-tile-revealed', tile: 'papal-red-1', reveals: true },
      returned(null, { 12: ['red-1'] }),
      laidOut('red-1'),
      ordered([0, 1, 2, 3]),
      began(0),
    ]);
    const eleventh = lastInTurn({ turn: 10 });
    expect(only(eleventh, 3, endTurn, 'papal-tile-revealed')).toEqual([]);
  });

  it('DVE 2.1 lays out an event tile up to turn 10; turn 11 has none', () => {
    const tenth = lastInTurn({ turn: 9, placed: [9], waiting: [10] });
    expect(only(tenth, 3, endTurn, 'event-placed')).toEqual([
      { type: 'event-placed', event: 'event-10' },
    ]);
    const eleventh = lastInTurn({ turn: 10, placed: [9, 10] });
    expect(only(eleventh, 3, endTurn, 'event-placed')).toEqual([]);
  });

  it('DVE 2.1 puts cubes back red, black, yellow, green, on the current turn’s own space first', () => {
    const given = lastInTurn({
      seats: 2,
      turn: 8,
      sale: ['green-1', 'yellow-1', 'black-1', 'red-1', 'yellow-2'],
      chart: { 9: ['red-3'], 10: ['yellow-9', 'yellow-10', 'yellow-11'] },
    });
    expect(only(given, 1, endTurn, 'cubes-returned', 'cubes-laid-out')).toEqual([
      // Room for three of four, for one, then as many as there are.
      returned(null, { 9: ['red-1', 'black-1', 'yellow-1'], 10: ['yellow-2'], 11: ['green-1'] }),
      laidOut('red-3', 'red-1', 'black-1', 'yellow-1'),
    ]);
  });

  it('DVE 2.1 leaves full spaces out, and lays out fewer cubes where there are fewer', () => {
    const given = lastInTurn({
      seats: 2,
      turn: 8,
      sale: ['yellow-1'],
      chart: { 9: cubesOf('red', 4), 10: cubesOf('black', 4), 11: ['green-1'] },
    });
    expect(only(given, 1, endTurn, 'cubes-returned', 'cubes-laid-out')).toEqual([
      returned(null, { 11: ['yellow-1'] }),
      laidOut('red-1', 'red-2', 'red-3', 'red-4'),
    ]);
    const empty = lastInTurn({ turn: 8 });
    expect(only(empty, 3, endTurn, 'cubes-returned', 'cubes-laid-out')).toEqual([laidOut()]);
    expect(
      only(lastInTurn({ turn: 8, chart: { 9: ['red-1'] } }), 3, endTurn, 'cubes-laid-out'),
    ).toEqual([laidOut('red-1')]);
  });

  it('DVE 2.1 the limit is the number of players’', () => {
    for (const [seats, perTurn] of [
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
    ] as const) {
      const sale = cubesOf('yellow', perTurn + 1);
      const given = lastInTurn({ seats, turn: 9, sale });
      expect(only(given, seats - 1, endTurn, 'cubes-returned')).toEqual([
        returned(null, { 10: sale.slice(0, perTurn), 11: sale.slice(perTurn) }),
      ]);
    }
  });

  it('DVE 2.1 refills each row to players but one, from the top of its deck', () => {
    const given = lastInTurn({
      seats: 3,
      shown: { 1: [], 2: ['manuscript-2-oil-1'], 3: ['manuscript-3-oil-1', 'manuscript-3-oc-1'] },
      decks: {
        1: ['manuscript-1-oil-1', 'manuscript-1-oil-2', 'manuscript-1-oil-3'],
        2: [],
        3: ['manuscript-3-latino-1'],
      },
    });
    expect(only(given, 2, endTurn, 'manuscripts-revealed')).toEqual([
      revealed('manuscript-1-oil-1', 'manuscript-1-oil-2'),
    ]);
  });

  it('DVE 2.1.1 sends what is discarded in the action phase behind the current turn', () => {
    const given = inTurn({
      seats: 2,
      turn: 5,
      sale: ['black-1', 'black-2'],
      chart: { 5: [], 6: cubesOf('red', 3), 7: cubesOf('yellow', 4) },
    });
    given.when(0, { type: 'take-cubes', colour: 'black', count: 2, sell: 2 }).then(
      {
        type: 'cubes-taken',
        seat: 0,
        colour: 'black',
        cubes: ['black-1', 'black-2'],
        points: 4,
        ducats: 0,
      },
      { type: 'noblemen-sold', seat: 0, cubes: ['black-1', 'black-2'], ducats: 40 },
      returned(0, { 6: ['black-1'], 8: ['black-2'] }),
    );
  });

  it('DVE 2.1.1 worked example: with five players and full spaces, the first free one is turn 8', () => {
    const full = Object.fromEntries(
      [3, 4, 5, 6, 7].map((turn) => [turn, cubesOf('green', 7, 10 * turn)]),
    );
    const yellow = ['yellow-1', 'yellow-2'];
    const given = inTurn({ seats: 5, turn: 2, at: 'cortona', cubes: yellow, chart: full }).and({
      type: 'canticle-tiles-dealt',
      cities: [{ zone: 'cortona', tile: 'canticle-2' }],
    });
    expect(
      only(given, 0, { type: 'advance', track: 'canticle', spaces: 2 }, 'cubes-returned'),
    ).toEqual([returned(0, { 8: yellow })]);
  });

  it('DVE 2.1.2 lets spaces run past turn 16, out of play', () => {
    const given = inTurn({ turn: 16, sale: ['black-1'] });
    expect(
      only(given, 0, { type: 'take-cubes', colour: 'black', count: 1, sell: 1 }, 'cubes-returned'),
    ).toEqual([returned(0, { 17: ['black-1'] })]);
    const crowded = inTurn({
      turn: 15,
      sale: ['black-1'],
      chart: { 16: cubesOf('yellow', 6), 17: cubesOf('green', 6) },
    });
    expect(
      only(
        crowded,
        0,
        { type: 'take-cubes', colour: 'black', count: 1, sell: 1 },
        'cubes-returned',
      ),
    ).toEqual([returned(0, { 18: ['black-1'] })]);
  });
});

describe('2.2 Charity', () => {
  const given = (
    turn: number,
    order: number[],
    ...stands: NonNullable<Parameters<typeof inTurn>[0]>[]
  ): Given => {
    const seat = order.at(-1) ?? 0;
    return inTurn({
      seats: stands.length,
      turn,
      order,
      seat,
      ...stands[seat],
      others: Object.fromEntries(stands.entries()),
    });
  };
  const mario = { friar: 'friar-mario' };
  const zazza = { cardinal: 'cardinal-zazza' };
  const given3 = (order: number[], ...stands: NonNullable<Parameters<typeof inTurn>[0]>[]) =>
    given(3, order, ...stands);
  const served = (table: Given, seat: number) =>
    only(table, seat, endTurn, 'charity-begun', 'alms-given');

  it('DVE 2.2 gives a Friar 5 ducats, Gigi 10, a Cardinal 10, in the current turn order', () => {
    const table = given3(
      [2, 1, 3, 0],
      { ducats: 100 },
      { ...mario, ducats: 0 },
      { friar: 'friar-gigi', ducats: 50 },
      { ...zazza, ducats: 7 },
    );
    expect(served(table, 0)).toEqual([
      charity(0),
      alms(2, 0, 10, 0),
      alms(1, 0, 5, 0),
      alms(3, 0, 10, 0),
    ]);
  });

  it('DVE 2.2 is given on turns 2 to 11 only', () => {
    const table = (turn: number) => given(turn, [1, 0], { ducats: 100 }, mario);
    expect(served(table(1), 0)).toHaveLength(2); // in turn 2
    expect(served(table(10), 0)).toHaveLength(2); // in turn 11
    expect(served(table(11), 0)).toEqual([]); // in turn 12
    expect(only(table(11), 0, endTurn, 'order-set')).toHaveLength(1);
  });

  it('DVE 2.2 gives Gigi 10 through turn 11', () => {
    expect(served(given(10, [1, 0], { ducats: 100 }, { friar: 'friar-gigi' }), 0)).toEqual([
      charity(0),
      alms(1, 0, 10, 0),
    ]);
  });

  it('DVE 2.2.1 follows last turn’s order, though knowledge has changed since', () => {
    const table = given3(
      [2, 1, 0],
      { ducats: 100 },
      { ...mario, knows: 1 },
      { ...zazza, knows: 50 },
    );
    expect(only(table, 0, endTurn, 'alms-given', 'order-set')).toEqual([
      alms(2, 0, 10, 0),
      alms(1, 0, 5, 0),
      ordered([0, 1, 2]),
    ]);
  });

  it('DVE 2.2.1 the giver is the richest Merchant, however rich a Friar is', () => {
    const table = given3(
      [1, 2, 3, 0],
      { ducats: 20 },
      mario,
      { ducats: 19 },
      {
        ...zazza,
        ducats: 90,
      },
    );
    expect(served(table, 0)).toEqual([charity(0), alms(1, 0, 5, 0), alms(3, null, 0, 10)]);
  });

  it('DVE 2.2.1 of several richest who have more than he, the recipient chooses', () => {
    const table = given3(
      [2, 3, 1, 0],
      { ducats: 20 },
      { ducats: 20 },
      { ...mario, ducats: 15 },
      {
        ...zazza,
        ducats: 17,
      },
    );
    const choice = table.when(0, endTurn).then(ended(0), begun(4), laidOut(), charity(0, 1));
    expect(seen(choice).charity).toEqual({ givers: [0, 1], served: [], candidates: [0, 1] });
    choice.when(0, ask(1)).refused('S1', 'not-your-turn');
    choice.when(2, ask(3)).refused('DVE 2.2.1', 'not-a-giver');
    choice.when(2, ask(2)).refused('DVE 2.2.1', 'not-a-giver');
    // Seat 1 has 15 then, so that for seat 3, who has 17, only seat 0 is left.
    choice
      .when(2, ask(1))
      .then(alms(2, 1, 5, 0), alms(3, 0, 10, 0), ordered([2, 3, 1, 0]), began(2));
  });

  it('DVE 2.2.1 asks each recipient anew who the candidates are: several, or none', () => {
    const table = given3(
      [2, 3, 4, 1, 0],
      { ducats: 20 },
      { ducats: 20 },
      { ...mario, ducats: 0 },
      { friar: 'friar-ralph', ducats: 20 }, // none has more than he: the bank
      { ...zazza, ducats: 14 },
    );
    const first = table.when(0, endTurn).then(ended(0), begun(4), laidOut(), charity(0, 1));
    const second = first.when(2, ask(0)).then(alms(2, 0, 5, 0), alms(3, null, 0, 5));
    expect(seen(second).charity?.candidates).toEqual([0, 1]); // 15 and 20 ducats
    expect(only(second, 4, ask(0), 'alms-given')).toEqual([alms(4, 0, 10, 0)]);
    expect(only(second, 4, ask(1), 'alms-given')).toEqual([alms(4, 1, 10, 0)]);
  });

  it('DVE 2.2.1 refuses to choose where there is nothing to choose', () => {
    inTurn().when(0, ask(1)).refused('DVE 2.2.1', 'no-alms-to-choose');
  });

  it('DVE 2.2.1 givers are settled when the phase begins: no third becomes one', () => {
    // Seat 0 falls behind seat 1 by giving; seat 1 does not become the giver.
    const table = given3(
      [2, 3, 1, 0],
      { ducats: 12 },
      { ducats: 11 },
      { ...zazza, ducats: 0 },
      {
        ...mario,
        ducats: 3,
      },
    );
    expect(served(table, 0)).toEqual([charity(0), alms(2, 0, 10, 0), alms(3, null, 0, 5)]);
  });

  it('DVE 2.2.2 a giver who has more than the recipient gives what he has, the bank the rest', () => {
    const table = given3(
      [1, 2, 3, 4, 0],
      { ducats: 12 },
      { ...zazza, ducats: 0 },
      { ...mario, ducats: 0 },
      { friar: 'friar-ralph', ducats: 0 },
      { ducats: 11 }, // the next richest does not step in
    );
    expect(served(table, 0)).toEqual([
      charity(0),
      alms(1, 0, 10, 0),
      alms(2, 0, 2, 3),
      alms(3, null, 0, 5),
    ]);
  });

  it('DVE 2.2.2 the bank pays where the giver has no more than the recipient', () => {
    const even = given3([1, 0], { ducats: 10 }, { ...mario, ducats: 10 });
    expect(served(even, 0)).toEqual([charity(0), alms(1, null, 0, 5)]);
    const more = given3([1, 0], { ducats: 11 }, { ...mario, ducats: 10 });
    expect(served(more, 0)).toEqual([charity(0), alms(1, 0, 5, 0)]);
  });

  it('DVE 2.2.2 the bank pays all where no Merchant is left', () => {
    const table = given3([1, 0], { ...zazza, ducats: 90 }, mario);
    expect(served(table, 0)).toEqual([charity(), alms(1, null, 0, 5), alms(0, null, 0, 10)]);
  });

  it('DVE 2.2.2 moves the ducats', () => {
    const table = given3([1, 0], { ducats: 4 }, { ...zazza, ducats: 3 });
    const after = table
      .when(0, endTurn)
      .then(ended(0), begun(4), laidOut(), charity(0), alms(1, 0, 4, 6), ordered([1, 0]), began(1));
    expect(seen(after).players.map(({ ducats }) => ducats)).toEqual([0, 13]);
  });
});

describe('2.3 turn order', () => {
  /** The rulebook's picture: Gray, Black, Yellow, Red, Green from the first in knowledge. */
  const [gray, black, yellow, red, green] = [0, 1, 2, 3, 4] as const;
  const picture = () =>
    lastInTurn({
      seats: 5,
      knows: 3, // green, the last
      others: {
        [gray]: { knows: 20 },
        [black]: { knows: 15 },
        [yellow]: { knows: 12 },
        [red]: { knows: 9 },
      },
    });

  it('DVE 2.3 worked example: without Rest the order is the reverse of knowledge', () => {
    expect(only(picture(), green, endTurn, 'order-set')).toEqual([
      ordered([green, red, yellow, black, gray]),
    ]);
  });

  it('DVE 2.3 worked example: the furthest on the Rest track plays first: Gray, Green, Red, Yellow, Black', () => {
    const rested = picture().and(rests(gray, 4), rests(yellow, 2));
    expect(only(rested, green, endTurn, 'order-set', 'player-began')).toEqual([
      ordered([gray, green, red, yellow, black], gray),
      began(gray),
    ]);
  });

  it('DVE 2.3 sends his disc alone back to the start', () => {
    const rested = picture().and(rests(gray, 4), rests(yellow, 2));
    const after = rested.and(ordered([gray, green, red, yellow, black], gray));
    expect(seen(after).tracks.rest).toEqual([{ seat: yellow, space: 2 }]);
  });

  it('DVE 2.3 of two on one space of knowledge, the one on top plays first', () => {
    const table = lastInTurn({ knows: 6, others: { 0: { knows: 6 }, 1: { knows: 6 } } });
    // Seat 0 arrived first, then 1, then 3; seat 2 stayed behind.
    expect(only(table, 3, endTurn, 'order-set')).toEqual([ordered([2, 3, 1, 0])]);
  });
});

describe('2.4 actions', () => {
  const business = { type: 'do-business' };
  const rest = (spaces: number) => ({ type: 'advance', track: 'rest', spaces });

  it('DVE 2.4 gives five points, Muret six, in turn order', () => {
    inTurn({ others: { 1: { cardinal: 'cardinal-muret' } } })
      .when(0, endTurn)
      .then(ended(0), began(1, 6))
      .when(1, endTurn)
      .then(ended(1, 6), began(2));
  });

  it('DVE 2.4 lets one spend all five, and no more', () => {
    inTurn().when(0, rest(6)).refused('DVE 2.4', 'too-few-points');
    const four = inTurn().and(rests(0, 1)).and({ type: 'salterio-studied', seat: 0 });
    expect(seen(four).going?.points).toBe(3);
    four.when(0, rest(4)).refused('DVE 2.4', 'too-few-points');
    expect(only(four, 0, rest(3), 'disc-advanced')).toHaveLength(1);
  });

  it('DVE 2.4 never ends a turn by itself, and loses what is left over', () => {
    const spent = inTurn().when(0, rest(5)).then({
      type: 'disc-advanced',
      seat: 0,
      track: 'rest',
      to: 5,
      spaces: 5,
      withVirtualCube: false,
    });
    spent.when(0, business).refused('DVE 2.4', 'too-few-points');
    spent.when(0, endTurn).then(ended(0, 0), began(1));
    inTurn({ points: 2 }).when(0, endTurn).then(ended(0, 2), began(1));
  });

  it('DVE 2.4 takes actions in any order, but only from whose turn it is', () => {
    inTurn().when(1, business).refused('S1', 'not-your-turn');
    inTurn({ knows: 1 })
      .when(0, { type: 'study-salterio' })
      .then({ type: 'salterio-studied', seat: 0 }, learned(0, 4, 3))
      .when(0, { type: 'move', to: 'asti' })
      .then({ type: 'pawn-moved', seat: 0, to: 'asti', points: 1, ducats: 0 })
      .when(0, business)
      .then({ type: 'business-done', seat: 0, ducats: 10 });
  });

  it('DVE 2.4 refuses actions while somebody chooses his giver', () => {
    const choosing = inTurn({
      seats: 3,
      seat: 2,
      friar: 'friar-mario',
      ducats: 0,
      others: { 0: { ducats: 20 }, 1: { ducats: 20 } },
    })
      .when(2, endTurn)
      .then(ended(2), begun(4), laidOut(), charity(0, 1));
    choosing.when(2, business).refused('DVE 2.4', 'not-your-actions');
    choosing.when(2, endTurn).refused('DVE 2.4', 'not-your-actions');
  });
});

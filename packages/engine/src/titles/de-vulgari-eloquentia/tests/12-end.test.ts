import { describe, expect, it } from 'vitest';
import { redactFact } from '../../../core/fact.ts';
import type { Fact, Status } from '../types.ts';
import {
  advance,
  advanced,
  atElection,
  cubes,
  declare,
  declared,
  ended,
  laid,
  merchants,
  stateOf,
  viewOf,
} from './laid.ts';

const revealed = (tile: string): Fact => ({ type: 'papal-tile-revealed', tile, reveals: true });
const laidOut: Fact = { type: 'cubes-laid-out', cubes: [] };
const refilled = expect.objectContaining({ type: 'manuscripts-revealed' });
const opened = (...statuses: Status[]): Fact => ({
  type: 'declarations-opened',
  statuses,
  reveals: true,
});
const elected = (seat: number, status: Status, votes: number, ...some: string[]): Fact => ({
  type: 'player-elected',
  seat,
  status,
  votes,
  cubes: some,
});
const hands = (...behind: string[][]): Fact => ({
  type: 'hands-opened',
  hands: behind.map((some) => ({ cubes: some, manuscripts: [], tile: null })),
  reveals: true,
});
const over = (...winners: number[]): Fact => ({ type: 'game-ended', winners }) as never;

describe('12.1 the papal tiles', () => {
  const nextTurn = (turn: number, papal: readonly string[], shown: readonly string[] = []) =>
    laid({
      hands: [{ place: 'adriatic', ducats: 0 }, { place: 'catania' }],
      turn,
      papal,
      going: 1,
    }).and(...shown.map(revealed));
  const endTurn = { type: 'end-turn' };

  it('DVE 12.1 reveals none before turn 12', () => {
    nextTurn(10, ['papal-red-1', 'papal-red-2'])
      .when(1, endTurn)
      .then(
        ended(1, 5),
        { type: 'turn-begun', turn: 11 },
        laidOut,
        refilled,
        { type: 'charity-begun', givers: [1] },
        { type: 'order-set', order: [0, 1], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
  });

  it('DVE 12.1 lets the Pope be dying at the first red tile, and play goes on', () => {
    const first = nextTurn(11, ['papal-red-1', 'papal-red-2'])
      .when(1, endTurn)
      .then(
        ended(1, 5),
        { type: 'turn-begun', turn: 12 },
        revealed('papal-red-1'),
        laidOut,
        refilled,
        { type: 'order-set', order: [0, 1], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
    expect(viewOf(first, 'spectator')).toMatchObject({
      isLastTurn: false,
      papal: { revealed: ['papal-red-1'], hidden: 1 },
    });
    expect(viewOf(first, 0).players).toMatchObject([{ place: 'adriatic' }, { place: 'catania' }]);
  });

  it('DVE 12.1 lets nothing happen at a white tile', () => {
    nextTurn(12, ['papal-white-3', 'papal-red-2'], ['papal-red-1'])
      .when(1, endTurn)
      .then(
        ended(1, 5),
        { type: 'turn-begun', turn: 13 },
        revealed('papal-white-3'),
        laidOut,
        refilled,
        { type: 'order-set', order: [0, 1], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
  });

  it('DVE 12.1 makes the turn of the second red tile the last, and all begin it in Roma', () => {
    const last = nextTurn(12, ['papal-red-2', 'papal-white-1'], ['papal-red-1'])
      .when(1, endTurn)
      .then(
        ended(1, 5),
        { type: 'turn-begun', turn: 13 },
        revealed('papal-red-2'),
        { type: 'pawns-called-to-roma' },
        laidOut,
        refilled,
        { type: 'order-set', order: [0, 1], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
    expect(viewOf(last, 0)).toMatchObject({ isLastTurn: true });
    expect(viewOf(last, 0).players).toMatchObject([
      { place: 'roma', ducats: 0 },
      { place: 'roma' },
    ]);
    // Who was at sea need not land any more; the turn is like any other, and the election follows.
    last
      .when(0, advance('rest', 5))
      .then(advanced(0, 'rest', 5, 5))
      .when(0, endTurn)
      .then(ended(0, 0), { type: 'player-began', seat: 1, points: 5 })
      .when(1, endTurn)
      .then(ended(1, 5), { type: 'election-begun' });
  });
});

describe('12.2 the election', () => {
  const all = { red: 6 }; // 18 votes

  it('DVE 12.2 lets Merchants be Bankers, Friars Monks, Cardinals Camerlengo or Pope, or nothing', () => {
    const may = [
      [{}, ['nothing', 'banker']],
      [{ friar: 'friar-mario' }, ['nothing', 'monk']],
      [{ cardinal: 'cardinal-zazza' }, ['nothing', 'camerlengo', 'pope']],
    ] as const;
    for (const [hand, statuses] of may) {
      const table = atElection([{ ...hand, cubes: all }, {}]);
      for (const status of ['nothing', 'banker', 'monk', 'camerlengo', 'pope'] as const) {
        const asked = table.when(0, declare(status));
        if ((statuses as readonly Status[]).includes(status)) asked.then(declared(0, status));
        else asked.refused('DVE 12.2', 'not-your-status');
      }
    }
  });

  it('DVE 12.2 asks 7 votes of a Banker, 10 of a Monk, 11 of a Camerlengo, 17 of a Pope', () => {
    const prices = [
      [{}, 'banker', 7],
      [{ friar: 'friar-mario' }, 'monk', 10],
      [{ cardinal: 'cardinal-zazza' }, 'camerlengo', 11],
      [{ cardinal: 'cardinal-zazza' }, 'pope', 17],
    ] as const;
    for (const [hand, status, price] of prices) {
      const having = (yellow: number) =>
        atElection([{ ...hand, cubes: { yellow, green: 3 } }, {}]).when(0, declare(status));
      having(price).then(declared(0, status));
      having(price - 1).refused('DVE 12.2', 'too-few-votes');
    }
    atElection([{ cubes: { red: 1, black: 1, yellow: 2 } }, {}]) // 3 + 2 + 2
      .when(0, declare('banker'))
      .then(declared(0, 'banker'));
  });

  it('DVE 12.2 is secret and simultaneous: anybody begins, nobody sees', () => {
    const table = atElection([{ cubes: all }, { cubes: { yellow: 7 } }, {}]);
    const first = table.when(2, declare('nothing')).then(declared(2, 'nothing'));
    const second = first.when(0, declare('banker')).then(declared(0, 'banker'));
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(redactFact(declared(0, 'banker'), viewer)).toEqual({
        type: 'status-declared',
        seat: 0,
      });
      expect(viewOf(second, viewer)).toMatchObject({ declared: [true, false, true] });
      expect(viewOf(second, viewer).myDeclaration).not.toBe('banker');
      expect(viewOf(second, viewer).players.map(({ elected: is }) => is)).toEqual([
        null,
        null,
        null,
      ]);
    }
    expect(viewOf(second, 0)).toMatchObject({ myDeclaration: 'banker' });
  });

  it('DVE 12.2 lets one change one’s mind until all are in, which nobody else is told', () => {
    const table = atElection([{ cubes: all }, {}, {}])
      .when(0, declare('banker'))
      .then(declared(0, 'banker'));
    table.when(0, declare('banker')).refused('DVE 12.2', 'same-declaration');
    const changed = { ...declared(0, 'nothing'), toldTo: [0] };
    expect(redactFact(changed, 1)).toBeNull();
    expect(redactFact(changed, 'spectator')).toBeNull();
    const minded = table.when(0, declare('nothing')).then(changed);
    expect(viewOf(minded, 0)).toMatchObject({ myDeclaration: 'nothing' });
    expect(viewOf(minded, 1)).toMatchObject({ declared: [true, false, false] });
    minded
      .when(1, declare('nothing'))
      .then(declared(1, 'nothing'))
      .when(2, declare('nothing'))
      .then(
        declared(2, 'nothing'),
        opened('nothing', 'nothing', 'nothing'),
        hands(cubes('red', 1, 6), [], []),
        over(2), // the richest of equals, with 7 against 3 for votes
      );
  });

  it('DVE 12.2 knows no election before the end', () => {
    laid({ hands: merchants(2) })
      .when(0, declare('nothing'))
      .refused('DVE 12.2', 'no-election');
  });
});

describe('12.3 the price', () => {
  const banker = (some: object, hand: object = {}) =>
    atElection([{ ...hand, cubes: some }, { ducats: 50 }])
      .when(1, declare('nothing'))
      .then(declared(1, 'nothing'))
      .when(0, declare('banker'));

  it('DVE 12.3 pays with the least total value that reaches the price', () => {
    banker({ red: 2, yellow: 2 }).then(
      declared(0, 'banker'),
      opened('banker', 'nothing'),
      elected(0, 'banker', 7, 'red-1', 'red-2', 'yellow-1'),
      hands(['yellow-2'], []),
      over(0), // 6 and 3 against 7
    );
    banker({ red: 3 }).then(
      declared(0, 'banker'),
      opened('banker', 'nothing'),
      elected(0, 'banker', 9, 'red-1', 'red-2', 'red-3'),
      hands([], []),
      over(1), // 6 against 7
    );
    banker({ red: 2, black: 2 }).then(
      declared(0, 'banker'),
      opened('banker', 'nothing'),
      elected(0, 'banker', 7, 'red-1', 'black-1', 'black-2'),
      hands(['red-2'], []),
      over(0),
    );
  });

  it('DVE 12.3 takes the cubes paid out of the game', () => {
    const table = banker({ red: 2, yellow: 2, green: 1 }).then(
      declared(0, 'banker'),
      opened('banker', 'nothing'),
      elected(0, 'banker', 7, 'red-1', 'red-2', 'yellow-1'),
      hands(['yellow-2', 'green-1'], []),
      over(0),
    );
    expect(stateOf(table)).toMatchObject({ gone: ['red-1', 'red-2', 'yellow-1'], chart: [] });
    expect(viewOf(table, 1).players[0]).toMatchObject({
      elected: 'banker',
      screen: { cubes: ['yellow-2', 'green-1'] },
    });
  });

  it('DVE 12.3 lets the virtual cube lower what real cubes must cover, and is kept', () => {
    atElection([{ friar: 'friar-michael', cubes: { red: 3 } }, { ducats: 50 }])
      .when(1, declare('nothing'))
      .then(declared(1, 'nothing'))
      .when(0, declare('monk'))
      .then(
        declared(0, 'monk'),
        opened('monk', 'nothing'),
        elected(0, 'monk', 9, 'red-1', 'red-2', 'red-3'),
        hands([], []),
        over(0),
      );
  });
});

describe('12.4 the Pope', () => {
  const cardinal = 'cardinal-zazza';
  const two = (first: object, second: object) =>
    atElection([
      { cardinal, cubes: { red: 6 }, ...first },
      { cardinal: 'cardinal-muret', cubes: { yellow: 18 }, ...second },
    ])
      .when(0, declare('pope'))
      .then(declared(0, 'pope'))
      .when(1, declare('pope'));

  it('DVE 12.4 the Pope contest: the one with more knowledge, the other Camerlengo for 11', () => {
    two({ knowledge: 20 }, { knowledge: 21 }).then(
      declared(1, 'pope'),
      opened('pope', 'pope'),
      elected(0, 'camerlengo', 12, ...cubes('red', 1, 4)),
      elected(1, 'pope', 17, ...cubes('yellow', 1, 17)),
      hands(cubes('red', 5, 6), ['yellow-18']),
      over(1),
    );
    two({ knowledge: 21 }, { knowledge: 20 }).then(
      declared(1, 'pope'),
      opened('pope', 'pope'),
      elected(0, 'pope', 18, ...cubes('red', 1, 6)),
      elected(1, 'camerlengo', 11, ...cubes('yellow', 1, 11)),
      hands([], cubes('yellow', 12, 18)),
      over(0),
    );
  });

  it('DVE 12.4 breaks a tie of knowledge by the stack', () => {
    two({ knowledge: 20 }, { knowledge: 20 }).then(
      declared(1, 'pope'),
      opened('pope', 'pope'),
      elected(0, 'pope', 18, ...cubes('red', 1, 6)), // whose disc came first
      elected(1, 'camerlengo', 11, ...cubes('yellow', 1, 11)),
      hands([], cubes('yellow', 12, 18)),
      over(0),
    );
  });

  it('DVE 12.4 is contested only by those who seek it', () => {
    atElection([
      { cardinal, cubes: { red: 6 }, knowledge: 1 },
      { cardinal: 'cardinal-muret', cubes: { yellow: 17 }, knowledge: 50 },
    ])
      .when(1, declare('camerlengo'))
      .then(declared(1, 'camerlengo'))
      .when(0, declare('pope'))
      .then(
        declared(0, 'pope'),
        opened('pope', 'camerlengo'),
        elected(0, 'pope', 18, ...cubes('red', 1, 6)),
        elected(1, 'camerlengo', 11, ...cubes('yellow', 1, 11)),
        hands([], cubes('yellow', 12, 17)),
        over(0), // 22 against 14, 3 and 3
      );
  });

  it('DVE 12.4 Lanzuisi counts 6 for a Camerlengo and nothing for a Pope', () => {
    const lanzuisi = { cardinal: 'cardinal-lanzuisi', cubes: { red: 6 }, ducats: 20 };
    const points = (status: Status, hand: object) => {
      const table = atElection([{ ...lanzuisi, ...hand }, {}])
        .when(1, declare('nothing'))
        .then(declared(1, 'nothing'))
        .and(declared(0, status), opened(status, 'nothing'), elected(0, status, 0));
      const [lines = []] = table.setting.title.score(viewOf(table, 'referee'), table.setting.table);
      return Object.fromEntries(lines.map(({ line, points: counted }) => [line, counted]));
    };
    expect(points('camerlengo', {})).toMatchObject({ election: 14, tiles: 6 });
    expect(points('pope', {})).toMatchObject({ election: 22, tiles: 0 });
    const shlasinger = { cardinal: 'cardinal-shlasinger' };
    expect(points('camerlengo', shlasinger)).toMatchObject({ election: 14, tiles: 4 });
    expect(points('pope', shlasinger)).toMatchObject({ election: 22, tiles: 0 });
    expect(points('nothing', shlasinger)).toMatchObject({ election: 0, tiles: 4 });
  });
});

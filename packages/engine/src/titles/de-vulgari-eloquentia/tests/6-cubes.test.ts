import { describe, expect, it } from 'vitest';
import type { Colour, Fact } from '../types.ts';
import { endTurn, inTurn, only, returned, seen, seenBy } from './given.ts';

const take = (colour: Colour, count = 1, sell = 0) => ({ type: 'take-cubes', colour, count, sell });
const taken = (colour: Colour, numbers: number[], points: number, ducats: number): Fact => ({
  type: 'cubes-taken',
  seat: 0,
  colour,
  cubes: numbers.map((number) => `${colour}-${number}`),
  points,
  ducats,
});
const sold = (ducats: number, ...cubes: string[]): Fact => ({
  type: 'noblemen-sold',
  seat: 0,
  cubes,
  ducats,
});

const onSale = [
  'red-1',
  'red-2',
  'black-1',
  'black-2',
  'yellow-1',
  'yellow-2',
  'green-1',
  'green-2',
];
const market = (layout: object = {}) => inTurn({ ducats: 100, sale: onSale, ...layout });

describe('6 cubes', () => {
  it('DVE 6 takes each colour at most once a turn', () => {
    for (const colour of ['red', 'black', 'yellow', 'green'] as const) {
      const once = market().and(taken(colour, [1], 1, 0));
      once.when(0, take(colour)).refused('DVE 6', 'colour-this-turn');
      once.when(0, take(colour, 2)).refused('DVE 6', 'colour-this-turn');
    }
    market()
      .when(0, take('red'))
      .then(taken('red', [1], 1, 30))
      .when(0, take('black'))
      .then(taken('black', [1], 1, 0))
      .when(0, take('yellow'))
      .then(taken('yellow', [1], 1, 15))
      .when(0, take('green'))
      .then(taken('green', [1], 1, 0));
  });

  it('DVE 6 once more in the next turn', () => {
    market()
      .and(
        taken('red', [1], 1, 30),
        { type: 'player-ended', seat: 0, unspent: 4 },
        { type: 'player-began', seat: 0, points: 5 },
      )
      .when(0, take('red'))
      .then(taken('red', [2], 1, 30));
  });

  it('DVE 6 takes only what is on sale', () => {
    for (const colour of ['red', 'black', 'yellow', 'green'] as const) {
      inTurn({ ducats: 100 }).when(0, take(colour)).refused('DVE 6', 'not-on-sale');
      inTurn({ ducats: 100, sale: [`${colour}-1`] })
        .when(0, take(colour, 2))
        .refused('DVE 6', 'not-on-sale');
    }
    // What lies on the chart for later turns is not on sale.
    inTurn({ chart: { 4: ['green-1'] } })
      .when(0, take('green'))
      .refused('DVE 6', 'not-on-sale');
    const bought = market()
      .when(0, take('red', 2))
      .then(taken('red', [1, 2], 4, 60));
    expect(seen(bought).sale).toEqual(onSale.slice(2));
  });

  it('DVE 6.1 one cube costs a point, two cost four', () => {
    for (const [colour, each] of [
      ['red', 30],
      ['black', 0],
      ['yellow', 15],
      ['green', 0],
    ] as const) {
      market({ points: 1 })
        .when(0, take(colour))
        .then(taken(colour, [1], 1, each));
      market({ points: 4 })
        .when(0, take(colour, 2))
        .then(taken(colour, [1, 2], 4, 2 * each));
      market({ points: 3 }).when(0, take(colour, 2)).refused('DVE 2.4', 'too-few-points');
      market({ points: 0 }).when(0, take(colour)).refused('DVE 2.4', 'too-few-points');
    }
  });

  it('DVE 6.2 Politicians cost 30 ducats, two 60, and go behind the screen', () => {
    const bought = market({ ducats: 30 })
      .when(0, take('red'))
      .then(taken('red', [1], 1, 30));
    expect(seen(bought).players[0]).toMatchObject({ ducats: 0, screen: { cubes: ['red-1'] } });
    market({ ducats: 29 }).when(0, take('red')).refused('DVE 6.2', 'too-few-ducats');
    market({ ducats: 60 })
      .when(0, take('red', 2))
      .then(taken('red', [1, 2], 4, 60));
    market({ ducats: 59 }).when(0, take('red', 2)).refused('DVE 6.2', 'too-few-ducats');
    expect(seenBy(bought, 1).players[0]?.screen).toBeNull();
  });

  it('DVE 6.3 Noblemen cost no ducats and go behind the screen', () => {
    const two = market({ ducats: 0 })
      .when(0, take('black', 2))
      .then(taken('black', [1, 2], 4, 0));
    expect(seen(two).players[0]).toMatchObject({
      ducats: 0,
      screen: { cubes: ['black-1', 'black-2'] },
    });
  });

  it('DVE 6.3 each may be sold at once for 20 ducats, one or both, and is then discarded', () => {
    const one = market({ ducats: 0 })
      .when(0, take('black', 1, 1))
      .then(taken('black', [1], 1, 0), sold(20, 'black-1'), returned(0, { 4: ['black-1'] }));
    expect(seen(one).players[0]).toMatchObject({ ducats: 20, screen: { cubes: [] } });
    const half = market()
      .when(0, take('black', 2, 1))
      .then(taken('black', [1, 2], 4, 0), sold(20, 'black-1'), returned(0, { 4: ['black-1'] }));
    expect(seen(half).players[0]).toMatchObject({ ducats: 120, screen: { cubes: ['black-2'] } });
    const both = market()
      .when(0, take('black', 2, 2))
      .then(
        taken('black', [1, 2], 4, 0),
        sold(40, 'black-1', 'black-2'),
        returned(0, { 4: ['black-1', 'black-2'] }),
      );
    expect(seen(both).players[0]).toMatchObject({ ducats: 140, screen: { cubes: [] } });
    expect(seen(both).chart[3]).toEqual(['black-1', 'black-2']);
  });

  it('DVE 6.3 sells Noblemen only, and not more than were taken', () => {
    for (const colour of ['red', 'yellow', 'green'] as const) {
      market()
        .when(0, take(colour, 1, 1))
        .refused('DVE 6.3', 'sells-only-black');
    }
    market()
      .when(0, take('black', 1, 2))
      .refused('DVE 6.3', 'sells-too-many');
    // Nor one from behind the screen.
    market({ cubes: ['black-7'] })
      .when(0, take('black', 1, 2))
      .refused('DVE 6.3', 'sells-too-many');
  });

  it('DVE 6.4 Abbesses cost 15 ducats, two 30, and go behind the screen', () => {
    const one = market({ ducats: 15 })
      .when(0, take('yellow'))
      .then(taken('yellow', [1], 1, 15));
    expect(seen(one).players[0]).toMatchObject({ ducats: 0, screen: { cubes: ['yellow-1'] } });
    market({ ducats: 14 }).when(0, take('yellow')).refused('DVE 6.4', 'too-few-ducats');
    market({ ducats: 30 })
      .when(0, take('yellow', 2))
      .then(taken('yellow', [1, 2], 4, 30));
    market({ ducats: 29 }).when(0, take('yellow', 2)).refused('DVE 6.4', 'too-few-ducats');
  });

  it('DVE 6.4 in an abbey they cost none, other colours what they always do', () => {
    for (const at of ['nonantola', 'montecassino', 'fiore']) {
      market({ at, ducats: 0 })
        .when(0, take('yellow'))
        .then(taken('yellow', [1], 1, 0));
      market({ at, ducats: 0 })
        .when(0, take('yellow', 2))
        .then(taken('yellow', [1, 2], 4, 0));
      market({ at, ducats: 29 }).when(0, take('red')).refused('DVE 6.2', 'too-few-ducats');
    }
    // Standing there when he takes them: not after he has left.
    market({ at: 'nonantola', ducats: 0 })
      .when(0, { type: 'move', to: 'parma' })
      .then({ type: 'pawn-moved', seat: 0, to: 'parma', points: 1, ducats: 0 })
      .when(0, take('yellow'))
      .refused('DVE 6.4', 'too-few-ducats');
  });

  it('DVE 6.5 Amanuenses cost no ducats and stand before the screen, for all to see', () => {
    const two = market({ ducats: 0 })
      .when(0, take('green', 2))
      .then(taken('green', [1, 2], 4, 0));
    expect(seenBy(two, 'spectator').players[0]).toMatchObject({
      ducats: 0,
      front: ['green-1', 'green-2'],
      screen: null,
    });
    expect(seen(two).players[0]?.screen?.cubes).toEqual([]);
  });

  it('DVE 6 cubes are taken from anywhere, at sea too', () => {
    market({ at: 'adriatic' })
      .when(0, take('red'))
      .then(taken('red', [1], 1, 30));
  });
});

describe('6.6 votes', () => {
  const election = (cubes: readonly string[], front: readonly string[] = []) =>
    inTurn({ turn: 16, cubes, front }).and({ type: 'election-begun' });
  const banker = { type: 'declare', status: 'banker' }; // 7 votes

  it('DVE 6.6 a red cube counts 3, a black one 2, a yellow one 1', () => {
    for (const cubes of [
      ['red-1', 'red-2', 'yellow-1'],
      ['red-1', 'black-1', 'black-2'],
      ['black-1', 'black-2', 'black-3', 'yellow-1'],
      ['yellow-1', 'yellow-2', 'yellow-3', 'yellow-4', 'yellow-5', 'yellow-6', 'yellow-7'],
    ]) {
      expect(only(election(cubes), 0, banker, 'status-declared')).toHaveLength(1);
      election(cubes.slice(0, -1)).when(0, banker).refused('DVE 12.2', 'too-few-votes');
    }
  });

  it('DVE 6.6 a green one counts nothing, before the screen or behind it', () => {
    const greens = election(['red-1', 'red-2'], ['green-1', 'green-2']);
    greens.when(0, banker).refused('DVE 12.2', 'too-few-votes');
    greens
      .and({
        type: 'greens-converted',
        seat: 0,
        into: 'points',
        cubes: ['green-1', 'green-2'],
      })
      .when(0, banker)
      .refused('DVE 12.2', 'too-few-votes');
    expect(only(inTurn(), 0, endTurn, 'player-ended')).toHaveLength(1);
  });
});

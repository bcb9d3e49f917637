import { describe, expect, it } from 'vitest';
import type { Fact } from '../types.ts';
import { advance, advanced, began, cubes, ended, laid, learned, returned, viewOf } from './laid.ts';
import { answered, called, made, opened, passed, won } from './summons.ts';

type Hands = Parameters<typeof laid>[0]['hands'];

const summon = { type: 'summon' };
const come = { type: 'answer-summons', answer: 'come' };
const stay = { type: 'answer-summons', answer: 'stay' };
const bid = (votes: number) => ({ type: 'bid', votes });
const pass = { type: 'pass' };
const pay = (red: number, black: number, yellow: number) => ({
  type: 'pay-votes',
  red,
  black,
  yellow,
});
const paid = (seat: number, ...some: string[]): Fact => ({
  type: 'votes-paid',
  seat,
  cubes: some,
});
const gained = (seat: number): Fact => ({ type: 'stupor-mundi-gained', seat });

const there = { place: 'brindisi' };
const atBrindisi = (hands: Hands, more: Partial<Parameters<typeof laid>[0]> = {}) =>
  laid({ turn: 10, events: [10], ...more, hands });

/** Seat 0 has summoned, seat 1 has come, and both bid. */
const auction = (caller: object, other: object) =>
  atBrindisi([{ ...there, ...caller }, other])
    .when(0, summon)
    .then(called(0))
    .when(1, come)
    .then(answered(1, true), opened(0, 1));

describe('11.1 the summons', () => {
  it('DVE 11.1 asks all others one by one, from the next in turn order, wrapping round', () => {
    const table = atBrindisi([{}, {}, there, {}], { order: [3, 2, 0, 1], going: 2 })
      .when(2, summon)
      .then(called(2));
    expect(viewOf(table, 'spectator').summons).toMatchObject({
      caller: 2,
      stage: 'asking',
      toAsk: [0, 1, 3],
    });
    table.when(1, come).refused('S1', 'not-your-turn');
    table
      .when(0, stay)
      .then(answered(0, false))
      .when(1, come)
      .then(answered(1, true))
      .when(3, come)
      .then(answered(3, true), opened(2, 1, 3));
  });

  it('DVE 11.1 brings all who come to Brindisi, free, also from the sea', () => {
    const hands = [there, { place: 'tyrrhenian', ducats: 0 }, { place: 'cagliari', ducats: 0 }];
    const table = atBrindisi(hands)
      .when(0, summon)
      .then(called(0))
      .when(1, come)
      .then(answered(1, true))
      .when(2, come)
      .then(answered(2, true), opened(0, 1, 2));
    expect(viewOf(table, 0).players).toMatchObject([
      { place: 'brindisi' },
      { place: 'brindisi', ducats: 0 },
      { place: 'brindisi', ducats: 0 },
    ]);
  });

  it('DVE 11.1 leaves alone who refuses', () => {
    const table = atBrindisi([there, { place: 'adriatic' }, { place: 'roma' }])
      .when(0, summon)
      .then(called(0))
      .when(1, stay)
      .then(answered(1, false));
    expect(viewOf(table, 0).players).toMatchObject([{}, { place: 'adriatic' }, { place: 'roma' }]);
  });

  it('DVE 11.1 lets one come who has no vote, and he begins his turn in Brindisi', () => {
    auction({ cubes: { yellow: 1 } }, { place: 'adriatic' })
      .when(0, bid(1))
      .then(made(0, 1))
      .when(1, bid(2))
      .refused('DVE 11.3', 'bid-above-votes');
    auction({ cubes: { yellow: 1 } }, { place: 'adriatic' })
      .when(0, bid(1))
      .then(made(0, 1))
      .when(1, pass)
      .then(passed(1), won(0, 1), paid(0), gained(0), learned(0, 10, 10), ended(0, 5), began(1))
      // All his points and his movement are his; having been at sea binds him no more.
      .when(1, { type: 'take-value' })
      .then({ type: 'value-taken', seat: 1, zone: 'brindisi', ducats: 12 })
      .when(1, { type: 'move', to: 'bari' })
      .then({ type: 'pawn-moved', seat: 1, to: 'bari', points: 1, ducats: 0 })
      .when(1, advance('rest', 4))
      .then(advanced(1, 'rest', 4, 4));
  });

  it('DVE 11.1 lets one who came from the sea end his turn in Brindisi', () => {
    const table = auction({}, { place: 'adriatic' })
      .when(0, bid(2))
      .then(made(0, 2))
      .when(1, pass)
      .then(passed(1), won(0, 2), paid(0), gained(0), learned(0, 10, 10), ended(0, 5), began(1))
      .when(1, advance('rest', 5))
      .then(advanced(1, 'rest', 5, 5));
    expect(viewOf(table, 1)).toMatchObject({ going: { seat: 1, points: 0 } });
  });

  it('DVE 11.1 takes a player standing in Brindisi, after his movement too, and not at sea', () => {
    atBrindisi([{ place: 'bari' }, {}])
      .when(0, summon)
      .refused('DVE 11.1', 'not-in-brindisi');
    atBrindisi([{ place: 'adriatic' }, {}])
      .when(0, summon)
      .refused('DVE 3.4', 'at-sea');
    atBrindisi([{ place: 'bari' }, {}])
      .when(0, { type: 'move', to: 'brindisi' })
      .then({ type: 'pawn-moved', seat: 0, to: 'brindisi', points: 1, ducats: 0 })
      .when(0, summon)
      .then(called(0));
    atBrindisi([{}, there]).when(1, summon).refused('S1', 'not-your-turn');
    atBrindisi([there, {}]).when(0, { type: 'claim-event' }).refused('DVE 11.1', 'summon-instead');
  });

  it('DVE 11.1 comes from turn 10 on, when the tile lies there, and once in the game', () => {
    laid({ hands: [there, {}], turn: 9 })
      .when(0, summon)
      .refused('DVE 11.1', 'no-stupor-mundi');
    atBrindisi([there, {}], { turn: 16 }).when(0, summon).then(called(0));
    atBrindisi([there, there])
      .when(0, summon)
      .then(called(0))
      .when(1, stay)
      .then(answered(1, false), gained(0), learned(0, 10, 10), ended(0, 5), began(1))
      .when(1, summon)
      .refused('DVE 11.1', 'no-stupor-mundi');
  });

  it('DVE 11.1 is answered only when asked', () => {
    atBrindisi([there, {}]).when(0, come).refused('DVE 11.1', 'not-summoned');
    auction({}, {}).when(0, come).refused('DVE 11.1', 'not-summoned');
  });
});

describe('11.1 who has played already', () => {
  it('DVE 11.1 asks also those who have played, and gives them no second turn', () => {
    const table = atBrindisi([there, { place: 'roma' }, {}], { order: [1, 0, 2], going: 0 })
      .when(0, summon)
      .then(called(0))
      .when(2, stay)
      .then(answered(2, false))
      .when(1, come)
      .then(answered(1, true), opened(0, 1))
      .when(0, bid(1))
      .then(made(0, 1))
      .when(1, pass)
      .then(passed(1), won(0, 1), paid(0), gained(0), learned(0, 10, 10), ended(0, 5), began(2));
    expect(viewOf(table, 0)).toMatchObject({ played: [1, 0], going: { seat: 2 } });
    expect(viewOf(table, 0).players[1]).toMatchObject({ place: 'brindisi' });
  });
});

describe('11.2 the tile', () => {
  it('DVE 11.2 gives the caller 10 knowledge for nothing when nobody comes', () => {
    const table = atBrindisi([{ ...there, cubes: { red: 2 } }, {}, {}], { points: 3 })
      .when(0, summon)
      .then(called(0))
      .when(1, stay)
      .then(answered(1, false))
      .when(2, stay)
      .then(answered(2, false), gained(0), learned(0, 10, 10), ended(0, 3), began(1));
    expect(viewOf(table, 0)).toMatchObject({ events: { placed: [], used: ['event-10'] } });
    expect(viewOf(table, 0).players[0]?.screen?.cubes).toEqual(cubes('red', 1, 2));
  });

  it('DVE 11.2 uses the tile up and ends the caller’s turn also when another wins', () => {
    const table = auction({}, { cubes: { red: 1 } })
      .when(0, bid(1))
      .then(made(0, 1))
      .when(1, bid(2))
      .then(made(1, 2))
      .when(0, pass)
      .then(
        passed(0),
        won(1, 2),
        paid(1, 'red-1'),
        returned(1, [11, cubes('red', 1)]),
        gained(1),
        learned(1, 10, 10),
        ended(0, 5),
        began(1),
      );
    expect(viewOf(table, 0)).toMatchObject({
      events: { placed: [], used: ['event-10'] },
      summons: null,
      played: [0],
    });
  });

  it('DVE 11.2 uses the tile up as soon as the summons is called', () => {
    const table = atBrindisi([there, {}]).when(0, summon).then(called(0));
    expect(viewOf(table, 1).events).toMatchObject({ placed: [], used: ['event-10'] });
  });

  it('DVE 11.2 stops at the last space of knowledge', () => {
    atBrindisi([{ ...there, knowledge: 90 }, {}])
      .when(0, summon)
      .then(called(0))
      .when(1, stay)
      .then(answered(1, false), gained(0), learned(0, 95, 5), ended(0, 5), began(1));
  });
});

describe('11.3 the auction', () => {
  it('DVE 11.3 makes the caller bid first, at least 1', () => {
    const table = auction({ cubes: { red: 1 } }, { cubes: { red: 1 } });
    table.when(0, pass).refused('DVE 11.3', 'bid-first');
    table.when(1, bid(1)).refused('S1', 'not-your-turn');
    table.when(0, bid(1)).then(made(0, 1));
  });

  it('DVE 11.3 takes higher bids only', () => {
    const table = auction({ cubes: { red: 1 } }, { cubes: { red: 1 } })
      .when(0, bid(2))
      .then(made(0, 2));
    table.when(1, bid(1)).refused('DVE 11.3', 'bid-not-higher');
    table.when(1, bid(2)).refused('DVE 11.3', 'bid-not-higher');
    table.when(1, bid(3)).then(made(1, 3)).when(0, bid(5)).then(made(0, 5));
  });

  it('DVE 11.3 takes no bid above the votes, to which the caller adds 2', () => {
    const table = auction({ cubes: { red: 1, black: 1, yellow: 1, green: 3 } }, {});
    table.when(0, bid(9)).refused('DVE 11.3', 'bid-above-votes');
    table.when(0, bid(8)).then(made(0, 8));
    const other = auction({}, { cubes: { red: 1, black: 1, yellow: 1 } });
    other.when(0, bid(3)).refused('DVE 11.3', 'bid-above-votes');
    const first = other.when(0, bid(2)).then(made(0, 2)); // without a single cube
    first.when(1, bid(7)).refused('DVE 11.3', 'bid-above-votes');
    first.when(1, bid(6)).then(made(1, 6));
  });

  it('DVE 11.3, DVE 9.1 counts the virtual cube', () => {
    for (const [hand, votes] of [
      [{ friar: 'friar-michael' }, 1],
      [{ friar: 'friar-stefano' }, 2],
      [{ cardinal: 'cardinal-balestreri' }, 3],
      [{ cardinal: 'cardinal-lanzuisi' }, 0],
    ] as const) {
      const caller = auction(hand, {});
      caller.when(0, bid(votes + 3)).refused('DVE 11.3', 'bid-above-votes');
      caller.when(0, bid(votes + 2)).then(made(0, votes + 2));
    }
  });

  it('DVE 11.3 goes round in turn order; a pass is final; the last one left wins', () => {
    const hands = [{ ...there, cubes: { red: 2 } }, { cubes: { red: 2 } }, { cubes: { red: 2 } }];
    atBrindisi(hands)
      .when(0, summon)
      .then(called(0))
      .when(1, come)
      .then(answered(1, true))
      .when(2, come)
      .then(answered(2, true), opened(0, 1, 2))
      .when(0, bid(1))
      .then(made(0, 1))
      .when(1, pass)
      .then(passed(1))
      .when(2, bid(2))
      .then(made(2, 2))
      .when(0, bid(3))
      .then(made(0, 3))
      .when(2, pass)
      .then(
        passed(2),
        won(0, 3),
        paid(0, 'red-1'), // one vote to cover, and nothing smaller
        returned(0, [11, ['red-1']]),
        gained(0),
        learned(0, 10, 10),
        ended(0, 5),
        began(1),
      );
    atBrindisi(hands)
      .and(called(0), answered(1, true), answered(2, true), opened(0, 1, 2))
      .and(made(0, 1), passed(1), made(2, 2))
      .when(1, bid(3))
      .refused('S1', 'not-your-turn');
  });

  it('DVE 11.3 lets neither bid nor pass where there is no auction', () => {
    const asking = atBrindisi([there, {}]).when(0, summon).then(called(0));
    for (const action of [bid(1), pass]) {
      atBrindisi([there, {}]).when(0, action).refused('DVE 11.3', 'no-auction');
      asking.when(1, action).refused('DVE 11.3', 'no-auction');
    }
  });

  it('DVE 11.3 lets nothing of the caller’s turn be done in the auction', () => {
    auction({}, {}).when(0, advance('rest', 1)).refused('DVE 2.4', 'not-your-actions');
    auction({}, {}).when(0, { type: 'end-turn' }).refused('DVE 2.4', 'not-your-actions');
  });
});

describe('11.4 the payment', () => {
  /** Seat 1 wins for so many votes with these cubes. */
  const winning = (votes: number, hand: object) =>
    auction({}, hand).when(0, bid(1)).then(made(0, 1)).when(1, bid(votes)).then(made(1, votes));
  const end = [gained(1), learned(1, 10, 10), ended(0, 5), began(1)];

  it('DVE 11.4 lets the winner choose among payments none of whose cubes is needless', () => {
    const table = winning(3, { cubes: { red: 1, black: 2, yellow: 2 } })
      .when(0, pass)
      .then(passed(0), won(1, 3));
    expect(viewOf(table, 0)).toMatchObject({ summons: { stage: 'paying' } });
    table.when(0, pay(1, 0, 0)).refused('S1', 'not-your-turn');
    const follows = (...spaces: string[]) => [
      paid(1, ...spaces),
      returned(1, [11, spaces]),
      ...end,
    ];
    table.when(1, pay(1, 0, 0)).then(...follows('red-1'));
    table.when(1, pay(0, 1, 1)).then(...follows('black-1', 'yellow-1'));
    table.when(1, pay(0, 2, 0)).then(...follows('black-1', 'black-2')); // no change is given
    table.when(1, pay(0, 1, 0)).refused('DVE 11.4', 'pays-too-little');
    table.when(1, pay(0, 0, 2)).refused('DVE 11.4', 'pays-too-little');
    table.when(1, pay(0, 0, 0)).refused('DVE 11.4', 'pays-too-little');
    table.when(1, pay(1, 0, 1)).refused('DVE 11.4', 'pays-too-much');
    table.when(1, pay(1, 1, 0)).refused('DVE 11.4', 'pays-too-much');
    table.when(1, pay(0, 2, 1)).refused('DVE 11.4', 'pays-too-much'); // the Abbess is needless
    table.when(1, pay(0, 1, 2)).refused('DVE 11.4', 'pays-too-much');
    table.when(1, pay(2, 0, 0)).refused('DVE 11.4', 'not-your-cubes');
    table.when(1, pay(0, 0, 3)).refused('DVE 11.4', 'not-your-cubes');
  });

  it('DVE 11.4 pays by itself where there is one way only', () => {
    winning(3, { cubes: { red: 1, yellow: 1 } })
      .when(0, pass)
      .then(passed(0), won(1, 3), paid(1, 'red-1'), returned(1, [11, ['red-1']]), ...end);
    winning(6, { cubes: { red: 1, black: 1, yellow: 1 } })
      .when(0, pass)
      .then(
        passed(0),
        won(1, 6),
        paid(1, 'red-1', 'black-1', 'yellow-1'),
        returned(1, [11, ['red-1', 'black-1', 'yellow-1']]),
        ...end,
      );
  });

  it('DVE 11.4 asks for nothing when there is nothing to pay', () => {
    atBrindisi([there, {}])
      .when(0, pay(0, 0, 0))
      .refused('DVE 11.4', 'nothing-to-pay');
    auction({ cubes: { red: 1 } }, {})
      .when(0, pay(1, 0, 0))
      .refused('DVE 11.4', 'nothing-to-pay');
  });

  it('DVE 11.4 lets bonus and virtual cube lower what cubes must cover', () => {
    const caller = (hand: object, votes: number) =>
      auction(hand, {}).when(0, bid(votes)).then(made(0, votes)).when(1, pass);
    const after = [gained(0), learned(0, 10, 10), ended(0, 5), began(1)];
    caller({ cubes: { yellow: 2 } }, 2).then(passed(1), won(0, 2), paid(0), ...after);
    caller({ cubes: { yellow: 2 } }, 3).then(
      passed(1),
      won(0, 3),
      paid(0, 'yellow-1'),
      returned(0, [11, ['yellow-1']]),
      ...after,
    );
    caller({ friar: 'friar-stefano', cubes: { yellow: 2 } }, 4).then(
      passed(1),
      won(0, 4),
      paid(0),
      ...after,
    );
    caller({ cardinal: 'cardinal-balestreri', cubes: { yellow: 2 } }, 6).then(
      passed(1),
      won(0, 6),
      paid(0, 'yellow-1'),
      returned(0, [11, ['yellow-1']]),
      ...after,
    );
    winning(4, { cardinal: 'cardinal-balestreri', cubes: { red: 1, yellow: 1 } })
      .when(0, pass)
      .then(passed(0), won(1, 4)); // one vote to cover: a Politician will do, or an Abbess
  });

  it('DVE 11.4 leaves the losers their cubes, DVE 2.1.1 and puts those paid on the chart', () => {
    // Two players: four cubes fill a space, and three lie on that of turn 11.
    const chart = [...Array.from({ length: 10 }, () => []), cubes('green', 1, 3)];
    const hands = [{ ...there, cubes: { yellow: 1 } }, { cubes: { red: 1, yellow: 2 } }];
    const table = atBrindisi(hands, { chart })
      .and(called(0), answered(1, true), opened(0, 1), made(0, 3), made(1, 5))
      .when(0, pass)
      .then(
        passed(0),
        won(1, 5),
        paid(1, 'red-1', 'yellow-2', 'yellow-3'),
        returned(1, [11, ['red-1']], [12, ['yellow-2', 'yellow-3']]),
        ...end,
      );
    expect(viewOf(table, 0).players[0]?.screen?.cubes).toEqual(['yellow-1']);
  });
});

import { describe, expect, it } from 'vitest';
import { start, takeSeat } from '../../core/play.ts';
import { openGame } from '../../core/table.ts';
import { givenTable, spelledChance } from '../../testing/index.ts';
import { title } from './index.ts';
import type { Fact } from './types.ts';

const dealt = (patrons: readonly string[], deck: readonly number[]): readonly Fact[] => [
  {
    type: 'lanterns-shuffled',
    secret: { seenBy: [], deck: deck.map((light) => `lantern-${light}`), spare: [] },
  },
  ...patrons.map(
    (glass, seat): Fact => ({
      type: 'patron-dealt',
      seat,
      secret: { seenBy: [seat], patron: `patron-${glass}` },
    }),
  ),
];

const lit = (stall: number, light: number): Fact => ({
  type: 'lantern-lit',
  stall,
  lantern: `lantern-${light}`,
  reveals: true,
});
const sealed = (seat: number, coins: number): Fact => ({
  type: 'bid-sealed',
  seat,
  secret: { seenBy: [seat], coins },
});
const opened = (...coins: number[]): Fact => ({ type: 'bids-opened', coins, reveals: true });
const sold = (light: number, seat: number, coins: number): Fact => ({
  type: 'lantern-sold',
  lantern: `lantern-${light}`,
  seat,
  coins,
});
const goneOut = (light: number): Fact => ({
  type: 'lantern-gone-out',
  lantern: `lantern-${light}`,
});

/** Two seats at the first stall, a sealed sale. */
const atSealedSale = (stalls = 6) =>
  givenTable(title, 2, { stalls }).and(...dealt(['amber', 'jade'], [5, 6, 7, 8]), lit(1, 5));
/** Three seats at the second stall, an open auction; the first lantern went to seat 1 for 2. */
const atOpenAuction = () =>
  givenTable(title, 3).and(
    ...dealt(['amber', 'jade', 'ruby'], [5, 6, 7, 8]),
    lit(1, 5),
    sold(5, 1, 2),
    lit(2, 6),
  );

describe('1 set-up', () => {
  it('LF 1.1 begins with the same coins for everybody', () => {
    const { game } = givenTable(title, 4);
    expect(title.view(game.state, 'spectator')).toMatchObject({
      fairgoers: [0, 1, 2, 3].map((seat) => ({ seat, coins: 12 })),
    });
    expect(title.seats).toEqual({ min: 2, max: 4 });
  });

  it('LF 1.2 shuffles the lanterns, LF 1.3 deals each seat a patron of its own', () => {
    const table = { options: title.schema.options.parse({}), edition: title.edition, seats: 2 };
    const setting = { title, table };
    const one = takeSeat(setting, openGame(table), 0, '');
    const two = one.ok ? takeSeat(setting, one.game, 1, '') : one;
    if (!two.ok) throw new Error('no seat');
    const zeros = Array.from({ length: 12 }, () => 0);
    const chance = spelledChance({ lanterns: [11, ...zeros], patrons: [2, 0, 0, 0] });
    const started = start(setting, two.game, chance);
    const deck = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((light) => `lantern-${light}`);
    expect(started).toMatchObject({
      ok: true,
      facts: [
        { type: 'game-started' },
        {
          type: 'lanterns-shuffled',
          secret: { seenBy: [], deck, spare: ['patron-jade', 'patron-azure'] },
        },
        { type: 'patron-dealt', seat: 0, secret: { seenBy: [0], patron: 'patron-ruby' } },
        { type: 'patron-dealt', seat: 1, secret: { seenBy: [1], patron: 'patron-amber' } },
        { type: 'lantern-lit', stall: 1, lantern: 'lantern-12' },
      ],
    });
  });
});

describe('2 stalls', () => {
  it('LF 2.1 lights the top lantern when the stall before has closed', () => {
    atSealedSale()
      .and(sealed(1, 0))
      .when(0, { type: 'seal', coins: 3 })
      .then(sealed(0, 3), opened(3, 0), sold(5, 0, 3), lit(2, 6));
  });

  it('LF 2.2 sells by sealed bids at odd stalls and by open auction at even ones', () => {
    atSealedSale().when(0, { type: 'raise', coins: 1 }).refused('LF 2.2', 'not-an-open-auction');
    atSealedSale().when(0, { type: 'pass' }).refused('LF 2.2', 'not-an-open-auction');
    atOpenAuction().when(1, { type: 'seal', coins: 1 }).refused('LF 2.2', 'not-a-sealed-sale');
  });
});

describe('3 sealed bids', () => {
  it('LF 3.1 takes a bid of nothing, and of all one has, and no more', () => {
    atSealedSale().when(0, { type: 'seal', coins: 0 }).then(sealed(0, 0));
    atSealedSale().when(0, { type: 'seal', coins: 12 }).then(sealed(0, 12));
    atSealedSale().when(0, { type: 'seal', coins: 13 }).refused('LF 3.1', 'bid-above-purse');
  });

  it('LF 3.2 lets one seal anew, told to nobody else, but not the same again', () => {
    const bid = { type: 'bid-sealed', seat: 0, toldTo: [0], secret: { seenBy: [0], coins: 4 } };
    const minded = atSealedSale().and(sealed(0, 3));
    minded.when(0, { type: 'seal', coins: 4 }).then(bid);
    minded.when(0, { type: 'seal', coins: 3 }).refused('LF 3.2', 'same-seal');
  });

  it('LF 3.3 sells to the single highest bid', () => {
    atSealedSale()
      .and(sealed(0, 2))
      .when(1, { type: 'seal', coins: 3 })
      .then(sealed(1, 3), opened(2, 3), sold(5, 1, 3), lit(2, 6));
  });

  it('LF 3.3 lets the lantern go out on a tie, and when all bid nothing', () => {
    for (const coins of [0, 3]) {
      atSealedSale()
        .and(sealed(0, coins))
        .when(1, { type: 'seal', coins })
        .then(sealed(1, coins), opened(coins, coins), goneOut(5), lit(2, 6));
    }
  });
});

describe('4 the open auction', () => {
  it('LF 4.1 is opened by whoever bought last', () => {
    atOpenAuction().when(0, { type: 'raise', coins: 1 }).refused('S1', 'not-your-turn');
    atOpenAuction()
      .when(1, { type: 'raise', coins: 1 })
      .then({ type: 'bid-raised', seat: 1, coins: 1 })
      .when(2, { type: 'pass' })
      .then({ type: 'passed', seat: 2 });
  });

  it('LF 4.1 is opened by the first seat while nobody has bought', () => {
    atSealedSale()
      .and(goneOut(5), lit(2, 6))
      .when(0, { type: 'pass' })
      .then({ type: 'passed', seat: 0 });
  });

  it('LF 4.2 takes only higher bids, within the purse', () => {
    const bid = atOpenAuction().and({ type: 'bid-raised', seat: 1, coins: 4 });
    bid.when(2, { type: 'raise', coins: 4 }).refused('LF 4.2', 'bid-not-higher');
    bid.when(2, { type: 'raise', coins: 5 }).then({ type: 'bid-raised', seat: 2, coins: 5 });
    bid.when(2, { type: 'raise', coins: 13 }).refused('LF 4.2', 'bid-above-purse');
    atOpenAuction().when(1, { type: 'raise', coins: 11 }).refused('LF 4.2', 'bid-above-purse');
  });

  it('LF 4.3 leaves out who has passed', () => {
    atOpenAuction()
      .when(1, { type: 'raise', coins: 1 })
      .then({ type: 'bid-raised', seat: 1, coins: 1 })
      .when(2, { type: 'pass' })
      .then({ type: 'passed', seat: 2 })
      .when(0, { type: 'raise', coins: 2 })
      .then({ type: 'bid-raised', seat: 0, coins: 2 })
      .when(2, { type: 'raise', coins: 9 })
      .refused('S1', 'not-your-turn');
  });

  it('LF 4.4 sells to the highest when all others have passed', () => {
    atOpenAuction()
      .and({ type: 'bid-raised', seat: 1, coins: 4 }, { type: 'passed', seat: 2 })
      .when(0, { type: 'pass' })
      .then({ type: 'passed', seat: 0 }, sold(6, 1, 4), lit(3, 7));
  });

  it('LF 4.4 lets the last who has not passed bid, or the lantern go out', () => {
    const last = atOpenAuction().and({ type: 'passed', seat: 1 }, { type: 'passed', seat: 2 });
    last.when(0, { type: 'pass' }).then({ type: 'passed', seat: 0 }, goneOut(6), lit(3, 7));
    last
      .when(0, { type: 'raise', coins: 1 })
      .then({ type: 'bid-raised', seat: 0, coins: 1 }, sold(6, 0, 1), lit(3, 7));
  });
});

describe('5 the end', () => {
  const atLastBid = () => atSealedSale(1).and(sealed(0, 2));
  const shown: Fact = {
    type: 'patrons-shown',
    patrons: ['patron-amber', 'patron-jade'],
    reveals: true,
  };

  it('LF 5.1 shows the patrons after the last stall, LF 5.3 and the most points win', () => {
    atLastBid()
      .when(1, { type: 'seal', coins: 1 })
      .then(sealed(1, 1), opened(2, 1), sold(5, 0, 2), shown, {
        type: 'game-ended',
        winners: [0],
      });
  });

  it('LF 5.2 counts a lantern twice if the patron loves its glass', () => {
    // Lantern 5 is of amber glass, 6 of jade.
    const { game } = givenTable(title, 2).and(
      ...dealt(['amber', 'amber'], [5, 6]),
      lit(1, 5),
      sold(5, 0, 1),
      lit(2, 6),
      sold(6, 1, 1),
    );
    expect(title.score(game.state)).toEqual([
      [
        { rule: 'LF 5.2', points: 5 },
        { rule: 'LF 5.2', points: 5 },
      ],
      [
        { rule: 'LF 5.2', points: 6 },
        { rule: 'LF 5.2', points: 0 },
      ],
    ]);
  });

  it('LF 5.3 lets coins break a tie, and else the win is shared', () => {
    const noPoints = (coins: number) =>
      givenTable(title, 2)
        .and(...dealt(['amber', 'jade'], [1, 5]), lit(1, 1), sold(1, 0, coins), lit(2, 5))
        .and(sold(5, 1, coins), shown);
    // Lantern 1 with an amber patron and lantern 5 without: 2 points against 5.
    expect(title.outcome(noPoints(1).game.state)).toEqual({ winners: [1] });
    const tied = givenTable(title, 2).and(...dealt(['amber', 'jade'], [1, 2]), shown);
    expect(title.outcome(tied.game.state)).toEqual({ winners: [0, 1] });
    const richer = givenTable(title, 2).and(
      ...dealt(['ruby', 'azure'], [1, 2]),
      lit(1, 1),
      sold(1, 0, 3),
      lit(2, 2),
      goneOut(2),
      shown,
    );
    expect(title.outcome(richer.game.state)).toEqual({ winners: [0] });
  });
});

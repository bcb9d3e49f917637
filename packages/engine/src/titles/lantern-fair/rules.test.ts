import { describe, expect, it } from 'vitest';
import { openPosition } from '../../core/position.ts';
import { begin, sitDown } from '../../core/seating.ts';
import { visit } from '../../core/visit.ts';
import { countSequences, givenTable } from '../../testing/index.ts';
import { title } from './index.ts';
import type { Fact, Order } from './types.ts';

const dealt = (
  patrons: readonly string[],
  deck: readonly number[],
  charms: readonly (readonly number[])[],
): readonly Fact[] => [
  {
    type: 'lanterns-shuffled',
    secret: { seenBy: [], deck: deck.map((light) => `lantern-${light}`), spare: [], undealt: [] },
  },
  ...patrons.map(
    (glass, seat): Fact => ({
      type: 'patron-dealt',
      seat,
      secret: { seenBy: [seat], patron: `patron-${glass}` },
    }),
  ),
  ...charms.map(
    (numbers, seat): Fact => ({
      type: 'charms-dealt',
      seat,
      secret: { seenBy: [seat], charms: numbers.map((number) => `charm-${number}`) },
    }),
  ),
];

const kept = (seat: number, ...numbers: number[]): Fact => ({
  type: 'charms-kept',
  seat,
  secret: { seenBy: [seat], charms: numbers.map((number) => `charm-${number}`) },
});
const keep = (...numbers: number[]) => ({
  type: 'keep',
  charms: numbers.map((number) => `charm-${number}`),
});
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
const raised = (seat: number, coins: number): Fact => ({ type: 'bid-raised', seat, coins });
const passed = (seat: number): Fact => ({ type: 'passed', seat });

/** Two seats with four charms each, before the fair. */
const beforeTheFair = (stalls = 6) =>
  givenTable(title, 2, { stalls }).and(
    ...dealt(
      ['amber', 'jade'],
      [5, 6, 7, 8],
      [
        [1, 7, 13, 15],
        [2, 8, 9, 10],
      ],
    ),
  );
/** Two seats at the first stall, a sealed sale; each has kept two charms. */
const atSealedSale = (stalls = 6) =>
  beforeTheFair(stalls).and(kept(0, 1, 7), kept(1, 2, 8), lit(1, 5));
/** Three seats at the second stall, an open auction; the first lantern went to seat 1 for 2. */
const atOpenAuction = () =>
  givenTable(title, 3).and(
    ...dealt(
      ['amber', 'jade', 'ruby'],
      [5, 6, 7, 8],
      [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
      ],
    ),
    kept(0, 1),
    kept(1, 5),
    kept(2, 9),
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

  it('LF 1.2 shuffles the lanterns, LF 1.3 deals a patron, LF 1.4 and four charms to each', () => {
    const table = { options: title.schema.options.parse({}), edition: title.edition, seats: 2 };
    const setting = { title, table };
    const draws: Record<string, readonly number[]> = { lanterns: [11], patrons: [2], charms: [15] };
    const draw = (purpose: string, ordinal: number) => draws[purpose]?.[ordinal] ?? 0;
    const seated = [0, 1].reduce((position, seat) => {
      const sat = sitDown(setting, position, seat, '00'.repeat(16));
      return sat.ok ? sat.position : position;
    }, openPosition(setting));
    const begun = begin(setting, seated, draw);
    const lanterns = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const charm = (number: number) => `charm-${number}`;
    expect(begun.ok ? begun.events.flatMap(({ facts }) => facts) : begun).toEqual([
      { type: 'game-started' },
      {
        type: 'lanterns-shuffled',
        secret: {
          seenBy: [],
          deck: lanterns.map((light) => `lantern-${light}`),
          spare: ['patron-jade', 'patron-azure'],
          undealt: [8, 9, 10, 11, 12, 13, 14, 15].map(charm),
        },
      },
      { type: 'patron-dealt', seat: 0, secret: { seenBy: [0], patron: 'patron-ruby' } },
      { type: 'patron-dealt', seat: 1, secret: { seenBy: [1], patron: 'patron-amber' } },
      {
        type: 'charms-dealt',
        seat: 0,
        secret: { seenBy: [0], charms: [16, 1, 2, 3].map(charm) },
      },
      { type: 'charms-dealt', seat: 1, secret: { seenBy: [1], charms: [4, 5, 6, 7].map(charm) } },
    ]);
  });
});

describe('2 the charms', () => {
  it('LF 2.1 lets one keep one to three charms, of a strength of 20 at most', () => {
    beforeTheFair().when(0, keep(1)).then(kept(0, 1));
    beforeTheFair()
      .when(0, keep(7, 13))
      .then(kept(0, 7, 13)); // 20 exactly
    beforeTheFair().when(0, keep(7, 15)).refused('LF 2.1', 'charms-too-strong'); // 22
    beforeTheFair().when(0, keep()).refused('LF 2.1', 'wrong-number-of-charms');
    beforeTheFair()
      .when(0, keep(1, 7, 13, 15))
      .refused('LF 2.1', 'wrong-number-of-charms');
    beforeTheFair()
      .when(1, keep(2, 8, 9))
      .then(kept(1, 2, 8, 9)); // 19, three of them
  });

  it('LF 2.1 lets one keep only what one was dealt, each once, and once only', () => {
    beforeTheFair().when(0, keep(2)).refused('LF 2.1', 'not-dealt');
    beforeTheFair().when(0, keep(1, 1)).refused('LF 2.1', 'not-dealt');
    beforeTheFair()
      .when(0, keep(1))
      .then(kept(0, 1))
      .when(0, keep(7))
      .refused('S1', 'not-your-turn');
  });

  it('LF 2.1 refuses charms once they are chosen', () => {
    atSealedSale().when(0, keep(1)).refused('LF 2.1', 'no-charms-to-keep');
  });

  it('LF 2.2 puts the others into the box, which only their owner could name', () => {
    const { game } = beforeTheFair().and(kept(0, 1, 7));
    expect(title.view(game.state, 1)).toMatchObject({
      keeping: [1],
      fairgoers: [{ charms: null }, { charms: null }],
    });
    expect(title.view(game.state, 0)).toMatchObject({
      myCharms: [{ charm: 'charm-1' }, { charm: 'charm-7' }],
    });
  });
});

describe('3 stalls', () => {
  it('LF 3.1 lights the top lantern when all have chosen their charms', () => {
    beforeTheFair().and(kept(0, 1)).when(1, keep(2)).then(kept(1, 2), lit(1, 5));
  });

  it('LF 3.1 lights the next when the stall before has closed', () => {
    atSealedSale()
      .and(sealed(1, 0))
      .when(0, { type: 'seal', coins: 3 })
      .then(sealed(0, 3), opened(3, 0), sold(5, 0, 3), lit(2, 6));
  });

  it('LF 3.2 sells by sealed bids at odd stalls and by open auction at even ones', () => {
    atSealedSale().when(0, { type: 'raise', coins: 1 }).refused('LF 3.2', 'not-an-open-auction');
    atSealedSale().when(0, { type: 'pass' }).refused('LF 3.2', 'not-an-open-auction');
    atOpenAuction().when(1, { type: 'seal', coins: 1 }).refused('LF 3.2', 'not-a-sealed-sale');
  });
});

describe('4 sealed bids', () => {
  it('LF 4.1 takes a bid of nothing, and of all one has, and no more', () => {
    atSealedSale().when(0, { type: 'seal', coins: 0 }).then(sealed(0, 0));
    atSealedSale().when(0, { type: 'seal', coins: 12 }).then(sealed(0, 12));
    atSealedSale().when(0, { type: 'seal', coins: 13 }).refused('LF 4.1', 'bid-above-purse');
  });

  it('LF 4.2 lets one seal anew, told to nobody else, but not the same again', () => {
    const bid = { type: 'bid-sealed', seat: 0, toldTo: [0], secret: { seenBy: [0], coins: 4 } };
    const minded = atSealedSale().and(sealed(0, 3));
    minded.when(0, { type: 'seal', coins: 4 }).then(bid);
    minded.when(0, { type: 'seal', coins: 3 }).refused('LF 4.2', 'same-seal');
  });

  it('LF 4.3 sells to the single highest bid', () => {
    atSealedSale()
      .and(sealed(0, 2))
      .when(1, { type: 'seal', coins: 3 })
      .then(sealed(1, 3), opened(2, 3), sold(5, 1, 3), lit(2, 6));
  });

  it('LF 4.3 lets the lantern go out on a tie, and when all bid nothing', () => {
    for (const coins of [0, 3]) {
      atSealedSale()
        .and(sealed(0, coins))
        .when(1, { type: 'seal', coins })
        .then(sealed(1, coins), opened(coins, coins), goneOut(5), lit(2, 6));
    }
  });
});

describe('5 the open auction', () => {
  it('LF 5.1 is opened by whoever bought last', () => {
    atOpenAuction().when(0, { type: 'raise', coins: 1 }).refused('S1', 'not-your-turn');
    atOpenAuction()
      .when(1, { type: 'raise', coins: 1 })
      .then(raised(1, 1))
      .when(2, { type: 'pass' })
      .then(passed(2));
  });

  it('LF 5.1 is opened by the first seat while nobody has bought', () => {
    atSealedSale().and(goneOut(5), lit(2, 6)).when(0, { type: 'pass' }).then(passed(0));
  });

  it('LF 5.2 takes only higher bids, within the purse', () => {
    const bid = atOpenAuction().and(raised(1, 4));
    bid.when(2, { type: 'raise', coins: 4 }).refused('LF 5.2', 'bid-not-higher');
    bid.when(2, { type: 'raise', coins: 5 }).then(raised(2, 5));
    bid.when(2, { type: 'raise', coins: 13 }).refused('LF 5.2', 'bid-above-purse');
    atOpenAuction().when(1, { type: 'raise', coins: 11 }).refused('LF 5.2', 'bid-above-purse');
  });

  it('LF 5.3 leaves out who has passed', () => {
    atOpenAuction()
      .when(1, { type: 'raise', coins: 1 })
      .then(raised(1, 1))
      .when(2, { type: 'pass' })
      .then(passed(2))
      .when(0, { type: 'raise', coins: 2 })
      .then(raised(0, 2))
      .when(2, { type: 'raise', coins: 9 })
      .refused('S1', 'not-your-turn');
  });

  it('LF 5.4 sells to the highest when all others have passed', () => {
    atOpenAuction()
      .and(raised(1, 4), passed(2))
      .when(0, { type: 'pass' })
      .then(passed(0), sold(6, 1, 4), lit(3, 7));
  });

  it('LF 5.4 lets the last who has not passed still bid', () => {
    atOpenAuction()
      .and(passed(1), passed(2))
      .when(0, { type: 'raise', coins: 1 })
      .then(raised(0, 1), sold(6, 0, 1), lit(3, 7));
  });

  it('LF 5.5 polishes own lanterns, each once, for a coin, in one’s own turn', () => {
    const polish = { type: 'polish', lantern: 'lantern-5' };
    const polished = { type: 'lantern-polished', seat: 1, lantern: 'lantern-5' };
    const once = atOpenAuction().when(1, polish).then(polished);
    expect(title.view(once.game.state, 0)).toMatchObject({
      fairgoers: [{ coins: 12 }, { coins: 9, polished: ['lantern-5'] }, { coins: 12 }],
    });
    once.when(1, polish).refused('LF 5.5', 'already-polished');
    once.when(1, { type: 'pass' }).then(passed(1)); // the turn went on
    atOpenAuction().when(2, polish).refused('S1', 'not-your-turn');
    atOpenAuction()
      .when(1, { type: 'polish', lantern: 'lantern-6' })
      .refused('LF 5.5', 'not-your-lantern');
    atSealedSale().when(0, polish).refused('LF 3.2', 'not-an-open-auction');
  });

  it('LF 5.5 polishes nothing without a coin', () => {
    const broke = givenTable(title, 2).and(
      ...dealt(
        ['amber', 'jade'],
        [5, 6],
        [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ],
      ),
      kept(0, 1),
      kept(1, 5),
      lit(1, 5),
      sold(5, 0, 12),
      lit(2, 6),
    );
    broke.when(0, { type: 'polish', lantern: 'lantern-5' }).refused('LF 5.5', 'no-coin-left');
  });

  it('LF 5.6 offers what nobody bought to the poorest, who takes or leaves it', () => {
    const offered = { type: 'lantern-offered', lantern: 'lantern-6', seat: 1 };
    const choice = atOpenAuction()
      .and(passed(1), passed(2))
      .when(0, { type: 'pass' })
      .then(passed(0), offered);
    choice.when(0, { type: 'take' }).refused('S1', 'not-your-turn');
    choice.when(1, { type: 'pass' }).refused('LF 5.6', 'offered-instead');
    choice
      .when(1, { type: 'take' })
      .then({ type: 'lantern-taken', lantern: 'lantern-6', seat: 1 }, lit(3, 7));
    choice.when(1, { type: 'leave' }).then(goneOut(6), lit(3, 7));
    atOpenAuction().when(1, { type: 'take' }).refused('LF 5.6', 'nothing-offered');
  });

  it('LF 5.6 offers it to nobody when two are equally poor', () => {
    atSealedSale()
      .and(goneOut(5), lit(2, 6), passed(0))
      .when(1, { type: 'pass' })
      .then(passed(1), goneOut(6), lit(3, 7));
  });
});

describe('6 the end', () => {
  const shown: Fact = {
    type: 'secrets-shown',
    patrons: ['patron-amber', 'patron-jade'],
    charms: [
      ['charm-1', 'charm-7'],
      ['charm-2', 'charm-8'],
    ],
    reveals: true,
  };

  it('LF 6.1 shows all secrets after the last stall, LF 6.3 and the most points win', () => {
    atSealedSale(1)
      .and(sealed(0, 2))
      .when(1, { type: 'seal', coins: 1 })
      .then(sealed(1, 1), opened(2, 1), sold(5, 0, 2), shown, {
        type: 'game-ended',
        winners: [0],
      });
  });

  it('LF 6.2 counts light, the patron’s glass once more, polish and charms', () => {
    // Lantern 5 is of amber glass, which seat 0's patron loves; 6 is of jade, which seat 1's loves.
    const { game, setting } = atSealedSale().and(
      sold(5, 0, 1),
      lit(2, 6),
      { type: 'lantern-polished', seat: 0, lantern: 'lantern-5' },
      sold(6, 1, 1),
    );
    const view = title.view(game.state, 'referee');
    const points = title
      .score(view, setting.table)
      .map((lines) => lines.map((line) => line.points));
    expect(points).toEqual([
      [5, 5, 1, 2],
      [6, 6, 0, 2],
    ]);
  });

  it('LF 6.3 lets coins break a tie, and else the win is shared', () => {
    expect(title.outcome(atSealedSale(1).and(goneOut(5), shown).game.state)).toEqual({
      winners: [0, 1],
    });
    const polishedAway = atSealedSale(1).and(
      sold(5, 1, 3), // 5 points, of glass nobody's patron of his loves
      lit(2, 6),
      sold(6, 0, 1), // 6 points
      shown,
    );
    expect(title.outcome(polishedAway.game.state)).toEqual({ winners: [0] });
    const tied = givenTable(title, 2).and(
      ...dealt(
        ['ruby', 'ruby'],
        [5, 1],
        [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ],
      ),
      kept(0, 1),
      kept(1, 5, 6),
      lit(1, 1),
      sold(1, 0, 3), // one point each: a lantern here, a charm more there
      lit(2, 5),
      goneOut(5),
      { ...shown, patrons: ['patron-ruby', 'patron-ruby'] },
    );
    expect(title.outcome(tied.game.state)).toEqual({ winners: [1] });
  });
});

describe('7 standing orders', () => {
  const silent: Order = { stalls: 'all', seal: null, upTo: null, atLimit: 'ask', offered: 'ask' };
  const place = (seat: number, order: object) => ({
    seat,
    cancel: [],
    place: [{ ...silent, ...order }],
    actions: [],
  });
  const noDraw = () => 0;

  const seal = (coins: number) => ({ type: 'seal', coins });

  /** The facts that follow from visits, one after the other. */
  function visited(
    { game, setting }: ReturnType<typeof atSealedSale>,
    ...visits: Parameters<typeof visit>[2][]
  ) {
    let position = { ...openPosition(setting), game };
    const facts: unknown[] = [];
    for (const asked of visits) {
      const followed = visit(setting, position, asked, noDraw);
      if (!followed.ok) return followed.refusal;
      position = followed.position;
      facts.push(
        ...followed.events.filter(({ kind }) => kind === 'play').flatMap((event) => event.facts),
      );
    }
    return facts;
  }

  it('LF 7.1 takes no order that says nothing, nor one for this stall when none is open', () => {
    const empty = visited(atSealedSale(), place(0, {}));
    expect(empty).toMatchObject({ rule: 'LF 7.1', code: 'empty-order' });
    const early = visited(beforeTheFair(), place(0, { stalls: 'this', seal: 1 }));
    expect(early).toMatchObject({ rule: 'LF 7.1', code: 'no-stall-open' });
  });

  it('LF 7.1 binds an order for this stall to it', () => {
    const facts = visited(
      atSealedSale(),
      place(0, { stalls: 'this', upTo: 9 }), // a sealed sale now: it asks
      { seat: 0, cancel: [], place: [], actions: [seal(1)] },
      { seat: 1, cancel: [], place: [], actions: [seal(0)] },
    );
    // At the second stall, where seat 0 speaks first, the order is silent.
    expect(facts).toEqual([sealed(0, 1), sealed(1, 0), opened(1, 0), sold(5, 0, 1), lit(2, 6)]);
  });

  it('LF 7.2 seals as far as the purse goes', () => {
    expect(visited(atSealedSale(), place(0, { seal: 50 }))).toEqual([sealed(0, 12)]);
  });

  it('LF 7.2 raises by one to its limit, then passes or asks', () => {
    const bids = atOpenAuction();
    const raising = [place(1, { upTo: 3, atLimit: 'pass' }), place(2, { upTo: 5 })];
    expect(visited(bids, ...raising, place(0, { upTo: 1, atLimit: 'pass' }))).toEqual([
      raised(1, 1),
      raised(2, 2),
      passed(0),
      raised(1, 3),
      raised(2, 4),
      passed(1),
      sold(6, 2, 4),
      lit(3, 7),
    ]);
    expect(visited(bids.and(raised(1, 5)), place(2, { upTo: 5, atLimit: 'ask' }))).toEqual([]);
  });

  it('LF 7.2 takes or leaves what is offered', () => {
    const offered = atOpenAuction().and(passed(1), passed(2), passed(0), {
      type: 'lantern-offered',
      lantern: 'lantern-6',
      seat: 1,
    });
    expect(visited(offered, place(1, { offered: 'leave' }))).toEqual([goneOut(6), lit(3, 7)]);
    expect(visited(offered, place(1, { upTo: 9 }))).toEqual([]);
  });

  it('LF 7.3 lets the order placed last have the word', () => {
    const twice = visited(
      beforeTheFair(),
      place(0, { seal: 4 }),
      place(0, { seal: 5 }),
      { seat: 0, cancel: [], place: [], actions: [keep(1)] },
      { seat: 1, cancel: [], place: [], actions: [keep(2)] },
    );
    expect(twice).toEqual([kept(0, 1), kept(1, 2), lit(1, 5), sealed(0, 5)]);
  });
});

describe('notation', () => {
  it('LF 7.2 is what an order or a line must be understood as', () => {
    const { game, setting } = atSealedSale();
    const { table } = setting;
    const view = title.view(game.state, 0);
    expect(title.notation.read('bid', view, table)).toEqual({
      code: 'not-understood',
      rule: 'LF 7.2',
    });
    expect(title.notation.read(' Keep 01  9', view, table)).toEqual(keep(1, 9));
  });
});

describe('counts of action sequences', () => {
  it('of choosing charms', () => {
    const { setting, game } = beforeTheFair();
    // Of 1, 7, 13, 15: four alone, 1+7, 1+13, 1+15, 7+13. Of 2, 8, 9, 10: four alone, any two of them,
    // 2+8+9, 2+8+10.
    expect(countSequences(setting, game, 1)).toBe(8 + 12);
    expect(countSequences(setting, game, 2)).toBe(2 * 8 * 12);
  });

  it('of sealing bids, when the stall is the last', () => {
    const { setting, game } = atSealedSale(1);
    // Two seats seal 0 to 12 each. Then the other seals, which ends the game, or the same changes to one
    // of the 12 others.
    expect(countSequences(setting, game, 1)).toBe(2 * 13);
    expect(countSequences(setting, game, 2)).toBe(2 * 13 * (13 + 12));
    expect(countSequences(setting, game, 3)).toBe(2 * 13 * 12 * (13 + 12));
  });

  it('of an open auction with a lantern to polish', () => {
    const { setting, game } = atOpenAuction();
    // Seat 1 has 10 coins and a lantern: ten bids, pass, polish. After bid n seat 2, with 12 coins, has
    // 12 - n bids and a pass; after a pass 12 and a pass; after polishing seat 1 has nine bids and a pass.
    expect(countSequences(setting, game, 1)).toBe(10 + 1 + 1);
    expect(countSequences(setting, game, 2)).toBe(120 - 55 + 10 + (12 + 1) + (9 + 1));
  });
});

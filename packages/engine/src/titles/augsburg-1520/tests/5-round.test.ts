import { describe, expect, it } from 'vitest';
import { mayAlsoAct, toAct } from '../questions.ts';
import type { Fact } from '../types.ts';
import {
  atAuction,
  atPrivileges,
  buy,
  dealt,
  done,
  gained,
  type Hand,
  type Laid,
  laid,
  opened,
  passed,
  playerOf,
  stateOf,
  viewOf,
} from './laid.ts';

const ended = (round: number): Fact => ({ type: 'round-ended', round });
const paid = (...florins: number[]): Fact => ({ type: 'income-paid', florins });
const begun = (...due: readonly (readonly [number, number, number])[]): Fact => ({
  type: 'dealing-begun',
  due: due.map(([seat, free, toBuy]) => ({ seat, free, toBuy })),
});
const dealtNow = (...of: Parameters<typeof dealt>): Fact => ({ ...dealt(...of), reveals: true });
const shuffled = (under: boolean, ...cards: string[]): Fact => ({
  type: 'discards-shuffled',
  under,
  secret: { seenBy: [], cards },
  reveals: true,
});
const bought = (seat: number): Fact => ({
  type: 'purchase-chosen',
  seat,
  secret: { seenBy: [seat], cards: [], florins: 0 },
});
const settled: Fact = { type: 'purchases-settled', florins: null };
const nobody: Fact = { type: 'nobody-bid', noble: 'maximilian' };
const ious = (noble: string, ...numbers: number[]) => numbers.map((number) => `${noble}-${number}`);
const deck = [...ious('leo', 1, 2, 3, 4, 5, 6, 7, 8), ...ious('maria', 1, 2, 3, 4, 5, 6, 7, 8)];

/** The last player to speak for Maximilian, where all pass. */
const lastWord = (hands: readonly Hand[], layout: object = {}) =>
  atAuction('maximilian', { hands, deck, ...layout }).and(
    ...hands.slice(1).map((_, seat) => passed(seat)),
  );

describe('4 prestige', () => {
  it('A 4.1 Ada’s 21 and 14 come to 25 without a church', () => {
    // Count, coat of 2 and patent of 4.
    const hands: readonly Hand[] = [
      { orange: 3, prestige: 21, rights: ['coat', 'patent'] },
      { rights: ['coat', 'patent'] },
      { rights: ['coat'] },
    ];
    const swapped = [hands[1], hands[2], hands[0]] as readonly Hand[];
    // Seats 0 and 1 took the dearer tiles before her: her coat yields 2, her patent 4.
    lastWord(swapped)
      .when(2, { type: 'pass' })
      .then(
        passed(2),
        nobody,
        ended(1),
        paid(600, 600, 600),
        {
          ...gained(0, 'peerage', 3, 12),
          from: [
            { source: 'peerage', points: 3 },
            { source: 'coat', points: 4 },
            { source: 'patent', points: 5 },
          ],
        },
        {
          ...gained(1, 'peerage', 3, 6),
          from: [
            { source: 'peerage', points: 3 },
            { source: 'coat', points: 3 },
          ],
        },
        {
          ...gained(2, 'peerage', 8, 25, { lost: 10, without: 'church' }),
          from: [
            { source: 'peerage', points: 8 },
            { source: 'coat', points: 2 },
            { source: 'patent', points: 4 },
          ],
        },
        begun([0, 0, 4], [1, 0, 4], [2, 0, 4]),
        dealtNow(0, [], ious('leo', 1, 2, 3, 4)),
        dealtNow(1, [], ious('leo', 5, 6, 7, 8)),
        dealtNow(2, [], ious('maria', 1, 2, 3, 4)),
        { type: 'buying-begun' },
      );
  });

  it.each<[string, Hand, number, Partial<Record<'lost' | 'to', number>>, string | null]>([
    ['24 and no building: 25', { prestige: 24 }, 25, { lost: 1 }, 'church'],
    ['exactly at the bar nothing is lost', { prestige: 23 }, 25, { lost: 0 }, null],
    [
      'a cathedral alone does not lift the first bar',
      { prestige: 25, rights: ['cathedral'] },
      25,
      { lost: 2 },
      'church',
    ],
    ['a church lifts it', { prestige: 25, rights: ['church'] }, 27, { lost: 0 }, null],
    ['up to 45', { prestige: 44, rights: ['church'] }, 45, { lost: 1 }, 'cathedral'],
    ['both lift all', { prestige: 44, rights: ['church', 'cathedral'] }, 46, { lost: 0 }, null],
  ])(
    'A 4.1 counts two points for an unused privilege: %s',
    (_, hand, to, { lost = 0 }, without) => {
      const table = atPrivileges(0, 4, { hands: [hand, {}] });
      table.when(0, { type: 'waive' }).then(
        { type: 'privilege-waived', seat: 0 },
        {
          ...gained(0, 'unused', 2, to),
          lost,
          without,
        },
      );
    },
  );

  it('A 4.2 keeps the number whole, beyond 45 too', () => {
    const both: Hand = { prestige: 90, rights: ['church', 'cathedral'] };
    atPrivileges(0, 4, { hands: [both, {}] })
      .when(0, { type: 'waive' })
      .then({ type: 'privilege-waived', seat: 0 }, gained(0, 'unused', 2, 92));
  });

  it('A 4.1 points lost before a church is built stay lost', () => {
    const after = atPrivileges(0, 4, { hands: [{ prestige: 24 }, {}] }).and(
      gained(0, 'unused', 2, 25, { lost: 1, without: 'church' }),
      {
        type: 'building-built',
        seat: 0,
        building: 'church',
        tile: 'church-1',
        florins: 900,
        by: 'architect',
      },
    );
    expect(playerOf(after, 0)).toMatchObject({ prestige: 25, cap: 45, lost: { church: 1 } });
  });
});

describe('5.1 to 5.3 income', () => {
  it('A 5.1, A 5.2, A 5.3 Rüdiger: 900 florins, 13 prestige, two cards free and six to buy', () => {
    // Innsbruck; Count with a coat of 1 and a patent of 4; mayor and Master of the mint.
    const ruediger: Hand = { yellow: 2, orange: 3, violet: 4, rights: ['coat', 'patent', 'mint'] };
    const coat: Hand = { rights: ['coat'] };
    const hands: readonly Hand[] = [{ rights: ['coat', 'patent'] }, coat, coat, coat, ruediger];
    const after = lastWord(hands, {
      opener: 4,
      deck: [...deck, ...ious('louise', 1, 2, 3, 4, 5, 6, 7, 8)],
    }).and(passed(3), passed(4), nobody, ended(1), paid(600, 600, 600, 600, 900));
    expect(playerOf(after, 4)?.florins).toBe(2400);
    const facts = after.setting.title.proceed(after.game.state, {
      draw: () => 0,
    }) as readonly Fact[];
    expect(facts[4]).toMatchObject({
      from: [
        { source: 'peerage', points: 8 },
        { source: 'coat', points: 1 },
        { source: 'patent', points: 4 },
      ],
      to: 13,
    });
    const due = after.and(...facts);
    const dealing = due.setting.title.proceed(due.game.state, { draw: () => 0 }) as readonly Fact[];
    expect(dealing).toEqual([begun([4, 2, 6], [0, 0, 4], [1, 0, 4], [2, 0, 4], [3, 0, 4])]);
    const first = due.and(...dealing);
    expect(first.setting.title.proceed(first.game.state, { draw: () => 0 })).toEqual([
      dealtNow(4, ious('leo', 1, 2), ious('leo', 3, 4, 5, 6, 7, 8)),
    ]);
    const got = first.and(dealtNow(4, ious('leo', 1, 2), ious('leo', 3, 4, 5, 6, 7, 8)));
    expect(playerOf(got, 4)?.hand?.map(({ card }) => card)).toEqual([
      'leo-1',
      'leo-2',
      'joker-9',
      'joker-10',
    ]);
    expect(playerOf(got, 4)?.dealt).toHaveLength(6);
  });

  it('A 5.1, A 5.2 pay by level', () => {
    const hands: readonly Hand[] = [
      { yellow: 4, orange: 2 },
      { yellow: 3, orange: 4 },
      { yellow: 2, orange: 3 },
    ];
    const [income, ...prestige] = (() => {
      const table = lastWord(hands).and(passed(2), nobody, ended(1));
      const florins = table.setting.title.proceed(table.game.state, {
        draw: () => 0,
      }) as readonly Fact[];
      const next = table.and(...florins);
      return [
        ...florins,
        ...(next.setting.title.proceed(next.game.state, { draw: () => 0 }) as readonly Fact[]),
      ];
    })();
    expect(income).toEqual(paid(1600, 1200, 900));
    expect(prestige.map((fact) => 'to' in fact && fact.to)).toEqual([5, 12, 8]);
  });

  it('A 5.3 deals from the winner of Maximilian clockwise, and shuffles the discards in between', () => {
    const table = atPrivileges(
      1,
      9,
      { hands: [{}, {}, {}], deck: ious('leo', 1, 2, 3, 4, 5) },
      'maximilian',
    )
      .and({ type: 'auction-won', seat: 1, noble: 'maximilian', cards: [] })
      .and(
        ...ious('maria', 1, 2, 3, 4, 5, 6, 7).map(
          (card): Fact => ({ type: 'card-discarded', seat: 0, card }),
        ),
      );
    const over = table.and({ type: 'privileges-chosen', seat: 1, card: 'privilege-2' });
    over
      .and({ type: 'privilege-waived', seat: 1 })
      .when(1, { type: 'waive' }, { deck: [0, 0, 0, 0, 0, 0, 0] })
      .then(
        { type: 'privilege-waived', seat: 1 },
        gained(1, 'unused', 2, 2),
        done(1),
        ended(1),
        paid(600, 600, 600),
        gained(0, 'peerage', 3, 3),
        gained(1, 'peerage', 3, 5),
        gained(2, 'peerage', 3, 3),
        begun([1, 0, 4], [2, 0, 4], [0, 0, 4]),
        dealtNow(1, [], ious('leo', 1, 2, 3, 4)),
        dealtNow(2, [], ['leo-5']),
        shuffled(false, ...ious('maria', 1, 2, 3, 4, 5, 6, 7)),
        dealtNow(2, [], ious('maria', 1, 2, 3)),
        dealtNow(0, [], ious('maria', 4, 5, 6, 7)),
        { type: 'buying-begun' },
      );
  });

  it('A 5.3 asks everybody, also whoever has no money (A 7.1), and pays once all have chosen', () => {
    const table = laid({ hands: [{ paid: ious('leo', 14, 15, 16) }, {}] }).and(
      begun(),
      dealt(0, [], ious('maria', 1, 2, 3, 4)),
      dealt(1, [], ious('philipp', 1, 2, 3, 4)),
      { type: 'buying-begun' },
    );
    expect(toAct(stateOf(table))).toEqual([0, 1]);
    table.when(0, buy(0, 'maria-1', 'maria-2')).refused('A 5.3', 'too-few-florins'); // 400 of 300
  });
});

describe('5.4 too few cards', () => {
  const bare = (cards: readonly string[]): Laid =>
    laid({
      hands: [{ cards: ious('leo', 1, 2, 3) }, { cards: ious('leo', 4, 5, 6) }],
      deck: [...cards],
    });
  /** At the end of the round, with so many cards in the deck. */
  const income = (cards: readonly string[], more: readonly Fact[] = []): Laid =>
    bare(cards).and(
      { type: 'auction-won', seat: 1, noble: 'maximilian', cards: [] },
      ...more,
      done(1),
      ended(1),
      paid(600, 600),
      gained(0, 'peerage', 3, 3),
      gained(1, 'peerage', 3, 3),
    );
  const next = (table: Laid, ...draws: number[]) => {
    const left = [...draws];
    return table.setting.title.proceed(table.game.state, {
      draw: () => left.shift() ?? 0,
    }) as readonly Fact[];
  };
  const slipping: Fact = {
    type: 'slipping-begun',
    due: [
      { seat: 1, free: 0, toBuy: 4 },
      { seat: 0, free: 0, toBuy: 4 },
    ],
    reveals: true,
  };
  const slipped = (seat: number, card: string | null): Fact => ({
    type: 'card-slipped',
    seat,
    secret: { seenBy: [seat], card },
  });

  it('A 5.4 has just enough with eight, and too few with seven', () => {
    expect(next(income(ious('maria', 1, 2, 3, 4, 5, 6, 7, 8)))).toEqual([
      begun([1, 0, 4], [0, 0, 4]),
    ]);
    expect(next(income(ious('maria', 1, 2, 3, 4, 5, 6, 7)))).toEqual([slipping]);
  });

  it('A 5.4 counts the discards, and shuffles them under the deck', () => {
    const discards = ious('philipp', 1, 2).map(
      (card): Fact => ({ type: 'card-discarded', seat: 0, card }),
    );
    expect(next(income(ious('maria', 1, 2, 3, 4, 5, 6), discards))).toEqual([
      begun([1, 0, 4], [0, 0, 4]),
    ]);
    const short = income(ious('maria', 1, 2, 3, 4), discards);
    const facts = next(short, 1, 0);
    expect(facts).toEqual([shuffled(true, 'philipp-2', 'philipp-1')]);
    expect(stateOf(short.and(...facts)).deck).toEqual([
      ...ious('maria', 1, 2, 3, 4),
      'philipp-2',
      'philipp-1',
    ]);
    expect(next(short.and(...facts))).toEqual([slipping]);
  });

  it('A 5.4 lets each slip a card of his choice under the deck, until there are enough', () => {
    const asked = income(ious('maria', 1, 2, 3, 4, 5)).and(slipping);
    expect(asked.setting.title.decision(asked.game.state)).toBe('slipping-1-1');
    expect(toAct(stateOf(asked))).toEqual([0, 1]);
    asked.when(0, { type: 'slip', card: null }).refused('A 5.4', 'card-needed');
    asked.when(0, { type: 'slip', card: 'leo-4' }).refused('A 5.4', 'not-your-cards');
    asked.when(0, buy(0)).refused('A 5.4', 'asked-otherwise');
    const again = asked
      .when(0, { type: 'slip', card: 'leo-1' })
      .then(slipped(0, 'leo-1'))
      .when(0, { type: 'slip', card: 'joker' })
      .then({ ...slipped(0, 'joker-1'), toldTo: [0] });
    expect(mayAlsoAct(stateOf(again))).toEqual([0]);
    // Five and two are seven: one more time.
    const second = again
      .when(1, { type: 'slip', card: 'leo-4' })
      .then(slipped(1, 'leo-4'), { type: 'cards-slipped-under' }, slipping);
    expect(second.setting.title.decision(second.game.state)).toBe('slipping-1-2');
    expect(viewOf(second, 1).players[0]?.seen).toEqual([]);
    const after = second
      .and(slipped(0, 'leo-2'))
      .when(1, { type: 'slip', card: 'leo-5' })
      .then(
        slipped(1, 'leo-5'),
        { type: 'cards-slipped-under' },
        begun([1, 0, 4], [0, 0, 4]),
        dealtNow(1, [], ious('maria', 1, 2, 3, 4)),
        dealtNow(0, [], ['maria-5', 'joker-1', 'leo-4', 'leo-2']),
        { type: 'buying-begun' },
      );
    expect(stateOf(after).under.map(({ card }) => card)).toEqual(['leo-5']);
  });

  it('A 5.4 shuffles the discards also under what was slipped there before', () => {
    const table = income(
      ['maria-1'],
      [
        { type: 'slipping-begun', due: [] },
        slipped(0, 'leo-1'),
        { type: 'cards-slipped-under' },
        { type: 'auction-won', seat: 1, noble: 'maximilian', cards: ['leo-4'] },
      ],
    );
    const facts = next(table);
    expect(facts).toEqual([shuffled(true, 'leo-4')]);
    expect(stateOf(table.and(...facts))).toMatchObject({
      deck: ['maria-1', 'leo-1', 'leo-4'],
      under: [],
    });
  });

  it('A 5.4, A 7.1 asks also who holds no card, and he slips none', () => {
    const asked = income(ious('maria', 1, 2, 3, 4, 5), [
      {
        type: 'auction-won',
        seat: 1,
        noble: 'maximilian',
        cards: ['leo-4', 'leo-5', 'leo-6', 'joker-3', 'joker-4'],
      },
    ]);
    // His five cards are among the discards now.
    expect(next(asked)).toEqual([begun([1, 0, 4], [0, 0, 4])]);
    const short = income(ious('maria', 1, 2), [
      {
        type: 'auction-won',
        seat: 1,
        noble: 'maximilian',
        cards: ['leo-4', 'leo-5', 'leo-6', 'joker-3', 'joker-4'],
      },
    ]).and(shuffled(true, 'leo-4', 'leo-5', 'leo-6', 'joker-3', 'joker-4'), slipping);
    expect(toAct(stateOf(short))).toEqual([0, 1]);
    short.when(1, { type: 'slip', card: null }).then(slipped(1, null));
  });

  it('A 5.4 deals what there is where nobody holds a card', () => {
    const all = income(ious('maria', 1, 2), [
      {
        type: 'auction-won',
        seat: 0,
        noble: 'maximilian',
        cards: [...ious('leo', 1, 2, 3), 'joker-1', 'joker-2'],
      },
      {
        type: 'auction-won',
        seat: 1,
        noble: 'maximilian',
        cards: [...ious('leo', 4, 5, 6), 'joker-3', 'joker-4'],
      },
    ]).and({ type: 'deck-shuffled', secret: { seenBy: [], cards: ious('maria', 1, 2) } });
    const emptied = all
      .and(shuffled(true))
      .and({ type: 'deck-shuffled', secret: { seenBy: [], cards: ious('maria', 1, 2) } });
    const dealing = emptied.and(...next(emptied));
    const first = dealing.and(...next(dealing));
    expect(playerOf(first, 1)?.dealt?.map(({ card }) => card)).toEqual(['maria-1', 'maria-2']);
    expect(next(first)).toEqual([{ type: 'buying-begun' }]);
  });
});

describe('5.5 the next round', () => {
  const toBuy = (round: number, open: number[], following: number[]) =>
    laid({ hands: [{}, {}, {}], round, opener: 2, open, next: following }).and(
      ended(round),
      { type: 'buying-begun' },
      bought(0),
      bought(1),
    );

  it('A 5.5 turns the other five in an even round; the winner of Maximilian opens (A 2.2)', () => {
    const after = toBuyFrom(1)
      .when(2, buy(0))
      .then(
        bought(2),
        settled,
        {
          type: 'privilege-cards-turned',
          open: ['privilege-6', 'privilege-7', 'privilege-8', 'privilege-9', 'privilege-10'],
        },
        { type: 'round-begun', round: 2, opener: 2 },
        opened('philipp', 2),
      );
    // A 1.5: in an even round nobody knows which five come next.
    expect(viewOf(after, 'spectator').privilegeCards.next).toBeNull();
    // A 3.11: those nobody took are away.
    expect(stateOf(after).privilegeCards.away).toHaveLength(5);
  });

  it('A 5.5 shuffles all ten after both halves were used', () => {
    const after = toBuy(2, [6, 7, 8, 9, 10], []).when(2, buy(0), {
      privileges: [9, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    after.then(
      bought(2),
      settled,
      {
        type: 'privilege-cards-laid',
        open: ['privilege-10', 'privilege-1', 'privilege-2', 'privilege-3', 'privilege-4'],
        next: ['privilege-5', 'privilege-6', 'privilege-7', 'privilege-8', 'privilege-9'],
        reveals: true,
      },
      { type: 'round-begun', round: 3, opener: 2 },
      opened('philipp', 2),
    );
  });

  const toBuyFrom = (round: number) => toBuy(round, [1, 2, 3, 4, 5], [6, 7, 8, 9, 10]);
});

describe('5 the last round', () => {
  it('A 5.2, A 6 scores prestige alone, and the game is over', () => {
    const table = atAuction('maximilian', { hands: [{ yellow: 2 }, { orange: 2 }], round: 4 }).and(
      passed(0),
    );
    table
      .when(1, { type: 'pass' })
      .then(
        passed(1),
        nobody,
        ended(4),
        gained(0, 'peerage', 3, 3),
        gained(1, 'peerage', 5, 5),
        { type: 'last-round-over' },
        { type: 'game-ended', winners: [1] },
      );
  });
});

import { describe, expect, it } from 'vitest';
import { redact } from '../../../core/event.ts';
import { openPosition, type Position } from '../../../core/position.ts';
import { type Visit, visit } from '../../../core/visit.ts';
import { title } from '../index.ts';
import { ableWith, setFor, showable } from '../orders/sets.ts';
import type { Action, Fact, Order } from '../types.ts';
import {
  atAuction,
  atPrivileges,
  bid,
  called,
  closed,
  type Hand,
  type Laid,
  laid,
  made,
  pass,
  passed,
  stateOf,
  step,
  viewOf,
} from './laid.ts';

const silent: Order = {
  scope: { of: 'game' },
  bidding: null,
  jokers: 2,
  show: null,
  discard: null,
  robbed: null,
  untilWin: null,
};
type Bidding = NonNullable<Order['bidding']>;
const bidding = (part: Partial<Bidding>): Order => ({
  ...silent,
  bidding: { open: 0, raise: { below: 0, to: 'next' }, call: 0, otherwise: 'pass', ...part },
});
const scoped = (scope: Order['scope'], order: Order): Order => ({ ...order, scope });

const { edition } = stateOf(laid({ hands: [{}, {}] }));

/** What orders of a seat, placed one after the other, say it does now. */
function said(table: Laid, seat: number, ...orders: readonly Order[]): Action | null {
  const view = viewOf(table, seat);
  const placed = orders.map((order) => {
    const answer = title.orders?.place(view, order, table.setting.table);
    if (answer?.ok !== true) throw new Error(`Refused: ${JSON.stringify(answer)}`);
    return answer.order;
  });
  const obeyed = title.orders?.obey(view, placed, table.setting.table) ?? null;
  return obeyed === null ? null : (obeyed.action as Action);
}

const positionOf = ({ setting, game }: Laid): Position => ({ ...openPosition(setting), game });

/** What follows from a visit: the position, and what others are told of each event. */
function visited(
  table: Laid,
  position: Position,
  asked: Partial<Visit> & { readonly seat: number },
) {
  const followed = visit(
    table.setting,
    position,
    { cancel: [], place: [], actions: [], ...asked },
    () => 0,
  );
  if (!followed.ok) throw new Error(JSON.stringify(followed.refusal));
  return followed;
}
const refusedOrder = (table: Laid, seat: number, order: Order): string => {
  const answer = title.orders?.place(viewOf(table, seat), order, table.setting.table);
  if (answer?.ok !== false) return 'placed';
  expect(answer.refusal.rule).toBe('A 8.1');
  return answer.refusal.code;
};

const four: readonly Hand[] = [
  { cards: ['maria-2', 'maria-6', 'maria-7', 'leo-1'] },
  { cards: ['maria-14', 'maria-15'] },
  { cards: ['maria-1'] },
  { cards: ['maria-4', 'maria-8', 'maria-9', 'maria-12'] },
];
const maria = (...facts: readonly Fact[]) => atAuction('maria', { hands: four }).and(...facts);

describe('8.1 what an order holds, and for which auctions', () => {
  const opens = (cards: number, scope: Order['scope']) => scoped(scope, bidding({ open: cards }));

  it('A 8.1 lets the narrower win: this auction, this noble, this round, the game; then the newer', () => {
    const game = opens(1, { of: 'game' });
    const round = opens(2, { of: 'round', round: null });
    const noble = opens(3, { of: 'noble', noble: null });
    const auction = opens(4, { of: 'auction', round: null, noble: null });
    expect(said(maria(), 0, game)).toEqual(bid(1));
    expect(said(maria(), 0, round, game)).toEqual(bid(2));
    expect(said(maria(), 0, noble, round, game)).toEqual(bid(3));
    expect(said(maria(), 0, auction, noble, round, game)).toEqual(bid(4));
    expect(said(maria(), 0, opens(2, { of: 'game' }), game)).toEqual(bid(1));
  });

  it('A 8.1 binds “this” to the auction, the noble or the round it was placed in', () => {
    const place = (scope: Order['scope']) => {
      const table = maria();
      return title.orders?.place(viewOf(table, 0), opens(1, scope), table.setting.table);
    };
    expect(place({ of: 'auction', round: null, noble: null })).toMatchObject({
      order: { scope: { of: 'auction', round: 1, noble: 'maria' } },
    });
    expect(place({ of: 'noble', noble: null })).toMatchObject({
      order: { scope: { noble: 'maria' } },
    });
    expect(place({ of: 'round', round: null })).toMatchObject({ order: { scope: { round: 1 } } });
    const later = atAuction('leo', { hands: four, round: 2 });
    const next = [
      scoped({ of: 'auction', round: 1, noble: 'maria' }, opens(1, { of: 'game' })),
      scoped({ of: 'noble', noble: 'maria' }, opens(1, { of: 'game' })),
      scoped({ of: 'round', round: 1 }, opens(1, { of: 'game' })),
    ];
    for (const order of next) {
      expect(title.orders?.obey(viewOf(later, 0), [order], later.setting.table)).toBeNull();
    }
  });

  it('A 8.1 takes orders for auctions still to come, and none for those that are over', () => {
    const at = (round: number, noble: 'leo' | 'maria' | 'maximilian') =>
      opens(1, { of: 'auction', round, noble });
    const table = atAuction('maria', { hands: four, round: 2 });
    expect(refusedOrder(table, 0, at(2, 'maria'))).toBe('placed');
    expect(refusedOrder(table, 0, at(2, 'maximilian'))).toBe('placed');
    expect(refusedOrder(table, 0, at(6, 'leo'))).toBe('placed');
    expect(refusedOrder(table, 0, at(2, 'leo'))).toBe('order-too-late');
    expect(refusedOrder(table, 0, at(1, 'maximilian'))).toBe('order-too-late');
    expect(refusedOrder(table, 0, at(7, 'maria'))).toBe('order-too-late'); // six rounds
    expect(refusedOrder(table, 0, opens(1, { of: 'round', round: 1 }))).toBe('order-too-late');
    expect(refusedOrder(table, 0, opens(1, { of: 'noble', noble: 'leo' }))).toBe('placed');
    const last = atAuction('maria', { hands: four, round: 6 });
    expect(refusedOrder(last, 0, opens(1, { of: 'noble', noble: 'leo' }))).toBe('order-too-late');
    expect(refusedOrder(last, 0, opens(1, { of: 'noble', noble: 'maximilian' }))).toBe('placed');
  });

  it('A 8.1 takes none for the auction under way that can do nothing in it any more', () => {
    const now = { of: 'auction', round: null, noble: null } as const;
    const robbed = scoped(now, { ...silent, robbed: 'florins' });
    const shows = scoped(now, { ...silent, show: { kind: 'highest', jokers: 'last' } });
    const discards = scoped(now, { ...silent, discard: { kind: 'lowest', jokers: 'last' } });
    const answers = (table: Laid, seat: number) =>
      [opens(1, now), shows, discards, robbed].map((order) => refusedOrder(table, seat, order));
    const late = 'order-too-late';
    const speaking = maria(made(0, 1), passed(1));
    expect(answers(speaking, 0)).toEqual(['placed', 'placed', 'placed', 'placed']);
    expect(answers(speaking, 1)).toEqual([late, late, late, 'placed']);
    const both = maria(made(0, 1), passed(1), passed(2), called(3, 1), closed('maria', 1, 0, 3));
    expect(answers(both, 0)).toEqual([late, 'placed', late, 'placed']);
    expect(answers(both, 1)).toEqual([late, late, late, 'placed']);
    const alone = maria(made(0, 1), passed(1), passed(2), passed(3), closed('maria', 1, 0));
    expect(answers(alone, 0)).toEqual([late, late, 'placed', late]);
    const won = atPrivileges(0, 1, { hands: four });
    expect(answers(won, 0)).toEqual([late, late, late, late]);
    expect(answers(won, 1)).toEqual([late, late, late, 'placed']);
    // Wider ones are for later auctions too.
    expect(refusedOrder(won, 0, opens(1, { of: 'round', round: null }))).toBe('placed');
    expect(refusedOrder(won, 0, opens(1, { of: 'noble', noble: null }))).toBe('placed');
  });

  it('A 8.1 wants to know which auction where none is under way, and something said', () => {
    const table = laid({ hands: four }).and({ type: 'buying-begun' });
    expect(refusedOrder(table, 0, opens(1, { of: 'noble', noble: null }))).toBe('no-auction-open');
    expect(refusedOrder(table, 0, opens(1, { of: 'auction', round: null, noble: 'leo' }))).toBe(
      'no-auction-open',
    );
    expect(refusedOrder(table, 0, opens(1, { of: 'round', round: 1 }))).toBe('order-too-late');
    expect(refusedOrder(table, 0, opens(1, { of: 'auction', round: 2, noble: 'leo' }))).toBe(
      'placed',
    );
    expect(refusedOrder(table, 0, silent)).toBe('empty-order');
  });

  it('A 8.1 passes over an order that says nothing of the question, for a wider one', () => {
    const robbed = atPrivileges(0, 1, { hands: [{ yellow: 2 }, { yellow: 3 }, {}] })
      .when(0, step('yellow', 1))
      .then({
        type: 'level-taken',
        seat: 0,
        colour: 'yellow',
        level: 3,
        tile: 'yellow-3-1',
        from: 1,
        handedOn: null,
      });
    // Left while one could still bid.
    const narrow = scoped({ of: 'auction', round: 1, noble: 'leo' }, bidding({ open: 1 }));
    const obeyed = (...orders: readonly Order[]) =>
      title.orders?.obey(viewOf(robbed, 1), orders, robbed.setting.table) ?? null;
    expect(obeyed(narrow, { ...silent, robbed: 'florins' })).toEqual({
      action: { type: 'take-compensation', as: 'florins' },
      by: 1,
    });
    expect(obeyed(narrow)).toBeNull();
  });

  it('A 8.1 takes florins, prestige, or prestige unless it would be lost', () => {
    const robbed = (prestige: number) =>
      atPrivileges(0, 1, { hands: [{ yellow: 2 }, { yellow: 3, prestige }, {}] }).and({
        type: 'level-taken',
        seat: 0,
        colour: 'yellow',
        level: 3,
        tile: 'yellow-3-1',
        from: 1,
        handedOn: null,
      });
    const takes = (prestige: number, how: NonNullable<Order['robbed']>) => {
      const action = said(robbed(prestige), 1, { ...silent, robbed: how });
      return action?.type === 'take-compensation' ? action.as : null;
    };
    expect(takes(25, 'florins')).toBe('florins');
    expect(takes(25, 'prestige')).toBe('prestige');
    expect(takes(25, 'prestige-unless-lost')).toBe('florins');
    expect(takes(24, 'prestige-unless-lost')).toBe('prestige');
  });

  it('A 8.1 lapses, if it was to, once its owner has won an auction', () => {
    const order: Order = { ...bidding({ open: 1 }), untilWin: { wins: null } };
    const table = maria();
    const placed = title.orders?.place(viewOf(table, 0), order, table.setting.table);
    if (placed?.ok !== true) throw new Error('Refused');
    const obeys = (after: Laid) =>
      title.orders?.obey(viewOf(after, 0), [placed.order], after.setting.table) !== null;
    expect(obeys(table)).toBe(true);
    const won = table.and(
      { type: 'auction-won', seat: 0, noble: 'maria', cards: [] },
      {
        type: 'privileges-done',
        seat: 0,
      },
    );
    expect(obeys(won.and({ type: 'auction-opened', noble: 'maximilian', opener: 0 }))).toBe(false);
    const lost = table.and(
      { type: 'auction-won', seat: 1, noble: 'maria', cards: [] },
      {
        type: 'privileges-done',
        seat: 1,
      },
    );
    expect(obeys(lost.and({ type: 'auction-opened', noble: 'maximilian', opener: 0 }))).toBe(true);
  });
});

describe('8.2 what it says at his turn', () => {
  // Seat 0 holds three of Maria’s cards and two jokers.
  it('A 8.2 opens with the smaller of b and able, or passes if that is 0', () => {
    expect(said(maria(), 0, bidding({ open: 3 }))).toEqual(bid(3));
    expect(said(maria(), 0, bidding({ open: 9 }))).toEqual(bid(5));
    expect(said(maria(), 0, { ...bidding({ open: 9 }), jokers: 0 })).toEqual(bid(3));
    expect(said(maria(), 0, bidding({ open: 0 }))).toEqual(pass);
    const bare = atAuction('philipp', { hands: four });
    expect(said(bare, 0, bidding({ open: 2, otherwise: 'ask' }))).toEqual(pass);
  });

  it('A 8.2 raises while the highest is below R, by one or at once to the smaller of R and able', () => {
    const heard = (highest: number) =>
      atAuction('maria', { hands: four, opener: 3 }).and(made(3, highest));
    const next = { raise: { below: 4, to: 'next' } } as const;
    const limit = { raise: { below: 4, to: 'limit' } } as const;
    expect(said(heard(1), 0, bidding(next))).toEqual(bid(2));
    expect(said(heard(3), 0, bidding(next))).toEqual(bid(4));
    expect(said(heard(4), 0, bidding(next))).toEqual(pass);
    expect(said(heard(1), 0, bidding(limit))).toEqual(bid(4));
    expect(said(heard(1), 0, { ...bidding(limit), jokers: 0 })).toEqual(bid(3));
    expect(said(heard(3), 0, { ...bidding(limit), jokers: 0 })).toEqual(pass);
    expect(said(heard(1), 0, bidding({ raise: { below: 9, to: 'limit' } }))).toEqual(bid(5));
  });

  it('A 8.2 otherwise calls while it is at most N and he is able; otherwise passes, or asks', () => {
    const heard = (highest: number) =>
      atAuction('maria', { hands: four, opener: 3 }).and(made(3, highest));
    const order = bidding({ call: 4, otherwise: 'ask' });
    expect(said(heard(3), 0, order)).toEqual({ type: 'call', cards: 3 });
    expect(said(heard(4), 0, order)).toEqual({ type: 'call', cards: 4 });
    expect(said(heard(4), 0, { ...order, jokers: 0 })).toBeNull();
    expect(said(heard(5), 0, order)).toBeNull();
    expect(said(heard(5), 0, bidding({ call: 4 }))).toEqual(pass);
    expect(said(heard(2), 0, bidding({ raise: { below: 3, to: 'next' }, call: 4 }))).toEqual(
      bid(3),
    );
    expect(said(heard(3), 0, bidding({ raise: { below: 3, to: 'next' }, call: 4 }))).toEqual({
      type: 'call',
      cards: 3,
    });
  });
});

describe('8.3 what it shows', () => {
  const hand = ['maria-3', 'maria-15', 'maria-7', 'maria-11', 'leo-17', 'joker-1', 'joker-2'];
  const set = (size: number, how: NonNullable<Order['show'] | Order['discard']>, jokers = 2) =>
    setFor(showable(edition, 'maria', hand, jokers), size, how);

  it('A 8.3 shows the highest plus the lowest numbers, jokers first or last', () => {
    const first = { kind: 'highest', jokers: 'first' } as const;
    const last = { kind: 'highest', jokers: 'last' } as const;
    expect(set(1, first)).toEqual({ cards: ['maria-15'], jokers: 0 });
    expect(set(3, first)).toEqual({ cards: ['maria-15'], jokers: 2 });
    expect(set(4, first)).toEqual({ cards: ['maria-15', 'maria-3'], jokers: 2 });
    expect(set(4, first, 1)).toEqual({ cards: ['maria-15', 'maria-3', 'maria-7'], jokers: 1 });
    expect(set(3, last)).toEqual({ cards: ['maria-15', 'maria-3', 'maria-7'], jokers: 0 });
    expect(set(5, last)).toEqual({
      cards: ['maria-15', 'maria-3', 'maria-7', 'maria-11'],
      jokers: 1,
    });
    expect(set(6, last)).toEqual({
      cards: ['maria-15', 'maria-3', 'maria-7', 'maria-11'],
      jokers: 2,
    });
    expect(set(6, last, 1)).toBeNull();
  });

  it('A 8.3 discards, when alone, the lowest numbers, jokers last', () => {
    const lowest = { kind: 'lowest', jokers: 'last' } as const;
    expect(set(2, lowest)).toEqual({ cards: ['maria-3', 'maria-7'], jokers: 0 });
    expect(set(5, lowest)).toEqual({
      cards: ['maria-3', 'maria-7', 'maria-11', 'maria-15'],
      jokers: 1,
    });
    expect(set(5, lowest, 0)).toBeNull();
    expect(set(3, { kind: 'lowest', jokers: 'first' })).toEqual({ cards: ['maria-3'], jokers: 2 });
  });

  it('A 8.3 discards so unless it is told otherwise', () => {
    const { discard: _, ...untold } = silent;
    expect(title.orders?.schema.parse(untold)).toMatchObject({
      discard: { kind: 'lowest', jokers: 'last' },
    });
  });

  it('A 8.3 takes of a ranked list the first legal set of the needed size', () => {
    const ranked = (...cards: string[]) => ({ kind: 'ranked', cards }) as const;
    expect(set(2, ranked('maria-7', 'maria-3', 'maria-15'))).toEqual({
      cards: ['maria-7', 'maria-3'],
      jokers: 0,
    });
    // What he does not hold, what is another noble’s and what stands there twice is passed over.
    expect(set(2, ranked('maria-1', 'leo-17', 'maria-7', 'maria-7', 'maria-3'))).toEqual({
      cards: ['maria-7', 'maria-3'],
      jokers: 0,
    });
    // Never only jokers, and no more of them than he allows.
    expect(set(2, ranked('joker', 'joker', 'maria-3'))).toEqual({ cards: ['maria-3'], jokers: 1 });
    expect(set(3, ranked('joker', 'joker', 'maria-3'))).toEqual({ cards: ['maria-3'], jokers: 2 });
    expect(set(3, ranked('joker', 'joker', 'maria-3', 'maria-7'), 1)).toEqual({
      cards: ['maria-3', 'maria-7'],
      jokers: 1,
    });
    expect(set(1, ranked('joker'))).toBeNull();
    expect(set(3, ranked('maria-3', 'maria-7'))).toBeNull();
  });

  it('A 8.3 ranks Maximilian’s cards by number, then Maria, Leo, Louise, Philipp', () => {
    const mine = showable(edition, 'maximilian', ['leo-9', 'maria-9', 'philipp-9', 'louise-9'], 0);
    expect(mine.own).toEqual(['philipp-9', 'louise-9', 'leo-9', 'maria-9']);
    expect(ableWith(mine)).toBe(4);
  });

  it('A 8.3 shows against others as it says for that, and alone as it says for that', () => {
    const order: Order = {
      ...silent,
      show: { kind: 'highest', jokers: 'last' },
      discard: { kind: 'lowest', jokers: 'last' },
    };
    const against = maria(made(0, 2), called(1, 2), passed(2), passed(3), closed('maria', 2, 0, 1));
    expect(said(against, 0, order)).toEqual({
      type: 'show',
      cards: ['maria-7', 'maria-2'],
      jokers: 0,
    });
    const alone = maria(made(0, 2), passed(1), passed(2), passed(3), closed('maria', 2, 0));
    expect(said(alone, 0, order)).toEqual({
      type: 'show',
      cards: ['maria-2', 'maria-6'],
      jokers: 0,
    });
    expect(said(alone, 0, { ...order, discard: null })).toBeNull();
    // No legal set results: ask.
    const five = maria(made(0, 5), passed(1), passed(2), passed(3), closed('maria', 5, 0));
    expect(said(five, 0, { ...order, jokers: 1 })).toBeNull();
  });
});

describe('8.4 to 8.6 beside a bid by hand, unseen', () => {
  const rest: Order = {
    ...bidding({ raise: { below: 4, to: 'next' }, call: 4 }),
    scope: { of: 'auction', round: null, noble: null },
    show: { kind: 'highest', jokers: 'last' },
    discard: { kind: 'lowest', jokers: 'last' },
  };
  const acts = (events: readonly { readonly action: { readonly asked: unknown } | null }[]) =>
    events.flatMap(({ action }) => (action === null ? [] : [action.asked]));

  it('A 8.4 lets a bid by hand carry the rest, so that one visit settles an auction', () => {
    const table = maria();
    const first = visited(table, positionOf(table), {
      seat: 0,
      place: [rest],
      actions: [bid(1)],
    });
    expect(acts(first.events)).toEqual([bid(1)]);
    const second = visited(table, first.position, { seat: 1, actions: [pass] });
    const third = visited(table, second.position, { seat: 2, actions: [pass] });
    // Sigurd bids 3; Ada’s order raises to 4 by itself.
    const fourth = visited(table, third.position, { seat: 3, actions: [bid(3)] });
    expect(acts(fourth.events)).toEqual([bid(3), bid(4)]);
    const fifth = visited(table, fourth.position, { seat: 3, actions: [pass] });
    expect(acts(fifth.events)).toEqual([
      pass,
      { type: 'show', cards: ['maria-2', 'maria-6', 'maria-7'], jokers: 1 },
    ]);
  });

  it('A 8.4 comes to the same in whatever order all seats set theirs when an auction opens', () => {
    const table = maria();
    const orders = [
      bidding({ open: 2, raise: { below: 3, to: 'next' }, call: 4 }),
      bidding({ open: 1, call: 4 }),
      bidding({ call: 1 }),
      bidding({ raise: { below: 4, to: 'next' }, call: 4 }),
    ].map(
      (order): Order => ({
        ...order,
        show: { kind: 'highest', jokers: 'first' },
        discard: { kind: 'lowest', jokers: 'last' },
      }),
    );
    const ends = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
    ].map((seats) =>
      seats.reduce(
        (position, seat) => visited(table, position, { seat, place: [orders[seat]] }).position,
        positionOf(table),
      ),
    );
    expect(ends[1]?.game).toEqual(ends[0]?.game);
    expect(ends[2]?.game).toEqual(ends[0]?.game);
    const [end] = ends;
    expect(end && viewOf({ ...table, game: end.game }, 0).question).toBe('choose');
  });

  it('A 8.5 shows others an ordinary act, and nothing at all until there is one', () => {
    const table = maria();
    const placed = visited(table, positionOf(table), { seat: 3, place: [rest] });
    expect(acts(placed.events)).toEqual([]);
    const viewers = [0, 1, 2, 'spectator'] as const;
    const told = (event: (typeof placed.events)[number], viewer: number | 'spectator') =>
      redact({ ...event, number: 1, at: '' }, viewer, 1);
    for (const viewer of viewers) {
      expect(placed.events.map((event) => told(event, viewer))).toEqual([null]);
      expect(viewOf({ ...table, game: placed.position.game }, viewer)).toEqual(
        viewOf(table, viewer),
      );
    }
    const after = [0, 1, 2].reduce(
      ({ position }, seat) =>
        visited(table, position, { seat, actions: [seat === 0 ? bid(3) : pass] }),
      placed,
    );
    const [, byOrder] = after.events;
    const byHand = visited(
      table,
      visited(table, positionOf(table), { seat: 0, actions: [bid(3)] }).position,
      {
        seat: 1,
        actions: [pass] as never,
      },
    );
    const manual = visited(
      table,
      visited(table, byHand.position, { seat: 2, actions: [pass] }).position,
      {
        seat: 3,
        actions: [bid(4)] as never,
      },
    );
    for (const viewer of viewers) {
      expect(byOrder && told(byOrder, viewer)).toEqual(
        manual.events[0] && told(manual.events[0], viewer),
      );
    }
    expect(byOrder && told(byOrder, 3)).toMatchObject({ automatic: true });
  });

  it('A 8.6 does only what its owner could do, and sees his view alone', () => {
    // With Seat 2’s one card and two jokers an order for nine opens with three.
    const bare = atAuction('maria', { hands: four, opener: 2 });
    expect(said(bare, 2, bidding({ open: 9 }))).toEqual(bid(3));
    // It says nothing where another is asked, and nothing of privileges and buying.
    expect(said(bare, 0, bidding({ open: 9 }))).toBeNull();
    expect(said(atPrivileges(0, 1, { hands: four }), 0, bidding({ open: 9 }))).toBeNull();
  });
});

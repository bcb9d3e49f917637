import { describe, expect, it } from 'vitest';
import { redactFact } from '../../../core/fact.ts';
import { openPosition } from '../../../core/position.ts';
import { visit } from '../../../core/visit.ts';
import type { Action, Fact, Order } from '../types.ts';
import {
  atElection,
  cubes,
  declare,
  declared,
  type Laid,
  laid,
  merchants,
  viewOf,
} from './laid.ts';
import { answered, called, made, opened, passed, won } from './summons.ts';

type Visit = Parameters<typeof visit>[2];
type Hands = Parameters<typeof laid>[0]['hands'];

const noDraw = () => 0;
const leaves = (seat: number, ...orders: readonly Order[]): Visit => ({
  seat,
  cancel: [],
  place: orders,
  actions: [],
});
const acts = (seat: number, ...actions: readonly Action[]): Visit => ({
  seat,
  cancel: [],
  place: [],
  actions,
});

/** The facts of the game that follow from visits, one after the other; or why one is refused. */
function visited({ game, setting }: Laid, ...visits: readonly Visit[]) {
  let position = { ...openPosition(setting), game };
  const facts: Fact[] = [];
  for (const next of visits) {
    const followed = visit(setting, position, next, noDraw);
    if (!followed.ok) return followed.refusal;
    position = followed.position;
    facts.push(
      ...(followed.events
        .filter(({ kind }) => kind === 'play')
        .flatMap((event) => event.facts) as Fact[]),
    );
  }
  return facts;
}

const refused = (code: string) => expect.objectContaining({ rule: 'DVE 16.1', code });

const alms = (from: 'leader' | 'last' | number): Order => ({ about: 'alms', from });
const coming = (
  upTo: number,
  payFirst: 'red' | 'black' | 'yellow' = 'yellow',
  answer: 'come' | 'stay' = 'come',
): Order => ({ about: 'summons', answer, upTo, payFirst });
const staying = coming(0, 'yellow', 'stay');
const election = (seek: Extract<Order, { about: 'election' }>['seek']): Order => ({
  about: 'election',
  seek,
});

/** Seat 0, a Friar, may ask seats 1, 2 and 3 for alms; in knowledge 2 is ahead and 3 behind. */
const atCharity = (turn = 5, more: object = {}) =>
  laid({
    hands: [
      { friar: 'friar-mario', ducats: 0, knowledge: 30 },
      { knowledge: 10 },
      { knowledge: 20 },
      { knowledge: 5 },
      { ducats: 0, knowledge: 40, ...more },
    ],
    turn,
    going: null,
  }).and({ type: 'turn-begun', turn }, { type: 'charity-begun', givers: [1, 2, 3] });
const givenBy = (giver: number): Fact => ({
  type: 'alms-given',
  seat: 0,
  giver,
  given: 5,
  fromBank: 0,
});

/** Seat 0 stands in Brindisi and may summon the others. */
const atBrindisi = (...others: Hands) =>
  laid({ hands: [{ place: 'brindisi', cubes: { red: 3 } }, ...others], turn: 12, events: [10] });
const summon: Action = { type: 'summon' };
const bid = (votes: number): Action => ({ type: 'bid', votes });

describe('16.1 orders for decisions outside one’s own turn', () => {
  it('DVE 16.1 takes an order for each such decision, at any time it can still act', () => {
    const table = laid({ hands: merchants(4), turn: 3 });
    for (const order of [alms('leader'), coming(3), election('highest')]) {
      expect(visited(table, leaves(1, order))).toEqual([]);
      expect(visited(table, leaves(0, order))).toEqual([]); // in his own turn too
    }
  });

  it('DVE 16.1 seals an order: nobody else learns of it', () => {
    const { game, setting } = laid({ hands: merchants(4) });
    const followed = visit(
      setting,
      { ...openPosition(setting), game },
      leaves(1, alms('last')),
      noDraw,
    );
    const facts = followed.ok ? followed.events.flatMap((event) => event.facts) : [];
    expect(facts.length).toBe(1);
    for (const fact of facts) {
      expect(redactFact(fact, 1)).not.toBeNull();
      for (const viewer of [0, 2, 'spectator'] as const) {
        expect(redactFact(fact, viewer)).toBeNull();
      }
    }
  });

  it('DVE 16.1 refuses an order for alms after the last charity', () => {
    const on = (turn: number) => laid({ hands: merchants(4), turn });
    expect(visited(on(10), leaves(0, alms('last')))).toEqual([]);
    expect(visited(on(11), leaves(0, alms('last')))).toEqual(refused('order-too-late'));
    expect(visited(on(12), leaves(0, alms('last')))).toEqual(refused('order-too-late'));
    // In the Charity phase of turn 11 itself it may act.
    expect(visited(atCharity(11), leaves(0, alms(1)))).toMatchObject([givenBy(1), {}, {}]);
  });

  it('DVE 16.1 refuses an order to ask oneself, nobody, or one who is no Merchant', () => {
    const hands = [{}, {}, {}, { friar: 'friar-gigi' }, { cardinal: 'cardinal-zazza' }];
    const table = laid({ hands });
    expect(visited(table, leaves(0, alms(0)))).toEqual(refused('order-to-oneself'));
    expect(visited(table, leaves(0, alms(5)))).toEqual(refused('order-to-no-merchant'));
    expect(visited(table, leaves(0, alms(3)))).toEqual(refused('order-to-no-merchant'));
    expect(visited(table, leaves(0, alms(4)))).toEqual(refused('order-to-no-merchant'));
    expect(visited(table, leaves(0, alms(1)))).toEqual([]);
  });

  it('DVE 16.1 refuses an order for alms where no two Merchants can tie', () => {
    const two = laid({ hands: merchants(2) });
    expect(visited(two, leaves(0, alms('leader')))).toEqual(refused('order-never-asked'));
    const one = laid({ hands: [{}, {}, { friar: 'friar-gigi' }] });
    expect(visited(one, leaves(0, alms('last')))).toEqual(refused('order-never-asked'));
    expect(visited(one, leaves(2, alms('last')))).toEqual([]);
  });

  it('DVE 16.1 refuses an order for a summons when the tile is used up', () => {
    const table = atBrindisi({}, {});
    const over = [acts(0, summon), leaves(1, staying), leaves(2, staying)];
    expect(visited(table, leaves(1, coming(1)))).toEqual([]);
    expect(visited(table, ...over, leaves(1, coming(1)))).toEqual(refused('order-too-late'));
  });

  it('DVE 16.1 refuses an order for a summons one has stayed away from, or passed in', () => {
    const table = atBrindisi({ cubes: { yellow: 2 } }, {}, {});
    const away = [acts(0, summon), leaves(1, staying)];
    expect(visited(table, ...away, leaves(1, coming(1)))).toEqual(refused('order-too-late'));
    expect(visited(table, ...away, leaves(2, coming(1)))).toMatchObject([
      {},
      {},
      answered(2, true),
    ]);
    const out = [
      acts(0, summon),
      leaves(1, coming(2)),
      acts(2, { type: 'answer-summons', answer: 'come' }),
      acts(3, { type: 'answer-summons', answer: 'come' }),
      acts(0, bid(4)),
    ];
    expect(visited(table, ...out.slice(0, 4), leaves(3, coming(1)))).toHaveLength(5);
    expect(visited(table, ...out, leaves(1, coming(9)))).toEqual(refused('order-too-late'));
  });

  it('DVE 16.1 refuses an order for a summons after the last turn', () => {
    const table = atElection([{}, {}, {}], { events: [10] });
    expect(visited(table, leaves(1, coming(1)))).toEqual(refused('order-too-late'));
  });

  it('DVE 16.1 refuses an order for the election that can never be: declared, or not one’s own', () => {
    const table = atElection([{ cubes: { yellow: 7 } }, {}]);
    const done = acts(0, declare('nothing'));
    expect(visited(table, done, leaves(0, election('banker')))).toEqual(refused('order-too-late'));
    expect(visited(table, leaves(0, election('pope')))).toEqual(refused('not-your-status'));
    expect(visited(table, leaves(1, election('banker')))).toEqual(refused('too-few-votes'));
    const hands = [{ friar: 'friar-mario' }, { cardinal: 'cardinal-zazza' }, {}];
    const early = laid({ hands });
    expect(visited(early, leaves(0, election('banker')))).toEqual(refused('not-your-status'));
    expect(visited(early, leaves(1, election('monk')))).toEqual(refused('not-your-status'));
    // A Merchant may become all of this yet, a Friar a Cardinal.
    expect(visited(early, leaves(2, election('pope')))).toEqual([]);
    expect(visited(early, leaves(0, election('camerlengo')))).toEqual([]);
    expect(visited(early, leaves(1, election('pope')))).toEqual([]);
  });
});

describe('16.2 what an order does', () => {
  const order = { type: 'order-set', order: expect.anything(), rested: null };
  const began = expect.objectContaining({ type: 'player-began' });

  it('DVE 16.2 asks the Merchant furthest ahead or back in knowledge, or a seat', () => {
    expect(visited(atCharity(), leaves(0, alms('leader')))).toEqual([givenBy(2), order, began]);
    expect(visited(atCharity(), leaves(0, alms('last')))).toEqual([givenBy(3), order, began]);
    expect(visited(atCharity(), leaves(0, alms(1)))).toEqual([givenBy(1), order, began]);
  });

  it('DVE 16.2 asks the owner where the seat named may not give', () => {
    expect(visited(atCharity(), leaves(0, alms(4)))).toEqual([]);
  });

  it('DVE 16.2 answers the summons', () => {
    const table = atBrindisi({}, {}, {});
    expect(visited(table, leaves(2, coming(0)), leaves(1, staying), acts(0, summon))).toEqual([
      called(0),
      answered(1, false),
      answered(2, true),
    ]); // and seat 3 is asked
  });

  it('DVE 16.2 raises by one as far as told, then passes', () => {
    const table = atBrindisi({ cubes: { red: 3 } });
    const facts = visited(
      table,
      leaves(1, coming(3)),
      acts(0, summon),
      acts(0, bid(1)),
      acts(0, bid(3)),
    );
    expect(facts).toMatchObject([
      called(0),
      answered(1, true),
      opened(0, 1),
      made(0, 1),
      made(1, 2),
      made(0, 3),
      passed(1),
      won(0, 3),
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('DVE 16.2 raises no further than the votes go', () => {
    const table = atBrindisi({ friar: 'friar-michael', cubes: { yellow: 2 } });
    const facts = visited(
      table,
      leaves(1, coming(50)),
      acts(0, summon),
      acts(0, bid(2)),
      acts(0, bid(4)),
    );
    expect(facts).toMatchObject([
      called(0),
      answered(1, true),
      opened(0, 1),
      made(0, 2),
      made(1, 3),
      made(0, 4),
      passed(1),
      won(0, 4),
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('DVE 16.2 lets orders bid against each other, the caller’s with his two votes', () => {
    const table = atBrindisi({ cubes: { yellow: 3 } });
    const facts = visited(
      table,
      leaves(0, coming(4)),
      leaves(1, coming(3)),
      acts(0, summon),
      acts(0, bid(1)),
    );
    expect(facts).toEqual([
      called(0),
      answered(1, true),
      opened(0, 1),
      made(0, 1),
      made(1, 2),
      made(0, 3),
      passed(1),
      won(0, 3),
      { type: 'votes-paid', seat: 0, cubes: ['red-1'] },
      expect.objectContaining({ type: 'cubes-returned' }),
      { type: 'stupor-mundi-gained', seat: 0 },
      { type: 'knowledge-moved', seat: 0, to: 10, by: 10 },
      { type: 'player-ended', seat: 0, unspent: 5 },
      expect.objectContaining({ type: 'player-began' }),
    ]);
  });

  it('DVE 16.2 leaves the first bid to the caller, who was not summoned', () => {
    const table = atBrindisi({ cubes: { yellow: 3 } });
    const opening = [called(0), answered(1, true), opened(0, 1)];
    const until = [leaves(0, coming(4)), leaves(1, coming(3)), acts(0, summon)];
    expect(visited(table, ...until)).toEqual(opening);
    // An order to bid nothing passes for him once he is outbid.
    const nothing = [leaves(0, coming(0)), leaves(1, coming(3)), acts(0, summon)];
    expect(visited(table, ...nothing)).toEqual(opening);
    const outbid = [...opening, made(0, 1), made(1, 2), passed(0), won(1, 2)];
    const facts = visited(table, ...nothing, acts(0, bid(1)));
    expect(Array.isArray(facts) ? facts.slice(0, outbid.length) : facts).toEqual(outbid);
    // One to stay away says nothing of an auction he calls himself.
    const away = [leaves(0, staying), leaves(1, coming(3)), acts(0, summon), acts(0, bid(1))];
    expect(visited(table, ...away)).toEqual([...opening, made(0, 1), made(1, 2)]);
  });

  it('DVE 16.2 pays with the chosen colour first', () => {
    const hand = { cubes: { red: 1, black: 2, yellow: 3 } };
    const paid = (payFirst: 'red' | 'black' | 'yellow') => {
      const facts = visited(
        atBrindisi(hand),
        leaves(1, coming(3, payFirst)),
        acts(0, summon),
        acts(0, bid(2)),
        acts(0, { type: 'pass' }),
      );
      return Array.isArray(facts) ? facts.find(({ type }) => type === 'votes-paid') : facts;
    };
    // Seat 0 has three Politicians, so seat 1's is the fourth.
    expect(paid('red')).toEqual({ type: 'votes-paid', seat: 1, cubes: ['red-4'] });
    expect(paid('yellow')).toEqual({ type: 'votes-paid', seat: 1, cubes: cubes('yellow', 1, 3) });
    expect(paid('black')).toEqual({ type: 'votes-paid', seat: 1, cubes: cubes('black', 1, 2) });
  });

  it('DVE 16.2 declares the status told, or the highest there are votes for', () => {
    const cardinal = 'cardinal-zazza';
    const seeks = (hand: object, seek: Parameters<typeof election>[0]) =>
      visited(atElection([hand, {}]), leaves(0, election(seek)));
    expect(seeks({ cubes: { yellow: 7 } }, 'banker')).toEqual([declared(0, 'banker')]);
    expect(seeks({ cubes: { yellow: 7 } }, 'nothing')).toEqual([declared(0, 'nothing')]);
    expect(seeks({ cubes: { yellow: 7 } }, 'highest')).toEqual([declared(0, 'banker')]);
    expect(seeks({ cubes: { yellow: 6 } }, 'highest')).toEqual([declared(0, 'nothing')]);
    expect(seeks({ cardinal, cubes: { yellow: 17 } }, 'highest')).toEqual([declared(0, 'pope')]);
    expect(seeks({ cardinal, cubes: { yellow: 16 } }, 'highest')).toEqual([
      declared(0, 'camerlengo'),
    ]);
    expect(seeks({ cardinal, cubes: { yellow: 17 } }, 'camerlengo')).toEqual([
      declared(0, 'camerlengo'),
    ]);
    expect(seeks({ friar: 'friar-michael', cubes: { yellow: 9 } }, 'highest')).toEqual([
      declared(0, 'monk'),
    ]);
  });

  it('DVE 16.2 asks the owner when the status told is out of reach by then', () => {
    const last = laid({ hands: [{}, {}], turn: 15, going: 1 }).and(
      { type: 'papal-tile-revealed', tile: 'papal-red-1', reveals: true },
      { type: 'papal-tile-revealed', tile: 'papal-red-2', reveals: true },
    );
    expect(
      visited(
        last,
        leaves(0, election('banker')),
        leaves(1, election('highest')),
        acts(1, { type: 'end-turn' }),
      ),
    ).toEqual([
      { type: 'player-ended', seat: 1, unspent: 5 },
      { type: 'election-begun' },
      declared(1, 'nothing'),
    ]);
  });

  it('DVE 16.2 leaves one’s own turn alone', () => {
    const orders = [coming(3), election('highest'), alms('last')];
    expect(visited(laid({ hands: merchants(4), turn: 3 }), leaves(0, ...orders))).toEqual([]);
    const table = atBrindisi({}, {});
    expect(visited(table, leaves(0, coming(3)))).toEqual([]);
    expect(viewOf(table, 0).going).toMatchObject({ seat: 0, points: 5 });
  });
});

describe('16.3 several orders', () => {
  it('DVE 16.3 gives the word to the order left last for the decision', () => {
    expect(
      visited(
        atElection([{ cubes: { yellow: 7 } }, {}]),
        leaves(0, election('banker'), election('nothing')),
      ),
    ).toEqual([declared(0, 'nothing')]);
    const [given] = visited(
      atCharity(),
      leaves(0, alms('last'), alms('leader'), election('highest')),
    ) as Fact[];
    expect(given).toEqual(givenBy(2));
    expect(
      visited(atBrindisi({}, {}), leaves(1, coming(1)), leaves(1, staying), acts(0, summon)),
    ).toEqual([called(0), answered(1, false)]);
  });

  it('DVE 16.3 asks the owner when the one left last does not fit, whatever came before', () => {
    expect(visited(atCharity(), leaves(0, alms('last'), alms(4)))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { toAct } from '../../../core/play.ts';
import {
  atAuction,
  bid,
  call,
  called,
  cardsLaid,
  closed,
  consoled,
  type Hand,
  made,
  opened,
  pass,
  passed,
  playerOf,
  show,
  shown,
  stateOf,
  viewOf,
  won,
} from './laid.ts';

const [ada, matthias, lorenz, sigurd] = [0, 1, 2, 3] as const;

/** The rulebook's first example: Maria, four players, Ada to open. */
const hands: readonly Hand[] = [
  { cards: ['maria-2', 'maria-6', 'maria-7', 'leo-1'] },
  { cards: ['maria-14', 'maria-15'] },
  { cards: ['maria-1'] },
  { cards: ['maria-4', 'maria-8', 'maria-9', 'maria-12'] },
];
const maria = () => atAuction('maria', { hands });
/** Ada bids 3, Matthias calls, Lorenz passes, Sigurd bids 4, Ada passes. */
const matthiasToSpeak = () =>
  maria().and(made(ada, 3), called(matthias, 3), passed(lorenz), made(sigurd, 4), passed(ada));

describe('2.1 bids', () => {
  it('A 2.1 bids the noble’s cards and jokers, and nothing without one of the noble’s', () => {
    maria().when(ada, bid(5)).then(made(ada, 5));
    maria().when(ada, bid(6)).refused('A 2.1', 'bid-above-cards');
    const leo = atAuction('leo', { hands, opener: matthias });
    leo.when(matthias, bid(1)).refused('A 2.1', 'no-card-of-noble');
    leo
      .and(passed(matthias), passed(lorenz), passed(sigurd))
      .when(ada, bid(4))
      .refused('A 2.1', 'bid-above-cards');
  });

  it('A 2.1 takes any nobles’ cards for Maximilian, but never only jokers', () => {
    const maximilian = atAuction('maximilian', { hands });
    maximilian.when(ada, bid(6)).then(made(ada, 6));
    maximilian.when(ada, bid(7)).refused('A 2.1', 'bid-above-cards');
    const bare = atAuction('maximilian', { hands: [{}, {}] });
    bare.when(0, bid(1)).refused('A 2.1', 'no-card-of-noble');
  });

  it('A 2.1 calls within the same bounds', () => {
    const table = maria().and(made(ada, 5));
    table.when(matthias, call(5)).refused('A 2.1', 'bid-above-cards');
    atAuction('leo', { hands })
      .and(made(ada, 1))
      .when(matthias, call(1))
      .refused('A 2.1', 'no-card-of-noble');
  });
});

describe('2.2 to 2.5 the auction', () => {
  it('A 2.2 begins with Philipp and the first player', () => {
    const table = atAuction('philipp', { hands, opener: lorenz });
    expect(toAct(table.setting, table.game)).toEqual([lorenz]);
  });

  it('A 2.3 passes, calls or raises in clockwise order, and needs a bid to call', () => {
    maria().when(ada, call(1)).refused('A 2.3', 'nothing-to-call');
    maria()
      .when(ada, bid(2))
      .then(made(ada, 2))
      .when(matthias, bid(2))
      .refused('A 2.3', 'bid-not-higher');
    maria().and(made(ada, 2)).when(matthias, call(3)).refused('A 2.3', 'other-number-to-call');
    maria()
      .and(made(ada, 2))
      .when(matthias, call(2))
      .then(called(matthias, 2))
      .when(lorenz, pass)
      .then(passed(lorenz))
      .when(sigurd, bid(3))
      .then(made(sigurd, 3));
  });

  it('A 2.3 skips players who passed', () => {
    const table = matthiasToSpeak().and(made(matthias, 4));
    expect(viewOf(table, 'spectator').auction).toMatchObject({
      speaker: sigurd,
      passed: [ada, lorenz],
    });
  });

  it('A 2.4 asks one who called again only if another raised since', () => {
    // Ada 1, Matthias calls, Lorenz calls, Sigurd passes: the word is back at Ada's, and it is over.
    maria()
      .and(made(ada, 1), called(matthias, 1), called(lorenz, 1))
      .when(sigurd, pass)
      .then(passed(sigurd), closed('maria', 1, ada, matthias, lorenz));
    const raised = maria().and(
      made(ada, 1),
      called(matthias, 1),
      called(lorenz, 1),
      made(sigurd, 2),
    );
    expect(viewOf(raised, ada).auction?.speaker).toBe(ada);
    const round = raised.and(passed(ada), called(matthias, 2));
    round.when(lorenz, pass).then(passed(lorenz), closed('maria', 2, matthias, sigurd));
  });

  it('A 2.5 awards no card when all pass; the same player opens the next auction', () => {
    maria()
      .and(passed(ada), passed(matthias), passed(lorenz))
      .when(sigurd, pass)
      .then(passed(sigurd), { type: 'nobody-bid', noble: 'maria' }, opened('maximilian', ada));
  });

  it('A 2.4 lets the last who has not passed open, and win, alone', () => {
    maria()
      .and(passed(ada), passed(matthias), passed(lorenz))
      .when(sigurd, bid(1))
      .then(made(sigurd, 1), closed('maria', 1, sigurd));
  });
});

describe('the rulebook’s auction for Maria, with all its endings', () => {
  it('A 2.6 if Matthias passes, Sigurd alone shows four cards, up to three of them jokers', () => {
    const alone = matthiasToSpeak()
      .when(matthias, pass)
      .then(passed(matthias), closed('maria', 4, sigurd));
    alone
      .when(sigurd, show(2, 'maria-4', 'maria-8'))
      .then(
        cardsLaid(sigurd, 'maria-4', 'maria-8', 'joker-7', 'joker-8'),
        shown([sigurd, 'joker-7', 'joker-8', 'maria-4', 'maria-8']),
        won(sigurd, 'maria', 'joker-7', 'joker-8', 'maria-4', 'maria-8'),
      );
    const withThree = atAuction('maria', {
      hands: [...hands.slice(0, 3), { cards: ['maria-4', 'joker-9'] }],
    }).and(
      passed(ada),
      passed(matthias),
      passed(lorenz),
      made(sigurd, 4),
      closed('maria', 4, sigurd),
    );
    const after = withThree
      .when(sigurd, show(3, 'maria-4'))
      .then(
        cardsLaid(sigurd, 'maria-4', 'joker-7', 'joker-8', 'joker-9'),
        shown([sigurd, 'joker-7', 'joker-8', 'maria-4', 'joker-9']),
        won(sigurd, 'maria', 'joker-7', 'joker-8', 'maria-4', 'joker-9'),
      );
    expect(playerOf(after, sigurd)?.hand).toEqual([]);
    expect(stateOf(after).discards.seen).toHaveLength(4);
  });

  it('A 2.3 if Matthias raises, Sigurd may pass, call or raise', () => {
    const strong: readonly Hand[] = [
      ...hands.slice(0, 1),
      { cards: ['maria-14', 'maria-15', 'maria-16'] },
      ...hands.slice(2),
    ];
    const raised = atAuction('maria', { hands: strong }).and(
      made(ada, 3),
      called(matthias, 3),
      passed(lorenz),
      made(sigurd, 4),
      passed(ada),
      made(matthias, 5),
    );
    raised.when(sigurd, pass).then(passed(sigurd), closed('maria', 5, matthias));
    raised.when(sigurd, call(5)).then(called(sigurd, 5), closed('maria', 5, matthias, sigurd));
    raised.when(sigurd, bid(6)).then(made(sigurd, 6));
  });

  it('A 2.7 if Matthias calls, both show at once, and his 15 wins', () => {
    const both = matthiasToSpeak()
      .when(matthias, call(4))
      .then(called(matthias, 4), closed('maria', 4, matthias, sigurd));
    const after = both
      .when(matthias, show(2, 'maria-14', 'maria-15'))
      .then(cardsLaid(matthias, 'maria-14', 'maria-15', 'joker-3', 'joker-4'))
      .when(sigurd, show(0, 'maria-4', 'maria-8', 'maria-9', 'maria-12'))
      .then(
        cardsLaid(sigurd, 'maria-4', 'maria-8', 'maria-9', 'maria-12'),
        shown(
          [matthias, 'joker-3', 'joker-4', 'maria-14', 'maria-15'],
          [sigurd, 'maria-4', 'maria-8', 'maria-9', 'maria-12'],
        ),
        won(matthias, 'maria', 'joker-3', 'joker-4', 'maria-14', 'maria-15'),
        consoled(sigurd, 2, 100),
      );
    expect(playerOf(after, matthias)?.hand).toEqual([]);
    expect(playerOf(after, sigurd)?.florins).toBe(1600);
    expect(viewOf(after, ada).players[sigurd]?.seen).toEqual([
      'maria-4',
      'maria-8',
      'maria-9',
      'maria-12',
      'joker-7',
      'joker-8',
    ]);
    expect(stateOf(after).opener).toBe(matthias);
  });

  it('A 2.8 nobody who lost further back gets anything', () => {
    const after = matthiasToSpeak().and(called(matthias, 4), closed('maria', 4, matthias, sigurd));
    expect([ada, lorenz].map((seat) => playerOf(after, seat)?.florins)).toEqual([1500, 1500]);
  });
});

describe('2.6 to 2.8 showing', () => {
  const four = (noble: 'maria' | 'maximilian', cards: number, ...list: readonly string[][]) =>
    atAuction(noble, { hands: list.map((one) => ({ cards: one })) }).and(
      made(0, cards),
      ...list.slice(1).map((_, index) => called(index + 1, cards)),
      closed(noble, cards, ...list.keys()),
    );

  it('A 2.7 wants exactly the number bid, of one’s own, the noble’s, and not only jokers', () => {
    const table = four('maria', 2, ['maria-1', 'maria-2', 'leo-3'], ['maria-3', 'maria-4']);
    table.when(0, show(0, 'maria-1')).refused('A 2.7', 'wrong-number-of-cards');
    table.when(0, show(2, 'maria-1')).refused('A 2.7', 'wrong-number-of-cards');
    table.when(0, show(0, 'maria-1', 'maria-3')).refused('A 2.1', 'not-your-cards');
    table.when(0, show(0, 'maria-1', 'maria-1')).refused('A 2.1', 'not-your-cards');
    table.when(0, show(3, 'maria-1')).refused('A 2.1', 'not-your-cards');
    table.when(0, show(0, 'maria-1', 'leo-3')).refused('A 2.1', 'wrong-noble');
    table.when(0, show(2)).refused('A 2.1', 'only-jokers');
    table.when(0, pass).refused('A 2.7', 'asked-otherwise');
  });

  it('A 2.7 lets one change one’s mind until the last is in, unseen', () => {
    const table = four('maria', 1, ['maria-1', 'maria-2'], ['maria-3'])
      .when(0, show(0, 'maria-1'))
      .then(cardsLaid(0, 'maria-1'));
    table
      .when(0, show(0, 'maria-2'))
      .then({
        type: 'cards-laid',
        seat: 0,
        toldTo: [0],
        secret: { seenBy: [0], cards: ['maria-2'] },
      })
      .when(1, show(0, 'maria-3'))
      .then(
        cardsLaid(1, 'maria-3'),
        shown([0, 'maria-2'], [1, 'maria-3']),
        won(1, 'maria', 'maria-3'),
        consoled(0, 2, 100),
      );
  });

  it('A 2.7 comes to the same in any order of arrival', () => {
    const table = four('maria', 1, ['maria-1'], ['maria-9'], ['maria-5']);
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ];
    const cards = ['maria-1', 'maria-9', 'maria-5'];
    const ends = orders.map((order) => {
      const facts = order.map((seat) => cardsLaid(seat, cards[seat] ?? ''));
      const last = order[2] ?? 0;
      const told = table
        .and(...facts.slice(0, 2))
        .when(last, show(0, cards[last] ?? ''))
        .then(
          cardsLaid(last, cards[last] ?? ''),
          shown([0, 'maria-1'], [1, 'maria-9'], [2, 'maria-5']),
          won(1, 'maria', 'maria-9'),
          consoled(2, 2, 100),
          consoled(0, 3, 50),
        );
      return stateOf(told);
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('A 2.7 counts the single highest number, not the sum, and no joker', () => {
    four('maria', 3, ['maria-12', 'maria-11', 'maria-10'], ['maria-13', 'maria-1'])
      .and(cardsLaid(0, 'maria-12', 'maria-11', 'maria-10'))
      .when(1, show(1, 'maria-13', 'maria-1'))
      .then(
        cardsLaid(1, 'maria-13', 'maria-1', 'joker-3'),
        shown([0, 'maria-12', 'maria-11', 'maria-10'], [1, 'joker-3', 'maria-13', 'maria-1']),
        won(1, 'maria', 'joker-3', 'maria-13', 'maria-1'),
        consoled(0, 2, 100),
      );
  });

  it('A 2.7 for Maximilian ranks equal numbers Maria, Leo, Louise, Philipp', () => {
    // The rulebook's second example: Leo-15 beats Philipp-15.
    four('maximilian', 3, ['philipp-15', 'philipp-7', 'leo-2'], ['leo-15', 'maria-3'])
      .and(cardsLaid(0, 'philipp-15', 'philipp-7', 'leo-2'))
      .when(1, show(1, 'leo-15', 'maria-3'))
      .then(
        cardsLaid(1, 'leo-15', 'maria-3', 'joker-3'),
        shown([0, 'philipp-15', 'philipp-7', 'leo-2'], [1, 'joker-3', 'leo-15', 'maria-3']),
        won(1, 'maximilian', 'joker-3', 'leo-15', 'maria-3'),
        consoled(0, 2, 100),
      );
    four('maximilian', 1, ['philipp-15'], ['louise-15'], ['leo-15'], ['maria-15'])
      .and(cardsLaid(0, 'philipp-15'), cardsLaid(1, 'louise-15'), cardsLaid(2, 'leo-15'))
      .when(3, show(0, 'maria-15'))
      .then(
        cardsLaid(3, 'maria-15'),
        shown([0, 'philipp-15'], [1, 'louise-15'], [2, 'leo-15'], [3, 'maria-15']),
        won(3, 'maximilian', 'maria-15'),
        consoled(2, 2, 100),
        consoled(1, 3, 50),
      );
  });

  it('A 2.8 pays nothing for one or two cards with smallBidsUnpaid, and for three it does', () => {
    const paid = (cards: number, smallBidsUnpaid: boolean) => {
      const list = [
        ['maria-1', 'maria-2', 'maria-3'],
        ['maria-7', 'maria-8', 'maria-9'],
      ];
      const mine = (seat: number) => (list[seat] ?? []).slice(0, cards);
      const facts = atAuction('maria', {
        hands: list.map((one) => ({ cards: one })),
        options: { smallBidsUnpaid },
      }).and(
        made(0, cards),
        called(1, cards),
        closed('maria', cards, 0, 1),
        cardsLaid(0, ...mine(0)),
      );
      const expected = smallBidsUnpaid && cards < 3 ? [] : [consoled(0, 2, 100)];
      facts
        .when(1, show(0, ...mine(1)))
        .then(
          cardsLaid(1, ...mine(1)),
          shown([0, ...mine(0)], [1, ...mine(1)]),
          won(1, 'maria', ...mine(1)),
          ...expected,
        );
    };
    for (const cards of [1, 2, 3]) {
      paid(cards, true);
      paid(cards, false);
    }
  });

  it('A 7.1 asks also whoever has one legal set, or none of the noble’s cards', () => {
    const table = four('maria', 1, ['maria-1'], ['maria-3']);
    expect(toAct(table.setting, table.game)).toEqual([0, 1]);
    const bare = atAuction('leo', { hands });
    expect(toAct(bare.setting, bare.and(made(ada, 1)).game)).toEqual([matthias]);
  });
});

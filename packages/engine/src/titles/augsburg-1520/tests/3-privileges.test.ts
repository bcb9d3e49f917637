import { describe, expect, it } from 'vitest';
import { mayAlsoAct, toAct } from '../questions.ts';
import {
  atPrivileges,
  atWin,
  built,
  choose,
  chosen,
  done,
  gained,
  type Hand,
  opened,
  playerOf,
  stateOf,
  step,
  viewOf,
  waive,
} from './laid.ts';

const plain: readonly Hand[] = [{}, {}, {}];
const by = (means: 'violet' | 'architect', building: 'church' | 'cathedral') => ({
  type: 'build',
  building,
  by: means,
});
const right = (name: string) => ({ type: 'take-right', right: name });
const took = (seat: number, name: string, place: number) => ({
  type: 'right-taken',
  seat,
  right: name,
  tile: `${name}-${place}`,
});
const level = (seat: number, tile: string, handedOn: string | null, from: number | null = null) => {
  const [colour, number] = tile.split('-');
  return { type: 'level-taken', seat, colour, level: Number(number), tile, from, handedOn };
};
const scored = (
  seat: number,
  privilege: 'prestige6' | 'prestige7',
  points: number,
  to: number,
) => ({
  type: 'prestige-gained',
  seat,
  privilege,
  from: [{ source: 'privilege', points }],
  lost: 0,
  without: null,
  to,
});
const waived = (seat: number) => ({ type: 'privilege-waived', seat });
const florins = (seat: number, name: 'yellow' | 'florins500', count: number) => ({
  type: 'florins-taken',
  seat,
  by: name,
  florins: count,
});
const compensated = (seat: number, as: 'florins' | 'prestige') => ({
  type: 'compensation-taken',
  seat,
  as,
  florins: as === 'florins' ? 100 : 0,
});
const compensation = (as: 'florins' | 'prestige') => ({ type: 'take-compensation', as });

describe('3.1 taking a card and using two privileges', () => {
  it('A 3.1 takes one of the open cards, and no other', () => {
    const table = atWin(1, { hands: plain });
    expect(toAct(stateOf(table))).toEqual([1]);
    table.when(1, choose(6)).refused('A 3.1', 'card-not-open');
    const taken = table.when(1, choose(4)).then(chosen(1, 4));
    expect(viewOf(taken, 0).winning).toMatchObject({
      seat: 1,
      card: 'privilege-4',
      left: ['yellow', 'orange', 'violet'],
      used: 0,
    });
    expect(viewOf(taken, 0).privilegeCards.open).not.toContain('privilege-4');
    taken.when(1, choose(5)).refused('A 3.1', 'asked-otherwise');
  });

  it('A 3.1 uses two of the three, one after the other, and a double privilege twice', () => {
    // Card 1: yellow, yellow, draw 2.
    const first = atPrivileges(1, 1, { hands: plain })
      .when(1, step('yellow'))
      .then(level(1, 'yellow-2-1', null));
    first.when(1, step('orange')).refused('A 3.1', 'privilege-not-left');
    first.when(1, step('yellow')).then(level(1, 'yellow-3-1', null), done(1), opened('maria', 1));
  });

  it('A 3.1 does not use one privilege twice', () => {
    // Card 4: yellow, orange, violet.
    atPrivileges(0, 4, { hands: plain })
      .and(level(0, 'yellow-2-1', null))
      .when(0, step('yellow'))
      .refused('A 3.1', 'privilege-not-left');
  });

  it('A 3.1 gives 2 prestige for each of the two that is left unused', () => {
    atPrivileges(0, 4, { hands: [{ prestige: 3 }, {}] })
      .when(0, waive)
      .then(waived(0), gained(0, 'unused', 2, 5))
      .when(0, waive)
      .then(waived(0), gained(0, 'unused', 2, 7), done(0), opened('maria', 0));
  });

  it('A 3.1 may leave the first unused and use any of the three as second', () => {
    atPrivileges(0, 8, { hands: plain })
      .when(0, waive)
      .then(waived(0), gained(0, 'unused', 2, 2))
      .when(0, { type: 'gain-prestige', by: 'prestige6' })
      .then(scored(0, 'prestige6', 6, 8), done(0), opened('maria', 0));
  });

  it('A 3.1 is not done after one privilege', () => {
    atPrivileges(0, 4, { hands: plain })
      .when(0, { type: 'done' })
      .refused('A 3.1', 'privileges-left');
  });

  it('A 3.2, A 3.3 give 500 florins, and 6 or 7 prestige as printed', () => {
    // Card 9: orange, 500 florins, 7 prestige.
    const table = atPrivileges(0, 9, { hands: plain })
      .when(0, { type: 'take-florins', by: 'florins500' })
      .then(florins(0, 'florins500', 500));
    expect(playerOf(table, 0)?.florins).toBe(2000);
    table
      .when(0, { type: 'gain-prestige', by: 'prestige7' })
      .then(scored(0, 'prestige7', 7, 7), done(0), opened('maria', 0));
    table
      .when(0, { type: 'gain-prestige', by: 'prestige6' })
      .refused('A 3.1', 'privilege-not-left');
  });

  it('A 3.11 puts a used card away', () => {
    const after = atPrivileges(0, 9, { hands: plain }).and(done(0));
    expect(stateOf(after).privilegeCards).toMatchObject({
      open: ['privilege-1', 'privilege-2', 'privilege-3', 'privilege-4', 'privilege-5'],
      away: ['privilege-9'],
    });
  });
});

describe('3.4 drawing two', () => {
  const deck = ['leo-5', 'leo-6', 'leo-7'];
  const drawing = (hand: Hand, more: object = {}) =>
    atPrivileges(0, 1, { hands: [hand, {}], deck, ...more });
  const drew = (...cards: string[]) => ({
    type: 'cards-drawn',
    seat: 0,
    cards: cards.length,
    secret: { seenBy: [0], drawn: cards },
    reveals: true,
  });
  const discardChosen = (card: string | null) => ({
    type: 'discard-chosen',
    seat: 0,
    secret: { seenBy: [0], card },
  });
  const discarded = (card: string | null) => ({
    type: 'card-discarded',
    seat: 0,
    card,
    reveals: true,
  });
  const discard = (card: string | null) => ({ type: 'discard', card });

  it('A 3.4 draws two free, unseen, then discards another card openly', () => {
    const drawn = drawing({ cards: ['maria-3'] })
      .when(0, { type: 'draw' })
      .then({ type: 'draw-begun', seat: 0 }, drew('leo-5', 'leo-6'));
    expect(viewOf(drawn, 0).question).toBe('discard');
    expect(viewOf(drawn, 1).players[0]?.hand).toBeNull();
    expect(viewOf(drawn, 1).topPrice).toBe(250); // leo-7
    drawn.when(0, discard('leo-5')).refused('A 3.4', 'just-drawn');
    drawn.when(0, discard('louise-1')).refused('A 3.4', 'not-your-cards');
    drawn.when(0, discard(null)).refused('A 3.4', 'card-needed');
    const after = drawn
      .when(0, discard('maria-3'))
      .then(discardChosen('maria-3'), discarded('maria-3'));
    expect(stateOf(after).discards.seen).toEqual(['maria-3']);
    expect(playerOf(after, 0)?.hand?.map(({ card, aside }) => [card, aside])).toEqual([
      ['leo-5', null],
      ['leo-6', null],
      ['joker-1', null],
      ['joker-2', null],
    ]);
    expect(viewOf(after, 0).question).toBe('privilege');
  });

  it('A 3.4 may discard a joker held before, though a joker was drawn', () => {
    drawing({}, { deck: ['joker-9', 'leo-6'] })
      .and({ type: 'draw-begun', seat: 0 }, drew('joker-9', 'leo-6'))
      .when(0, discard('joker'))
      .then(discardChosen('joker-1'), discarded('joker-1'));
  });

  it('A 3.4 discards nothing where one holds no other card', () => {
    const bare = drawing({}).and(
      { type: 'auction-won', seat: 0, noble: 'leo', cards: ['joker-1', 'joker-2'] },
      chosen(0, 1),
    );
    bare
      .and({ type: 'draw-begun', seat: 0 }, drew('joker-9', 'leo-6'))
      .when(0, discard('joker'))
      .refused('A 3.4', 'just-drawn');
    bare
      .and({ type: 'draw-begun', seat: 0 }, drew('leo-5', 'leo-6'))
      .when(0, discard(null))
      .then(discardChosen(null), discarded(null));
  });

  it('A 3.4, A 5.4 shuffles the discards when the deck is empty, and draws what there is', () => {
    const short = drawing({ cards: ['maria-3'] }, { deck: ['leo-5'] });
    short
      .and({ type: 'auction-won', seat: 0, noble: 'leo', cards: ['maria-3'] }, chosen(0, 1))
      .when(0, { type: 'draw' }, { deck: [0] })
      .then(
        { type: 'draw-begun', seat: 0 },
        drew('leo-5'),
        {
          type: 'discards-shuffled',
          under: false,
          secret: { seenBy: [], cards: ['maria-3'] },
          reveals: true,
        },
        drew('maria-3'),
      );
    drawing({}, { deck: ['leo-5'] })
      .when(0, { type: 'draw' })
      .then({ type: 'draw-begun', seat: 0 }, drew('leo-5'));
    drawing({}, { deck: [] })
      .when(0, { type: 'draw' })
      .then({ type: 'draw-begun', seat: 0 }, drew());
  });
});

describe('3.5 steps and robbery', () => {
  it('A 3.5 takes the next level from the supply while one is left there', () => {
    const table = atPrivileges(0, 4, { hands: plain });
    table.when(0, step('violet')).then(level(0, 'violet-2-1', null));
    const other = atPrivileges(0, 4, { hands: [{ violet: 2 }, { violet: 1 }, {}] });
    other.when(0, step('violet', 1)).refused('A 3.5', 'tile-in-supply');
  });

  it('A 3.5 gives the level 3 tile back to the supply on reaching level 4', () => {
    const after = atPrivileges(0, 4, { hands: [{ violet: 3 }, {}] })
      .when(0, step('violet'))
      .then(level(0, 'violet-4-1', 'violet-3-1'));
    expect(stateOf(after).supply).toContain('violet-3-1');
    expect(playerOf(after, 0)?.tiles).toEqual(['violet-2-1', 'violet-4-1']);
    after.when(0, step('violet')).refused('A 3.1', 'privilege-not-left');
    atPrivileges(0, 3, { hands: [{ violet: 4 }, {}] })
      .when(0, step('violet'))
      .refused('A 3.5', 'top-level');
  });

  it('A 3.5 robs whoever stands exactly on the level once the supply is out', () => {
    // Three players: one level 3 tile of each colour.
    const hands: readonly Hand[] = [{ yellow: 2 }, { yellow: 3 }, { yellow: 2 }];
    const table = atPrivileges(0, 1, { hands });
    table.when(0, step('yellow')).refused('A 3.5', 'not-in-supply');
    table.when(0, step('yellow', 2)).refused('A 3.5', 'not-on-level');
    table.when(0, step('yellow', 0)).refused('A 3.5', 'not-on-level');
    const robbed = table.when(0, step('yellow', 1)).then(level(0, 'yellow-3-1', null, 1));
    expect(toAct(stateOf(robbed))).toEqual([1]);
    expect(robbed.setting.title.decision(robbed.game.state)).toBe('compensation-1-leo-1');
    robbed.when(1, waive).refused('A 3.5', 'asked-otherwise');
    const after = robbed.when(1, compensation('florins')).then(compensated(1, 'florins'));
    expect(playerOf(after, 1)).toMatchObject({ levels: { yellow: 2 }, florins: 1600 });
    expect(playerOf(after, 1)?.tiles).toHaveLength(1);
    // The tile just robbed goes back like any other.
    after
      .when(0, step('yellow'))
      .then(level(0, 'yellow-4-1', 'yellow-3-1'), done(0), opened('maria', 0));
  });

  it('A 3.5 hands the level 3 tile to whom level 4 was taken from: Lorenz robs Martin', () => {
    const [lorenz, martin] = [0, 1];
    const table = atPrivileges(lorenz, 3, {
      hands: [{ violet: 3 }, { violet: 4, rights: ['architect'] }, {}],
    });
    const robbed = table
      .when(lorenz, step('violet', martin))
      .then(level(lorenz, 'violet-4-1', 'violet-3-1', martin));
    const after = robbed.when(martin, compensation('florins')).then(compensated(martin, 'florins'));
    expect(playerOf(after, lorenz)?.levels.violet).toBe(4);
    expect(playerOf(after, martin)).toMatchObject({ levels: { violet: 3 }, florins: 1600 });
    // He keeps his Architect (A 3.10).
    expect(playerOf(after, martin)?.rights.architect).toBe('architect-1');
    // A 5.3: at the end of the round Lorenz is due seven cards, one of them free, Martin six.
    const due = after
      .and(done(lorenz))
      .and(
        { type: 'round-ended', round: 1 },
        { type: 'income-paid', florins: [600, 600, 600] },
        gained(0, 'peerage', 3, 3),
        gained(1, 'peerage', 3, 3),
      );
    const facts = due.setting.title.proceed(due.and(gained(2, 'peerage', 3, 3)).game.state, {
      draw: () => 0,
    });
    expect(facts).toEqual([
      {
        type: 'dealing-begun',
        due: [
          { seat: 0, free: 1, toBuy: 6 },
          { seat: 1, free: 0, toBuy: 6 },
          { seat: 2, free: 0, toBuy: 4 },
        ],
      },
    ]);
  });

  it('A 3.5 pays once per tile, in florins or in prestige, also where that is lost', () => {
    const robbed = atPrivileges(0, 4, {
      hands: [{ yellow: 2 }, { yellow: 3, prestige: 25 }, {}],
    }).and(level(0, 'yellow-3-1', null, 1));
    robbed
      .when(1, compensation('prestige'))
      .then(compensated(1, 'prestige'), gained(1, 'robbed', 1, 25, { lost: 1, without: 'church' }));
  });

  it('A 3.5 pays twice whoever is robbed twice', () => {
    const robbed = atPrivileges(0, 1, {
      hands: [{ yellow: 2 }, { yellow: 3 }, { yellow: 4 }],
    })
      .when(0, step('yellow', 1))
      .then(level(0, 'yellow-3-1', null, 1))
      .when(1, compensation('prestige'))
      .then(compensated(1, 'prestige'), gained(1, 'robbed', 1, 1));
    // Level 4 is seat 2's: he is handed the tile just robbed.
    const again = robbed.when(0, step('yellow', 2)).then(level(0, 'yellow-4-1', 'yellow-3-1', 2));
    expect(again.setting.title.decision(again.game.state)).toBe('compensation-1-leo-2');
    again
      .when(2, compensation('florins'))
      .then(compensated(2, 'florins'), done(0), opened('maria', 0));
  });
});

describe('3.6 to 3.8 the colours', () => {
  it('A 3.6 gives 300 florins for an agency on level 2 or higher, in place of a step', () => {
    const take = { type: 'take-florins', by: 'yellow' };
    atPrivileges(0, 4, { hands: plain }).when(0, take).refused('A 3.6', 'level-too-low');
    for (const yellow of [2, 3, 4]) {
      atPrivileges(0, 4, { hands: [{ yellow }, {}] })
        .when(0, take)
        .then(florins(0, 'yellow', 300));
    }
  });

  it('A 3.7 gives a coat of arms on level 3, and coat or patent on level 4', () => {
    const orange = (at: number) => atPrivileges(0, 2, { hands: [{ orange: at }, {}] });
    orange(2).when(0, right('coat')).refused('A 3.7', 'level-too-low');
    orange(3)
      .when(0, right('coat'))
      .then(took(0, 'coat', 1));
    orange(3).when(0, right('patent')).refused('A 3.7', 'level-too-low');
    orange(4)
      .when(0, right('patent'))
      .then(took(0, 'patent', 1));
    orange(4)
      .when(0, right('coat'))
      .then(took(0, 'coat', 1))
      .when(0, right('patent'))
      .then(took(0, 'patent', 1), done(0), opened('maria', 0));
    orange(4).when(0, right('mint')).refused('A 3.1', 'privilege-not-left');
  });

  it('A 3.8 gives the mint on level 3, mint or Architect on level 4', () => {
    const violet = (at: number) => atPrivileges(0, 3, { hands: [{ violet: at }, {}] });
    violet(2).when(0, right('mint')).refused('A 3.8', 'level-too-low');
    violet(3)
      .when(0, right('mint'))
      .then(took(0, 'mint', 1));
    violet(3).when(0, right('architect')).refused('A 3.8', 'level-too-low');
    violet(4)
      .when(0, right('architect'))
      .then(took(0, 'architect', 1));
  });

  it('A 3.8 builds the top church or cathedral on any level, at its price', () => {
    const poor = atPrivileges(0, 3, {
      hands: [{ paid: ['leo-14', 'leo-15'] }, { rights: ['church'] }],
    });
    expect(playerOf(poor, 0)?.florins).toBe(700);
    poor.when(0, by('violet', 'church')).refused('A 3.8', 'too-few-florins'); // 800
    const rich = atPrivileges(0, 3, { hands: [{}, { rights: ['church'] }] });
    const after = rich.when(0, by('violet', 'church')).then(built(0, 'church', 2, 800, 'violet'));
    expect(playerOf(after, 0)?.florins).toBe(700);
    // No order of building: a cathedral first.
    rich.when(0, by('violet', 'cathedral')).then(built(0, 'cathedral', 1, 1100, 'violet'));
  });

  it('A 3.10 gives one of each right to a player', () => {
    const full = atPrivileges(0, 3, {
      hands: [{ violet: 4, rights: ['mint', 'church'], florins: 900 }, {}],
    });
    full.when(0, right('mint')).refused('A 3.10', 'right-owned');
    full.when(0, by('violet', 'church')).refused('A 3.10', 'right-owned');
  });

  it('A 1.2 gives nothing from an empty stack', () => {
    const rights = ['coat'] as const;
    const five: readonly Hand[] = [
      { orange: 3, rights },
      { rights },
      { rights },
      { rights },
      { orange: 3 },
    ];
    const none = atPrivileges(4, 2, { hands: five }).and(took(3, 'coat', 5));
    none.when(4, right('coat')).refused('A 1.2', 'stack-empty');
  });
});

describe('3.9 the Architect', () => {
  const hands: readonly Hand[] = [{ violet: 4, rights: ['architect'], florins: 2000 }, {}];

  it('A 3.9 builds besides the two privileges: before, between or after', () => {
    const win = atWin(0, { hands });
    win.when(0, by('architect', 'church')).then(built(0, 'church', 1, 900, 'architect'));
    const between = atPrivileges(0, 9, { hands }).and(florins(0, 'florins500', 500));
    between
      .when(0, by('architect', 'church'))
      .then(built(0, 'church', 1, 900, 'architect'))
      .when(0, { type: 'gain-prestige', by: 'prestige7' })
      .then(scored(0, 'prestige7', 7, 7), done(0), opened('maria', 0));
    between
      .when(0, { type: 'gain-prestige', by: 'prestige7' })
      .then(scored(0, 'prestige7', 7, 7))
      .when(0, by('architect', 'cathedral'))
      .then(built(0, 'cathedral', 1, 1100, 'architect'), done(0), opened('maria', 0));
  });

  it('A 3.9 builds once per auction won; a violet build on the same card is separate', () => {
    const one = atPrivileges(0, 3, { hands })
      .when(0, by('architect', 'church'))
      .then(built(0, 'church', 1, 900, 'architect'));
    one.when(0, by('architect', 'cathedral')).refused('A 3.9', 'architect-used');
    one.when(0, by('violet', 'cathedral')).then(built(0, 'cathedral', 1, 1100, 'violet'));
    one
      .and(done(0), { type: 'auction-won', seat: 0, noble: 'maria', cards: [] })
      .when(0, by('architect', 'cathedral'))
      .then(built(0, 'cathedral', 1, 1100, 'architect'));
  });

  it('A 3.9 has an owner', () => {
    atWin(1, { hands }).when(1, by('architect', 'church')).refused('A 3.9', 'no-architect');
  });

  it('A 3.9, A 7.1 asks an owner who lacks a building, whether or not he could pay', () => {
    const poor: readonly Hand[] = [
      { rights: ['architect'], paid: ['leo-14', 'leo-15', 'leo-16'] },
      {},
    ];
    const asked = atPrivileges(0, 8, { hands: poor })
      .and(waived(0))
      .when(0, { type: 'gain-prestige', by: 'prestige6' })
      .then(scored(0, 'prestige6', 6, 6));
    expect(viewOf(asked, 1)).toMatchObject({ question: 'architect', asked: [0] });
    expect(mayAlsoAct(stateOf(asked))).toEqual([]);
    asked.when(0, by('architect', 'church')).refused('A 3.8', 'too-few-florins');
    asked.when(0, waive).refused('A 3.9', 'asked-otherwise');
    asked.when(0, { type: 'done' }).then(done(0), opened('maria', 0));
  });

  it('A 3.9 asks nobody who has both buildings', () => {
    atPrivileges(0, 8, {
      hands: [{ rights: ['architect', 'church', 'cathedral'] }, {}],
    })
      .and(waived(0))
      .when(0, { type: 'gain-prestige', by: 'prestige6' })
      .then(scored(0, 'prestige6', 6, 6), done(0), opened('maria', 0));
  });
});

describe('the rulebook’s examples of privileges', () => {
  it('A 3.9 example 1: Matthias takes 500 florins, builds the cathedral for 900, and goes from 42 to 48', () => {
    const table = atPrivileges(0, 8, {
      hands: [
        {
          rights: ['architect', 'church'],
          prestige: 42,
          paid: ['leo-14', 'leo-15', 'maria-9'],
        },
        { rights: ['cathedral'] },
        { rights: ['cathedral'] },
      ],
    });
    expect(playerOf(table, 0)?.florins).toBe(400);
    table
      .when(0, { type: 'take-florins', by: 'florins500' })
      .then(florins(0, 'florins500', 500))
      .when(0, by('architect', 'cathedral'))
      .then(built(0, 'cathedral', 3, 900, 'architect'))
      .when(0, { type: 'gain-prestige', by: 'prestige6' })
      .then(scored(0, 'prestige6', 6, 48), done(0), opened('maria', 0));
  });

  it('A 3.9 example 2: Sigurd becomes mayor, takes the Architect, and builds the church for 700 at once', () => {
    const table = atPrivileges(0, 3, {
      hands: [{ violet: 3 }, { rights: ['church'] }, { rights: ['church'] }],
    });
    table
      .when(0, step('violet'))
      .then(level(0, 'violet-4-1', 'violet-3-1'))
      .when(0, right('architect'))
      .then(took(0, 'architect', 1))
      .when(0, by('architect', 'church'))
      .then(built(0, 'church', 3, 700, 'architect'), done(0), opened('maria', 0));
  });

  it('A 3.7 example 3: Sigurd becomes a prince, takes the patent of 4, and gains 16 at the end of the round', () => {
    const table = atPrivileges(
      0,
      2,
      { hands: [{ orange: 3 }, { rights: ['patent'] }] },
      'maximilian',
    );
    const end = table
      .when(0, step('orange'))
      .then(level(0, 'orange-4-1', 'orange-3-1'))
      .and(took(0, 'patent', 2), done(0), { type: 'round-ended', round: 1 });
    const [facts] = end.setting.title.proceed(
      end.and({ type: 'income-paid', florins: [600, 600] }).game.state,
      { draw: () => 0 },
    );
    expect(facts).toMatchObject({
      from: [
        { source: 'peerage', points: 12 },
        { source: 'patent', points: 4 },
      ],
      to: 16,
    });
  });

  it('A 3.8 example 4: Rüdiger takes 300 florins of his agency, and then has enough for the church', () => {
    // He lacks 200 florins of the church's 900.
    const table = atPrivileges(0, 7, { hands: [{ yellow: 2, paid: ['leo-14', 'leo-15'] }, {}] });
    table.when(0, by('violet', 'church')).refused('A 3.8', 'too-few-florins');
    table
      .when(0, { type: 'take-florins', by: 'yellow' })
      .then(florins(0, 'yellow', 300))
      .when(0, by('violet', 'church'))
      .then(built(0, 'church', 1, 900, 'violet'), done(0), opened('maria', 0));
  });
});

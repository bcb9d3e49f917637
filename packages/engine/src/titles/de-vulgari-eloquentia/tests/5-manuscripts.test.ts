import { describe, expect, it } from 'vitest';
import { reconstruction } from '../edition.ts';
import { title } from '../index.ts';
import type { Fact } from '../types.ts';
import { endTurn, type Given, inTurn, lastInTurn, only, seen, seenBy } from './given.ts';

const take = (manuscript: string) => ({ type: 'take-manuscript', manuscript });
const taken = (manuscript: string, points: number): Fact => ({
  type: 'manuscript-taken',
  seat: 0,
  manuscript,
  points,
});
const offered: Fact = { type: 'lingua-volgare-offered' };
const move = (to: string) => ({ type: 'move', to });
const moved = (to: string, points: number): Fact => ({
  type: 'pawn-moved',
  seat: 0,
  to,
  points,
  ducats: 0,
});

/** Space of knowledge on which a level begins, and the one before it. */
const starts = (level: number) => reconstruction.knowledge.levelStarts[level - 1] ?? 0;

const oil = (level: number, copy = 1) => `manuscript-${level}-oil-${copy}`;
/** All levels with manuscripts in Oil, and the deck below; those named are exhausted. */
const shelves = (...exhausted: number[]) => ({
  shown: Object.fromEntries(
    [1, 2, 3].map((level) => [level, exhausted.includes(level) ? [] : [oil(level)]]),
  ),
  decks: Object.fromEntries(
    [1, 2, 3].map((level) => [level, exhausted.includes(level) ? [] : [oil(level, 2)]]),
  ),
});
const learnt = { at: 'genova', knows: starts(8) };

describe('5 manuscripts', () => {
  it('DVE 5.2 worked example: in Genova, with knowledge level 3: level 2 in Oil for 2 points', () => {
    const red = inTurn({ at: 'genova', knows: starts(3), ...shelves() });
    red.when(0, take('1-oil')).then(taken(oil(1), 1));
    const after = red.when(0, take('2-oil')).then(taken(oil(2), 2));
    expect(seen(after).players[0]?.screen?.manuscripts).toEqual([oil(2)]);
    expect(seen(after).manuscripts[1]).toMatchObject({ onShow: [], left: 1 });
    expect(seen(after).going?.points).toBe(3);
  });

  it('DVE 5.1 one a turn, which goes behind the screen', () => {
    const one = inTurn({ ...learnt, ...shelves() })
      .when(0, take('1-oil'))
      .then(taken(oil(1), 1));
    one.when(0, take('2-oil')).refused('DVE 5.1', 'manuscript-this-turn');
    const others = seenBy(one, 1);
    expect(others.players[0]?.screen).toBeNull();
  });

  it('DVE 5.1 Lingua Volgare included, before and after', () => {
    const table = inTurn({ ...learnt, ...shelves(1) }).and(offered);
    table
      .when(0, take('volgare'))
      .then(taken('lingua-volgare', 4))
      .when(0, take('2-oil'))
      .refused('DVE 5.1', 'manuscript-this-turn');
    table
      .when(0, take('2-oil'))
      .then(taken(oil(2), 1))
      .when(0, take('volgare'))
      .refused('DVE 5.1', 'manuscript-this-turn');
  });

  it('DVE 5.2 needs a knowledge level as high as the tile’s', () => {
    for (const level of [2, 3]) {
      inTurn({ ...learnt, knows: starts(level) - 1, ...shelves() })
        .when(0, take(`${level}-oil`))
        .refused('DVE 5.2', 'knowledge-too-low');
      inTurn({ ...learnt, knows: starts(level), ...shelves() })
        .when(0, take(`${level}-oil`))
        .then(taken(oil(level), level));
    }
    inTurn({ at: 'genova', ...shelves() })
      .when(0, take('1-oil'))
      .then(taken(oil(1), 1)); // space 0
    const four = { shown: { 4: ['manuscript-4-oil-latino-1'] } };
    inTurn({ ...learnt, knows: starts(4) - 1, ...four })
      .when(0, take('4-oil-latino'))
      .refused('DVE 5.2', 'knowledge-too-low');
  });

  it('DVE 5.2 needs the pawn in a zone of its dialect, before or after moving', () => {
    const there = inTurn({ at: 'milano', ...shelves() });
    const left = there.when(0, move('torino')).then(moved('torino', 1));
    left.when(0, take('1-oil')).refused('DVE 5.2', 'wrong-dialect');
    there
      .when(0, take('1-oil'))
      .then(taken(oil(1), 1))
      .when(0, move('torino'))
      .then(moved('torino', 1));
    inTurn({ at: 'torino', ...shelves() })
      .when(0, move('milano'))
      .then(moved('milano', 1))
      .when(0, take('1-oil'))
      .then(taken(oil(1), 1));
    inTurn({ at: 'roma', ...shelves() })
      .when(0, take('1-oil'))
      .refused('DVE 5.2', 'wrong-dialect');
  });

  it('DVE 5.2 reads each dialect in its zones', () => {
    for (const [dialect, at] of [
      ['oil', 'venezia'],
      ['oc', 'sassari'],
      ['fiorentino', 'firenze'],
      ['latino', 'roma'],
      ['siciliana', 'palermo'],
    ] as const) {
      const manuscript = `manuscript-1-${dialect}-1`;
      inTurn({ at, shown: { 1: [manuscript] } })
        .when(0, take(`1-${dialect}`))
        .then(taken(manuscript, 1), offered);
    }
  });

  it('DVE 5.2 a level 4 tile is read in a zone of either of its two dialects', () => {
    const four = { knows: starts(4), shown: { 4: ['manuscript-4-oil-latino-1'] } };
    for (const at of ['milano', 'roma']) {
      inTurn({ at, ...four })
        .when(0, take('4-oil-latino'))
        .then(taken('manuscript-4-oil-latino-1', 4));
    }
    inTurn({ at: 'firenze', ...four })
      .when(0, take('4-oil-latino'))
      .refused('DVE 5.2', 'wrong-dialect');
  });

  it('DVE 5.3 costs its level in points', () => {
    const four = { shown: { 4: ['manuscript-4-oil-latino-1'] } };
    inTurn({ ...learnt, ...four, points: 4 })
      .when(0, take('4-oil-latino'))
      .then(taken('manuscript-4-oil-latino-1', 4));
    inTurn({ ...learnt, ...four, points: 3 })
      .when(0, take('4-oil-latino'))
      .refused('DVE 2.4', 'too-few-points');
    expect(seen(inTurn(shelves())).manuscripts.map(({ cost }) => cost)).toEqual([1, 2, 3, 4]);
  });

  it('DVE 5.3 one point less for each lower level that is exhausted', () => {
    const costs = (...exhausted: number[]) =>
      seen(inTurn(shelves(...exhausted))).manuscripts.map(({ cost }) => cost);
    expect(costs(1)).toEqual([1, 1, 2, 3]);
    expect(costs(2)).toEqual([1, 2, 2, 3]); // what lies below costs what it did
    expect(costs(3)).toEqual([1, 2, 3, 3]);
    expect(costs(1, 3).filter((_, index) => index !== 2)).toEqual([1, 1, 2]);
    expect(costs(1, 2, 3).at(-1)).toBe(1);
    inTurn({ ...learnt, ...shelves(1, 2), points: 1 })
      .and(offered)
      .when(0, take('3-oil'))
      .then(taken(oil(3), 1));
    inTurn({ ...learnt, shown: { 1: [], 2: [], 3: [], 4: ['manuscript-4-oil-oc-1'] }, points: 1 })
      .and(offered)
      .when(0, take('4-oil-oc'))
      .then(taken('manuscript-4-oil-oc-1', 1));
  });

  it('DVE 5.3 a level is exhausted the moment its last tile is taken, deck and row', () => {
    const last = inTurn({
      ...learnt,
      shown: { 1: [oil(1)], 2: [oil(2)] },
      decks: { 1: [], 2: [oil(2, 2)] },
    })
      .when(0, take('1-oil'))
      .then(taken(oil(1), 1), offered);
    expect(seen(last).manuscripts.map(({ cost }) => cost)).toEqual([1, 1, 2, 3]);
    last
      .and(
        { type: 'player-ended', seat: 0, unspent: 4 },
        { type: 'player-began', seat: 0, points: 5 },
      )
      .when(0, take('2-oil'))
      .then(taken(oil(2), 1));
    // One more below, or beside it: not yet.
    const below = inTurn({ ...learnt, shown: { 1: [oil(1)] }, decks: { 1: [oil(1, 2)] } })
      .when(0, take('1-oil'))
      .then(taken(oil(1), 1));
    expect(seen(below).manuscripts[1]?.cost).toBe(2);
    const beside = inTurn({ ...learnt, shown: { 1: [oil(1), 'manuscript-1-oc-1'] } })
      .when(0, take('1-oil'))
      .then(taken(oil(1), 1));
    expect(seen(beside).manuscripts[1]?.cost).toBe(2);
  });

  it('DVE 5.3 shortLevelOne: five tiles and level 1 is exhausted', () => {
    const dialects = ['oil', 'oc', 'fiorentino', 'latino', 'siciliana'];
    const short = inTurn({
      seats: 2,
      at: 'palermo',
      options: { shortLevelOne: true },
      shown: { 1: ['manuscript-1-siciliana-1'] },
    });
    short.when(0, take('1-siciliana')).then(taken('manuscript-1-siciliana-1', 1), offered);
    // With two players two are on show, and refilled to two.
    const refilled = lastInTurn({
      seats: 2,
      options: { shortLevelOne: true },
      shown: { 1: [] },
      decks: { 1: dialects.map((dialect) => `manuscript-1-${dialect}-1`) },
    });
    expect(only(refilled, 1, endTurn, 'manuscripts-revealed')).toEqual([
      {
        type: 'manuscripts-revealed',
        manuscripts: ['manuscript-1-oil-1', 'manuscript-1-oc-1'],
        reveals: true,
      },
    ]);
  });

  it('DVE 5.4 Lingua Volgare comes on sale the first time level 1, 2 or 3 is exhausted', () => {
    for (const level of [1, 2, 3]) {
      const table = inTurn({ ...learnt, shown: { [level]: [oil(level)] } });
      expect(seen(table).linguaVolgare).toBe('aside');
      table.when(0, take('volgare')).refused('DVE 5.4', 'manuscript-not-on-show');
      const after = table.when(0, take(`${level}-oil`)).then(taken(oil(level), level), offered);
      expect(seen(after).linguaVolgare).toBe('on-sale');
    }
    // Not for level 4, nor a second time.
    inTurn({ ...learnt, shown: { 4: ['manuscript-4-oil-oc-1'] } })
      .when(0, take('4-oil-oc'))
      .then(taken('manuscript-4-oil-oc-1', 4));
    inTurn({ ...learnt, shown: { 1: [], 2: [oil(2)] } })
      .and(offered)
      .when(0, take('2-oil'))
      .then(taken(oil(2), 1));
  });

  it('DVE 5.4 it costs 4 points for ever, level 8, in any zone', () => {
    const table = (layout: object) =>
      inTurn({ ...learnt, shown: { 1: [], 2: [], 3: [] }, ...layout }).and(offered);
    for (const at of ['torino', 'nonantola', 'roma', 'palermo']) {
      table({ at }).when(0, take('volgare')).then(taken('lingua-volgare', 4));
    }
    table({ points: 3 }).when(0, take('volgare')).refused('DVE 2.4', 'too-few-points');
    table({ knows: starts(8) - 1 })
      .when(0, take('volgare'))
      .refused('DVE 5.2', 'knowledge-too-low');
    const had = table({}).when(0, take('volgare')).then(taken('lingua-volgare', 4));
    expect(seen(had).linguaVolgare).toBe('taken');
    had
      .and(
        { type: 'player-ended', seat: 0, unspent: 1 },
        { type: 'player-began', seat: 1, points: 5 },
      )
      .when(1, take('volgare'))
      .refused('DVE 5.4', 'manuscript-not-on-show');
  });

  it('DVE 5.4 it is worth 8 points and no dialect', () => {
    const points = ({ game, setting }: Given) =>
      title
        .score(title.view(game.state, 'referee'), setting.table)
        .at(0)
        ?.reduce((sum, line) => sum + line.points, 0) ?? 0;
    const before = inTurn(learnt);
    expect(points(before.and(offered, taken('lingua-volgare', 4))) - points(before)).toBe(8);
    // With four dialects it is not the fifth.
    const four = ['oil', 'oc', 'fiorentino', 'latino'].map((of) =>
      taken(`manuscript-1-${of}-1`, 1),
    );
    const fifth = taken('manuscript-1-siciliana-1', 1);
    const most = before.and(...four);
    expect(points(most) - points(before)).toBe(4);
    expect(points(most.and(offered, taken('lingua-volgare', 4))) - points(most)).toBe(8);
    expect(points(most.and(fifth)) - points(most)).toBe(1 + 5);
  });

  it('DVE 5.5 the row is refilled only in the next Event phase', () => {
    const table = lastInTurn({
      seats: 2,
      at: 'genova',
      others: { 0: { at: 'genova' } },
      shown: { 1: [oil(1)] },
      decks: { 1: [oil(1, 2)] },
    });
    const taking = table.when(1, take('1-oil')).then({ ...taken(oil(1), 1), seat: 1 } as Fact);
    expect(seen(taking).manuscripts[0]).toMatchObject({ onShow: [], left: 1 });
    taking.when(1, take('1-oc')).refused('DVE 5.1', 'manuscript-this-turn');
    expect(only(taking, 1, endTurn, 'manuscripts-revealed')).toEqual([
      { type: 'manuscripts-revealed', manuscripts: [oil(1, 2)], reveals: true },
    ]);
  });

  it('DVE 5.5 what is not on show is not to be had', () => {
    inTurn({ ...learnt, shown: { 1: [oil(1)] }, decks: { 1: ['manuscript-1-oc-1'] } })
      .when(0, take('1-oc'))
      .refused('DVE 5.5', 'manuscript-not-on-show');
    inTurn({ ...learnt, ...shelves(1) })
      .when(0, take('1-oil'))
      .refused('DVE 5.5', 'manuscript-not-on-show');
  });
});

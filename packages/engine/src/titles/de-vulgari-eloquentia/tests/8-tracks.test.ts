import { describe, expect, it } from 'vitest';
import { redactFact } from '../../../core/fact.ts';
import { openPosition } from '../../../core/position.ts';
import { mayTakeBack, visit } from '../../../core/visit.ts';
import type { Action, Fact, Track } from '../types.ts';
import {
  advance,
  advanced,
  cubes,
  kept,
  type Laid,
  laid,
  learned,
  looked,
  merchants,
  returned,
  stateOf,
  tiles,
  viewOf,
} from './laid.ts';

const noDraw = () => 0;
const paid = (seat: number, ducats: number, gift: number): Fact => ({
  type: 'messenger-paid',
  seat,
  ducats,
  gift,
});

describe('8 tracks', () => {
  it('DVE 8 costs a point for each space, from anywhere', () => {
    const table = laid({ hands: [{ place: 'adriatic' }, {}] });
    const gone = table.when(0, advance('rest', 3)).then(advanced(0, 'rest', 3, 3));
    expect(viewOf(gone, 0)).toMatchObject({ going: { points: 2 } });
    gone.when(0, advance('orient', 1)).then(advanced(0, 'orient', 1, 1)); // one is left to land
    const land = laid({ hands: merchants(2) });
    land.when(0, advance('rest', 5)).then(advanced(0, 'rest', 5, 5));
    land.when(0, advance('rest', 6)).refused('DVE 2.4', 'too-few-points');
    land.when(1, advance('rest', 1)).refused('S1', 'not-your-turn');
    laid({ hands: [{ cardinal: 'cardinal-muret' }, {}], points: 6 })
      .when(0, advance('rest', 6))
      .then(advanced(0, 'rest', 6, 6));
  });

  it('DVE 8 may be done several times a turn, on any of the tracks', () => {
    laid({ hands: merchants(2) })
      .when(0, advance('rest', 1))
      .then(advanced(0, 'rest', 1, 1))
      .when(0, advance('orient', 2))
      .then(advanced(0, 'orient', 2, 2))
      .when(0, advance('rest', 2))
      .then(advanced(0, 'rest', 3, 2))
      .when(0, advance('rest', 1))
      .refused('DVE 2.4', 'too-few-points');
  });

  it('DVE 8.1 Riddle: from Venezia three spaces for three points', () => {
    const gone = laid({ hands: [{ place: 'venezia' }, {}] })
      .when(0, advance('riddle', 3))
      .then(advanced(0, 'riddle', 3, 3));
    expect(viewOf(gone, 'spectator')).toMatchObject({
      going: { points: 2 },
      tracks: { riddle: [{ seat: 0, space: 3 }] },
    });
  });

  it('DVE 8.1 goes on only while standing in an Oil zone, before or after moving', () => {
    for (const place of ['torino', 'bologna', 'adriatic']) {
      laid({ hands: [{ place }, {}] })
        .when(0, advance('riddle', 1))
        .refused('DVE 8.1', 'not-in-oil-zone');
    }
    laid({ hands: [{ place: 'venezia' }, {}] })
      .when(0, { type: 'move', to: 'ferrara' })
      .then({ type: 'pawn-moved', seat: 0, to: 'ferrara', points: 1, ducats: 0 })
      .when(0, advance('riddle', 1))
      .refused('DVE 8.1', 'not-in-oil-zone');
    laid({ hands: [{ place: 'vicenza' }, {}] })
      .when(0, { type: 'move', to: 'padova' })
      .then({ type: 'pawn-moved', seat: 0, to: 'padova', points: 1, ducats: 0 })
      .when(0, advance('riddle', 4))
      .then(advanced(0, 'riddle', 4, 4));
  });

  it('DVE 8.7 moves nobody past the last space, nor takes pay for spaces that do not exist', () => {
    const last: readonly (readonly [Track, number])[] = [
      ['riddle', 10],
      ['messenger', 4],
      ['orient', 4],
      ['canticle', 12],
      ['library', 4],
      ['rest', 10],
    ];
    for (const [track, space] of last) {
      const place = track === 'canticle' ? 'cortona' : 'venezia';
      const hand = { place, ducats: 50, cubes: { yellow: 9 }, [track]: space - 1 };
      const table = laid({ hands: [hand, {}], turn: 14 });
      table.when(0, advance(track, 2)).refused('DVE 8.7', 'beyond-last-space');
      const there = laid({ hands: [{ ...hand, [track]: space }, {}], turn: 14 });
      there.when(0, advance(track, 1)).refused('DVE 8.7', 'beyond-last-space');
    }
    laid({ hands: [{ place: 'venezia', riddle: 9 }, {}] })
      .when(0, advance('riddle', 1))
      .then(advanced(0, 'riddle', 10, 1));
  });

  it('DVE 8.6 lets the one furthest on the Rest track play first, whose disc goes back', () => {
    // A turn of its own follows when the last player of the turn before ends his.
    const after = laid({ hands: [{ rest: 2 }, { rest: 4 }, {}], going: 2, turn: 12 });
    after.when(2, { type: 'end-turn' }).then(
      { type: 'player-ended', seat: 2, unspent: 5 },
      { type: 'turn-begun', turn: 13 },
      { type: 'papal-tile-revealed', tile: 'papal-white-1', reveals: true },
      { type: 'cubes-laid-out', cubes: [] },
      expect.objectContaining({ type: 'manuscripts-revealed' }),
      // In knowledge seat 2, at the bottom of space 0, is ahead: 0 would play first, then 1, then 2.
      { type: 'order-set', order: [1, 0, 2], rested: 1 },
      { type: 'player-began', seat: 1, points: 5 },
    );
  });

  it('DVE 8.6 breaks a tie on the Rest track by the stack: the lower disc is ahead', () => {
    laid({ hands: [{ rest: 4 }, { rest: 4 }, {}], going: 2, turn: 12 })
      .when(2, { type: 'end-turn' })
      .then(
        { type: 'player-ended', seat: 2, unspent: 5 },
        { type: 'turn-begun', turn: 13 },
        { type: 'papal-tile-revealed', tile: 'papal-white-1', reveals: true },
        { type: 'cubes-laid-out', cubes: [] },
        expect.objectContaining({ type: 'manuscripts-revealed' }),
        { type: 'order-set', order: [0, 1, 2], rested: 0 },
        { type: 'player-began', seat: 0, points: 5 },
      );
  });
});

describe('8.2 the Messenger', () => {
  const nearBologna = (turn: number, hand: object) =>
    laid({ hands: [{ ducats: 20, cubes: { yellow: 2 }, messenger: 2, ...hand }, {}], turn });

  it('DVE 8.2 costs 20 ducats and two Abbesses until turn 7, and Bologna will give 15', () => {
    for (const turn of [1, 7]) {
      const gone = nearBologna(turn, { place: 'bologna' })
        .when(0, advance('messenger', 2))
        .then(
          advanced(0, 'messenger', 4, 2),
          paid(0, 20, 15),
          returned(0, [turn + 1, cubes('yellow', 1, 2)]),
        );
      expect(viewOf(gone, 0).players[0]).toMatchObject({
        ducats: 0,
        gift: 15,
        screen: { cubes: [] },
      });
      gone
        .when(0, { type: 'study-at-bologna' })
        .then({ type: 'bologna-visited', seat: 0, zone: 'bologna' }, learned(0, 15, 15))
        .when(0, { type: 'study-at-bologna' })
        .refused('DVE 4.3', 'value-taken-before');
    }
  });

  it('DVE 8.2 costs 10 ducats and one Abbess from turn 8, and Bologna will give 10', () => {
    for (const turn of [8, 13]) {
      nearBologna(turn, { place: 'bologna', ducats: 10, cubes: { yellow: 1 } })
        .when(0, advance('messenger', 2))
        .then(
          advanced(0, 'messenger', 4, 2),
          paid(0, 10, 10),
          returned(0, [turn + 1, cubes('yellow', 1)]),
        )
        .when(0, { type: 'study-at-bologna' })
        .then({ type: 'bologna-visited', seat: 0, zone: 'bologna' }, learned(0, 10, 10));
    }
  });

  it('DVE 8.2 fixes the gift when the fee is paid', () => {
    const visited = nearBologna(7, { place: 'ferrara' })
      .when(0, advance('messenger', 2))
      .then(
        advanced(0, 'messenger', 4, 2),
        paid(0, 20, 15),
        returned(0, [8, cubes('yellow', 1, 2)]),
      )
      .and(
        { type: 'player-ended', seat: 0, unspent: 3 },
        { type: 'turn-begun', turn: 9 },
        { type: 'order-set', order: [0, 1], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
    visited.when(0, { type: 'study-at-bologna' }).refused('DVE 4.3', 'not-in-bologna');
    visited
      .when(0, { type: 'move', to: 'bologna' })
      .then({ type: 'pawn-moved', seat: 0, to: 'bologna', points: 1, ducats: 0 })
      .when(0, { type: 'study-at-bologna' })
      .then({ type: 'bologna-visited', seat: 0, zone: 'bologna' }, learned(0, 15, 15));
  });

  it('DVE 8.2 lets the disc stop one space short without the whole fee', () => {
    const poor = [
      [7, { ducats: 19 }],
      [7, { cubes: { yellow: 1 } }],
      [8, { ducats: 9 }],
      [8, { cubes: {} }],
      [8, { cubes: { red: 3, black: 3 } }],
    ] as const;
    for (const [turn, hand] of poor) {
      const table = nearBologna(turn, hand);
      table.when(0, advance('messenger', 2)).refused('DVE 8.2', 'fee-not-paid');
      table
        .when(0, advance('messenger', 1))
        .then(advanced(0, 'messenger', 3, 1))
        .when(0, advance('messenger', 1))
        .refused('DVE 8.2', 'fee-not-paid');
    }
  });

  it('DVE 8.2 gives nothing in Bologna before the fee is paid', () => {
    nearBologna(7, { place: 'bologna', messenger: 3 })
      .when(0, { type: 'study-at-bologna' })
      .refused('DVE 8.2', 'no-gift-earned');
  });

  it('DVE 8.2 takes Michael’s virtual cube for one of the fee, DVE 9.1 and leaves it to him', () => {
    const friar = 'friar-michael';
    const early = nearBologna(7, { friar, cubes: { yellow: 1 } })
      .when(0, advance('messenger', 2))
      .then(advanced(0, 'messenger', 4, 2), paid(0, 20, 15), returned(0, [8, cubes('yellow', 1)]));
    expect(viewOf(early, 0).players[0]).toMatchObject({ friar, screen: { cubes: [] } });
    nearBologna(8, { friar, cubes: {} })
      .when(0, advance('messenger', 2))
      .then(advanced(0, 'messenger', 4, 2), paid(0, 10, 10));
    nearBologna(7, { friar, cubes: {} })
      .when(0, advance('messenger', 2))
      .refused('DVE 8.2', 'fee-not-paid');
  });

  it('DVE 8.2, DVE 8.4 let Michael’s cube count for the fee and for the Canticle in one turn', () => {
    nearBologna(8, { friar: 'friar-michael', cubes: {}, place: 'gubbio', messenger: 3 })
      .when(0, advance('messenger', 1))
      .then(advanced(0, 'messenger', 4, 1), paid(0, 10, 10))
      .when(0, advance('canticle', 1))
      .then(advanced(0, 'canticle', 1, 1, true));
  });
});

describe('8.3 the Orient', () => {
  it('DVE 8.3 Orient: two spaces to the last, then Milano gives 35 instead of 25', () => {
    const gone = laid({ hands: [{ place: 'venezia', orient: 2 }, {}] })
      .when(0, advance('orient', 2))
      .then(advanced(0, 'orient', 4, 2))
      .when(0, { type: 'move', to: 'milano' })
      .then({ type: 'pawn-moved', seat: 0, to: 'milano', points: 1, ducats: 0 })
      .when(0, { type: 'take-value' })
      .then({ type: 'value-taken', seat: 0, zone: 'milano', ducats: 35 });
    gone.when(0, { type: 'take-value' }).refused('DVE 4.2', 'value-taken-before');
    expect(viewOf(gone, 0).players[0]).toMatchObject({ ducats: 45, visited: ['milano'] });
  });

  it('DVE 8.3 gives nothing short of the last space, for knowledge alone, or for event tiles', () => {
    laid({ hands: [{ place: 'milano', orient: 3 }, {}] })
      .when(0, { type: 'take-value' })
      .then({ type: 'value-taken', seat: 0, zone: 'milano', ducats: 25 });
    laid({ hands: [{ place: 'padova', orient: 4 }, {}] })
      .when(0, { type: 'take-value' })
      .then({ type: 'value-taken', seat: 0, zone: 'padova', ducats: 0 }, learned(0, 8, 8));
    laid({ hands: [{ place: 'venezia', orient: 4 }, {}], events: [2] })
      .when(0, { type: 'claim-event' })
      .then({ type: 'event-claimed', seat: 0, event: 'event-2', ducats: 30 });
  });

  it('DVE 8.3 gives it with ducats and knowledge together, to more than one Merchant', () => {
    const table = laid({
      hands: [
        { place: 'roma', orient: 4 },
        { place: 'roma', orient: 4 },
      ],
    });
    table
      .when(0, { type: 'take-value' })
      .then({ type: 'value-taken', seat: 0, zone: 'roma', ducats: 18 }, learned(0, 15, 15))
      .and(
        { type: 'player-ended', seat: 0, unspent: 5 },
        { type: 'player-began', seat: 1, points: 5 },
      )
      .when(1, { type: 'take-value' })
      .then({ type: 'value-taken', seat: 1, zone: 'roma', ducats: 18 }, learned(1, 15, 15));
  });

  it('DVE 8.3 is for Merchants only, and worthless after a conversion', () => {
    for (const hand of [{ friar: 'friar-mario' }, { cardinal: 'cardinal-zazza' }]) {
      const religious = { ...hand, place: 'roma', orient: 4 };
      laid({ hands: [{ ...religious, orient: 1 }, {}] })
        .when(0, advance('orient', 1))
        .refused('DVE 8.3', 'merchants-only');
      laid({ hands: [religious, {}] })
        .when(0, { type: 'take-value' })
        .then({ type: 'value-taken', seat: 0, zone: 'roma', ducats: 0 }, learned(0, 15, 15));
    }
  });
});

describe('8.4 the Canticle', () => {
  const inCortona = (turn: number, hand: object = {}) =>
    laid({ hands: [{ place: 'cortona', cubes: { yellow: 5 }, ...hand }, {}], turn });

  it('DVE 8.4 Canticle at Cortona with five players, on turn 2: two spaces, two Abbesses', () => {
    // Turns 3 to 7 are full with seven cubes each, so the first space with room is that of turn 8.
    const seven = (first: number) => [
      ...cubes('red', first, first + 3),
      ...cubes('green', first, first + 2),
    ];
    const chart = [
      [],
      [],
      seven(1),
      seven(5),
      cubes('yellow', 4, 10),
      cubes('yellow', 11, 17),
      cubes('black', 1, 7),
    ];
    const hands = [{ place: 'cortona', cubes: { yellow: 2 } }, ...merchants(4)];
    const gone = laid({ hands, turn: 2, chart })
      .when(0, advance('canticle', 2))
      .then(advanced(0, 'canticle', 2, 2), returned(0, [8, cubes('yellow', 1, 2)]));
    expect(viewOf(gone, 0)).toMatchObject({
      going: { points: 3 },
      tracks: { canticle: [{ seat: 0, space: 2 }] },
      chart: { 7: cubes('yellow', 1, 2) },
    });
    expect(viewOf(gone, 0).players[0]?.screen).toMatchObject({ cubes: [] });
  });

  it('DVE 8.4 costs one Abbess for each space, as far as there are some', () => {
    inCortona(2, { cubes: { yellow: 3 } })
      .when(0, advance('canticle', 3))
      .then(advanced(0, 'canticle', 3, 3), returned(0, [3, cubes('yellow', 1, 3)]));
    inCortona(2, { cubes: { yellow: 3, red: 2 } })
      .when(0, advance('canticle', 4))
      .refused('DVE 8.4', 'too-few-abbesses');
    inCortona(2, { cubes: {} })
      .when(0, advance('canticle', 1))
      .refused('DVE 8.4', 'too-few-abbesses');
  });

  it('DVE 8.4 needs a Franciscan city whose tile shows the turn until turn 13', () => {
    for (const turn of [1, 3, 5, 13]) {
      inCortona(turn).when(0, advance('canticle', 1)).refused('DVE 8.4', 'canticle-not-active');
    }
    for (const [place, turn] of [
      ['urbino', 5],
      ['gubbio', 8],
      ['assisi', 10],
      ['celano', 12],
    ] as const) {
      inCortona(turn, { place })
        .when(0, advance('canticle', 1))
        .then(advanced(0, 'canticle', 1, 1), returned(0, [turn + 1, cubes('yellow', 1)]));
    }
  });

  it('DVE 8.4 takes any of the five cities from turn 14 on, and no other zone', () => {
    for (const turn of [14, 15, 16]) {
      for (const place of ['cortona', 'urbino', 'gubbio', 'assisi', 'celano']) {
        inCortona(turn, { place })
          .when(0, advance('canticle', 1))
          .then(advanced(0, 'canticle', 1, 1), returned(0, [turn + 1, cubes('yellow', 1)]));
      }
      for (const place of ['perugia', 'roma', 'adriatic']) {
        inCortona(turn, { place })
          .when(0, advance('canticle', 1))
          .refused('DVE 8.4', 'no-franciscan-city');
      }
    }
  });

  it('DVE 8.4 Michael’s virtual cube: two spaces for one Abbess', () => {
    inCortona(2, { friar: 'friar-michael', cubes: { yellow: 1 } })
      .when(0, advance('canticle', 2))
      .then(advanced(0, 'canticle', 2, 2, true), returned(0, [3, cubes('yellow', 1)]));
  });

  it('DVE 8.4 lets Michael’s cube save one a turn, however the advance is split', () => {
    const alone = inCortona(2, { friar: 'friar-michael', cubes: {} });
    alone.when(0, advance('canticle', 2)).refused('DVE 8.4', 'too-few-abbesses');
    const once = alone.when(0, advance('canticle', 1)).then(advanced(0, 'canticle', 1, 1, true));
    once.when(0, advance('canticle', 1)).refused('DVE 8.4', 'too-few-abbesses');
    inCortona(2, { friar: 'friar-michael', cubes: { yellow: 1 } })
      .when(0, advance('canticle', 1))
      .then(advanced(0, 'canticle', 1, 1, true))
      .when(0, advance('canticle', 1))
      .then(advanced(0, 'canticle', 2, 1), returned(0, [3, cubes('yellow', 1)]));
  });

  it('DVE 8.4 gives Michael’s cube again the next turn', () => {
    const next = inCortona(14, { friar: 'friar-michael', cubes: {} })
      .when(0, advance('canticle', 1))
      .then(advanced(0, 'canticle', 1, 1, true))
      .and(
        { type: 'player-ended', seat: 0, unspent: 4 },
        { type: 'turn-begun', turn: 15 },
        { type: 'order-set', order: [0, 1], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
    next.when(0, advance('canticle', 1)).then(advanced(0, 'canticle', 2, 1, true));
  });
});

describe('8.5 the Papal Library', () => {
  const look: Action = { type: 'look-in-library' };
  const keep = (tile: number, ...back: number[]): Action => ({
    type: 'keep-tile',
    keep: tile,
    back,
  });
  const opened = (seat: number, count: number): Fact => ({
    type: 'library-opened',
    seat,
    tiles: count,
  });
  /** The deck, by values: 2 (library-1), 3 (library-4), 4 (library-7), 2 (library-2), 3, 4, 2, 3. */
  const on = (space: number, hand: object = {}): Laid =>
    laid({ hands: [{ library: space, ...hand }, {}, {}], turn: 12 });
  const looking = () =>
    on(3)
      .when(0, look)
      .then(opened(0, 3), looked(0, [1, 4, 7]));

  it('DVE 8.5 opens on turn 12', () => {
    laid({ hands: merchants(2), turn: 11 })
      .when(0, advance('library', 1))
      .refused('DVE 8.5', 'library-closed');
    laid({ hands: merchants(2), turn: 12 })
      .when(0, advance('library', 2))
      .then(advanced(0, 'library', 2, 2));
  });

  it('DVE 8.5 Library: as many tiles as the space says, one is kept, the others go back', () => {
    for (const [space, shown] of [
      [1, [1]],
      [2, [1, 4]],
      [3, [1, 4, 7]],
      [4, [1, 4, 7, 2]],
    ] as const) {
      const table = on(space).when(0, look).then(opened(0, space), looked(0, shown));
      expect(viewOf(table, 0)).toMatchObject({
        shownTiles: tiles(...shown),
        going: { points: 5, looking: space },
      });
    }
    const table = looking()
      .when(0, keep(4, 3, 2))
      .then(kept(0, 7, 4, 1));
    expect(stateOf(table).library.deck).toEqual(tiles(4, 1, 2, 5, 8, 3, 6));
    expect(viewOf(table, 0)).toMatchObject({
      shownTiles: [],
      library: { left: 7 },
      going: { points: 5, looking: null },
    });
    expect(viewOf(table, 0).players[0]).toMatchObject({
      hasTile: true,
      screen: { tile: 'library-7' },
    });
  });

  it('DVE 8.5 keeps the order in which the tiles went back', () => {
    const turned = (back: readonly [number, number]) =>
      looking()
        .when(0, keep(4, ...back))
        .then(kept(0, 7, ...(back[0] === 2 ? [1, 4] : [4, 1])))
        .and(
          { type: 'player-ended', seat: 0, unspent: 5 },
          { type: 'player-began', seat: 1, points: 5 },
          advanced(1, 'library', 2, 2),
        );
    turned([2, 3])
      .when(1, look)
      .then(opened(1, 2), looked(1, [1, 4]));
    turned([3, 2])
      .when(1, look)
      .then(opened(1, 2), looked(1, [4, 1]));
  });

  it('DVE 8.5 shows the tiles to nobody else', () => {
    const table = looking();
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(viewOf(table, viewer)).toMatchObject({ shownTiles: [], going: { looking: 3 } });
      expect(redactFact(looked(0, [1, 4, 7]), viewer)).toEqual({
        type: 'library-seen',
        seat: 0,
        tiles: 3,
      });
      expect(redactFact(kept(0, 7, 4, 1), viewer)).toEqual({ type: 'library-tile-kept', seat: 0 });
      const done = table.when(0, keep(4, 3, 2)).then(kept(0, 7, 4, 1));
      expect(viewOf(done, viewer).players[0]).toMatchObject({ hasTile: true, screen: null });
    }
  });

  it('DVE 8.5 lets a player look only who has advanced, in his own turn', () => {
    const nowhere = laid({ hands: merchants(2), turn: 12 });
    nowhere.when(0, look).refused('DVE 8.5', 'not-in-library');
    nowhere.when(1, look).refused('S1', 'not-your-turn');
    nowhere
      .when(0, advance('library', 1))
      .then(advanced(0, 'library', 1, 1))
      .when(0, look)
      .then(opened(0, 1), looked(0, [1]))
      .when(0, keep(2))
      .then(kept(0, 1));
  });

  it('DVE 8.5 is free, also at the end of a turn, in a later one, and at sea', () => {
    laid({ hands: [{ library: 1, place: 'adriatic' }, {}], turn: 13, points: 1 })
      .when(0, look)
      .then(opened(0, 1), looked(0, [1]));
    laid({ hands: [{}, {}], turn: 13 })
      .when(0, advance('library', 4))
      .then(advanced(0, 'library', 4, 4))
      .when(0, advance('rest', 1))
      .then(advanced(0, 'rest', 1, 1))
      .when(0, look)
      .then(opened(0, 4), looked(0, [1, 4, 7, 2]));
  });

  it('DVE 8.5 gives one tile in the game', () => {
    const done = looking()
      .when(0, keep(2, 3, 4))
      .then(kept(0, 1, 4, 7));
    done.when(0, look).refused('DVE 8.5', 'tile-kept-before');
    done
      .when(0, advance('library', 1)) // on he may go
      .then(advanced(0, 'library', 4, 1))
      .when(0, look)
      .refused('DVE 8.5', 'tile-kept-before');
  });

  it('DVE 8.5 lets nothing else be done between looking and keeping', () => {
    const table = on(3, { place: 'brindisi', cubes: { yellow: 2 } })
      .when(0, look)
      .then(opened(0, 3), looked(0, [1, 4, 7]));
    const others: readonly Action[] = [
      { type: 'end-turn' },
      { type: 'move', to: 'bari' },
      { type: 'take-value' },
      { type: 'claim-event' },
      { type: 'study-at-bologna' },
      { type: 'become-friar', friar: 'friar-mario' },
      { type: 'become-cardinal', cardinal: 'cardinal-zazza', discard: 'red' },
      { type: 'convert-greens', into: 'points' },
      { type: 'take-manuscript', manuscript: '1-oil' },
      { type: 'take-cubes', colour: 'red', count: 1, sell: 0 },
      { type: 'study-salterio' },
      { type: 'do-business' },
      advance('rest', 1),
      look,
      { type: 'denounce', seat: 1 },
      { type: 'summon' },
    ];
    for (const action of others) table.when(0, action).refused('DVE 8.5', 'keep-a-tile-first');
  });

  it('DVE 8.5 keeps one of the tiles looked at and puts back all others', () => {
    const table = looking();
    for (const action of [
      keep(4),
      keep(4, 3),
      keep(4, 3, 3),
      keep(4, 3, 2, 2),
      keep(1, 2, 3),
      keep(4, 4, 3, 2),
    ]) {
      table.when(0, action).refused('DVE 8.5', 'not-these-tiles');
    }
    on(3)
      .when(0, keep(2, 3, 4))
      .refused('DVE 8.5', 'not-looking');
    on(3)
      .when(1, keep(2, 3, 4))
      .refused('S1', 'not-your-turn');
  });

  it('DVE 8.5 cannot be undone once looked', () => {
    const { setting, game } = on(2);
    const act = (position: ReturnType<typeof openPosition>, action: Action) => {
      const followed = visit(
        setting,
        position,
        { seat: 0, cancel: [], place: [], actions: [action] },
        noDraw,
      );
      if (!followed.ok) throw new Error(followed.refusal.code);
      return followed.position;
    };
    const rested = act({ ...openPosition(setting), game }, advance('rest', 1));
    expect(mayTakeBack(setting, rested, 0)).toBe(1);
    const seen = act(rested, look);
    expect(mayTakeBack(setting, seen, 0)).toBe(0);
  });

  it('DVE 8.5, DVE 10 shows Zazza one more, at most what is left', () => {
    on(2, { cardinal: 'cardinal-zazza' })
      .when(0, look)
      .then(opened(0, 3), looked(0, [1, 4, 7]));
    on(4, { cardinal: 'cardinal-zazza' })
      .when(0, look)
      .then(opened(0, 5), looked(0, [1, 4, 7, 2, 5]));
    laid({ hands: [{ cardinal: 'cardinal-zazza' }, {}], turn: 12 })
      .when(0, look)
      .refused('DVE 8.5', 'not-in-library'); // a space he must have advanced
    const few = laid({
      hands: [{ cardinal: 'cardinal-zazza', library: 4 }, {}],
      turn: 12,
      library: tiles(4, 1, 7, 8),
    });
    few.when(0, look).then(opened(0, 4), looked(0, [4, 1, 7, 8]));
    laid({ hands: [{ library: 4 }, {}], turn: 12, library: tiles(4, 1) })
      .when(0, look)
      .then(opened(0, 2), looked(0, [4, 1]));
  });
});

import { describe, expect, it } from 'vitest';
import { recordingChance } from '../../../core/chance.ts';
import { redactFact } from '../../../core/fact.ts';
import type { Viewer } from '../../../core/seat.ts';
import { seededDraws } from '../../../testing/chance.ts';
import { title } from '../index.ts';
import type { Fact, State, View } from '../types.ts';
import {
  advanced,
  atElection,
  began,
  cubes,
  declared,
  ended,
  kept,
  type Laid,
  laid,
  looked,
  stateOf,
  tiles,
  viewOf,
} from './laid.ts';

const redealOnce = (table: Laid, viewer: Viewer, seed: number): State =>
  title.redeal(stateOf(table), viewer, recordingChance(seededDraws(seed), {}).chance) as State;
const seenIn = (state: State, viewer: Viewer): View => title.view(state, viewer) as View;

/** What a viewer may be made to believe: every state that so many redeals give. */
const redealt = (table: Laid, viewer: Viewer, times = 300): readonly State[] =>
  Array.from({ length: times }, (_, seed) => redealOnce(table, viewer, seed));
const different = (values: readonly unknown[]): readonly string[] =>
  [...new Set(values.map((value) => JSON.stringify(value)))].sort();
const keptBy = (state: State, ...seats: readonly number[]) =>
  seats.map((seat) => state.players[seat]?.tile);

describe('14 what is secret', () => {
  const hidden = { seenBy: [] };

  it('DVE 14 tells nobody the order of manuscripts, Library tiles and papal tiles', () => {
    const facts: readonly Fact[] = [
      { type: 'papal-tiles-shuffled', secret: { ...hidden, tiles: ['papal-red-1'] } },
      { type: 'manuscripts-shuffled', secret: { ...hidden, decks: [['manuscript-1-oil-1']] } },
      { type: 'library-shuffled', secret: { ...hidden, tiles: tiles(1) } },
    ];
    for (const fact of facts) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(redactFact(fact, viewer)).toEqual({ type: fact.type });
      }
    }
    const seen = viewOf(laid({ hands: [{}, {}] }), 0);
    expect(seen.papal).toEqual({ revealed: [], hidden: 5 });
    expect(seen.library).toEqual({ left: 8 });
    expect(seen.manuscripts).toMatchObject([
      { left: 15 },
      { left: 15 },
      { left: 15 },
      { left: 10 },
    ]);
  });

  it('DVE 14 deals hidden orders anew, and nothing that lies open', () => {
    const table = laid({ hands: [{}, {}], turn: 12 }).and({
      type: 'papal-tile-revealed',
      tile: 'papal-white-1',
      reveals: true,
    });
    const states = redealt(table, 0);
    expect(different(states.map(({ papal }) => papal.hidden)).length).toBeGreaterThan(20);
    expect(different(states.map(({ library }) => library.deck)).length).toBeGreaterThan(250);
    expect(different(states.map(({ decks }) => decks[0])).length).toBeGreaterThan(250);
    const before = stateOf(table);
    for (const state of states) {
      expect(state.papal.revealed).toEqual(before.papal.revealed);
      expect([...state.papal.hidden].sort()).toEqual([...before.papal.hidden].sort());
      expect([...state.library.deck].sort()).toEqual([...before.library.deck].sort());
      expect(title.view(state, 0)).toEqual(viewOf(table, 0));
    }
    expect(title.redeal(before, 'referee', recordingChance(seededDraws(1), {}).chance)).toEqual(
      before,
    );
  });

  it('DVE 14 shows nobody what is behind another’s screen; in front of it all lies open', () => {
    const table = laid({
      hands: [
        { ducats: 23, cubes: { red: 2, green: 1 }, manuscripts: ['manuscript-1-oil-1'], riddle: 2 },
        {},
      ],
    }).and({
      type: 'cubes-taken',
      seat: 0,
      colour: 'green',
      cubes: cubes('green', 2),
      points: 1,
      ducats: 0,
    });
    for (const viewer of [1, 'spectator'] as const) {
      expect(viewOf(table, viewer).players[0]).toMatchObject({
        ducats: 23,
        front: ['green-2'],
        hasTile: false,
        screen: null,
      });
      expect(viewOf(table, viewer).tracks.riddle).toEqual([{ seat: 0, space: 2 }]);
    }
    expect(viewOf(table, 0).players[0]?.screen).toEqual({
      cubes: ['red-1', 'red-2', 'green-1'],
      manuscripts: ['manuscript-1-oil-1'],
      tile: null,
      votes: 6,
    });
  });

  it('DVE 14 opens all screens when the game is over', () => {
    const table = atElection([{ cubes: { red: 1 }, library: 1 }, {}]).and(
      looked(0, [1]),
      kept(0, 1),
      {
        type: 'hands-opened',
        hands: [],
        reveals: true,
      },
    );
    for (const viewer of [1, 'spectator'] as const) {
      expect(viewOf(table, viewer).players[0]?.screen).toEqual({
        cubes: ['red-1'],
        manuscripts: [],
        tile: 'library-1',
        votes: 3,
      });
    }
    for (const state of redealt(table, 1, 20)) expect(keptBy(state, 0)).toEqual(['library-1']);
  });

  it('DVE 14 keeps a declaration until all are in, and redeals what each could pay for', () => {
    const table = atElection([{ cardinal: 'cardinal-zazza', cubes: { red: 4 } }, {}]).and(
      declared(0, 'camerlengo'),
    );
    expect(viewOf(table, 1)).toMatchObject({ declared: [true, false], myDeclaration: null });
    expect(different(redealt(table, 1).map((state) => state.declared))).toEqual([
      '["camerlengo",null]',
      '["nothing",null]',
    ]);
    expect(different(redealt(table, 0).map((state) => state.declared))).toEqual([
      '["camerlengo",null]',
    ]);
  });
});

describe('14 redealing with a look behind', () => {
  const players = (...library: number[]) =>
    laid({ hands: library.map((space) => ({ library: space })), turn: 12 });
  /** Seat 0 saw 1, 4 and 7, kept 7 and put back 4 and 1, the 4 on top. */
  const once = () => players(3, 2, 1).and(looked(0, [1, 4, 7]), kept(0, 7, 4, 1));

  it('DVE 14 knows the tiles one is looking at, and they are unknown to the others', () => {
    const looking = players(3, 2).and(
      { type: 'library-opened', seat: 0, tiles: 3 },
      looked(0, [1, 4, 7]),
    );
    for (const state of redealt(looking, 0, 50)) {
      expect(state.library.deck.slice(0, 3)).toEqual(tiles(1, 4, 7));
      expect(seenIn(state, 0).shownTiles).toEqual(tiles(1, 4, 7));
    }
    expect(different(redealt(looking, 1).map(({ library }) => library.deck[0]))).toHaveLength(8);
  });

  it('DVE 14 knows what one kept and how the others lie', () => {
    const states = redealt(once(), 0);
    for (const state of states) {
      expect(keptBy(state, 0)).toEqual(['library-7']);
      expect(state.library.deck.slice(0, 2)).toEqual(tiles(4, 1));
    }
    expect(different(states.map(({ library }) => library.deck[2]))).toHaveLength(5);
  });

  it('DVE 14 knows nothing of another’s tile', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const states = redealt(once(), viewer);
      expect(different(states.map((state) => keptBy(state, 0)))).toHaveLength(8);
      expect(different(states.map(({ library }) => library.deck[0]))).toHaveLength(8);
    }
  });

  it('DVE 14 cannot tell which of the tiles one has seen the next one kept', () => {
    // Seat 1 saw 4 and 1, and kept 4.
    const twice = once().and(looked(1, [4, 1]), kept(1, 4, 1));
    expect(
      different(redealt(twice, 0).map((state) => [...keptBy(state, 0, 1), state.library.deck[0]])),
    ).toEqual(['["library-7","library-1","library-4"]', '["library-7","library-4","library-1"]']);
    const states = redealt(twice, 1);
    expect(different(states.map((state) => [...keptBy(state, 1), state.library.deck[0]]))).toEqual([
      '["library-4","library-1"]',
    ]);
    expect(different(states.map((state) => keptBy(state, 0)))).toHaveLength(6);
  });

  it('DVE 14 cannot tell it after two more have looked either', () => {
    // Seat 1 kept 4 of 4 and 1; seat 2 then could only take the 1: seat 0 knows they have these two.
    const thrice = once().and(looked(1, [4, 1]), kept(1, 4, 1), looked(2, [1]), kept(2, 1));
    expect(different(redealt(thrice, 0).map((state) => keptBy(state, 0, 1, 2)))).toEqual([
      '["library-7","library-1","library-4"]',
      '["library-7","library-4","library-1"]',
    ]);
    // Seat 1 put the 1 there and knows that seat 2 has it.
    expect(different(redealt(thrice, 1).map((state) => keptBy(state, 1, 2)))).toEqual([
      '["library-4","library-1"]',
    ]);
  });

  it('DVE 14 cannot tell whether one’s own tile was kept by the second or taken by the third', () => {
    // Seat 0 kept 7 and put back 4 and 1. Seat 1 saw both and one below, seat 2 only the top.
    const thrice = players(3, 3, 1)
      .and(looked(0, [1, 4, 7]), kept(0, 7, 4, 1))
      .and(looked(1, [4, 1, 2]), kept(1, 2, 1, 4), looked(2, [1]), kept(2, 1));
    const whereFour = redealt(thrice, 0).map(({ players: all, library }) =>
      [...all.map(({ tile }) => tile), ...library.deck].indexOf('library-4'),
    );
    expect(different(whereFour)).toEqual(['1', '2', '3']); // at seat 1, at seat 2, on top
  });

  it('DVE 14 deals nothing anew that the viewer sees', () => {
    const table = players(3, 2, 1).and(
      ended(0, 5),
      began(1),
      looked(0, [1, 4, 7]),
      kept(0, 7, 4, 1),
      advanced(1, 'library', 3, 1),
    );
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      for (const state of redealt(table, viewer, 20)) {
        expect(title.view(state, viewer)).toEqual(viewOf(table, viewer));
      }
    }
  });
});

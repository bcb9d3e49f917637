import { describe, expect, it } from 'vitest';
import { openPosition } from '../../../core/position.ts';
import { seatsOf } from '../../../core/seat.ts';
import { begin, sitDown } from '../../../core/seating.ts';
import { givenTable } from '../../../testing/index.ts';
import { reconstruction } from '../edition.ts';
import { title } from '../index.ts';
import type { Fact } from '../types.ts';
import { cubesOf, type Given, inTurn, learned, only, seen, seenBy } from './given.ts';

/** A game set up by chance that always gives the first result, but where the test says otherwise. */
function setUp(
  seats: number,
  results: Readonly<Record<string, readonly number[]>> = {},
  options: object = {},
) {
  const table = { options: title.schema.options.parse(options), edition: title.edition, seats };
  const setting = { title, table };
  const seated = seatsOf(seats).reduce((position, seat) => {
    const sat = sitDown(setting, position, seat, '00'.repeat(16));
    return sat.ok ? sat.position : position;
  }, openPosition(setting));
  const begun = begin(setting, seated, (purpose, ordinal) => results[purpose]?.[ordinal] ?? 0);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const dealt = begun.events.flatMap((event) => event.facts);
  return {
    given: givenTable(title, seats, options).and(...dealt.slice(1)),
    facts: dealt as unknown as readonly Fact[],
    draws: begun.events.flatMap((event) => event.draws),
  };
}

function factOf<T extends Fact['type']>(facts: readonly Fact[], type: T) {
  const found = facts.find((fact): fact is Extract<Fact, { type: T }> => fact.type === type);
  if (found === undefined) throw new Error(`No ${type}`);
  return found;
}

const events = (...numbers: number[]) => numbers.map((number) => `event-${number}`);
const startAt = (zone: string) => ({ type: 'start-at', zone });
const chose = (seat: number, zone: string): Fact => ({ type: 'city-chosen', seat, zone });

/** Three seats in the order 2, 0, 1, before they choose their cities. */
const beforeTheStart = (): Given =>
  givenTable(title, 3).and({ type: 'order-drawn', order: [2, 0, 1] });

describe('1 set-up', () => {
  it('DVE 1.1 begins with two to five Merchants with 10 ducats each', () => {
    expect(title.seats).toEqual({ min: 2, max: 5 });
    for (const seats of [2, 3, 4, 5]) {
      expect(seen(givenTable(title, seats)).players).toEqual(
        seatsOf(seats).map((seat) =>
          expect.objectContaining({ seat, ducats: 10, friar: null, cardinal: null }),
        ),
      );
    }
  });

  it('DVE 1.2 worked example: with tile 4 on turn 1, tile 5 is on turn 2, tile 6 on turn 3', () => {
    const { facts } = setUp(4, { events: [3] });
    expect(factOf(facts, 'events-laid').events).toEqual(events(4, 5, 6, 7, 8, 9, 1, 2, 3, 10));
  });

  it('DVE 1.2 lets any of nine tiles be the first; after 9 comes 1, and 10 is on turn 10', () => {
    const laid = (first: number) => factOf(setUp(2, { events: [first] }).facts, 'events-laid');
    expect(laid(0).events).toEqual(events(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    expect(laid(8).events).toEqual(events(9, 1, 2, 3, 4, 5, 6, 7, 8, 10));
    expect(setUp(2).draws.filter(({ purpose }) => purpose === 'events')).toEqual([
      { purpose: 'events', epoch: 0, ordinal: 0, size: 9, result: 0 },
    ]);
  });

  it('DVE 1.2 shows all event tiles to all from the start', () => {
    const { given } = setUp(2);
    expect(seenBy(given, 'spectator').events).toEqual({
      waiting: events(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
      placed: [],
      used: [],
    });
  });

  it('DVE 1.3 empties the bag exactly over turns 1 to 7, by the number of players', () => {
    const printed = {
      2: { red: 3, black: 5, yellow: 14, green: 6, perTurn: 4 },
      3: { red: 6, black: 5, yellow: 16, green: 8, perTurn: 5 },
      4: { red: 8, black: 7, yellow: 17, green: 10, perTurn: 6 },
      5: { red: 11, black: 7, yellow: 20, green: 11, perTurn: 7 },
    };
    for (const [seats, { red, black, yellow, green, perTurn }] of Object.entries(printed)) {
      const { turns } = factOf(setUp(Number(seats), { cubes: [2, 9, 5] }).facts, 'cubes-dealt');
      expect(turns.map((cubes) => cubes.length)).toEqual(new Array(7).fill(perTurn));
      const bag = [
        ...cubesOf('red', red),
        ...cubesOf('black', black),
        ...cubesOf('yellow', yellow),
        ...cubesOf('green', green),
      ];
      expect(turns.flat().sort()).toEqual(bag.sort());
    }
  });

  it('DVE 1.3 shows every turn’s cubes to all', () => {
    const { given, facts } = setUp(2);
    const { turns } = factOf(facts, 'cubes-dealt');
    expect(seenBy(given, 'spectator').chart).toEqual(turns);
    expect(turns[0]).toEqual(['red-1', 'red-2', 'red-3', 'black-1']);
  });

  it('DVE 1.4 deals a Canticle tile to each of the five Franciscan cities, face up', () => {
    const { facts, given } = setUp(3, { canticle: [4] });
    const { cities } = factOf(facts, 'canticle-tiles-dealt');
    expect(cities.map(({ zone }) => zone).sort()).toEqual(
      ['assisi', 'celano', 'cortona', 'gubbio', 'urbino'].sort(),
    );
    expect(cities.map(({ tile }) => tile)).toEqual(
      [12, 2, 5, 8, 10].map((turn) => `canticle-${turn}`),
    );
    expect(seenBy(given, 1).canticle).toEqual(cities);
  });

  it('DVE 1.5 shuffles two red and three white papal tiles, which nobody sees', () => {
    const { facts, given } = setUp(3, { papal: [4, 1] });
    const { secret } = factOf(facts, 'papal-tiles-shuffled');
    expect(secret).toEqual({
      seenBy: [],
      tiles: ['papal-white-3', 'papal-red-2', 'papal-red-1', 'papal-white-1', 'papal-white-2'],
    });
    expect(seenBy(given, 0).papal).toEqual({ revealed: [], hidden: 5 });
  });

  it('DVE 1.6 shuffles four decks and shows of each level as many as players but one', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { facts, given } = setUp(seats, { 'manuscripts-2': [14] });
      const { secret } = factOf(facts, 'manuscripts-shuffled');
      expect(secret.seenBy).toEqual([]);
      expect(secret.decks.map((deck) => deck.length)).toEqual([15, 15, 15, 10]);
      const { manuscripts } = factOf(facts, 'manuscripts-revealed');
      expect(manuscripts).toEqual(secret.decks.flatMap((deck) => deck.slice(0, seats - 1)));
      expect(manuscripts).toContain('manuscript-2-siciliana-3'); // the last, drawn first
      expect(seen(given).manuscripts.map(({ onShow, left }) => [onShow.length, left])).toEqual(
        [15, 15, 15, 10].map((all) => [seats - 1, all - seats + 1]),
      );
      expect(seen(given).linguaVolgare).toBe('aside');
    }
  });

  it('DVE 1.6 shortLevelOne: two or three players have five of level 1, two of them shown', () => {
    for (const seats of [2, 3]) {
      const { facts, given } = setUp(seats, {}, { shortLevelOne: true });
      const { secret } = factOf(facts, 'manuscripts-shuffled');
      expect(secret.decks[0]).toEqual(
        ['oil', 'oc', 'fiorentino', 'latino', 'siciliana'].map((of) => `manuscript-1-${of}-1`),
      );
      expect(seen(given).manuscripts.map(({ onShow, left }) => [onShow.length, left])).toEqual([
        [2, 3],
        [seats - 1, 16 - seats],
        [seats - 1, 16 - seats],
        [seats - 1, 11 - seats],
      ]);
    }
    const four = setUp(4, {}, { shortLevelOne: true });
    expect(seen(four.given).manuscripts[0]).toMatchObject({ left: 12 });
  });

  it('DVE 1.7 shuffles the eight tiles of the Papal Library, which nobody sees', () => {
    const { facts, given } = setUp(2, { library: [7] });
    const { secret } = factOf(facts, 'library-shuffled');
    expect(secret).toEqual({
      seenBy: [],
      tiles: [8, 1, 2, 3, 4, 5, 6, 7].map((number) => `library-${number}`),
    });
    expect(seenBy(given, 0).library).toEqual({ left: 8 });
  });

  it('DVE 1.2 to 1.8 draw from a stream for each purpose, and record every draw', () => {
    const { draws } = setUp(4);
    const sizes = (purpose: string) =>
      draws.filter((draw) => draw.purpose === purpose).map(({ size }) => size);
    const down = (from: number) => Array.from({ length: from }, (_, index) => from - index);
    expect(sizes('events')).toEqual([9]);
    expect(sizes('cubes')).toEqual(down(42));
    expect(sizes('canticle')).toEqual(down(5));
    expect(sizes('papal')).toEqual(down(5));
    expect(sizes('manuscripts-1')).toEqual(down(15));
    expect(sizes('manuscripts-4')).toEqual(down(10));
    expect(sizes('library')).toEqual(down(8));
    expect(sizes('order')).toEqual(down(4));
    expect(new Set(draws.map(({ purpose }) => purpose)).size).toBe(10);
  });

  it('DVE 1.8 draws the order; in reverse order each chooses a starting city', () => {
    const { facts } = setUp(3, { order: [2] });
    expect(factOf(facts, 'order-drawn').order).toEqual([2, 0, 1]);
    beforeTheStart().when(2, startAt('torino')).refused('S1', 'not-your-turn');
    const chosen = beforeTheStart()
      .when(1, startAt('torino'))
      .then(chose(1, 'torino'))
      .when(0, startAt('catania'))
      .then(chose(0, 'catania'));
    expect(only(chosen, 2, startAt('ancona'), 'city-chosen', 'turn-begun')).toEqual([
      chose(2, 'ancona'),
      { type: 'turn-begun', turn: 1 },
    ]);
  });

  it('DVE 1.8 refuses a taken city, any other zone, and a start once all have started', () => {
    const one = beforeTheStart().and(chose(1, 'torino'));
    one.when(0, startAt('torino')).refused('DVE 1.8', 'start-taken');
    one.when(0, startAt('roma')).refused('DVE 1.8', 'no-starting-city');
    one.when(0, startAt('tyrrhenian')).refused('DVE 1.8', 'no-starting-city');
    one.when(0, startAt('nowhere')).refused('DVE 1.8', 'no-starting-city');
    one.when(0, { type: 'do-business' }).refused('DVE 2.4', 'not-your-actions');
    inTurn().when(0, startAt('torino')).refused('DVE 1.8', 'not-the-start');
  });

  it('DVE 1.8 the last to choose begins turn 1, which has an event and cubes but no charity', () => {
    const { given } = setUp(3);
    given
      .and(chose(2, 'torino'), chose(1, 'ancona'))
      .when(0, startAt('catania'))
      .then(
        chose(0, 'catania'),
        { type: 'turn-begun', turn: 1 },
        { type: 'event-placed', event: 'event-1' },
        { type: 'cubes-laid-out', cubes: ['red-1', 'red-2', 'red-3', 'red-4', 'red-5'] },
        { type: 'order-set', order: [0, 1, 2], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
  });

  it('DVE 1.9 stacks the discs in reverse turn order, the last player’s at the bottom', () => {
    expect(seen(beforeTheStart()).knowledge).toEqual([
      { seat: 1, space: 0 },
      { seat: 0, space: 0 },
      { seat: 2, space: 0 },
    ]);
    // So the last in order is ahead, and the first turn is played in the order drawn.
    const chosen = beforeTheStart().and(chose(1, 'torino'), chose(0, 'ancona'));
    expect(only(chosen, 2, startAt('vicenza'), 'order-set')).toEqual([
      { type: 'order-set', order: [2, 0, 1], rested: null },
    ]);
  });
});

describe('1.10 discs on tracks', () => {
  const takeValue = { type: 'take-value' };
  const value = (zone: string): Fact => ({ type: 'value-taken', seat: 0, zone, ducats: 0 });

  it('DVE 1.10 puts a disc that arrives on top of those already there', () => {
    const reached = inTurn({ seat: 0, at: 'padova', others: { 1: { knows: 8 } } })
      .when(0, takeValue)
      .then(value('padova'), learned(0, 8, 8));
    const stack = seen(reached).knowledge.filter(({ space }) => space === 8);
    expect(stack).toEqual([
      { seat: 1, space: 8 },
      { seat: 0, space: 8 },
    ]);
  });

  it('DVE 1.10 puts it on top when it arrives backwards, too', () => {
    const denounced = inTurn({
      seat: 0,
      cardinal: 'cardinal-shlasinger',
      knows: 40,
      others: { 1: { knows: 14 }, 2: { knows: 8 }, 3: { knows: 4 } },
    })
      .when(0, { type: 'denounce', seat: 1 })
      .then({ type: 'player-denounced', seat: 1, by: 0 }, learned(1, 8, -6));
    expect(seen(denounced).knowledge.filter(({ space }) => space === 8)).toEqual([
      { seat: 2, space: 8 },
      { seat: 1, space: 8 },
    ]);
  });

  it('DVE 1.10 stops knowledge at the last space; the excess is lost', () => {
    const { lastSpace } = reconstruction.knowledge;
    inTurn({ at: 'padova', knows: lastSpace - 8 })
      .when(0, takeValue)
      .then(value('padova'), learned(0, lastSpace, 8));
    inTurn({ at: 'padova', knows: lastSpace - 3 })
      .when(0, takeValue)
      .then(value('padova'), learned(0, lastSpace, 3));
  });

  it('DVE 1.10 refuses no gain at the last space, and leaves the disc where it is in the stack', () => {
    const { lastSpace } = reconstruction.knowledge;
    const full = inTurn({ at: 'padova', knows: lastSpace, others: { 1: { knows: lastSpace } } });
    const after = full.when(0, takeValue).then(value('padova'));
    expect(seen(after).knowledge.filter(({ space }) => space === lastSpace)).toEqual([
      { seat: 0, space: lastSpace },
      { seat: 1, space: lastSpace },
    ]);
  });

  it('DVE 1.10 counts the lower of two discs on one space of another track as ahead', () => {
    const advanced = (seat: number): Fact => ({
      type: 'disc-advanced',
      seat,
      track: 'rest',
      to: 3,
      spaces: 3,
      withVirtualCube: false,
    });
    const last = inTurn({ seat: 3 }).and(advanced(2), advanced(1));
    expect(only(last, 3, { type: 'end-turn' }, 'order-set')).toMatchObject([{ rested: 2 }]);
  });

  it('DVE 1.11 the bank never runs out', () => {
    const rich = inTurn({ ducats: 5_000, others: { 1: { ducats: 5_000 } } });
    rich.when(0, { type: 'do-business' }).then({ type: 'business-done', seat: 0, ducats: 10 });
  });

  it('DVE 1.11 nor do the discs: one may stand in every city', () => {
    const zones = reconstruction.zones.filter((zone) => zone.ducats !== undefined);
    const visited = zones
      .filter(({ id }) => id !== 'milano')
      .map((zone): Fact => ({ type: 'value-taken', seat: 0, zone: zone.id, ducats: 0 }));
    inTurn({ at: 'milano' })
      .and(...visited, ...visited) // more than the twenty in the box
      .when(0, takeValue)
      .then({ type: 'value-taken', seat: 0, zone: 'milano', ducats: 25 });
  });
});

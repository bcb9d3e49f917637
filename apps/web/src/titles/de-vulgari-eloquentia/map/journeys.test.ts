import type { SpokenEvent } from '@staffetta/client';
import { describe, expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { journeysIn, type Stop, staysIn, stopsUntil, turnsSaid } from './journeys.ts';

let version = 0;

type Told = Pick<SpokenEvent, 'seat' | 'kind'> & { readonly sentences?: readonly string[] };

function event({ seat, kind, sentences = [] }: Told, facts: readonly Fact[]): SpokenEvent {
  version += 1;
  const at = '2026-01-01T00:00:00.000Z';
  return { action: null, at, facts: [...facts], kind, seat, sentences: [...sentences], version };
}

const played = (seat: number, ...facts: readonly Fact[]): SpokenEvent =>
  event({ seat, kind: 'play' }, facts);

const move = (seat: number, to: string): Fact => ({
  type: 'pawn-moved',
  seat,
  to,
  points: 1,
  ducats: 0,
});

const stop = (turn: number, place: string, coming: Stop['coming'] = 'travelled'): Stop => ({
  turn,
  place,
  coming,
  deeds: [],
});

const opening = [
  played(1, { type: 'city-chosen', seat: 1, zone: 'asti' }),
  played(0, { type: 'city-chosen', seat: 0, zone: 'milano' }, { type: 'turn-begun', turn: 1 }),
];

describe('a journey', () => {
  test('has not gone where the whole game was taken back behind', () => {
    const before = [...opening, played(0, move(0, 'genova'))];
    const back = event({ seat: null, kind: 'repair' }, []);
    const events = [
      ...before,
      played(1, move(1, 'torino')),
      played(0, move(0, 'pisa')),
      { ...back, backTo: before.at(-1)?.version ?? 0 },
      played(1, move(1, 'milano')),
    ];
    expect(journeysIn(events, 2).bySeat).toEqual([
      [stop(0, 'milano', 'begun'), stop(1, 'genova')],
      [stop(0, 'asti', 'begun'), stop(1, 'milano')],
    ]);
  });

  test('goes from the first city through every move to Roma, and tells travels from calls', () => {
    const events = [
      ...opening,
      played(0, move(0, 'genova')),
      played(1, { type: 'turn-begun', turn: 10 }),
      played(0, { type: 'summons-answered', seat: 0, comes: true, zone: 'brindisi' }),
      played(1, { type: 'summons-answered', seat: 1, comes: false, zone: 'brindisi' }),
      played(1, { type: 'turn-begun', turn: 14 }, { type: 'pawns-called-to-roma' }),
    ];
    expect(journeysIn(events, 2)).toEqual({
      lastTurn: 14,
      bySeat: [
        [
          stop(0, 'milano', 'begun'),
          stop(1, 'genova'),
          stop(10, 'brindisi', 'called'),
          stop(14, 'roma', 'called'),
        ],
        [stop(0, 'asti', 'begun'), stop(14, 'roma', 'called')],
      ],
    });
  });

  test('leaves out what was taken back', () => {
    const events = [
      ...opening,
      played(0, move(0, 'genova')),
      played(0, { type: 'salterio-studied', seat: 0 }),
      event({ seat: 0, kind: 'undo' }, [{ type: 'taken-back', seat: 0, acts: 2 }]),
      played(0, move(0, 'parma')),
    ];
    expect(journeysIn(events, 2).bySeat[0]).toEqual([stop(0, 'milano', 'begun'), stop(1, 'parma')]);
  });

  test('tells with each place what its traveller did there, and nothing else', () => {
    const collected = ['Ada collects 20 ducats in Genova.', 'Ada gains 3 spaces of knowledge.'];
    const events = [
      ...opening,
      played(0, move(0, 'genova')),
      event({ seat: 0, kind: 'play', sentences: collected }, [
        { type: 'value-taken', seat: 0, zone: 'genova', ducats: 20 },
      ]),
      event({ seat: 0, kind: 'play', sentences: ['Ada studies the Salterio.'] }, [
        { type: 'salterio-studied', seat: 0 },
      ]),
      event({ seat: 1, kind: 'play', sentences: ['Bruno collects 8 ducats in Asti.'] }, [
        { type: 'value-taken', seat: 1, zone: 'asti', ducats: 8 },
      ]),
      played(0, move(0, 'asti')),
    ];
    expect(journeysIn(events, 2).bySeat.map((stops) => stops.map(({ deeds }) => deeds))).toEqual([
      [[], collected, []],
      [['Bruno collects 8 ducats in Asti.']],
    ]);
  });

  test('is shown as far as a turn', () => {
    const stops = [stop(0, 'milano', 'begun'), stop(2, 'parma'), stop(3, 'pisa')];
    expect(stopsUntil(stops, 0)).toEqual(stops.slice(0, 1));
    expect(stopsUntil(stops, 2)).toEqual(stops.slice(0, 2));
  });
});

describe('turns', () => {
  test('are gathered by city: each stay lasts until the next stop, the last until the end', () => {
    const stops = [
      stop(0, 'milano', 'begun'),
      stop(3, 'parma'),
      stop(3, 'pisa'),
      stop(5, 'parma'),
      stop(6, 'milano'),
    ];
    expect([...staysIn(stops, 8)]).toEqual([
      ['milano', [1, 2, 6, 7, 8]],
      ['parma', [3, 5]],
      ['pisa', [3, 4]],
    ]);
    expect([...staysIn([stop(0, 'milano', 'begun'), stop(1, 'parma')], 1)]).toEqual([
      ['milano', []],
      ['parma', [1]],
    ]);
  });

  test('that follow each other are written as one', () => {
    expect(turnsSaid([9, 3, 4, 5], 12)).toEqual(['3–5, 9']);
    expect(turnsSaid([1, 3], 12)).toEqual(['1, 3']);
    expect(turnsSaid([], 12)).toEqual([]);
  });

  test('that are many are written on several lines', () => {
    expect(turnsSaid([1, 3, 5, 7, 9, 11, 13, 15], 12)).toEqual(['1, 3, 5, 7,', '9, 11, 13,', '15']);
  });
});

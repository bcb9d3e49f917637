import type { SpokenEvent } from '@staffetta/client';
import { expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { journeysIn } from './journeys.ts';

let version = 0;

function event(
  seat: number | null,
  kind: SpokenEvent['kind'],
  facts: readonly Fact[],
): SpokenEvent {
  version += 1;
  const at = '2026-01-01T00:00:00.000Z';
  return { action: null, at, facts: [...facts], kind, seat, sentences: [], version };
}

const move = (seat: number, to: string): Fact => ({
  type: 'pawn-moved',
  seat,
  to,
  points: 1,
  ducats: 0,
});

const opening = [
  event(1, 'play', [{ type: 'city-chosen', seat: 1, zone: 'asti' }]),
  event(0, 'play', [
    { type: 'city-chosen', seat: 0, zone: 'milano' },
    { type: 'turn-begun', turn: 1 },
  ]),
];

test('a journey goes from the first city through every move to Roma', () => {
  const events = [
    ...opening,
    event(0, 'play', [move(0, 'genova')]),
    event(1, 'play', [{ type: 'turn-begun', turn: 10 }]),
    event(0, 'play', [{ type: 'summons-answered', seat: 0, comes: true, zone: 'brindisi' }]),
    event(1, 'play', [{ type: 'summons-answered', seat: 1, comes: false, zone: 'brindisi' }]),
    event(1, 'play', [{ type: 'turn-begun', turn: 14 }, { type: 'pawns-called-to-roma' }]),
  ];
  expect(journeysIn(events, 2)).toEqual([
    [
      { turn: 0, place: 'milano' },
      { turn: 1, place: 'genova' },
      { turn: 10, place: 'brindisi' },
      { turn: 14, place: 'roma' },
    ],
    [
      { turn: 0, place: 'asti' },
      { turn: 14, place: 'roma' },
    ],
  ]);
});

test('what was taken back was never travelled', () => {
  const events = [
    ...opening,
    event(0, 'play', [move(0, 'genova')]),
    event(0, 'play', [{ type: 'salterio-studied', seat: 0 }]),
    event(0, 'undo', [{ type: 'taken-back', seat: 0, acts: 2 }]),
    event(0, 'play', [move(0, 'parma')]),
  ];
  expect(journeysIn(events, 2)[0]).toEqual([
    { turn: 0, place: 'milano' },
    { turn: 1, place: 'parma' },
  ]);
});

import type { SpokenEvent } from '@staffetta/client';
import { expect, test } from 'vitest';
import { turnsIn } from './turns-in.ts';

const event = (version: number, ...facts: readonly object[]): SpokenEvent =>
  ({ version, facts }) as SpokenEvent;

test('a turn begins at the version whose facts say so', () => {
  const events = [
    event(4, { type: 'city-chosen', seat: 0, zone: 'ancona' }, { type: 'turn-begun', turn: 1 }),
    event(5, { type: 'pawn-moved', seat: 0 }),
    event(9, { type: 'player-ended', seat: 1 }, { type: 'turn-begun', turn: 2 }),
  ];
  expect(turnsIn(events)).toEqual([
    { turn: 1, version: 4 },
    { turn: 2, version: 9 },
  ]);
});

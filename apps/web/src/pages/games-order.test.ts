import type { Game } from '@staffetta/client';
import { expect, test } from 'vitest';
import { sorted } from './games-order.ts';

const game = (id: string, status: Game['status'], toAct: number[]): Game => ({
  id,
  title: 'a-title',
  titleVersion: 1,
  edition: '',
  status,
  ending: null,
  host: { id: '', kind: 'person' as const, name: '' },
  seating: 'random',
  visibility: 'public',
  pace: { kind: 'none' },
  spectators: true,
  start: 'full',
  hotSeat: false,
  seats: [null, null],
  vacant: [],
  mySeat: 0,
  mySeats: [0],
  toAct,
  version: 1,
  options: {} as Game['options'],
  commitment: '',
  rematchOf: null,
  readOnly: false,
  createdAt: '2026-05-04T12:00:00Z',
});

test('games that wait for me come first, then those that run, each as they came', () => {
  const games = [
    game('open', 'open', []),
    game('theirs', 'running', [1]),
    game('mine', 'running', [0, 1]),
    game('mine too', 'running', [0]),
  ];
  expect(sorted(games).map(({ id }) => id)).toEqual(['mine', 'mine too', 'theirs', 'open']);
});

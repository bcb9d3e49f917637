import type { Game } from '@staffetta/client';
import { expect, test } from 'vitest';
import { nextAfter, sorted } from './my-games-order.ts';

const game = (id: string, wish: Partial<Game>): Game => ({
  id,
  title: 'a-title',
  titleVersion: 1,
  edition: '',
  status: 'running',
  ending: null,
  winners: null,
  host: { id: '', kind: 'person' as const, name: '' },
  seating: 'random',
  visibility: 'public',
  pace: { kind: 'none' },
  spectators: true,
  start: 'full',
  hotSeat: false,
  seatNames: null,
  seats: [null, null],
  vacant: [],
  mySeat: 0,
  mySeats: [0],
  toAct: [0],
  version: 1,
  options: {} as Game['options'],
  commitment: '',
  rematchOf: null,
  readOnly: false,
  archived: false,
  archiving: null,
  createdAt: '2026-05-04T12:00:00Z',
  movedAt: '2026-05-05T12:00:00Z',
  deadline: null,
  clocks: [],
  pausedUntil: null,
  grace: 12,
  absent: 'replace',
  rest: { leastHours: 12, weekends: true },
  ...wish,
});

const idsOf = (games: readonly Game[]) => games.map(({ id }) => id);

test('games are told apart by who is waited for', () => {
  const { mine, others, tables } = sorted([
    game('open', { status: 'open', toAct: [] }),
    game('theirs', { toAct: [1] }),
    game('mine', { toAct: [0, 1] }),
    game('watched', { mySeat: null, toAct: [0] }),
  ]);
  expect([mine, others, tables].map(idsOf)).toEqual([['mine'], ['theirs', 'watched'], ['open']]);
});

test('of those that wait for me the first is whose time runs out, then who waits longest', () => {
  const { mine } = sorted([
    game('new', { movedAt: '2026-05-07T12:00:00Z' }),
    game('old', { movedAt: '2026-05-05T12:00:00Z' }),
    game('later', { deadline: '2026-05-09T12:00:00Z' }),
    game('soon', { deadline: '2026-05-08T12:00:00Z' }),
  ]);
  expect(idsOf(mine)).toEqual(['soon', 'later', 'old', 'new']);
});

test('the next game is another one, in turn', () => {
  const waiting = [game('one', {}), game('two', {}), game('three', {})];
  expect(nextAfter(waiting, null)?.id).toBe('one');
  expect(nextAfter(waiting, 'one')?.id).toBe('two');
  expect(nextAfter(waiting, 'three')?.id).toBe('one');
  expect(nextAfter(waiting, 'elsewhere')?.id).toBe('one');
  expect(nextAfter(waiting.slice(0, 1), 'one')).toBeNull();
  expect(nextAfter([], null)).toBeNull();
});

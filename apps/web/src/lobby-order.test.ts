import type { Game } from '@staffetta/client';
import { expect, test } from 'vitest';
import { chosenFrom, hasVacancy, isJoinable } from './lobby-order.ts';

const player = { id: 'p', name: 'Ada', kind: 'person' } as const;

const table = (id: string, wish: Partial<Game>): Game =>
  ({
    id,
    title: 'fair',
    status: 'open',
    seats: [player, null],
    vacant: [],
    mySeat: null,
    ...wish,
  }) as unknown as Game;

const games = [
  table('free', {}),
  table('full', { seats: [player, player] }),
  table('mine', { mySeat: 0 }),
  table('other', { title: 'voyage' }),
];

test('the lobby shows what one asks for, and never one’s own tables', () => {
  const shown = (wish: Parameters<typeof chosenFrom>[1]) =>
    chosenFrom(games, wish).map(({ id }) => id);
  expect(shown({ title: null, onlyJoinable: false })).toEqual(['free', 'full', 'other']);
  expect(shown({ title: null, onlyJoinable: true })).toEqual(['free', 'other']);
  expect(shown({ title: 'voyage', onlyJoinable: true })).toEqual(['other']);
});

test('a seat that was left is for others, in a game that runs', () => {
  expect(hasVacancy(table('left', { status: 'running', vacant: [1] }))).toBe(true);
  expect(hasVacancy(table('left', { status: 'ended', vacant: [1] }))).toBe(false);
  expect(hasVacancy(table('left', { status: 'running', vacant: [1], mySeat: 0 }))).toBe(false);
  expect(isJoinable(table('left', { status: 'running', vacant: [1] }))).toBe(false);
});

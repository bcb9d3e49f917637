import { expect, test } from 'vitest';
import { gameText } from './games-text.ts';

const waited = { waits: true, since: null, due: null, tries: 0 };

test('a game on a line waits for people by their names, and for free seats by their numbers', () => {
  const text = gameText({
    ...{ id: 'a', title: 'mill', titleVersion: 2, status: 'running', ending: null, number: 7 },
    ...{ createdAt: new Date(0), movedAt: null, archivedAt: null, brokenAt: null, plays: false },
    seats: [
      { ...waited, seat: 0, user: 'o', name: 'Olga' },
      { ...waited, seat: 1, user: null, name: null },
    ],
  });
  expect(text).toBe('a  mill 2  running  7 events  waits for "Olga", seat 2');
});

import { expect, test } from 'vitest';
import {
  aheadFirst,
  byColour,
  comingEvents,
  dialectsOf,
  discsOn,
  type Facts,
  kindOf,
  levelAt,
  papalOn,
  toReceive,
  toStart,
  type View,
} from './view.ts';

const view = (known: Partial<View>): View => known as View;
const facts = {
  knowledge: { lastSpace: 95, levelStarts: [0, 12, 24, 36, 48, 60, 72, 84] },
  events: Array.from({ length: 10 }, (_, place) => ({ number: place + 1 })),
} as unknown as Facts;

type Player = View['players'][number];
const players = (...known: readonly Partial<Player>[]): View['players'] =>
  known.map((player, seat) => ({ seat, friar: null, cardinal: null, ...player }) as Player);

test('cubes are told by colour, in the order in which they go back', () => {
  expect(byColour(['green-2', 'red-1', 'green-10'])).toEqual([
    { colour: 'red', cubes: ['red-1'] },
    { colour: 'green', cubes: ['green-2', 'green-10'] },
  ]);
});

test.each([
  ['manuscript-2-oil-1', '2-oil', ['oil']],
  ['manuscript-4-latino-oc-1', '4-latino-oc', ['oc', 'latino']],
  ['lingua-volgare', 'volgare', []],
])('the manuscript %s is asked for as %s', (id, kind, dialects) => {
  expect(kindOf(id)).toBe(kind);
  expect(dialectsOf(id)).toEqual(dialects);
});

test('a level begins on its first space', () => {
  expect([0, 11, 12, 95].map((space) => levelAt(facts, space))).toEqual([1, 1, 2, 8]);
});

test('of discs on one space the one that came first is ahead, and lies below', () => {
  const discs = [
    { seat: 2, space: 4 },
    { seat: 0, space: 7 },
    { seat: 1, space: 4 },
  ];
  expect(aheadFirst(discs).map(({ seat }) => seat)).toEqual([0, 2, 1]);
  expect(discsOn(discs, 4).map(({ seat }) => seat)).toEqual([2, 1]);
});

test('the last event tile waits on the turn of its number', () => {
  const events = { waiting: ['event-3', 'event-10'], placed: [], used: [] };
  expect(comingEvents(view({ events }), facts)).toEqual([
    { id: 'event-3', turn: 9 },
    { id: 'event-10', turn: 10 },
  ]);
});

test('papal tiles lie on turns 12 to 16, hidden until they are revealed', () => {
  const papal = view({ papal: { revealed: ['papal-white-2', 'papal-red-1'], hidden: 3 } });
  expect([11, 12, 13, 14].map((turn) => papalOn(papal, turn)?.face)).toEqual([
    undefined,
    'white',
    'red',
    'hidden',
  ]);
});

test('the last in order who stands nowhere chooses where to start', () => {
  const known = { order: [1, 0, 2], players: players({}, { place: null }, { place: 'torino' }) };
  expect(toStart(view({ ...known, players: players({ place: null }, { place: null }, {}) }))).toBe(
    0,
  );
  expect(toStart(view(known))).toBe(1);
});

test('Friars and Cardinals are served in the order of the turn', () => {
  const known = view({
    order: [2, 0, 1],
    players: players({ cardinal: 'cardinal-muret' }, {}, { friar: 'friar-gigi' }),
    charity: { givers: [1], served: [2], candidates: [] },
  });
  expect(toReceive(known)).toBe(0);
});

import type { SpokenEvent } from '@staffetta/client';
import { describe, expect, test } from 'vitest';
import { type Entry, lastOfMine, takenBackIn } from './taken-back.ts';

let version = 0;

function event(kind: SpokenEvent['kind'], sentence: string, acts = 0): SpokenEvent {
  version += 1;
  const facts = acts === 0 ? [] : [{ type: 'taken-back', seat: 0, acts }];
  return {
    version,
    kind,
    at: '',
    seat: 0,
    action: null,
    facts,
    sentences: [sentence],
  } as SpokenEvent;
}

const position = { mayTakeBack: 1, seat: 0 };
const walk = event('play', 'I walk.');
const trade = event('play', 'I trade.');
const rest = event('play', 'I rest.');
const takeBack = (acts: number) => event('undo', 'I take back.', acts);
const others = { ...event('play', 'He rests.'), seat: 1 };

test.each([
  [[walk, trade], 'I trade.'],
  [[walk, trade, takeBack(1)], 'I walk.'],
  [[walk, trade, takeBack(1), rest], 'I rest.'],
  [[walk, trade, takeBack(1), rest, takeBack(1)], 'I walk.'],
  [[walk, trade, rest, takeBack(2)], 'I walk.'],
  [[walk, others, { ...takeBack(1), seat: 1 }], 'I walk.'],
  [[walk, takeBack(1)], null],
])('of %j the last that stands is: %s', (events, sentence) => {
  expect(lastOfMine(position, events)).toBe(sentence);
});

test('what may not be taken back is not named', () => {
  expect(lastOfMine({ ...position, mayTakeBack: 0 }, [walk])).toBeNull();
});

describe('what counts no more', () => {
  const entry = (place: number, kind: Entry['kind'], seat: number | null = 0): Entry => ({
    ...{ place, kind, seat },
    facts: [],
  });
  const plays = [1, 2, 3].map((place) => entry(place, 'play'));
  const undo = (place: number): Entry => entry(place, 'undo');
  const back = (place: number, backTo: number): Entry => ({
    ...entry(place, 'repair', null),
    backTo,
  });

  test.each([
    ['nothing, where nothing was taken back', plays, []],
    ['an act its seat took back', [...plays, undo(4)], [3]],
    ['two that it took back one by one', [...plays, undo(4), undo(5)], [2, 3]],
    ['none of another seat', [...plays, entry(4, 'play', 1), undo(5)], [3]],
    [
      'all that was played behind where the game was taken back to',
      [...plays, back(4, 1), entry(5, 'play')],
      [2, 3],
    ],
    [
      'nothing of who sits, of time, and of what admins did',
      [entry(1, 'play'), entry(2, 'table'), entry(3, 'clock'), back(4, 1), back(5, 1)],
      [],
    ],
    ['an undo behind it, so that its act stands again', [...plays, undo(4), back(5, 3)], [4]],
    ['still an act undone before', [...plays, undo(4), entry(5, 'play'), back(6, 4)], [3, 5]],
    [
      'what an earlier taking back left, where a later one goes behind that',
      [...plays, back(4, 2), entry(5, 'play'), back(6, 4)],
      [3, 5],
    ],
    [
      'nothing an earlier one left behind, where a later one goes to before that',
      [...plays, back(4, 2), entry(5, 'play'), back(6, 3)],
      [5],
    ],
  ])('is %s', (_, log, gone) => {
    expect([...takenBackIn(log)].sort()).toEqual(gone);
  });
});

import type { SpokenEvent } from '@staffetta/client';
import { expect, test } from 'vitest';
import { lastOfMine } from './taken-back.ts';

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

import type { Offer } from '@staffetta/client';
import { expect, test } from 'vitest';
import { offerOf, offersOf } from './acts.ts';

const offer = (action: object): Offer =>
  ({ kind: 'action', action, sentence: JSON.stringify(action) }) as Offer;

const offers = [
  offer({ type: 'take-cubes', colour: 'red', count: 1, sell: 0 }),
  offer({ type: 'take-cubes', colour: 'red', count: 2, sell: 0 }),
  offer({ type: 'end-turn' }),
];

test('an offer is found by all its action says, in whatever order it says it', () => {
  const wished = { count: 2, sell: 0, colour: 'red', type: 'take-cubes' };
  expect(offerOf(offers, wished)).toBe(offers[1]);
});

test('what is not offered is not found, nor is what says less', () => {
  expect(offerOf(offers, { type: 'take-cubes', colour: 'black', count: 1, sell: 0 })).toBe(
    undefined,
  );
  expect(offerOf(offers, { type: 'take-cubes', colour: 'red' })).toBe(undefined);
});

test('the offers of a kind come with what they do', () => {
  expect(offersOf(offers, 'end-turn')).toEqual([
    { offer: offers[2], action: { type: 'end-turn' } },
  ]);
});

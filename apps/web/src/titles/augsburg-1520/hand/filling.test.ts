import type { FormOffer } from '@staffetta/client';
import { expect, test } from 'vitest';
import { filledIn } from './filling.ts';

const form = (jokers: number, least: number): FormOffer =>
  ({
    kind: 'form',
    action: { type: 'show', jokers },
    choices: [
      {
        field: 'cards',
        from: ['louise-10', 'louise-12'].map((id) => ({ id, name: id, counts: {} })),
        least,
        most: least,
        bounds: [],
      },
    ],
  }) as unknown as FormOffer;

const forms = [form(0, 2), form(1, 1)];

test.each([
  [['louise-10', 'louise-12'], { type: 'show', jokers: 0, cards: ['louise-10', 'louise-12'] }],
  [['joker-4', 'louise-12'], { type: 'show', jokers: 1, cards: ['louise-12'] }],
])('%j fill in the form of as many jokers', (chosen, action) => {
  expect(filledIn(forms, chosen)?.action).toEqual(action);
});

test.each([[['louise-10']], [['joker-1', 'joker-2']], [['joker-1', 'maria-3']], [[]]])(
  '%j fill in none',
  (chosen) => {
    expect(filledIn(forms, chosen)).toBeNull();
  },
);

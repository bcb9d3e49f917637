import { expect, test } from 'vitest';
import { isInRange, optionFields } from './option-fields.ts';

test('the options of a title become fields, in the words of the title', () => {
  const schema = {
    type: 'object',
    properties: {
      open: { type: 'boolean' },
      stalls: { type: 'integer', minimum: 1, maximum: 12 },
      wind: { enum: ['north', 'south'] },
      strange: { type: 'object' },
    },
  };
  const words = {
    open: { label: 'Open hands', hint: 'All hands are open.' },
    wind: { label: 'Where the wind comes from' },
  };
  const defaults = { open: true, stalls: 6 } as never;
  expect(optionFields({ schema, defaults, words })).toEqual([
    { kind: 'yesNo', name: 'open', label: 'Open hands', hint: 'All hands are open.', usual: true },
    {
      kind: 'number',
      name: 'stalls',
      label: 'stalls',
      hint: null,
      usual: 6,
      range: { least: 1, most: 12 },
    },
    {
      kind: 'choice',
      name: 'wind',
      label: 'Where the wind comes from',
      hint: null,
      choices: ['north', 'south'],
      usual: 'north',
    },
  ]);
  expect(optionFields({ schema: {}, defaults: {} as never, words: {} })).toEqual([]);
});

test('a number is in its range, ends included, and whole', () => {
  const range = { least: 1, most: 12 };
  expect([0, 1, 12, 13, 1.5, Number.NaN].map((value) => isInRange(value, range))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isInRange(1_000, { least: null, most: null })).toBe(true);
});

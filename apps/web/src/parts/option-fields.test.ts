import { expect, test } from 'vitest';
import { isInRange, optionFields } from './option-fields.ts';

test('the options of a title become fields, in the words of its schema', () => {
  const schema = {
    type: 'object',
    properties: {
      open: { type: 'boolean', description: 'All hands are open.' },
      stalls: { type: 'integer', minimum: 1, maximum: 12 },
      wind: { enum: ['north', 'south'], description: 'Where the wind comes from.' },
      strange: { type: 'object' },
    },
  };
  expect(optionFields({ schema, defaults: { open: true, stalls: 6 } as never })).toEqual([
    { kind: 'yesNo', name: 'open', label: 'All hands are open.', usual: true },
    { kind: 'number', name: 'stalls', label: 'stalls', usual: 6, range: { least: 1, most: 12 } },
    {
      kind: 'choice',
      name: 'wind',
      label: 'Where the wind comes from.',
      choices: ['north', 'south'],
      usual: 'north',
    },
  ]);
  expect(optionFields({ schema: {}, defaults: {} as never })).toEqual([]);
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

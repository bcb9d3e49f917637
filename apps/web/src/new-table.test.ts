import { expect, test } from 'vitest';
import {
  forgetWish,
  optionsOf,
  paceOf,
  seatNamesOf,
  seatsOf,
  tableWish,
  wishFor,
  wishForTitle,
  wrongNames,
  wrongOptions,
  wrongPace,
  wrongPaceFields,
} from './new-table.ts';
import type { OptionField } from './parts/option-fields.ts';

const fields: readonly OptionField[] = [
  { kind: 'yesNo', name: 'open', label: '', hint: null, usual: false },
  {
    kind: 'number',
    name: 'stalls',
    label: '',
    hint: null,
    usual: 6,
    range: { least: 1, most: 12 },
  },
];

test('only what was touched is sent, numbers as numbers', () => {
  forgetWish();
  expect(optionsOf(fields, tableWish.value)).toEqual({});
  wishFor({ options: { stalls: '4', open: true } });
  expect(optionsOf(fields, tableWish.value)).toEqual({ stalls: 4, open: true });
});

test.each(['', 'six', '0', '13', '1.5', '-2'])('%j is no number of stalls', (stalls) => {
  forgetWish();
  wishFor({ options: { stalls } });
  expect(wrongOptions(fields, tableWish.value)).toEqual(['stalls']);
});

test('another title forgets what the one before had, and nothing else', () => {
  forgetWish();
  wishForTitle('fair');
  wishFor({ options: { open: true }, seats: 4, visibility: 'link' });
  wishForTitle('fair');
  expect(tableWish.value.options).toEqual({ open: true });
  wishForTitle('voyage');
  expect(tableWish.value).toMatchObject({ options: {}, seats: null, visibility: 'link' });
});

test('as few play as can, unless more were chosen', () => {
  const title = { seats: { min: 2, max: 4 } };
  forgetWish();
  expect(seatsOf(tableWish.value, title)).toBe(2);
  wishFor({ seats: 4 });
  expect(seatsOf(tableWish.value, title)).toBe(4);
  wishFor({ seats: 5 });
  expect(seatsOf(tableWish.value, title)).toBe(2);
});

test('a purse of time has numbers the service takes', () => {
  forgetWish();
  const { pace } = tableWish.value;
  wishFor({ pace: { ...pace, kind: 'bank', hours: '0', increment: 'x' } });
  expect(wrongPaceFields(tableWish.value)).toEqual(['hours', 'increment']);
  wishFor({ pace: { ...pace, kind: 'bank' } });
  expect(wrongPaceFields(tableWish.value)).toEqual([]);
  expect(paceOf(tableWish.value)).toEqual({ kind: 'bank', hours: 120, increment: 12, cap: 168 });
  wishFor({ pace: { ...pace, kind: 'perTurn', turnHours: 24, hours: 'nonsense' } });
  expect(wrongPaceFields(tableWish.value)).toEqual([]);
  expect(paceOf(tableWish.value)).toEqual({ kind: 'perTurn', hours: 24 });
});

test('a purse holds no more at the start than ever, however either is written', () => {
  forgetWish();
  const { pace } = tableWish.value;
  wishFor({ pace: { ...pace, kind: 'bank', hours: '169' } });
  expect(wrongPaceFields(tableWish.value)).toEqual(['cap']);
  expect(wrongPace(tableWish.value, 'cap')).toBe('below-hours');
  wishFor({ pace: { ...pace, kind: 'bank', hours: '169', cap: ' 169 ' } });
  expect(wrongPaceFields(tableWish.value)).toEqual([]);
  wishFor({ pace: { ...pace, kind: 'bank', hours: 'x', cap: '1' } });
  expect(wrongPaceFields(tableWish.value)).toEqual(['hours']);
});

test('around one screen names are sent for as many as play, and only if there is one', () => {
  forgetWish();
  expect(seatNamesOf(tableWish.value, 2)).toBeNull();
  wishFor({ names: ['', '  ', 'Carla'] });
  expect(seatNamesOf(tableWish.value, 2)).toBeNull();
  expect(seatNamesOf(tableWish.value, 4)).toEqual([null, null, 'Carla', null]);
});

test('a name that another has, or that could be an address, is wrong', () => {
  forgetWish();
  wishFor({ names: ['Zoé', ' zoe', 'ugo@example.org', '', ''] });
  expect(wrongNames(tableWish.value, 5)).toEqual([1, 2]);
  expect(wrongNames(tableWish.value, 1)).toEqual([]);
});

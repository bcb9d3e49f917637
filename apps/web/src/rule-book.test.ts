import { expect, test } from 'vitest';
import { findRules } from './rule-book.ts';

const book = {
  chapters: [
    { id: 'LF 1', heading: 'Set-up' },
    { id: 'LF 2', heading: 'Bids' },
    { id: 'LF 10', heading: 'The end' },
  ],
  rules: [
    { id: 'LF 1', text: 'Each of you begins with ten coins.' },
    { id: 'LF 1.1', text: 'A patron is dealt to each, in secret.' },
    { id: 'LF 2.1.1', text: 'Chaque enchère est secrète.' },
    { id: 'LF 10', text: 'Most lanterns win.' },
  ],
};

const found = (wanted: string) =>
  findRules(book, wanted).map(({ heading, rules }) => [heading, ...rules.map(({ id }) => id)]);

test('rules stand in chapters by their first number', () => {
  expect(found('  ')).toEqual([
    ['Set-up', 'LF 1', 'LF 1.1'],
    ['Bids', 'LF 2.1.1'],
    ['The end', 'LF 10'],
  ]);
});

test('rules are found by all the words looked for, whatever their accents, and by their id', () => {
  expect(found('enchere SECRETE')).toEqual([['Bids', 'LF 2.1.1']]);
  expect(found('secret patron')).toEqual([['Set-up', 'LF 1.1']]);
  expect(found('lf 10')).toEqual([['The end', 'LF 10']]);
  expect(found('dragon')).toEqual([]);
});

test('rules are found by what their chapter is about', () => {
  expect(found('set-up')).toEqual([['Set-up', 'LF 1', 'LF 1.1']]);
  expect(found('set-up coins')).toEqual([['Set-up', 'LF 1']]);
});

import { expect, test } from 'vitest';
import { chaptersOf, findRules, openingOf } from './rule-book.ts';

const rules = [
  { id: 'LF 1', text: 'Each of you begins with ten coins.' },
  { id: 'LF 1.1', text: 'A patron is dealt to each, in secret.' },
  { id: 'LF 2.1', text: 'Chaque enchère est secrète.' },
  { id: 'LF 10', text: 'Most lanterns win.' },
];

test('rules stand in chapters by their first number', () => {
  expect(chaptersOf(rules).map(({ id, rules: own }) => [id, own.length])).toEqual([
    ['LF 1', 2],
    ['LF 2', 1],
    ['LF 10', 1],
  ]);
});

test('a chapter is known by the words it begins with, cut between words', () => {
  expect(openingOf('You may move once a turn, to one destination, and nothing can.')).toBe(
    'You may move once a turn, to one destination, and…',
  );
  expect(openingOf('Most lanterns win. Ties are shared.')).toBe('Most lanterns win');
});

test('rules are found by all the words looked for, whatever their accents, and by their id', () => {
  const found = (wanted: string) => findRules(rules, wanted).map(({ id }) => id);
  expect(found('enchere SECRETE')).toEqual(['LF 2.1']);
  expect(found('secret patron')).toEqual(['LF 1.1']);
  expect(found('lf 10')).toEqual(['LF 10']);
  expect(found('  ')).toHaveLength(4);
  expect(found('dragon')).toEqual([]);
});

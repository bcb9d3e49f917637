import type { Section } from '@staffetta/client';
import { expect, test } from 'vitest';
import { paired } from './pairs.ts';

/** Sections by their headings, as a position tells them. */
const position = (headings: string): readonly Section[] =>
  [...headings].map((heading) => ({ heading, blocks: [] }));

/** The rows of both sides, a free place as a dot. */
function rowsOf(left: string, right: string): readonly string[] {
  const rows = paired(position(left), position(right));
  return rows.map((row) => `${row.left?.heading ?? '.'}${row.right?.heading ?? '.'}`);
}

test('equal sections stand in one row though one side has more', () => {
  expect(rowsOf('TSPM', 'TPM')).toEqual(['TT', 'S.', 'PP', 'MM']);
  expect(rowsOf('TPM', 'STPMQ')).toEqual(['.S', 'TT', 'PP', 'MM', '.Q']);
});

test('what is called otherwise at the same place shares a row', () => {
  expect(rowsOf('1PM', '2PM')).toEqual(['12', 'PP', 'MM']);
  expect(rowsOf('1SPM', '2PM')).toEqual(['12', 'S.', 'PP', 'MM']);
});

test('each side keeps its order, and nothing is left out or told twice', () => {
  expect(rowsOf('AB', 'BA')).toEqual(['.B', 'AA', 'B.']);
  expect(rowsOf('AA', 'A')).toEqual(['AA', 'A.']);
  expect(rowsOf('', 'AB')).toEqual(['.A', '.B']);
  expect(rowsOf('', '')).toEqual([]);
});

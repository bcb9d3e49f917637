import type { Section } from '@staffetta/client';
import { expect, test } from 'vitest';
import { changedIn } from './changed.ts';

const section = (text: string, purse: string, pieces: readonly string[]): Section => ({
  heading: 'The fair',
  blocks: [
    { kind: 'text', text },
    {
      kind: 'table',
      columns: ['Player', 'Purse'],
      rows: [
        ['Anna', purse],
        ['Bruno', '3'],
      ],
    },
    {
      kind: 'pieces',
      label: 'Lanterns',
      pieces: pieces.map((id) => ({ id, mark: '1', name: id })),
    },
  ],
});

test('tells what of a section is new', () => {
  const now = section('Stall 2', '7', ['red', 'blue']);
  const changed = changedIn(now, [section('Stall 1', '9', ['red'])]);
  expect(changed.text(0)).toBe(true);
  expect([changed.cell(1, 0, 1), changed.cell(1, 1, 1)]).toEqual([true, false]);
  expect([changed.piece(2, 'red'), changed.piece(2, 'blue')]).toEqual([false, true]);
});

test('nothing is new where nothing was shown before', () => {
  const now = section('Stall 2', '7', ['red']);
  for (const changed of [changedIn(now, null), changedIn(now, [])]) {
    expect([changed.text(0), changed.cell(1, 0, 1), changed.piece(2, 'red')]).toEqual([
      false,
      false,
      false,
    ]);
  }
});

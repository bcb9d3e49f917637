import { expect, it } from 'vitest';
import { checkedThings, foundOf } from './fairness-findings.ts';

const found = (result: Parameters<typeof foundOf>[1]) =>
  checkedThings.map((thing) => foundOf(thing, result));

it('finds everything right in a fair game', () => {
  const fair = { fair: true, commitment: '00', events: 20, draws: 9, withheld: 0 } as const;
  expect(found(fair)).toEqual(['right', 'right', 'right', 'right', 'right']);
});

it('says where it stopped', () => {
  const unfair = { fair: false, event: 7, wrong: 'chain', where: '' } as const;
  expect(found(unfair)).toEqual(['right', 'wrong', 'open', 'open', 'open']);
  expect(found({ ...unfair, wrong: 'draw' }).at(-1)).toBe('wrong');
});

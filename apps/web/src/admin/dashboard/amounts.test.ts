import { expect, test } from 'vitest';
import { amountIn } from './amounts.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('sizes are told in the largest unit of which there is one', () => {
  const sizes = [0, 999, 1_000, 1_530_000, 87_000_000_000, 2_000_000_000_000_000];
  expect(sizes.map((bytes) => plain(amountIn('en', 'bytes', bytes)))).toEqual([
    '0 byte',
    '999 byte',
    '1 kB',
    '1.5 MB',
    '87 GB',
    '2,000 TB',
  ]);
  expect(plain(amountIn('it', 'bytes', -1_530_000))).toBe('−1,5 MB');
});

test('times are told in seconds while they are short, shares in percent', () => {
  expect(amountIn('en', 'seconds', 12.4)).toBe('12 seconds');
  expect(amountIn('en', 'seconds', 119)).toBe('119 seconds');
  expect(amountIn('en', 'seconds', 120)).toBe('2 minutes');
  expect(amountIn('en', 'seconds', 172_800)).toBe('2 days');
  expect(amountIn('en', 'share', 0.0012)).toBe('0.1%');
  expect(amountIn('en', 'count', 12_345)).toBe('12,345');
});

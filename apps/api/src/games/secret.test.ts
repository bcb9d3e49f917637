import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { chanceKey, commitmentOf, drawWith } from './secret.ts';

type Vectors = {
  readonly secret: string;
  readonly game: string;
  readonly contributions: readonly string[];
  readonly commitment: string;
  readonly key: string;
  readonly draws: readonly {
    readonly epoch: number;
    readonly purpose: string;
    readonly ordinal: number;
    readonly size: number;
    readonly result: number;
  }[];
};

const file = new URL('../../../../packages/client/src/fairness-vectors.json', import.meta.url);
const vectors: Vectors = JSON.parse(await readFile(file, 'utf8'));
const secret = Buffer.from(vectors.secret, 'hex');
const key = chanceKey(secret, vectors.game, vectors.contributions);

it('promises and draws what the vectors say', () => {
  expect(commitmentOf(secret).toString('hex')).toBe(vectors.commitment);
  expect(key.toString('hex')).toBe(vectors.key);
  for (const { epoch, purpose, ordinal, size, result } of vectors.draws) {
    expect([purpose, drawWith(key)(purpose, ordinal, size, epoch)]).toEqual([purpose, result]);
  }
});

it('draws something else from another secret, game, contribution, epoch, purpose or place', () => {
  const [one = '', other = ''] = vectors.contributions;
  const keys = [
    key,
    chanceKey(Buffer.alloc(32, 1), vectors.game, [one, other]),
    chanceKey(secret, 'another game', [one, other]),
    chanceKey(secret, vectors.game, [other, one]),
  ];
  const size = 2 ** 48;
  const numbers = [
    ...keys.map((each) => drawWith(each)('deck', 0, size, 0)),
    drawWith(key)('deck', 0, size, 1),
    drawWith(key)('dice', 0, size, 0),
    drawWith(key)('deck', 1, size, 0),
  ];
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('favours no result', () => {
  const draw = drawWith(key);
  const counts = Array.from({ length: 6 }, () => 0);
  for (let ordinal = 0; ordinal < 6_000; ordinal += 1) {
    const result = draw('dice', ordinal, 6, 0);
    counts[result] = (counts[result] ?? 0) + 1;
  }
  // Five standard deviations: fixed keys make this the same every time.
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(145);
});

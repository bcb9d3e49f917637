import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { chanceKey, checkFairness, drawnNumber, type ExportedDraw } from './fairness.ts';

type Vectors = {
  readonly secret: string;
  readonly game: string;
  readonly contributions: readonly string[];
  readonly key: string;
  readonly draws: readonly ExportedDraw[];
};

// Worked out by another implementation, in another language.
const vectors: Vectors = JSON.parse(
  await readFile(new URL('./fairness-vectors.json', import.meta.url), 'utf8'),
);

it('draws what the vectors say', async () => {
  const { secret, game, contributions, key: expected, draws } = vectors;
  const key = await chanceKey(secret, game, contributions);
  expect(Buffer.from(key).toString('hex')).toBe(expected);
  expect(draws.length).toBeGreaterThan(5);
  for (const draw of draws) {
    expect([draw.purpose, await drawnNumber(key, 0, draw)]).toEqual([draw.purpose, draw.result]);
  }
});

it('takes only exported games', async () => {
  for (const nonsense of [null, 1, 'game', {}, [], { format: 'staffetta-game-2', events: [] }]) {
    expect(await checkFairness(nonsense)).toEqual({
      fair: false,
      event: 0,
      wrong: 'not-an-export',
    });
  }
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import {
  chanceKey,
  checkFairness,
  drawnNumber,
  type ExportedDraw,
  type ExportedGame,
  eventHash,
} from './fairness.ts';

type Vectors = {
  readonly secret: string;
  readonly game: string;
  readonly contributions: readonly string[];
  readonly key: string;
  readonly draws: readonly ExportedDraw[];
  readonly exported: ExportedGame;
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
    expect([draw.purpose, await drawnNumber(key, draw)]).toEqual([draw.purpose, draw.result]);
  }
});

it('takes only exported games', async () => {
  for (const nonsense of [null, 1, 'game', {}, [], { format: 'staffetta-game-1', events: [] }]) {
    expect(await checkFairness(nonsense)).toMatchObject({
      fair: false,
      event: 0,
      wrong: 'not-an-export',
    });
  }
});

it('hashes a whole game as the vectors say, an order left out of it too', async () => {
  const { exported } = vectors;
  expect(await checkFairness(exported)).toMatchObject({ fair: true, draws: 3, withheld: 1 });
  const unsealed = exported.events.map((event) => ({ ...event, hash: '0'.repeat(64) }));
  expect(await checkFairness({ ...exported, events: unsealed })).toMatchObject({ wrong: 'chain' });
});

it('lets a stream go back only where an act was taken back', async () => {
  const { exported } = vectors;
  let previous: Uint8Array = Buffer.from(exported.commitment, 'hex');
  const events: ExportedGame['events'] = [];
  for (const event of exported.events.filter(({ kind }) => kind !== 'undo')) {
    const renumbered = { ...event, number: events.length + 1 };
    previous = await eventHash(previous, renumbered);
    events.push({ ...renumbered, hash: Buffer.from(previous).toString('hex') });
  }
  expect(await checkFairness({ ...exported, events })).toMatchObject({ wrong: 'ordinal' });
});

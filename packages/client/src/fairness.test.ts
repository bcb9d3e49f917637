import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  chanceKey,
  checkFairness,
  drawnNumber,
  type ExportedDraw,
  type ExportedGame,
  eventHash,
} from './fairness.ts';

/** An event as somebody writes it who keeps to no type. */
type Loose = { readonly leaves: { readonly value?: unknown }[] };

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

type Events = ExportedGame['events'];

/** The vectors' game with other events, hashed anew as a forger would. */
async function rehashed(given: Events): Promise<ExportedGame> {
  const { exported } = vectors;
  let previous: Uint8Array = Buffer.from(exported.commitment, 'hex');
  const events: Events = [];
  for (const event of given) {
    const renumbered = { ...event, number: events.length + 1 };
    previous = await eventHash(previous, renumbered);
    events.push({ ...renumbered, hash: Buffer.from(previous).toString('hex') });
  }
  return { ...exported, events };
}

it('lets a stream go back only where an act was taken back', async () => {
  const { events } = vectors.exported;
  const forged = await rehashed(events.filter(({ kind }) => kind !== 'undo'));
  expect(await checkFairness(forged)).toMatchObject({ wrong: 'ordinal' });
});

describe('a file that is bad for whoever checks it', () => {
  /** The vectors' game, changed as by somebody who keeps to no type. */
  const changed = (change: (copy: { edition: unknown; events: Loose[] }) => unknown): unknown => {
    const copy = structuredClone(vectors.exported) as never;
    change(copy);
    return copy;
  };
  const openOf = ({ leaves: [open] }: Loose) => open?.value as { facts: object[] };
  const deep = (): unknown => JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  const endless = (count: number, entry: unknown): unknown[] => new Array(count).fill(entry);

  it.each<[string, number, unknown]>([
    [
      'printed facts without ground',
      0,
      changed((copy) => Object.assign(copy, { edition: deep() })),
    ],
    [
      'printed facts without end',
      0,
      changed((copy) => Object.assign(copy, { edition: endless(20_000, 0) })),
    ],
    [
      'a fact without ground',
      2,
      changed(({ events: [, event] }) => event && openOf(event).facts.push({ more: deep() })),
    ],
    [
      'leaves without end',
      3,
      changed(({ events: [, , event] }) => event?.leaves.push(...(endless(2_001, {}) as object[]))),
    ],
    [
      'events without end',
      50_001,
      changed((copy) => Object.assign(copy, { events: endless(50_001, {}) })),
    ],
    [
      'large events without end',
      26,
      changed((copy) => Object.assign(copy, { events: endless(50, endless(19_500, 0)) })),
    ],
  ])('is said to hold too much, and where, as it holds %s', async (_what, event, file) => {
    const said = { fair: false, event, wrong: 'too-much', where: '' };
    expect(await checkFairness(file)).toEqual(said);
  });

  it('is said to hold too much as it draws from streams without end', async () => {
    const { events } = vectors.exported;
    const at = events.findIndex(({ leaves }) => leaves.some(({ of }) => of === 'draw'));
    const key = await chanceKey(vectors.secret, vectors.game, vectors.contributions);
    const draws = await Promise.all(
      Array.from({ length: 1_001 }, async (_, index) => {
        const draw = { epoch: 0, purpose: `stream-${index}`, ordinal: 0, size: 6 };
        const value = { ...draw, result: await drawnNumber(key, draw) };
        return { of: 'draw' as const, salt: '0'.repeat(32), value };
      }),
    );
    const forged = structuredClone(events);
    const drawing: object[] | undefined = forged[at]?.leaves;
    drawing?.push(...draws);
    expect(await checkFairness(await rehashed(forged))).toMatchObject({
      event: at + 1,
      wrong: 'too-much',
    });
  });

  it('is told with the first place that has another form, however many have', async () => {
    const file = changed((copy) => Object.assign(copy, { events: endless(40_000, {}) }));
    expect(await checkFairness(file)).toMatchObject({
      event: 0,
      wrong: 'not-an-export',
      where: expect.stringMatching(/^events\.0\.kind: /),
    });
  });

  it.each<[string, string, (facts: object[]) => unknown]>([
    [
      'a share of chance that is no text',
      'start',
      ([fact]) => Object.assign(fact ?? {}, { contribution: { toString: 1 } }),
    ],
    [
      'a version that is no number',
      'version',
      (facts) => facts.push({ type: 'version-moved', from: 1, to: { valueOf: 1, toString: 1 } }),
    ],
  ])('is found out by %s', async (_what, wrong, forge) => {
    const events = structuredClone(vectors.exported.events);
    const sitting = events[1];
    if (sitting === undefined) throw new Error('Somebody sits down');
    forge(openOf(sitting as never).facts);
    expect(await checkFairness(await rehashed(events))).toMatchObject({
      event: expect.any(Number),
      wrong,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tell } from './tell.ts';

const piece = z.strictObject({ id: z.string() });
const schema = z.strictObject({
  name: z.string(),
  hand: z.array(piece),
  board: z.strictObject({ tile: piece.nullable(), by: z.record(z.string(), piece) }).optional(),
  move: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('pass') }),
    z.strictObject({ type: z.literal('play'), piece }),
  ]),
});

const fine = {
  name: 'Ada',
  hand: [{ id: 'a' }, { id: 'b' }],
  move: { type: 'play', piece: { id: 'c' } },
};

/** The same with something undeclared in every place where it can be. */
const loose = {
  name: 'Ada',
  deck: ['x', 'y'],
  hand: [{ id: 'a', value: 3 }, { id: 'b' }],
  board: { tile: { id: 't', owner: 1 }, by: { red: { id: 'r', 'a.b': 1 } }, id: 7 },
  move: { type: 'play', piece: { id: 'c', hidden: true }, cost: 2 },
};
const strictly = {
  name: 'Ada',
  hand: [{ id: 'a' }, { id: 'b' }],
  board: { tile: { id: 't' }, by: { red: { id: 'r' } } },
  move: { type: 'play', piece: { id: 'c' } },
};

function telling(strict: boolean) {
  const reports: (readonly string[])[] = [];
  return { strict, report: (keys: readonly string[]) => reports.push(keys), reports };
}

describe('what is told', () => {
  it.each([true, false])('is told whole when it is declared (strict: %s)', (strict) => {
    const how = telling(strict);
    expect(tell(how, schema, fine)).toEqual(fine);
    expect(how.reports).toEqual([]);
  });

  it('fails on an undeclared key where answers are strict', () => {
    const how = telling(true);
    expect(() => tell(how, schema, loose)).toThrow('does not fit its schema');
    expect(() => tell(how, schema, { ...fine, deck: [] })).toThrow('does not fit its schema');
    expect(how.reports).toEqual([]);
  });

  it('loses exactly the undeclared keys elsewhere, which are reported by name', () => {
    const how = telling(false);
    const before = structuredClone(loose);
    expect(tell(how, schema, loose)).toEqual(strictly);
    expect(loose).toEqual(before);
    expect(how.reports.map((keys) => [...keys].sort())).toEqual([
      [
        'board.by.red.a.b',
        'board.id',
        'board.tile.owner',
        'deck',
        'hand.0.value',
        'move.cost',
        'move.piece.hidden',
      ],
    ]);
    expect(JSON.stringify(how.reports)).not.toMatch(/"x"|3/);
  });

  it.each([true, false])('is never guessed when a value is wrong (strict: %s)', (strict) => {
    const how = telling(strict);
    expect(() => tell(how, schema, { ...fine, name: 7 as unknown as string })).toThrow();
    expect(() =>
      tell(how, schema, { ...loose, hand: [], name: null as unknown as string }),
    ).toThrow();
    expect(how.reports).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidedOn, fitsChoice, takeUp } from './offers.ts';
import type { Choice, Offer } from './shapes.ts';

/** One to three of four charms, of strength 20 at most. */
const charms: Choice = {
  field: 'charms',
  name: 'charms',
  least: 1,
  most: 3,
  from: [2, 7, 9, 15].map((strength) => ({
    id: `charm-${strength}`,
    name: `charm ${strength}`,
    counts: { strength },
  })),
  bounds: [{ count: 'strength', name: 'strength', most: 20 }],
};

describe('a choice is filled in by', () => {
  test.each([[['charm-2']], [['charm-9', 'charm-2', 'charm-7']], [['charm-15', 'charm-2']]])(
    '%j',
    (ids) => {
      expect(fitsChoice(charms, ids)).toBe(true);
    },
  );
});

describe('a choice is not filled in by', () => {
  test.each([
    ['too few', []],
    ['too many', ['charm-2', 'charm-7', 'charm-9', 'charm-15']],
    ['the same twice', ['charm-2', 'charm-2']],
    ['what is not there', ['charm-3']],
    ['what comes to more than the bound', ['charm-7', 'charm-15']],
  ])('%s', (_, ids) => {
    expect(fitsChoice(charms, ids)).toBe(false);
  });

  test('what comes to less than the bound', () => {
    const strong = { ...charms, bounds: [{ count: 'strength', name: 'strength', least: 10 }] };
    expect(fitsChoice(strong, ['charm-9'])).toBe(false);
    expect(fitsChoice(strong, ['charm-2', 'charm-9'])).toBe(true);
  });

  test('pieces that do not count, where something must', () => {
    const light = { ...charms, bounds: [{ count: 'light', name: 'light', least: 1 }] };
    expect(fitsChoice(light, ['charm-9'])).toBe(false);
  });
});

const form = (...choices: Choice[]): Offer => ({
  kind: 'form',
  openness: 'sealed',
  action: { type: 'keep', from: 'purse' },
  sentence: 'Keep some',
  choices,
  example: { type: 'pass' },
});

const pass: Offer = {
  kind: 'action',
  openness: 'open',
  action: { type: 'pass' },
  sentence: 'Pass',
  notation: 'pass',
  costs: {},
  price: null,
};

describe('an act is decided upon', () => {
  const offers = { version: 7, decision: 'stall-3', offers: [] };

  test('the version, if it is open', () => {
    expect(decidedOn(pass, offers)).toEqual({ version: 7 });
  });

  test('the question, if it is sealed', () => {
    expect(decidedOn(form(charms), offers)).toEqual({ decision: 'stall-3' });
  });
});

describe('taking an offer up', () => {
  test('gives an action as it stands', () => {
    expect(takeUp(pass, () => 0)).toEqual({ type: 'pass' });
  });

  test('fills in every choice of a form and leaves what is settled', () => {
    const gifts = { ...charms, field: 'gifts', name: 'gifts', least: 2, most: 2, bounds: [] };
    expect(takeUp(form(charms, gifts), () => 0)).toEqual({
      type: 'keep',
      from: 'purse',
      charms: ['charm-2'],
      gifts: ['charm-2', 'charm-7'],
    });
  });

  test('finds the one way there is', () => {
    const counts = [3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610].map((florins) => ({
      florins,
    }));
    const from = counts.map((one) => ({ id: `${one.florins}`, name: '', counts: one }));
    const exactly: Choice = {
      field: 'cards',
      name: 'cards',
      least: 0,
      most: from.length,
      from,
      bounds: [{ count: 'florins', name: 'florins', least: 1_589, most: 1_589 }],
    };
    expect(takeUp(form(exactly), () => 0)).toHaveProperty(
      'cards',
      from.slice(1).map(({ id }) => id),
    );
  });

  test('says so when there is no way', () => {
    const much = [{ count: 'strength', name: 'strength', least: 100 }];
    expect(() => takeUp(form({ ...charms, bounds: much }), () => 0)).toThrow(/no way.*charms/);
  });

  test('always fits, and every way can come out', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const choose = (count: number) => Number(numbers.next().value) % count;
        const sent = JSON.stringify(takeUp(form(charms), choose));
        const { charms: ids }: { charms: readonly string[] } = JSON.parse(sent);
        expect(fitsChoice(charms, ids)).toBe(true);
        seen.add(ids.toSorted().join());
      }),
      { numRuns: 500 },
    );
    // Four alone; 2+7, 2+9, 2+15, 7+9; 2+7+9.
    expect(seen.size).toBe(9);
  });
});

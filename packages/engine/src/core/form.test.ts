import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, fillsChoice, type Offer, takeUp } from './form.ts';

type Filled = { readonly type: string; readonly cards: readonly string[] };

const formOf = (choice: Choice): Offer<Filled> => ({
  kind: 'form',
  action: { type: 'pay' },
  choices: [choice],
});

/** Cards that are worth so much, one of each place. */
const cards = (florins: readonly number[]): Choice['from'] =>
  florins.map((one, index) => ({ id: `card-${index + 1}`, counts: { florins: one } }));

const idLists = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.reduce<readonly (readonly string[])[]>(
    (lists, id) => [...lists, ...lists.map((list) => [...list, id])],
    [[]],
  );

/** Every way to fill a choice in, by trying all. */
const fillings = (choice: Choice): readonly (readonly string[])[] =>
  idLists(choice.from.map(({ id }) => id)).filter((list) => fillsChoice(choice, list));

const counts = fc.integer({ min: -3, max: 9 });
const limits = fc.option(fc.integer({ min: -6, max: 24 }), { nil: undefined });
const bound = fc
  .tuple(fc.constantFrom('florins', 'weight', 'unknown'), limits, limits)
  .map(([count, least, most]) => ({
    count,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  }));
const choices: fc.Arbitrary<Choice> = fc
  .record({
    values: fc.array(fc.record({ florins: counts, weight: counts }), { maxLength: 7 }),
    least: fc.nat({ max: 4 }),
    more: fc.integer({ min: -1, max: 5 }),
    bounds: fc.array(bound, { maxLength: 2 }),
  })
  .map(({ values, least, more, bounds }) => ({
    field: 'cards',
    from: values.map((one, index) => ({ id: `card-${index + 1}`, counts: one })),
    least,
    most: least + more,
    bounds,
  }));

describe('taking up an offer', () => {
  it('finds the one way there is', () => {
    const florins = [3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1_597, 2_584, 4_181];
    const choice = {
      field: 'cards',
      from: cards(florins),
      least: 0,
      most: florins.length,
      bounds: [{ count: 'florins', least: 10_938, most: 10_938 }],
    };
    const { cards: found } = takeUp(formOf(choice), () => 0) as Filled;
    expect(found).toEqual(choice.from.slice(1).map(({ id }) => id)); // all but the 3
  });

  it('finds a way exactly where there is one, and says so where there is none', () => {
    fc.assert(
      fc.property(choices, fc.infiniteStream(fc.nat()), (choice, numbers) => {
        const take = () =>
          takeUp(formOf(choice), (count) => Number(numbers.next().value) % count) as Filled;
        const all = fillings(choice);
        if (all.length === 0) expect(take).toThrow('no way to fill in cards');
        else expect(all).toContainEqual(take().cards.toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('can come out with every way there is', () => {
    const choice = {
      field: 'cards',
      from: cards([2, 7, 9, 15]),
      least: 1,
      most: 3,
      bounds: [{ count: 'florins', most: 20 }],
    };
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const choose = (count: number) => Number(numbers.next().value) % count;
        seen.add((takeUp(formOf(choice), choose) as Filled).cards.toSorted().join());
      }),
      { numRuns: 500 },
    );
    // Four alone; 2+7, 2+9, 2+15, 7+9; 2+7+9.
    expect(seen.size).toBe(9);
  });
});

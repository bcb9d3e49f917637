import type { Choice, FormOffer, Offer } from '@staffetta/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledIn, groupOffers, offerId, talliesOf } from './offers.ts';

const offer = (action: object, sentence: string): Offer =>
  ({ kind: 'action', openness: 'open', action, sentence }) as Offer;

const bid = (coins: number): Offer =>
  offer({ type: 'raise', coins }, `Bid ${coins} ${coins === 1 ? 'coin' : 'coins'}`);

describe('offers', () => {
  test('that differ by a number alone show the number, under a sentence with a gap', () => {
    const [group] = groupOffers([bid(10), bid(9), bid(1)]);
    expect(group?.heading).toBe('Bid … coins');
    expect(group?.ways.map(({ label }) => label)).toEqual(['1', '9', '10']);
  });

  test('of other kinds, or alone, show their sentence', () => {
    const groups = groupOffers([
      bid(1),
      bid(2),
      offer({ type: 'pass' }, 'Pass'),
      offer({ type: 'move', to: 'Lucca' }, 'Go to Lucca'),
      offer({ type: 'move', to: 'Pisa' }, 'Go to Pisa'),
    ]);
    expect(groups.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['raise', 'Bid … coins'],
      ['pass', null],
      ['move', null],
    ]);
    expect(groups[2]?.ways.map(({ label }) => label)).toEqual(['Go to Lucca', 'Go to Pisa']);
  });

  test('whose sentences do not say the number show their sentence', () => {
    const [group] = groupOffers([
      offer({ type: 'take', card: 1 }, 'Take the sun'),
      offer({ type: 'take', card: 2 }, 'Take the moon'),
    ]);
    expect(group?.heading).toBeNull();
    expect(group?.ways.map(({ label }) => label)).toEqual(['Take the sun', 'Take the moon']);
  });

  test('are all there, each once', () => {
    const action = fc.record({
      type: fc.constantFrom('one', 'two', 'three'),
      coins: fc.option(fc.nat(20), { nil: undefined }),
      to: fc.option(fc.constantFrom('here', 'there'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(action, { selector: (one) => JSON.stringify(one) }), (actions) => {
        const offers = actions.map((one) => offer(one, JSON.stringify(one)));
        const chosen = groupOffers(offers).flatMap(({ ways }) => ways.map(({ id }) => id));
        expect(chosen.toSorted()).toEqual(offers.map(offerId).toSorted());
      }),
    );
  });
});

const charms: Choice = {
  field: 'charms',
  name: 'charms',
  least: 1,
  most: 3,
  from: [9, 2, 15].map((strength) => ({
    id: `charm-${strength}`,
    name: `charm ${strength}`,
    counts: { strength, weight: 1 },
  })),
  bounds: [{ count: 'strength', name: 'strength', least: 5, most: 20 }],
};
const gifts: Choice = {
  field: 'gifts',
  name: 'gifts',
  least: 0,
  most: 1,
  from: [{ id: 'lamp', name: 'lamp', counts: {} }],
  bounds: [],
};

const form = (...choices: Choice[]): FormOffer => ({
  kind: 'form',
  openness: 'sealed',
  action: { type: 'keep', at: 'home' },
  sentence: 'Keep some charms',
  choices,
  example: { type: 'pass' },
});

describe('a form', () => {
  test('is filled in once every choice fits, with the pieces in the order of the service', () => {
    expect(filledIn(form(charms, gifts), {})).toBeNull();
    expect(filledIn(form(charms, gifts), { charms: ['charm-2'] })).toBeNull();
    expect(filledIn(form(charms, gifts), { charms: ['charm-15', 'charm-9'] })).toBeNull();
    expect(filledIn(form(charms, gifts), { charms: ['charm-2', 'charm-9'] })).toEqual({
      type: 'keep',
      at: 'home',
      charms: ['charm-9', 'charm-2'],
      gifts: [],
    });
  });

  test('forgets pieces that are there no more', () => {
    const wanted = { charms: ['charm-9', 'charm-4'] };
    expect(filledIn(form(charms), wanted)).toMatchObject({ charms: ['charm-9'] });
  });

  test('says what has been chosen and what is wanted', () => {
    expect(talliesOf(charms, { charms: ['charm-15', 'charm-9'] })).toEqual([
      { name: 'charms', total: 2, least: 1, most: 3, missing: 0, over: 0 },
      { name: 'strength', total: 24, least: 5, most: 20, missing: 0, over: 4 },
    ]);
    expect(talliesOf(charms, {}).map(({ missing }) => missing)).toEqual([1, 5]);
  });

  test('keeps its name while the pieces to choose from change', () => {
    const fewer = { ...charms, from: charms.from.slice(1) };
    expect(offerId(form(fewer))).toBe(offerId(form(charms)));
    expect(offerId(form(charms, gifts))).not.toBe(offerId(form(charms)));
  });

  test('is told apart from another that differs by its pieces alone', () => {
    const [group] = groupOffers([form(charms), form({ ...charms, most: 1 })]);
    expect(new Set(group?.ways.map(({ id }) => id)).size).toBe(2);
  });
});

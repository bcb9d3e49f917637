import type { Offer } from '@staffetta/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidedOn, groupOffers, offerId } from './offers.ts';

const offer = (action: object, sentence: string): Offer => ({ action, sentence }) as Offer;

const bid = (coins: number): Offer =>
  offer({ type: 'raise', coins }, `Bid ${coins} ${coins === 1 ? 'coin' : 'coins'}`);

describe('offers', () => {
  test('that differ by a number alone show the number, under a sentence with a gap', () => {
    const [group] = groupOffers([bid(10), bid(9), bid(1)]);
    expect(group?.heading).toBe('Bid … coins');
    expect(group?.choices.map(({ label }) => label)).toEqual(['1', '9', '10']);
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
    expect(groups[2]?.choices.map(({ label }) => label)).toEqual(['Go to Lucca', 'Go to Pisa']);
  });

  test('whose sentences do not say the number show their sentence', () => {
    const [group] = groupOffers([
      offer({ type: 'take', card: 1 }, 'Take the sun'),
      offer({ type: 'take', card: 2 }, 'Take the moon'),
    ]);
    expect(group?.heading).toBeNull();
    expect(group?.choices.map(({ label }) => label)).toEqual(['Take the sun', 'Take the moon']);
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
        const chosen = groupOffers(offers).flatMap(({ choices }) => choices.map(({ id }) => id));
        expect(chosen.toSorted()).toEqual(offers.map(offerId).toSorted());
      }),
    );
  });
});

describe('an act is decided upon', () => {
  const offers = { version: 7, decision: 'stall-3', offers: [] };

  test('the version, where I alone am asked', () => {
    expect(decidedOn(offers, { toAct: [1], seat: 1 })).toEqual({ version: 7 });
  });

  test('the question, where several are asked in secret, or I may change my mind', () => {
    expect(decidedOn(offers, { toAct: [0, 1], seat: 1 })).toEqual({ decision: 'stall-3' });
    expect(decidedOn(offers, { toAct: [0], seat: 1 })).toEqual({ decision: 'stall-3' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, isSame } from './canonical.ts';

const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, -1, 2.5, '', 'a', 'é"\\\n', '\u2028', '😀'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom('a', 'b', 'B', '10', '9', 'é', '😀', '\uffff', ''),
      fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, tie('value')),
      { maxKeys: 3 },
    ),
  ),
})).value;

/** The same with the keys of all objects the other way round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([key, entry]) => [key, turned(entry)]);
  return Object.fromEntries(fields.reverse());
};

describe('canonical JSON', () => {
  it('is as logs were hashed with it', () => {
    const value = { b: [1, { z: null, a: 'é"\n' }], '10': true, '9': false, B: undefined, a: {} };
    expect(canonicalJson(value)).toBe(
      '{"10":true,"9":false,"a":{},"b":[1,{"a":"é\\"\\n","z":null}]}',
    );
    expect(() => canonicalJson([undefined])).toThrow('No JSON for a undefined');
  });

  it('says of every value what it says, whatever the order of its keys', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('is equal of exactly the values that say the same', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(isSame(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
        expect(isSame(one, turned(one))).toBe(true);
      }),
    );
  });
});

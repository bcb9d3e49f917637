import { describe, expect, test } from 'vitest';
import { emptyOf, type FactSchema, kindOf, withoutNull } from './fact-schema.ts';
import { isInside, markOf, placeInWords, placesAround, withFact } from './facts.ts';

const facts = { name: 'First', zones: [{ id: 'roma', ducats: 2 }, { id: 'pisa' }] };

describe('a change', () => {
  test('is made at its place, and nowhere else', () => {
    const changed = withFact(facts, 'zones.0.ducats', 3);
    expect(changed).toEqual({ name: 'First', zones: [{ id: 'roma', ducats: 3 }, { id: 'pisa' }] });
    expect((changed as typeof facts).zones[1]).toBe(facts.zones[1]);
    expect(facts.zones[0]?.ducats).toBe(2);
  });

  test('adds what is not there, and takes away what shall not be', () => {
    expect(withFact(facts, 'zones.1.ducats', 5)).toMatchObject({ zones: [{}, { ducats: 5 }] });
    expect(withFact(facts, 'zones.0.ducats', undefined)).toEqual({
      name: 'First',
      zones: [{ id: 'roma' }, { id: 'pisa' }],
    });
    expect(withFact(facts, 'zones.0', undefined)).toEqual({
      name: 'First',
      zones: [{ id: 'pisa' }],
    });
    expect(withFact(facts, 'zones.2', { id: 'siena' })).toMatchObject({ zones: { length: 3 } });
    expect(withFact(facts, '', 7)).toBe(7);
  });
});

test('places lie in others, and things have names', () => {
  expect(placesAround('zones.3.name')).toEqual(['zones', 'zones.3', 'zones.3.name']);
  expect(isInside('zones.3.name', 'zones.3')).toBe(true);
  expect(isInside('zones.31', 'zones.3')).toBe(false);
  const called = (name: string) => ({ zones: 'towns', name: 'Name' })[name] ?? name;
  expect(placeInWords({ zones: [{ name: 'Roma' }] }, 'zones.0.name', called)).toBe(
    'towns › 1 › Name',
  );
  expect(placeInWords({ tiles: { '2': 7 } }, 'tiles.2', called)).toBe('tiles › 2');
  expect(markOf({ id: 'roma', name: 'Roma' })).toBe('Roma');
  expect(markOf(['roma', 'pisa'])).toBeNull();
});

const schema: FactSchema = {
  type: 'object',
  required: ['id', 'at', 'turns', 'rank'],
  properties: {
    id: { type: 'string', maxLength: 40 },
    at: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number', minimum: 1 }] },
    turns: { type: 'array', items: { type: 'integer' }, minItems: 2 },
    rank: { anyOf: [{ type: 'string', enum: ['first', 'last'] }, { type: 'null' }] },
    start: { type: 'boolean', const: true },
    note: { type: 'string', maxLength: 500 },
    odd: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  },
};

test('a new thing is as little as its form allows', () => {
  expect(emptyOf(schema)).toEqual({ id: '', at: [0, 1], turns: [0, 0], rank: null });
});

test('every entry is filled in as its form asks', () => {
  const found = kindOf(schema);
  const entries = found.kind === 'group' ? found.entries : [];
  const told = entries.map(({ name, schema: one, isNeeded }) => {
    const { schema: bare, isNullable } = withoutNull(one);
    return `${name} ${kindOf(bare).kind}${isNullable ? ' or none' : ''}${isNeeded ? '' : ' if any'}`;
  });
  expect(told).toEqual([
    'id text',
    'at row',
    'turns list',
    'rank choice or none',
    'start sign if any',
    'note text if any',
    'odd data if any',
  ]);
});

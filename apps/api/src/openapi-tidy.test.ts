import { describe, expect, it } from 'vitest';
import { tidied } from './openapi-tidy.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const tagged = (type: string) => ({
  type: 'object',
  properties: { type: { type: 'string', const: type } },
});

/** A contract whose one path speaks of these schemas. */
const contractOf = (schemas: object, ...used: string[]) => ({
  openapi: '3.1.0',
  paths: { '/x': { get: { responses: { 200: used.map(ref) } } } },
  components: { securitySchemes: { token: {} }, schemas },
});

const schemasAfter = (schemas: object, ...used: string[]) => {
  const { components } = tidied(JSON.parse(JSON.stringify(contractOf(schemas, ...used)))) as {
    components: { schemas: Record<string, unknown> };
  };
  return components.schemas;
};

describe('the tidied contract', () => {
  it('has one schema for what is sent and answered alike', () => {
    const thing = { type: 'object', properties: { of: ref('Part') } };
    const thingInput = { type: 'object', properties: { of: ref('PartInput') } };
    const part = { type: 'string' };
    const schemas = { Thing: thing, ThingInput: thingInput, Part: part, PartInput: part };
    expect(schemasAfter(schemas, 'Thing', 'ThingInput')).toEqual({ Part: part, Thing: thing });
  });

  it('points both uses at the one that is left', () => {
    const schemas = { Thing: { type: 'string' }, ThingInput: { type: 'string' } };
    const contract = tidied(contractOf(schemas, 'Thing', 'ThingInput') as never);
    expect(contract).toMatchObject({
      paths: { '/x': { get: { responses: { 200: [ref('Thing'), ref('Thing')] } } } },
      components: { securitySchemes: { token: {} } },
    });
  });

  it('keeps both where they differ', () => {
    const schemas = { Thing: { type: 'string' }, ThingInput: { type: 'integer' } };
    expect(schemasAfter(schemas, 'Thing', 'ThingInput')).toEqual(schemas);
  });

  it('drops the suffix of what is only sent', () => {
    expect(schemasAfter({ WishInput: { type: 'string' } }, 'WishInput')).toEqual({
      Wish: { type: 'string' },
    });
  });

  it('drops what nothing speaks of, and keeps what something speaks of indirectly, by name', () => {
    const schemas = {
      Zebra: { items: ref('Middle') },
      Unused: { items: ref('AlsoUnused') },
      AlsoUnused: {},
      Middle: { anyOf: [ref('Zebra'), ref('Ant')] },
      Ant: {},
    };
    expect(Object.keys(schemasAfter(schemas, 'Zebra'))).toEqual(['Ant', 'Middle', 'Zebra']);
  });

  it('says by what the members of a union are told apart', () => {
    const schemas = {
      Move: { oneOf: [ref('Play'), ref('Pass')] },
      Play: tagged('play'),
      Pass: tagged('pass'),
    };
    expect(schemasAfter(schemas, 'Move').Move).toEqual({
      oneOf: [ref('Play'), ref('Pass')],
      discriminator: {
        propertyName: 'type',
        mapping: { play: '#/components/schemas/Play', pass: '#/components/schemas/Pass' },
      },
    });
  });

  it('says nothing where a member has no name or no tag', () => {
    const unions = {
      Inline: { oneOf: [ref('Play'), tagged('pass')] },
      Untagged: { oneOf: [ref('Play'), ref('Text')] },
    };
    const schemas = { ...unions, Play: tagged('play'), Text: { type: 'string' } };
    expect(schemasAfter(schemas, 'Inline', 'Untagged')).toMatchObject(unions);
    expect(schemasAfter(schemas, 'Inline').Inline).not.toHaveProperty('discriminator');
    expect(schemasAfter(schemas, 'Untagged').Untagged).not.toHaveProperty('discriminator');
  });

  it('drops bounds that bound nothing, and keeps those that do', () => {
    const schemas = {
      Number: {
        type: 'integer',
        minimum: Number.MIN_SAFE_INTEGER,
        maximum: Number.MAX_SAFE_INTEGER,
      },
      Bounded: { type: 'integer', minimum: 0, maximum: 9 },
      Id: { type: 'string', format: 'uuid', pattern: '^[0-9a-f-]+$' },
      Code: { $schema: 'https://json-schema.org/draft/2020-12/schema', pattern: '^a$' },
    };
    expect(schemasAfter(schemas, ...Object.keys(schemas))).toEqual({
      Number: { type: 'integer' },
      Bounded: { type: 'integer', minimum: 0, maximum: 9 },
      Id: { type: 'string', format: 'uuid' },
      Code: { pattern: '^a$' },
    });
  });
});

import { expect, it } from 'vitest';
import { nameTwins } from './openapi-twins.ts';

const point = { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'integer' } } };
const line = { type: 'object', properties: { from: point, to: point } };
const contract = (schemas: Record<string, unknown>) =>
  JSON.parse(JSON.stringify({ openapi: '3.1.0', components: { schemas } }));

it('names what stands in several places once, and what is inside it too', () => {
  const drawn = { type: 'object', properties: { line: { ...line, description: 'A border.' } } };
  const told = { type: 'object', properties: { lines: { type: 'array', items: line } } };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(nameTwins(contract({ Drawn: drawn, Told: told }))).toEqual(
    contract({
      Drawn: {
        type: 'object',
        properties: { line: { ...ref('DrawnLine'), description: 'A border.' } },
      },
      DrawnFrom: point,
      DrawnLine: { type: 'object', properties: { from: ref('DrawnFrom'), to: ref('DrawnFrom') } },
      Told: { type: 'object', properties: { lines: { type: 'array', items: ref('DrawnLine') } } },
    }),
  );
});

it('leaves alone what stands once, and what is small', () => {
  const small = { type: 'object', properties: { id: { type: 'string' } } };
  const schemas = { One: { type: 'object', properties: { at: point, a: small, b: small } } };
  expect(nameTwins(contract(schemas))).toEqual(contract(schemas));
});

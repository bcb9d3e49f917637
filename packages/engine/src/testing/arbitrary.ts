import fc from 'fast-check';
import { z } from 'zod';

/** Whole numbers of a schema; its bounds, where rules are most often wrong, more often. */
function between({ minValue, maxValue }: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(minValue ?? 0, -1_000);
  const max = Math.min(maxValue ?? 1_000, 1_000);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

/** The pattern a text must match, if its schema names one. */
const patternOf = (schema: z.ZodString): RegExp | undefined =>
  schema.def.checks
    ?.map(({ _zod: { def } }) => ('pattern' in def ? def.pattern : undefined))
    .find((pattern) => pattern instanceof RegExp);

/** Pieces of the title that a text's schema takes; any text it takes where it takes none of them. */
function texts(schema: z.ZodString, pieces: readonly string[]): fc.Arbitrary<unknown> {
  const fitting = pieces.filter((piece) => schema.safeParse(piece).success);
  if (fitting.length > 0) return fc.constantFrom(...fitting);
  const pattern = patternOf(schema);
  return pattern === undefined ? fc.string({ maxLength: 20 }) : fc.stringMatching(pattern);
}

/** Values of a schema, as far as options, orders and actions are made of such parts. */
export function valuesOf(schema: z.ZodType, pieces: readonly string[] = []): fc.Arbitrary<unknown> {
  const inside = (part: unknown) => valuesOf(part as z.ZodType, pieces);
  if (schema instanceof z.ZodDefault) return inside(schema.unwrap());
  if (schema instanceof z.ZodNullable) return fc.option(inside(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodObject) {
    const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
      Object.entries(schema.shape).map(([field, part]) => [field, inside(part)]),
    );
    const requiredKeys = Object.entries(schema.shape).flatMap(([field, part]) =>
      part instanceof z.ZodOptional ? [] : [field],
    );
    return fc.record(fields, { noNullPrototype: true, requiredKeys });
  }
  if (schema instanceof z.ZodOptional) return inside(schema.unwrap());
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map(inside));
  if (schema instanceof z.ZodRecord) {
    const keys = inside(schema.keyType) as fc.Arbitrary<string>;
    return fc.dictionary(keys, inside(schema.valueType), { maxKeys: 4, noNullPrototype: true });
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(inside));
  if (schema instanceof z.ZodArray) return fc.array(inside(schema.element), { maxLength: 6 });
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return between(schema);
  if (schema instanceof z.ZodString) return texts(schema, pieces);
  throw new Error(`The testing kit cannot make a ${schema.def.type}: teach it in arbitrary.ts`);
}

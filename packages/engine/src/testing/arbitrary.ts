import fc from 'fast-check';
import { z } from 'zod';

const between = ({ minValue, maxValue }: z.ZodNumber): fc.Arbitrary<number> =>
  fc.integer({
    min: Math.max(minValue ?? 0, -1_000),
    max: Math.min(maxValue ?? 1_000, 1_000),
  });

/** Values of a schema, as far as orders and options are made of such parts. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault) return valuesOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable) {
    return fc.option(valuesOf(schema.unwrap() as z.ZodType), { nil: null });
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([field, part]) => [field, valuesOf(part)]);
    return fc.record(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodUnion) {
    return fc.oneof(...schema.options.map((option) => valuesOf(option as z.ZodType)));
  }
  if (schema instanceof z.ZodArray) {
    return fc.array(valuesOf(schema.element as z.ZodType), { maxLength: 6 });
  }
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return between(schema);
  throw new Error(`The testing kit cannot make a ${schema.def.type}: teach it in arbitrary.ts`);
}

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogue, findTitle } from './catalogue.ts';

/** Every object schema within a JSON Schema that declares what it holds. */
function declaredObjects(schema: unknown): object[] {
  if (schema === null || typeof schema !== 'object') return [];
  const within = Object.values(schema).flatMap(declaredObjects);
  return 'properties' in schema ? [schema, ...within] : within;
}

describe.each(catalogue.map((entry) => ({ id: entry.title.id, entry })))(
  'the title $id',
  ({ entry: { title, schema, editionHash } }) => {
    it.each(Object.entries(schema))(
      'declares all it says in %s, down to the last object',
      (_, one) => {
        if (one === null) return; // it takes no orders
        const objects = declaredObjects(
          z.toJSONSchema(one, { unrepresentable: 'any', io: 'output' }),
        );
        expect(objects.length).toBeGreaterThan(0);
        for (const object of objects) expect(object).toMatchObject({ additionalProperties: false });
      },
    );

    it('declares none of what steers the telling', () => {
      const text = JSON.stringify(z.toJSONSchema(schema.fact));
      expect(text).not.toMatch(/seenBy|toldTo|reveals/);
    });

    it('is found by its id, and by no version it does not have', () => {
      expect(findTitle(title.id)?.title).toBe(title);
      expect(findTitle(title.id, title.version)?.title).toBe(title);
      expect(findTitle(title.id, title.version + 1)).toBeNull();
      expect(findTitle(`${title.id}s`)).toBeNull();
    });

    it('pins its edition by a hash that no other has', () => {
      expect(editionHash).toHaveLength(32);
      const same = catalogue.filter((other) => other.editionHash.equals(editionHash));
      expect(same).toHaveLength(1);
    });
  },
);

import { expect, test } from 'vitest';
import { z } from 'zod';
import { saidIn, wrongFields } from './field-messages.ts';

test('what zod says in French is spaced as our own French is', () => {
  const { error } = z.strictObject({ count: z.int().max(3) }).safeParse({ count: 4, other: 1 });
  const wrong = error === undefined ? [] : wrongFields(error);
  expect(wrong.map((field) => saidIn('fr', field).message)).toEqual([
    'Trop grand\u202f: nombre doit être <=3',
    'Clé non reconnue\u202f: "other"',
  ]);
});

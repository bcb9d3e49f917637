import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admin as en } from './en.ts';
import { admin as es } from './es.ts';
import { admin as fr } from './fr.ts';
import { admin as it } from './it.ts';

const contract = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8');

/** All that admins may ask for, as the contract names it. */
const operations = contract
  .split(/^ {2}(?=\/)/m)
  .filter((path) => path.startsWith('/v1/admin/'))
  .flatMap((path) => [...path.matchAll(/^ {6}operationId: (\w+)$/gm)].map(([, id]) => id ?? ''));

test('whatever an admin asks for has its words in the audit log, in every language', () => {
  expect(operations.length).toBeGreaterThan(20);
  for (const { audit } of [en, it, fr, es]) {
    expect(operations.filter((id) => audit.operations[id] === undefined)).toEqual([]);
  }
});

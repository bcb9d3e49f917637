import { readdirSync, readFileSync } from 'node:fs';
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

const sources = new URL('../../../../api/src/', import.meta.url);

/** All that commands on the machine note, as their sources name it. */
const commanded = ['operator', 'admin']
  .flatMap((folder) => readdirSync(new URL(folder, sources)).map((file) => `${folder}/${file}`))
  .flatMap((file) => [
    ...readFileSync(new URL(file, sources), 'utf8').matchAll(/operation: '([\w-]+)'/g),
  ])
  .map(([, id]) => id ?? '');

test('whatever an admin asks for has its words in the audit log, in every language', () => {
  expect(operations.length).toBeGreaterThan(20);
  expect(commanded).toEqual(expect.arrayContaining(['backup', 'move-version']));
  for (const { audit } of [en, it, fr, es]) {
    expect(
      [...operations, ...commanded].filter((id) => audit.operations[id] === undefined),
    ).toEqual([]);
  }
});

import { readFileSync } from 'node:fs';
import type { Facts } from './facts.ts';
import { sheetOf } from './layout.ts';

// What is printed, for the tests.

const file =
  '../../../../../../packages/engine/src/titles/de-vulgari-eloquentia/editions/reconstruction-1.json';

export const facts = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Facts;
export const sheet = sheetOf(facts);

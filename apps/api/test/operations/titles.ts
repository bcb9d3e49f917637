import { expect } from 'vitest';
import {
  editionChangesSchema,
  editionSchema,
  editionsSchema,
  rulesSchema,
  titleSchema,
  titlesSchema,
} from '../../src/http/answers/titles.ts';
import { ask, read } from '../api.ts';
import { invalid, type Refusal, type Row } from './row.ts';

const noSuchTitle: Refusal = {
  when: 'there is no such title',
  status: 404,
  problem: 'not-found',
  ask: (_world, { path }) => ({ path: path.replace(/^\/v1\/titles\/[^/]+/, '/v1/titles/chess') }),
};

const noSuchEdition: readonly Refusal[] = [
  {
    when: 'there is no such edition',
    status: 404,
    problem: 'not-found',
    ask: (_world, { path }) => ({ path: path.replace(/[0-9a-f]{64}/, '0'.repeat(64)) }),
  },
  invalid('a hash that is none', 'params.hash', (_world, { path }) => ({
    path: path.replace(/[0-9a-f]{64}/, 'newest'),
  })),
];

/** What all of them have in common: anybody may ask, and ask again whether anything has changed. */
const open = { method: 'get', status: 200, isPublic: true, revalidates: true } as const;

/** What one can play. */
export const titleOperations: Readonly<Record<string, Row>> = {
  listTitles: {
    ...open,
    path: '/v1/titles',
    good: () => ({ path: '/v1/titles' }),
    check: (response, { title, most }) => {
      const { titles } = read(response, titlesSchema);
      const found = titles.find(({ id }) => id === title);
      expect(found).toMatchObject({ stage: 'example', seats: { max: most } });
      expect(found).not.toHaveProperty('rules');
    },
    needsNothing: true,
  },
  getTitle: {
    ...open,
    path: '/v1/titles/{title}',
    good: ({ title }) => ({ path: `/v1/titles/${title}` }),
    check: (response, { title }) => {
      const { id, options, chapters, rules, edition } = read(response, titleSchema);
      expect(id).toBe(title);
      expect(chapters.map(({ heading }) => heading)).toContain('Set-up');
      expect(rules.length).toBeGreaterThan(3);
      expect(edition).toMatch(/^[0-9a-f]{64}$/);
      const { properties } = options.schema as { properties: object };
      expect(Object.keys(options.defaults as object)).toEqual(Object.keys(properties));
      expect(Object.keys(options.words)).toEqual(Object.keys(properties));
    },
    refusals: [noSuchTitle],
  },
  getRules: {
    ...open,
    path: '/v1/titles/{title}/rules',
    good: ({ title }) => ({ path: `/v1/titles/${title}/rules` }),
    check: (response) => {
      const { chapters, rules } = read(response, rulesSchema);
      expect(new Set(chapters.map(({ id }) => id))).toEqual(
        new Set(rules.map(({ id }) => id.split('.')[0])),
      );
      expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
      expect(rules.length).toBeGreaterThan(3);
    },
    needsNothing: true,
    refusals: [noSuchTitle],
  },
  listEditions: {
    ...open,
    path: '/v1/titles/{title}/editions',
    good: ({ title }) => ({ path: `/v1/titles/${title}/editions` }),
    check: (response) => {
      const { editions } = read(response, editionsSchema);
      expect(editions.map(({ isDefault }) => isDefault)).toContain(true);
    },
    refusals: [noSuchTitle],
  },
  getEdition: {
    ...open,
    path: '/v1/titles/{title}/editions/{hash}',
    good: async ({ title }, api) => {
      const { body } = await ask(api, { path: `/v1/titles/${title}` });
      return { path: `/v1/titles/${title}/editions/${body.edition}` };
    },
    check: (response, { title }) => {
      const edition = read(response, editionSchema);
      expect(edition).toMatchObject({ title, isDefault: true });
      expect(Object.keys(edition.facts as object)).not.toEqual([]);
      expect(edition.pieces.map(({ name }) => name).join()).toMatch(/^[A-Z].*[a-z]/);
      expect(new Set(edition.pieces.map(({ id }) => id)).size).toBe(edition.pieces.length);
    },
    refusals: [noSuchTitle, ...noSuchEdition],
  },
  getEditionChanges: {
    ...open,
    path: '/v1/titles/{title}/editions/{hash}/changes',
    good: async ({ title }, api) => {
      const { body } = await ask(api, { path: `/v1/titles/${title}/editions` });
      return { path: `/v1/titles/${title}/editions/${body.editions[0].hash}/changes` };
    },
    check: (response) =>
      expect(read(response, editionChangesSchema)).toEqual({ count: 0, changes: [] }),
    refusals: [noSuchTitle, ...noSuchEdition],
  },
};

import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { languageFor } from './language.ts';

const asking = (accept: string | undefined, chosen: string | null) =>
  ({
    headers: { 'accept-language': accept },
    user: chosen === null ? null : { language: chosen },
  }) as unknown as FastifyRequest;

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['it', 'it'],
    ['IT', 'it'],
    ['it-CH', 'it'],
    ['fr-CA, en;q=0.9', 'fr'],
    ['de, es;q=0.4, fr;q=0.7', 'fr'],
    ['es;q=0.4,fr;q=0.4', 'es'],
    ['fr ; q=0.2 , it ; q=0.9', 'it'],
    ['it;q=0, es', 'es'],
    ['it;q=0', 'en'],
    ['it;q=often, fr', 'fr'],
    ['it;level=1;q=0.1, fr;q=0.2', 'fr'],
    ['*', 'en'],
    ['de, nl;q=0.5, *;q=0.1', 'en'],
    [',,;;q=,=', 'en'],
    ['x'.repeat(10_000), 'en'],
  ])('for %s is %s', (accept, language) => {
    expect(languageFor(asking(accept, null))).toBe(language);
  });

  it.each([
    [undefined, 'it'],
    ['de', 'it'],
    ['fr', 'fr'],
  ])('for %s, where the account says Italian, is %s', (accept, language) => {
    expect(languageFor(asking(accept, 'it'))).toBe(language);
  });
});

import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

describe('a name', () => {
  it.each([
    ['Ada', 'ADA'],
    ['Ada', '  ada '],
    ['Ada B', 'Ada   B'],
    ['Ada B', 'Ada\u00a0B'],
    ['Ada', 'Àdâ'],
    ['Ada', 'A\u0301da'],
    ['Ada', 'Ａｄａ'],
    ['Ada', '𝐀𝐝𝐚'],
    ['Ada', 'A\u200bda'],
    ['Ada', 'Ada\u00ad'],
    ['Ada', 'A\u2066da\u2069'],
    ['Ada', '\u3164Ada'],
    ['Ada', 'Ada\ufe0f'],
    ['fi', 'ﬁ'],
    ['2', '２'],
    ['STRASSE', 'strasse'],
    ['İnci', 'inci'],
    ['1⁄2', '½'],
  ])('%s is the same as %s', (one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });

  it.each([
    ['Ada', 'Ida'],
    ['Ada', 'Ada 2'],
    ['Ada B', 'AdaB'],
    ['Ada', 'Ad-a'],
    ['Анна', 'Ада'],
    ['王', '玉'],
  ])('%s is another than %s', (one, other) => {
    expect(nameKey(other)).not.toBe(nameKey(one));
  });

  it('of nothing one can see is no name', () => {
    for (const name of ['   ', '\u3164\u3164', '\u0301\u0301', '\u200b\u2060', '\u00a0']) {
      expect(nameKey(name)).toBe('');
    }
  });
});

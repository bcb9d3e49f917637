import { describe, expect, it } from 'vitest';
import { saying } from './answers/writings.ts';
import { saidIn, wrongFields } from './field-messages.ts';
import { saidForms } from './said.ts';

const nobodySees = ['\u200b', '\u00ad', '\u2060', '\ufe0f', '\u3164', '\u2800', '\u0301', '\ufeff'];
const turning = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const others = ['\u0007', '\u001b', '\u007f', '\u0085', '\b'];

describe('what is said', () => {
  it.each(['reason', 'answer', 'label', 'origin'] as const)('as %s can be seen', (name) => {
    const form = saidForms[name];
    for (const letter of nobodySees) {
      expect([letter, form.safeParse(letter.repeat(5)).success]).toEqual([letter, false]);
      expect(form.safeParse(`a${letter}${letter} bc`).success).toBe(true); // besides what is seen
    }
    for (const letter of [...turning, ...others]) {
      expect([letter, form.safeParse(`as he ${letter} asked`).success]).toEqual([letter, false]);
    }
    for (const plain of ['why', '3 × 2', 'così', 'one\ntwo', 'a\tb c', 'שלום', '1️⃣ 2 3', '?!…']) {
      expect([plain, form.safeParse(plain).success]).toEqual([plain, true]);
    }
  });

  it('is as long as it looks', () => {
    expect(saidForms.reason.safeParse('a\u200b\u200bb').success).toBe(false);
    expect(saidForms.reason.safeParse('e\u0301\u0301').success).toBe(false);
    expect(saidForms.label.safeParse('e\u0301').success).toBe(true);
  });

  it('by one player to others can be seen, and is kept as it is', () => {
    const form = saying(10);
    expect(form.parse(' well \n ')).toBe(' well \n ');
    expect(form.parse('👍🏽')).toBe('👍🏽');
    for (const unseen of ['', '  \n', ...nobodySees]) {
      expect([unseen, form.safeParse(unseen).success]).toEqual([unseen, false]);
    }
    for (const letter of [...turning, ...others]) {
      expect([letter, form.safeParse(`a${letter}b`).success]).toEqual([letter, false]);
    }
  });

  it.each([
    ['\u200b\u200b\u200b', 'almeno 3 caratteri che si vedano'],
    ['as he \u202e asked', 'niente caratteri di controllo'],
    ['as he \0 asked', 'testo senza caratteri nulli o spezzati'],
    [' a ', 'Troppo piccolo: string deve avere >=3 caratteri'],
  ])('is refused once, in the language of whoever says it: %j', (reason, message) => {
    const { error } = saidForms.reason.safeParse(reason);
    const wrong = error === undefined ? [] : wrongFields(error, 'reason');
    expect(wrong.map((field) => saidIn('it', field))).toEqual([{ path: 'reason', message }]);
  });
});

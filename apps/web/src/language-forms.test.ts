import { expect, test } from 'vitest';
import { ago, amountOf, inTime, isJustNow, lasting, listed } from './language-forms.ts';

const now = Date.parse('2026-05-04T12:00:00Z');

test.each([
  ['en', '2026-05-04T11:59:30Z', 'now'],
  ['en', '2026-05-04T11:58:00Z', '2 minutes ago'],
  ['it', '2026-05-04T09:00:00Z', '3 ore fa'],
  ['fr', '2026-05-02T12:00:00Z', 'avant-hier'],
  ['es', '2026-05-04T12:00:09Z', 'ahora'],
])('how long ago, in %s: %s', (language, moment, said) => {
  expect(ago(language, moment, now)).toBe(said);
});

test('what is less than a minute old is from just now', () => {
  const moments = ['2026-05-04T11:59:30Z', '2026-05-04T12:00:09Z', '2026-05-04T11:59:00Z'];
  expect(moments.map((moment) => isJustNow(moment, now))).toEqual([true, true, false]);
});

test('names are listed as the language lists them', () => {
  expect(listed('en-GB', ['Anna', 'Bruno', 'Carla'])).toBe('Anna, Bruno and Carla');
  expect(listed('it', ['Anna', 'Bruno'])).toBe('Anna e Bruno');
});

test.each([
  ['en', 12, '12 hours'],
  ['en', 24, '1 day'],
  ['it', 36, '36 ore'],
  ['fr', 72, '3\u00a0jours'],
  ['es', 0, '0 horas'],
])('how long something lasts, in %s: %i hours', (language, hours, said) => {
  expect(lasting(language, hours)).toBe(said);
});

test.each([
  ['en', 0, '0 minutes'],
  ['en', 119, '119 minutes'],
  ['it', 120, '2 ore'],
  ['en', 48 * 60 - 1, '47 hours'],
  ['en', 48 * 60, '2 days'],
  ['fr', 50 * 60, '2\u00a0jours et 2\u00a0heures'],
  ['es', 73 * 60, '3 días y 1 hora'],
])('how much time there is, in %s: %i minutes', (language, minutes, said) => {
  expect(amountOf(language, minutes * 60_000)).toBe(said);
});

test.each([
  ['en', '2026-05-04T11:59:00Z', 'in 0 minutes'],
  ['en', '2026-05-04T13:59:30Z', 'in 119 minutes'],
  ['it', '2026-05-04T14:30:00Z', 'tra 2 ore'],
  ['es', '2026-05-06T11:59:00Z', 'dentro de 47 horas'],
  ['fr', '2026-05-07T18:00:00Z', 'dans 3 jours'],
])('in how long, in %s: %s', (language, moment, said) => {
  expect(inTime(language, moment, now)).toBe(said);
});

import { expect, it } from 'vitest';
import { languages } from '../../core/language.ts';
import { title } from './index.ts';

it.each(languages)('names a patron by the glass he loves, and no lantern so, in %s', (language) => {
  const table = { seats: 2, options: title.schema.options.parse({}), edition: title.edition };
  const piece = (id: string) => title.words[language].piece(id, table);
  const lantern = { en: /lantern/, it: /lanterna/, fr: /lanterne/, es: /farol/ }[language];
  const patron = { en: /^patron/, it: /^il mecenate/, fr: /^le mécène/, es: /^el mecenas/ }[
    language
  ];
  expect(piece('patron-jade')).toMatch(patron);
  expect(piece('patron-jade')).not.toMatch(lantern);
  expect(piece('patron-jade')).not.toBe(piece('patron-ruby'));
  expect(piece('lantern-1')).toMatch(lantern);
});

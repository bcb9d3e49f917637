import { computed } from '@preact/signals';
import { openDictionary } from '../language.ts';
import type { EditionsWords } from './editions/words.ts';

/** The words of admins' pages about editions, fetched with the first of them. */
export const editionsWords = openDictionary<EditionsWords>({
  en: async () => (await import('./editions/en.ts')).editions,
  it: async () => (await import('./editions/it.ts')).editions,
  fr: async () => (await import('./editions/fr.ts')).editions,
  es: async () => (await import('./editions/es.ts')).editions,
});

export const sayings = computed((): EditionsWords => {
  const fetched = editionsWords.fetched.value;
  if (fetched === null) throw new Error('No words about editions have come yet');
  return fetched;
});

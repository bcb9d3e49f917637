import { computed } from '@preact/signals';
import { openDictionary } from '../language.ts';
import type { AdminWords } from './admin/words.ts';

/** The words of admins' pages, fetched with the first of them. */
export const adminWords = openDictionary<AdminWords>({
  en: async () => (await import('./admin/en.ts')).admin,
  it: async () => (await import('./admin/it.ts')).admin,
  fr: async () => (await import('./admin/fr.ts')).admin,
  es: async () => (await import('./admin/es.ts')).admin,
});

export const sayings = computed((): AdminWords => {
  const fetched = adminWords.fetched.value;
  if (fetched === null) throw new Error('No words of the admins have come yet');
  return fetched;
});

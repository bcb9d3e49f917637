import { computed } from '@preact/signals';
import { openDictionary } from '../../../language.ts';
import type { TableWords } from './words.ts';

const dictionary = openDictionary<TableWords>({
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
});

/** Before the table is drawn. */
export const tableWordsReady = dictionary.ready;

export const tableWords = computed((): TableWords => {
  const fetched = dictionary.fetched.value;
  if (fetched === null) throw new Error('The words of the table have not come yet');
  return fetched;
});

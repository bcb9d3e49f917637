import { computed } from '@preact/signals';
import { openDictionary } from '../../language.ts';
import type { EndingWords } from './words.ts';

const dictionary = openDictionary<EndingWords>({
  en: async () => (await import('./en.ts')).ending,
  it: async () => (await import('./it.ts')).ending,
  fr: async () => (await import('./fr.ts')).ending,
  es: async () => (await import('./es.ts')).ending,
});

/** Before an ending is drawn. */
export const fetchEndingWords = dictionary.ready;

export const endingWords = computed((): EndingWords => {
  const fetched = dictionary.fetched.value;
  if (fetched === null) throw new Error('No words of the ending have come yet');
  return fetched;
});

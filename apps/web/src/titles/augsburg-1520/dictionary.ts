import { computed } from '@preact/signals';
import { openDictionary } from '../../language.ts';
import type { BoardWords } from './words/words.ts';

const dictionary = openDictionary<BoardWords>({
  en: async () => (await import('./words/en.ts')).en,
  it: async () => (await import('./words/it.ts')).it,
  fr: async () => (await import('./words/fr.ts')).fr,
  es: async () => (await import('./words/es.ts')).es,
});

/** Before the board is drawn. */
export const { ready } = dictionary;

export const boardWords = computed((): BoardWords => {
  const fetched = dictionary.fetched.value;
  if (fetched === null) throw new Error('No words of the board have come yet');
  return fetched;
});

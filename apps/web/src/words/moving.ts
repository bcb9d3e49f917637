import { computed } from '@preact/signals';
import { openDictionary } from '../language.ts';
import type { MovingWords } from './moving/words.ts';

/** The words for playing by the link of a mail, fetched with their page. */
export const movingWords = openDictionary<MovingWords>({
  en: async () => (await import('./moving/en.ts')).moving,
  it: async () => (await import('./moving/it.ts')).moving,
  fr: async () => (await import('./moving/fr.ts')).moving,
  es: async () => (await import('./moving/es.ts')).moving,
});

export const moving = computed((): MovingWords => {
  const fetched = movingWords.fetched.value;
  if (fetched === null) throw new Error('No words for moving have come yet');
  return fetched;
});

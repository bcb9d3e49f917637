import { computed } from '@preact/signals';
import { openDictionary } from '../../../../language.ts';
import type { MapWords } from './words.ts';

const dictionary = openDictionary<MapWords>({
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
});

/** Before the map is drawn. */
export const mapWordsReady = dictionary.ready;

export const mapWords = computed((): MapWords => {
  const fetched = dictionary.fetched.value;
  if (fetched === null) throw new Error('The words of the map have not come yet');
  return fetched;
});

import { computed } from '@preact/signals';
import { openDictionary } from '../../language.ts';
import type { AgreeingWords } from './words.ts';

const dictionary = openDictionary<AgreeingWords>({
  en: async () => (await import('./en.ts')).agreeing,
  it: async () => (await import('./it.ts')).agreeing,
  fr: async () => (await import('./fr.ts')).agreeing,
  es: async () => (await import('./es.ts')).agreeing,
});

/** Before anything is agreed on. */
export const fetchAgreeingWords = dictionary.ready;

export const agreeingWords = computed((): AgreeingWords => {
  const fetched = dictionary.fetched.value;
  if (fetched === null) throw new Error('No words for agreeing have come yet');
  return fetched;
});

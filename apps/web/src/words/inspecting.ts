import { computed } from '@preact/signals';
import { openDictionary } from '../language.ts';
import type { InspectingWords } from './inspecting/words.ts';

/** The words of admins' pages about games, fetched with the first of them. */
export const inspectingWords = openDictionary<InspectingWords>({
  en: async () => (await import('./inspecting/en.ts')).inspecting,
  it: async () => (await import('./inspecting/it.ts')).inspecting,
  fr: async () => (await import('./inspecting/fr.ts')).inspecting,
  es: async () => (await import('./inspecting/es.ts')).inspecting,
});

export const sayings = computed((): InspectingWords => {
  const fetched = inspectingWords.fetched.value;
  if (fetched === null) throw new Error('No words for inspecting games have come yet');
  return fetched;
});

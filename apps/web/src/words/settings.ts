import { computed } from '@preact/signals';
import { openDictionary } from '../language.ts';
import type { SettingsWords } from './settings/words.ts';

/** The words of the settings, fetched with their page. */
export const settingsWords = openDictionary<SettingsWords>({
  en: async () => (await import('./settings/en.ts')).settings,
  it: async () => (await import('./settings/it.ts')).settings,
  fr: async () => (await import('./settings/fr.ts')).settings,
  es: async () => (await import('./settings/es.ts')).settings,
});

export const sayings = computed((): SettingsWords => {
  const fetched = settingsWords.fetched.value;
  if (fetched === null) throw new Error('No words of the settings have come yet');
  return fetched;
});

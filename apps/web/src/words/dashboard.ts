import { computed } from '@preact/signals';
import { openDictionary } from '../language.ts';
import type { DashboardWords } from './dashboard/words.ts';

/** The words of the dashboard, fetched with its page. */
export const dashboardWords = openDictionary<DashboardWords>({
  en: async () => (await import('./dashboard/en.ts')).dashboard,
  it: async () => (await import('./dashboard/it.ts')).dashboard,
  fr: async () => (await import('./dashboard/fr.ts')).dashboard,
  es: async () => (await import('./dashboard/es.ts')).dashboard,
});

export const sayings = computed((): DashboardWords => {
  const fetched = dashboardWords.fetched.value;
  if (fetched === null) throw new Error('No words of the dashboard have come yet');
  return fetched;
});

import { computed, effect, signal } from '@preact/signals';
import { deviceShelf } from './storage.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import type { Words } from './words/words.ts';

export const languages = ['en', 'it', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

const dictionaries: Readonly<Record<Language, Words>> = { en, it, fr, es };

const remembered = 'language';

export const isLanguage = (tag: string | null): tag is Language =>
  languages.some((one) => one === tag);

/** The first of a browser's languages that is ours. */
const preferred = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';

function first(): Language {
  const stored = deviceShelf.read(remembered);
  return isLanguage(stored) ? stored : preferred(navigator.languages);
}

export const language = signal<Language>(first());
export const words = computed(() => dictionaries[language.value]);

/** Some systems call their language what no browser can format by, such as `en-US@posix`. */
function isUnderstood(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** The language as it is written where the browser is: the day before the month, or after it. */
export const locale = computed(
  () =>
    navigator.languages.find(
      (tag) => tag.toLowerCase().startsWith(`${language.value}-`) && isUnderstood(tag),
    ) ?? language.value,
);

export const nameOfLanguage = (tag: Language): string => dictionaries[tag].ownName;

export function chooseLanguage(chosen: Language): void {
  deviceShelf.write(remembered, chosen);
  language.value = chosen;
}

effect(() => {
  document.documentElement.lang = language.value;
});

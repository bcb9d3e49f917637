import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { deviceShelf } from './storage.ts';
import type { Words } from './words/words.ts';

export const languages = ['en', 'it', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

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

/** The language chosen; its words may still be on their way. */
export const language = signal<Language>(first());

/** The words of a part of the pages, fetched in the languages that are read. */
type Dictionary<Part> = {
  readonly fetched: ReadonlySignal<Part | null>; // null until the first has come
  readonly ready: () => Promise<void>; // in the language chosen
};

/** The words stay those of the language before until those of the one chosen have come. */
export function openDictionary<Part>(
  fetchers: Readonly<Record<Language, () => Promise<Part>>>,
): Dictionary<Part> {
  const fetched = signal<Part | null>(null);
  async function show(tag: Language): Promise<void> {
    const part = await fetchers[tag]();
    if (tag === language.peek()) fetched.value = part;
  }
  effect(() => void show(language.value).catch(() => undefined)); // offline: the words stay
  return { fetched, ready: () => show(language.peek()) };
}

const dictionary = openDictionary<Words>({
  en: async () => (await import('./words/en.ts')).en,
  it: async () => (await import('./words/it.ts')).it,
  fr: async () => (await import('./words/fr.ts')).fr,
  es: async () => (await import('./words/es.ts')).es,
});

/** Before anything is drawn. */
export const fetchWords = dictionary.ready;

export const words = computed((): Words => {
  const fetched = dictionary.fetched.value;
  if (fetched === null) throw new Error('No words have come yet');
  return fetched;
});

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

const ownNames: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
};

/** What a language calls itself. */
export const nameOfLanguage = (tag: Language): string => ownNames[tag];

export function chooseLanguage(chosen: Language): void {
  deviceShelf.write(remembered, chosen);
  language.value = chosen;
}

effect(() => {
  document.documentElement.lang = language.value;
});

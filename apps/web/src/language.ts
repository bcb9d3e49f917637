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

/** The language of the pages. */
export const language = signal<Language>(first());

/** The language asked for; its words may still be on their way. */
export const languageWanted = signal<Language>(language.peek());

/** The words of a part of the pages, fetched in the languages that are read. */
type Dictionary<Part> = {
  readonly fetched: ReadonlySignal<Part | null>; // null until the first has come
  readonly ready: () => Promise<void>; // in the language chosen
};

/** What fetches the words of each part that has been opened. */
const fetchings: ((tag: Language) => Promise<unknown>)[] = [];

/** The pages change their language when all its words have come: then these are known already. */
export function openDictionary<Part>(
  fetchers: Readonly<Record<Language, () => Promise<Part>>>,
): Dictionary<Part> {
  const fetched = signal<Part | null>(null);
  const known = new Map<Language, Part>();

  async function find(tag: Language): Promise<Part> {
    const part = known.get(tag) ?? (await fetchers[tag]());
    known.set(tag, part);
    return part;
  }
  async function show(tag: Language): Promise<void> {
    const part = await find(tag);
    if (tag === language.peek()) fetched.value = part;
  }

  fetchings.push(find);
  effect(() => {
    const part = known.get(language.value);
    if (part !== undefined) fetched.value = part;
    else void show(language.value).catch(() => undefined); // whoever waits for it hears of it
  });
  return { fetched, ready: () => show(language.peek()) };
}

const dictionary = openDictionary<Words>({
  en: async () => (await import('./words/en.ts')).en,
  it: async () => (await import('./words/it.ts')).it,
  fr: async () => (await import('./words/fr.ts')).fr,
  es: async () => (await import('./words/es.ts')).es,
});

/** Whether a language has come whole: the words of all parts that have been opened. */
const comes = (tag: Language): Promise<boolean> =>
  Promise.all(fetchings.map((find) => find(tag))).then(
    () => true,
    () => false,
  );

async function firstToCome(tags: readonly Language[]): Promise<Language | null> {
  const [tag, ...others] = tags;
  if (tag === undefined || (await comes(tag))) return tag ?? null;
  return firstToCome(others);
}

/** The language asked for whose words did not come when the page was loaded: it is in another. */
export const languageMissed = signal<Language | null>(null);

/** Before anything is drawn: a language whose words do not come shuts nobody out. False: none came. */
export async function fetchWords(): Promise<boolean> {
  const wanted = language.peek();
  const found = await firstToCome([wanted, preferred(navigator.languages), 'en', ...languages]);
  if (found === null) return false;
  if (found !== wanted) languageMissed.value = wanted;
  languageWanted.value = found;
  language.value = found;
  await dictionary.ready();
  return true;
}

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

/** Changes the language once its words are there; false: they did not come, and all stays as it was. */
export async function chooseLanguage(chosen: Language): Promise<boolean> {
  languageWanted.value = chosen;
  const haveCome = await comes(chosen);
  if (languageWanted.peek() !== chosen) return true; // another was chosen meanwhile
  if (haveCome) {
    deviceShelf.write(remembered, chosen);
    language.value = chosen;
  }
  languageWanted.value = language.peek();
  return haveCome;
}

/** Asks for its words once more: a browser fetches what failed only when the page is loaded anew. */
export function loadAnewIn(chosen: Language): void {
  deviceShelf.write(remembered, chosen);
  location.reload();
}

effect(() => {
  document.documentElement.lang = language.value;
});

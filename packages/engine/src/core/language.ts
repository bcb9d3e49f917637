import type { Seat } from './seat.ts';

/** The languages every sentence a player reads exists in. */
export const languages = ['en', 'it', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** What is said alike in each language, of words that are its own. */
export const inEachLanguage = <T>(say: (language: Language) => T): ByLanguage<T> => ({
  en: say('en'),
  it: say('it'),
  fr: say('fr'),
  es: say('es'),
});

/** How the player of a seat is called, in a sentence. */
export type NameOf = (seat: Seat) => string;

/** Joins names or things as they are listed there: "Ada, Bruno and Chiara", "Ada e Inés". */
export const listedIn = (language: Language) => {
  const locale = language === 'en' ? 'en-GB' : language; // without a comma before the last
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (things: readonly string[]): string => list.format(things);
};

/** Picks the form a number takes, such as "1 coin" and "2 coins". */
export const counted = (language: Language) => {
  const rules = new Intl.PluralRules(language); // dear to make: once for each set of words
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === 'one' ? one : other}`;
};

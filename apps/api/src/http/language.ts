import { type Language, languages } from '@staffetta/engine';

const isKnown = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

/** The language a caller prefers among ours, by his Accept-Language; English if he says nothing. */
export function languageOf(accept: string | undefined): Language {
  const wishes = (accept ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return {
        language: tag.trim().split('-')[0] ?? '',
        quality: quality === undefined ? 1 : Number(quality.trim().slice(2)),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return wishes.map(({ language }) => language).find(isKnown) ?? 'en';
}

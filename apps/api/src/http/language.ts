import { type Language, languages } from '@staffetta/engine';
import type { FastifyRequest } from 'fastify';

const isKnown = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

/** The language a request prefers among ours, by its Accept-Language; null if it says nothing. */
export function languageOf(accept: string | undefined): Language | null {
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
  return wishes.map(({ language }) => language).find(isKnown) ?? null;
}

/** The language to answer in: what the request asks for, else what the caller's account says. */
export const languageFor = ({ headers, user }: FastifyRequest): Language =>
  languageOf(headers['accept-language']) ?? user?.language ?? 'en';

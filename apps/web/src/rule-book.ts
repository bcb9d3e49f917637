import type { Title } from '@staffetta/client';

/** The rules of a title, and the chapters they stand in: `LF 3.1` in `LF 3`. */
type Book = Pick<Title, 'chapters' | 'rules'>;
type Rules = Title['rules'];

/** A chapter with the rules in it. */
export type Chapter = Title['chapters'][number] & { readonly rules: Rules };

const chapterOf = (rule: string): string => rule.split('.')[0] ?? rule;

/** As it is compared: capitals and accents do not matter. */
const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The rules that hold all words somebody looks for, in their text, their id or the heading of their
 * chapter; chapter by chapter, without those that hold none.
 */
export function findRules({ chapters, rules }: Book, wanted: string): readonly Chapter[] {
  const parts = plainly(wanted).split(/\s+/).filter(Boolean);
  return chapters
    .map(({ id: chapter, heading }) => ({
      id: chapter,
      heading,
      rules: rules.filter(({ id, text }) => {
        const whole = plainly(`${id} ${heading} ${text}`);
        return chapterOf(id) === chapter && parts.every((part) => whole.includes(part));
      }),
    }))
    .filter(({ rules: found }) => found.length > 0);
}

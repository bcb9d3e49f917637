import type { Title } from '@staffetta/client';

type Rules = Title['rules'];

/** The rules under one first number: `LF 3.1` belongs to `LF 3`. */
export type Chapter = {
  readonly id: string;
  readonly opening: string; // the words it begins with, to know it by
  readonly rules: Rules;
};

const chapterOf = (id: string): string => id.split('.')[0] ?? id;

const longest = 52;

/** The first words of a text, cut between words. */
export function openingOf(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.:;!?])\s/);
  const plain = sentence.replace(/[.:;,]$/, '');
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[.:;,]$/, '')}…`;
}

export function chaptersOf(rules: Rules): readonly Chapter[] {
  const ids = [...new Set(rules.map(({ id }) => chapterOf(id)))];
  return ids.map((id) => {
    const own = rules.filter((rule) => chapterOf(rule.id) === id);
    return { id, opening: openingOf(own[0]?.text ?? ''), rules: own };
  });
}

/** As it is compared: capitals and accents do not matter. */
const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The rules that hold all words somebody looks for, in their text or their id. */
export function findRules(rules: Rules, wanted: string): Rules {
  const parts = plainly(wanted).split(/\s+/).filter(Boolean);
  return rules.filter(({ id, text }) => {
    const whole = plainly(`${id} ${text}`);
    return parts.every((part) => whole.includes(part));
  });
}

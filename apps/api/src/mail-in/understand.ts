/** What the lines a person wrote ask for. See "Reading replies" in the decision on notices. */
import { folded } from './folded.ts';
import type { OwnWords } from './own-words.ts';
import { isPolite, type Keyword, keywordOf, numbersIn } from './phrases.ts';

/** One thing he wants done: an offer by its number in the mail, or a line in the title's notation. */
export type Wish =
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'line'; readonly line: string };

export type Understood =
  | { readonly type: Keyword }
  | { readonly type: 'wishes'; readonly wishes: readonly Wish[] }
  | { readonly type: 'nothing' };

/** Up to three words that each begin as a name does. */
const isNamed = (line: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]{0,30}(?: \p{Lu}[\p{L}'’.-]{0,30}){0,2}$/u.test(line);

/** Without a greeting before, and thanks, farewells and a name under them behind. */
function withoutManners(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => !isPolite(line));
  if (first === -1) return [];
  const last = lines.findLastIndex((line) => !isPolite(line));
  const isSigned = last > first && last === lines.length - 1 && isNamed(lines[last] ?? '');
  if (!(isSigned && isPolite(lines[last - 1] ?? ''))) return lines.slice(first, last + 1);
  return withoutManners(lines.slice(first, last));
}

const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}']+/gu) ?? [];

/** Whether a line is one of his names: all of it, or some of its words. */
function isNameOf(line: string, names: readonly string[]): boolean {
  const words = wordsOf(line);
  return (
    isNamed(line) &&
    names
      .map(wordsOf)
      .some((name) => words.length > 0 && words.every((word) => name.includes(word)))
  );
}

/**
 * What he wrote without the name he put below it. A name alone may be notation: it is left out only where it
 * stands apart, is his own, and says nothing in his game.
 */
export function unsigned(
  { lines, endsApart }: OwnWords,
  names: readonly string[],
  isNotation: (line: string) => boolean,
): readonly string[] {
  const last = lines.at(-1) ?? '';
  return endsApart && isNameOf(last, names) && !isNotation(last) ? lines.slice(0, -1) : lines;
}

const wishesIn = (line: string): readonly Wish[] =>
  line
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part): readonly Wish[] => {
      const numbers = numbersIn(part);
      return numbers === null
        ? [{ type: 'line', line: part }]
        : numbers.map((number) => ({ type: 'number', number }));
    });

/** A word for the whole asks only if it stands alone: what stands with others is not guessed at. */
export function understand(lines: readonly string[]): Understood {
  const said = withoutManners(lines.map((line) => line.trim()).filter((line) => line !== ''));
  const [only] = said;
  if (only === undefined) return { type: 'nothing' };
  const keyword = said.length === 1 ? keywordOf(folded(only)) : null;
  if (keyword !== null) return { type: keyword };
  const wishes = said.flatMap(wishesIn);
  return wishes.length === 0 ? { type: 'nothing' } : { type: 'wishes', wishes };
}

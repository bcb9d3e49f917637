/** Words that say nothing in a line; the last word of a line always says something. */
const fillers = /(?<= )(?:to|and|with|the|an?|et?|y|il?|lo|la|gli|les?|el|los|las) (?=\S)/g;

/** Who speaks, before what is said; and an article that leans on its word. */
const leaning = /^(?:i|je) (?=\S)|^j'|\bl'/g;

/** Lower case, without accents, single spaces, no punctuation around words, no idle words. */
export const tidied = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,;:+&()]+/g, ' ')
    .replace(/[.!?\s]+$/, '')
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(leaning, '')
    .replace(fillers, '');

/** What stands between the acts of a line: punctuation, or a word that leads on to the next. */
const between =
  /(?:[\s,;:+&()]+|^)(?:and|then|ed?|poi|et|puis|ensuite|y|luego|despu[eé]s)(?=[\s,;:+&()])|[,;:+&()]+/i;

/** The parts of a line of several acts, as they were typed. */
export const partsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The numbers from one, as the four languages say them. */
const numbers: readonly (readonly string[])[] = [
  ['one', 'uno', 'una', 'un', 'une'],
  ['two', 'due', 'deux', 'dos'],
  ['three', 'tre', 'trois', 'tres'],
  ['four', 'quattro', 'quatre', 'cuatro'],
  ['five', 'cinque', 'cinq', 'cinco'],
  ['six', 'sei', 'seis'],
];

/** A number, in digits or as a word up to six; null for anything else. */
export function numberOf(word: string): number | null {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  const index = numbers.findIndex((words) => words.includes(word));
  return index === -1 ? null : index + 1;
}

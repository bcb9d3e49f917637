/** Spaces of every kind are one space; marks without width, and what no keyboard writes, are nothing. */
const wideSpaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const widthless = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const lineEnds = /\r\n|[\r\v\f\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/**
 * What stands in windows-1252 where others have controls. Some Node.js 20 to 24 read that charset as
 * iso-8859-1, and some programs write the one and name the other.
 */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const highControls = /[\u0080-\u009f]/g;

/** A text's lines, trimmed, in composed letters. */
export const linesOf = (text: string): readonly string[] =>
  text
    .replace(highControls, (mark) => windows1252[mark.charCodeAt(0) - 0x80] ?? ' ')
    .replace(lineEnds, '\n')
    .replace(wideSpaces, ' ')
    .replace(widthless, '')
    .replace(controls, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trim());

/** Lower case, without accents, with straight quotes and single spaces: how words are compared. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/ {2,}/g, ' ')
    .trim();

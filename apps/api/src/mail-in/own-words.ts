/** What a person wrote himself in a mail: neither what he quotes nor how he signs. */
import { folded, linesOf } from './folded.ts';

const isQuoted = (line: string): boolean => line.startsWith('>');

/**
 * "On … wrote:", by how it begins and how it ends. Programs break it, verbs too, over up to four lines. Without a
 * day or an address, "Ada wrote:" must stand above marked lines.
 */
const attributionBegins = /^(?:on|il|le|el|am) .*\d/;
const attributionEnds =
  /(?:\bwrote|\bha scritto|\bscrisse|\ba ecrit|\bescribio|\bha escrito|\bschrieb[^:]*) ?:$/;
const timeOfDay = /\b\d{1,2}[:.h]\d{2}\b/;
const mostAttributionLines = 4;
const longestAttribution = 300; // of one of its lines
const shortestOtherAttribution = 20; // in a language we do not know
const mostBlanks = 10; // between who wrote and what he wrote

/** Whether marked lines come next, or nothing does. */
function isAboveQuoted(lines: readonly string[], at: number): boolean | 'nothing' {
  const below = lines.slice(at, at + mostBlanks).find((line) => line !== '');
  return below === undefined ? 'nothing' : isQuoted(below);
}

/** Not by its words: it ends in a colon and tells a time of day. It must stand above marked lines. */
const seemsToSay = (text: string): boolean =>
  text.length >= shortestOtherAttribution && text.endsWith(':') && timeOfDay.test(text);

/** The lines that may be one broken sentence with the first: to a blank, a mark, or another beginning. */
function sentenceAt(lines: readonly string[], at: number): readonly string[] {
  const near = lines.slice(at, at + mostAttributionLines);
  const end = near.findIndex(
    (line, index) =>
      line === '' ||
      line.length > longestAttribution ||
      isQuoted(line) ||
      (index > 0 && attributionBegins.test(line)),
  );
  return end === -1 ? near : near.slice(0, end);
}

/** How many lines from here say who wrote what follows; 0 if none does. */
function attributionAt(lines: readonly string[], at: number): number {
  const sentence = sentenceAt(lines, at);
  const [first = ''] = sentence;
  const mayGoOn = attributionBegins.test(first);
  const mayGoOnUnknown = timeOfDay.test(first);
  const found = sentence.findIndex((_line, index) => {
    const text = sentence.slice(0, index + 1).join(' ');
    const saysWho = (index === 0 || mayGoOn) && attributionEnds.test(text);
    if (saysWho && /[\d@]/.test(text)) return true;
    const isUnknown = (index === 0 || mayGoOnUnknown) && seemsToSay(text);
    return (saysWho || isUnknown) && isAboveQuoted(lines, at + index + 1) === true;
  });
  return found + 1;
}

/** The header that Outlook and phones put above a mail they quote without marks. */
const saysFrom = /^\*?(?:from|da|de|von) ?:/;
const saysWhen =
  /^\*?(?:sent|date|inviato|data|envoye(?: le)?|enviado(?: el)?|fecha|gesendet|datum) ?:/;
const headerLines = 5;

const beginsHeader = (lines: readonly string[], at: number): boolean =>
  saysFrom.test(lines[at] ?? '') &&
  lines.slice(at + 1, at + 1 + headerLines).some((line) => saysWhen.test(line));

const rules = /^_{20,}$/;
const announced =
  /^(?:-{2,} ?)(?:original message|messaggio originale|message d'origine|message original|mensaje original|ursprungliche nachricht|forwarded message|messaggio inoltrato|message transfere|mensaje reenviado)(?: ?-{2,})$/;
const forwarded =
  /^(?:begin forwarded message|inizio messaggio inoltrato|debut du message (?:transfere|reexpedie)|inicio del mensaje reenviado) ?:$/;
const longestAnnounced = 100;

/** From here on all is another's. */
function endsOwn(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (rules.test(line) || beginsHeader(lines, at)) return true;
  return line.length <= longestAnnounced && (announced.test(line) || forwarded.test(line));
}

/** What a device or program says of itself. */
const saysDevice =
  /^(?:sent (?:from|via|with|using)|get outlook for|inviato (?:da|dal|con|tramite)|scarica outlook|(?:envoye|provenance ?:) ?(?:de|depuis|a partir|avec|via|courrier)|(?:obtenir|obtenez|telecharge[rz]) outlook|enviado (?:desde|con|a traves)|(?:obtener|obten|descargar?) outlook|von meinem .{1,40} gesendet)\b/;
const longestDevice = 120;

const isDevice = (line: string): boolean => line.length <= longestDevice && saysDevice.test(line);

/** Without the armour of a text signed in the open, which doubles leading dashes. */
function withoutArmour(lines: readonly string[]): readonly string[] {
  const begin = lines.indexOf('-----BEGIN PGP SIGNED MESSAGE-----');
  if (begin === -1) return lines;
  const text = lines.indexOf('', begin);
  const end = lines.indexOf('-----BEGIN PGP SIGNATURE-----', begin);
  return lines
    .slice(text === -1 ? begin + 1 : text, end === -1 ? undefined : end)
    .map((line) => (line.startsWith('- ') ? line.slice(2) : line));
}

type Kind = 'end' | 'quoted' | 'dashes' | 'device' | 'own';

/** What a line is, and how many lines with it. */
function kindAt(lines: readonly string[], at: number): { kind: Kind; length: number } {
  const line = lines[at] ?? '';
  if (endsOwn(lines, at)) return { kind: 'end', length: 1 };
  if (isQuoted(line)) return { kind: 'quoted', length: 1 };
  const length = attributionAt(lines, at);
  if (length > 0) {
    return { kind: isAboveQuoted(lines, at + length) === false ? 'end' : 'quoted', length };
  }
  if (line === '--') return { kind: 'dashes', length: 1 };
  return { kind: isDevice(line) ? 'device' : 'own', length: 1 };
}

/** What he wrote himself, and whether its last line stands below a blank one. */
export type OwnWords = { readonly lines: readonly string[]; readonly endsApart: boolean };

/**
 * His own lines, in their order. A signature ends where a quotation begins, for some write below it;
 * what is quoted without marks has no end.
 */
export function ownWords(text: string): OwnWords {
  const lines = withoutArmour(linesOf(text));
  const compared = lines.map(folded);
  const own: string[] = [];
  let isSigning = false;
  for (let at = 0; at < lines.length; ) {
    const { kind, length } = kindAt(compared, at);
    if (kind === 'end') break;
    if (kind === 'own' && !isSigning) own.push(lines[at] ?? '');
    if (kind === 'quoted') isSigning = false;
    if (kind === 'dashes') isSigning = true;
    at += length;
  }
  const last = own.findLastIndex((line) => line !== '');
  const written = own.filter((line) => line !== '');
  return { lines: written, endsApart: written.length > 1 && own[last - 1] === '' };
}

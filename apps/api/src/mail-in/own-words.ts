/** What a person wrote himself in a mail: neither what he quotes nor how he signs. */
import { folded, linesOf } from './folded.ts';

const isQuoted = (line: string): boolean => line.startsWith('>');

/** "On … wrote:", by how it begins and how it ends. Programs break it over up to four lines. */
const attributionBegins = /^(?:on|il|le|el|am) .*\d/;
const attributionEnds =
  /(?:\bwrote|\bha scritto|\bscrisse|\ba ecrit|\bescribio|\bha escrito|\bschrieb[^:]*) ?:$/;
const mostAttributionLines = 4;
const longestAttribution = 300; // of one of its lines

const beginsAttribution = (line: string): boolean =>
  line.length <= longestAttribution && attributionBegins.test(line);

/** How many lines from here say who wrote what follows; 0 if none does. */
function attributionAt(lines: readonly string[], at: number): number {
  const first = lines[at] ?? '';
  if (first.length > longestAttribution) return 0;
  if (attributionEnds.test(first) && /[\d@]/.test(first)) return 1;
  if (!beginsAttribution(first)) return 0;
  for (let length = 2; length <= mostAttributionLines; length += 1) {
    const line = lines[at + length - 1] ?? '';
    if (line === '' || line.length > longestAttribution || beginsAttribution(line)) return 0;
    if (attributionEnds.test(line)) return length;
  }
  return 0;
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

/** How many blank lines a program leaves between who wrote and what he wrote. */
const mostBlanks = 10;

/** What a line is, and how many lines with it. */
function kindAt(lines: readonly string[], at: number): { kind: Kind; length: number } {
  const line = lines[at] ?? '';
  if (endsOwn(lines, at)) return { kind: 'end', length: 1 };
  if (isQuoted(line)) return { kind: 'quoted', length: 1 };
  const length = attributionAt(lines, at);
  if (length > 0) {
    const below = lines.slice(at + length, at + length + mostBlanks).find((one) => one !== '');
    return { kind: below === undefined || isQuoted(below) ? 'quoted' : 'end', length };
  }
  if (line === '--') return { kind: 'dashes', length: 1 };
  return { kind: isDevice(line) ? 'device' : 'own', length: 1 };
}

/**
 * His own lines, in their order. A signature ends where a quotation begins, for some write below it;
 * what is quoted without marks has no end.
 */
export function ownLines(text: string): readonly string[] {
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
  return own.filter((line) => line !== '');
}

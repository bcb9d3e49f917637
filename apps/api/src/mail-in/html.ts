/** A mail's HTML as a text whose lines are marked as a plain mail's would be: nothing runs, nothing loads. */
import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

const unseen = new Set([
  'head',
  'title',
  'style',
  'script',
  'noscript',
  'template',
  'object',
  'iframe',
  'svg',
  'math',
  'select',
  'textarea',
  ...['s', 'strike', 'del'], // what is crossed out is no longer said
]);

const onLinesOfTheirOwn = new Set(
  'address article aside body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);

/**
 * Who wrote what follows, and how he signs: classes and ids of Gmail, Thunderbird, Apple Mail, Outlook. Not
 * Thunderbird's `moz-cite-prefix`: whoever writes right above it often has his own words in it too.
 */
const asides = [
  'gmail_attr',
  'gmail_signature',
  'gmail_signature_prefix',
  'moz-signature',
  'AppleMailSignature',
  'ms-outlook-mobile-signature',
  'Signature', // Outlook on the web
];

/** What is quoted, besides `blockquote`: Outlook mobile, Outlook for Mac, Yahoo, Proton, Tuta. */
const quotations = [
  'mail-editor-reference-message-container',
  'OLK_SRC_BODY_SECTION',
  'yahoo_quoted',
  'protonmail_quote',
  'tutanota_quote',
];

/** After these elements all is quoted: Outlook. */
const ends = ['appendonsend', 'divRplyFwdMsg', 'stopSpelling'];

/** An element's id and classes. Copies of a mail have their names prefixed. */
const namesOf = ({ id = '', class: classes = '' }: Attributes): readonly string[] =>
  [id, ...classes.slice(0, 500).split(/\s+/)].filter((name) => name !== '');

const isCalled = (names: readonly string[], known: readonly string[]): boolean =>
  names.some((name) => known.some((one) => name === one || name.endsWith(`x_${one}`)));

const isHidden = ({ style = '' }: Attributes): boolean =>
  /display\s{0,9}:\s{0,9}none|line-through/i.test(style.slice(0, 2_000));

type Part = 'text' | 'aside' | 'quotation' | 'end';

function partOf(name: string, attributes: Attributes): Part {
  if (name === 'blockquote') return 'quotation';
  const names = namesOf(attributes);
  if (isCalled(names, ends) || (name === 'hr' && attributes.tabindex === '-1')) return 'end';
  if (isCalled(names, quotations) || names.some((one) => /yahoo_quoted/.test(one))) {
    return 'quotation';
  }
  const isAside = unseen.has(name) || isHidden(attributes) || isCalled(names, asides);
  return isAside ? 'aside' : 'text';
}

/** Writes a text as elements open and close. */
function scribe() {
  const written: string[] = [];
  const lists: (number | null)[] = []; // the number of the next item; null where there are none
  let depth = 0;
  let deepest = 0;
  let leftOutFrom = Number.POSITIVE_INFINITY; // the depth of the element that is left out
  let plain = 0; // elements in which line ends count
  let isOver = false;

  const isSilent = (): boolean => isOver || depth >= leftOutFrom;

  function beginItem(): void {
    const number = lists.at(-1) ?? null;
    if (number === null) return;
    written.push(`${number}. `);
    lists[lists.length - 1] = number + 1;
  }

  function openList(name: string, start: string): void {
    if (name === 'ul') lists.push(null);
    if (name === 'ol') lists.push(/^\d{1,3}$/.test(start) ? Number(start) : 1);
  }

  function openText(name: string, { start = '' }: Attributes): void {
    if (name === 'br' || onLinesOfTheirOwn.has(name)) written.push('\n');
    else if (name === 'td' || name === 'th') written.push(' ');
    openList(name, start);
    if (name === 'li') beginItem();
    if (name === 'pre') plain += 1;
  }

  function open(name: string, attributes: Attributes): void {
    const part = isSilent() ? 'text' : partOf(name, attributes);
    depth += 1;
    deepest = Math.max(deepest, depth);
    if (isSilent()) return;
    if (part === 'end') isOver = true;
    if (part === 'quotation') written.push('\n>\n');
    if (part === 'aside') written.push(' ');
    if (part === 'text') openText(name, attributes);
    else leftOutFrom = depth;
  }

  function close(name: string): void {
    const wasSilent = isSilent();
    depth -= 1;
    if (depth < leftOutFrom) leftOutFrom = Number.POSITIVE_INFINITY;
    if (wasSilent) return;
    if (name === 'ul' || name === 'ol') lists.pop();
    if (name === 'pre') plain -= 1;
    if (onLinesOfTheirOwn.has(name)) written.push('\n');
  }

  function write(text: string): void {
    if (isSilent()) return;
    written.push(plain > 0 ? text : text.replace(/[ \t\r\n]+/g, ' '));
  }

  return { open, close, write, deepest: () => deepest, text: () => written.join('') };
}

const mostDepth = 500;
const chunk = 2_048;

/**
 * Quoted parts become one line with a quotation's mark. Null if elements lie deeper in each other than
 * any program writes them: the parser's work grows with the depth, so it is looked at as it goes.
 */
export function textOfHtml(html: string): string | null {
  const { open, close, write, deepest, text } = scribe();
  const parser = new Parser({ onopentag: open, onclosetag: close, ontext: write });
  for (let at = 0; at < html.length; at += chunk) {
    parser.write(html.slice(at, at + chunk));
    if (deepest() > mostDepth) return null;
  }
  parser.end();
  return text();
}

/** What a mail that came in is: a person's reply, a program's answer, a report, or none of these. */
import PostalMime, { type Email } from 'postal-mime';
import { automaticSign } from './automatic.ts';
import { linesOf } from './folded.ts';
import { addressesIn, type Headers, headersOf, messageIdIn } from './headers.ts';
import { textOfHtml } from './html.ts';
import type { Automatic, Envelope, ReadMail, Unreadable, UnreadableReason } from './mail.ts';
import { ownWords } from './own-words.ts';
import { readBounce, readComplaint } from './reports.ts';

/** A reply with a photograph in the signature is far below, a plan for a whole game too. */
export const limits = {
  bytes: 2 * 1024 * 1024,
  lines: 40_000, // a mail of that size has fewer, as attachments are written in lines of 76 letters
  headerBytes: 256 * 1024,
  nesting: 30,
  boundaryLines: 2_000, // lines that may begin a part
  text: 512 * 1024, // characters, of the text or the HTML
  ownLines: 200,
  ownLine: 1_000, // characters
} as const;

const newline = 0x0a;
const dash = 0x2d;

/** How often this stands in a mail; no more than matters. */
function countOf(raw: Buffer, piece: string, most: number): number {
  let count = 0;
  for (let at = raw.indexOf(piece); at !== -1 && count <= most; at = raw.indexOf(piece, at + 1)) {
    count += 1;
  }
  return count;
}

/** Lines that begin with two dashes: each may be a part, and each part costs memory. */
function boundaryLines(raw: Buffer): number {
  const count = countOf(raw, '\n--', limits.boundaryLines);
  return raw[0] === dash || raw[0] === newline ? count + 1 : count;
}

/** Why a mail is not even begun to be read; null: it is. */
export function excessIn(raw: Buffer): UnreadableReason | null {
  if (raw.length > limits.bytes) return 'too-large';
  const isMuch =
    countOf(raw, '\n', limits.lines) > limits.lines || boundaryLines(raw) > limits.boundaryLines;
  return isMuch ? 'too-complex' : null;
}

const parse = (raw: Buffer): Promise<Email | null> =>
  PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: limits.nesting,
    maxHeadersSize: limits.headerBytes,
  }).catch(() => null); // it throws at its limits only

type Known = {
  readonly to: readonly string[];
  readonly from: string | null;
  readonly messageId: string | null;
};

const nothingKnown = (envelope: Envelope | null): Known => ({
  to: [...new Set(envelope?.to ?? [])],
  from: null,
  messageId: null,
});

const recipientFields = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'];

function knownOf(headers: Headers, envelope: Envelope | null): Known {
  const written = recipientFields.flatMap((name) => addressesIn(headers.get(name)));
  return {
    to: [...new Set([...(envelope?.to ?? []), ...written])],
    from: addressesIn(headers.get('from'))[0] ?? addressesIn(headers.get('sender'))[0] ?? null,
    messageId: messageIdIn(headers.get('message-id')),
  };
}

const unread = (reason: UnreadableReason, known: Known): Unreadable => ({
  type: 'unreadable',
  ...known,
  reason,
});

/** A mail of which nothing is known but how it came. */
export const unreadable = (reason: UnreadableReason, envelope: Envelope | null): Unreadable =>
  unread(reason, nothingKnown(envelope));

/** Encrypted, or signed so that the text is inside the signature. */
function isSealed(headers: Headers, { text }: Email): boolean {
  const kind = (headers.get('content-type') ?? '').toLowerCase();
  return (
    kind.startsWith('multipart/encrypted') ||
    /^application\/(?:x-)?pkcs7-mime/.test(kind) ||
    (text ?? '').trimStart().startsWith('-----BEGIN PGP MESSAGE-----')
  );
}

/**
 * The plain text, or the HTML as text. If no part is an alternative to another, a plain part besides the
 * HTML is a footer that some server added, and what he wrote is in the HTML.
 */
function textOf({ text, html }: Email, raw: Buffer): string | null {
  const isPlain = text !== undefined && text.trim() !== '';
  const isHtml = html !== undefined && html.trim() !== '';
  const hasAlternatives =
    isPlain && isHtml && /multipart\/alternative/i.test(raw.toString('latin1'));
  return isHtml && !(isPlain && hasAlternatives) ? textOfHtml(html) : (text ?? '');
}

const isReport = (headers: Headers): boolean =>
  /^multipart\/report/i.test(headers.get('content-type') ?? '');

function signOf(
  headers: Headers,
  from: string | null,
  subject: string,
  envelope: Envelope | null,
): Automatic['sign'] | null {
  if (isReport(headers)) return 'report';
  const sign = automaticSign(headers, from, subject);
  if (envelope?.from !== null || (sign !== null && sign !== 'sender' && sign !== 'subject')) {
    return sign;
  }
  return 'null-return-path';
}

function replyOf(mail: Email, headers: Headers, known: Known, raw: Buffer): ReadMail {
  const { to, from, messageId } = known;
  if (from === null) return unread('no-sender', known);
  if (isSealed(headers, mail)) return unread('encrypted', known);
  if ((mail.text ?? '').length > limits.text || (mail.html ?? '').length > limits.text) {
    return unread('too-long', known);
  }
  const text = textOf(mail, raw);
  if (text === null) return unread('too-complex', known);
  const { lines, endsApart } = ownWords(text);
  const isTooLong =
    lines.length > limits.ownLines || lines.some(({ length }) => length > limits.ownLine);
  if (isTooLong) return unread('too-long', known);
  const inReplyTo = messageIdIn(headers.get('in-reply-to')) ?? lastId(headers.get('references'));
  return {
    type: 'reply',
    to,
    from,
    called: mail.from?.name || null,
    subject: linesOf(mail.subject ?? '').join(' '),
    messageId,
    inReplyTo,
    lines,
    endsApart,
  };
}

/** Of the mails a thread names, the one answered stands last. */
const lastId = (references: string | undefined): string | null =>
  messageIdIn(references?.trim().split(/\s+/).at(-1));

/** Reads a mail as it came. It never throws, and its work is bounded by the limits above. */
export async function readMail(raw: Buffer, envelope: Envelope | null = null): Promise<ReadMail> {
  const excess = excessIn(raw);
  if (excess !== null) return unreadable(excess, envelope);
  const mail = await parse(raw);
  if (mail === null) return unreadable('too-complex', envelope);
  const headers = headersOf(mail.headers);
  if (!['from', 'sender', 'to', 'date', 'received'].some((name) => headers.has(name))) {
    return unreadable('malformed', envelope);
  }
  const known = knownOf(headers, envelope);
  const { to, from } = known;
  const complaint = readComplaint(mail, headers);
  if (complaint !== null) return { ...complaint, to };
  const bounce = readBounce(mail, headers, from);
  if (bounce !== null) return { ...bounce, to };
  const sign = signOf(headers, from, mail.subject ?? '', envelope);
  if (sign !== null) return { type: 'automatic', to, from, sign };
  return replyOf(mail, headers, known, raw);
}

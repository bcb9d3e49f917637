import { addressParser, type Header } from 'postal-mime';

/** The header's fields by lower-case name; of a repeated one, the first, which the last server wrote. */
export type Headers = ReadonlyMap<string, string>;

export function headersOf(fields: readonly Pick<Header, 'key' | 'value'>[]): Headers {
  const first = new Map<string, string>();
  for (const { key, value } of fields) if (!first.has(key)) first.set(key, value.trim());
  return first;
}

/** The fields of a header that stands in a text: of a returned mail, or a report. */
export function headersIn(text: string): Headers {
  const fields: { key: string; value: string }[] = [];
  for (const line of text.split('\n')) {
    const last = fields.at(-1);
    if (/^[ \t]/.test(line) && last !== undefined) {
      last.value += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    if (colon > 0)
      fields.push({ key: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1) });
  }
  return headersOf(fields);
}

/** The first id in angle brackets. One with controls in it is none: no database keeps a NUL. */
export function messageIdIn(text: string | undefined): string | null {
  return /<[^<>\s\p{Cc}]{1,500}>/u.exec(text ?? '')?.[0] ?? null;
}

const mostAddresses = 50;
const longestList = 10_000;

/** The plain addresses of a field. */
export const addressesIn = (field: string | undefined): readonly string[] =>
  addressParser((field ?? '').slice(0, longestList), { flatten: true })
    .map(({ address }) => address ?? '')
    .filter((address) => address.includes('@'))
    .slice(0, mostAddresses);

const longestLocalPart = 64; // RFC 5321, 4.5.3.1.1
const mostMentions = 500;

/** Addresses of a domain that a mail's header mentions anywhere, without reading the mail; folded. */
export function addressesAt(domain: string, raw: Buffer, headerBytes: number): readonly string[] {
  const start = raw.subarray(0, headerBytes).toString('latin1').toLowerCase();
  const end = /\n\r?\n/.exec(start)?.index;
  const header = start.slice(0, end);
  const host = `@${domain.toLowerCase()}`;
  const found = new Set<string>();
  let at = header.indexOf(host);
  for (let mention = 0; at !== -1 && mention < mostMentions; mention += 1) {
    const before = header.slice(Math.max(0, at - longestLocalPart), at);
    found.add(`${/[\w.+-]*$/.exec(before)?.[0] ?? ''}${host}`);
    at = header.indexOf(host, at + 1);
  }
  return [...found];
}

/** What stands before the last `@`, in lower case. */
export const localPart = (address: string): string =>
  address.slice(0, Math.max(0, address.lastIndexOf('@'))).toLowerCase();

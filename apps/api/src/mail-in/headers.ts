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

/** What stands before the last `@`, in lower case. */
export const localPart = (address: string): string =>
  address.slice(0, Math.max(0, address.lastIndexOf('@'))).toLowerCase();

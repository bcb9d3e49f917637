import type { Ask } from '../api.ts';
import type { Row } from './row.ts';

// Requests that are made to take long: a good one, in which something is as large as it may be.

const filled = (piece: string, size: number): string =>
  piece.repeat(Math.floor(size / piece.length));

/** A body with something else wherever it holds a text. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => withTexts(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, withTexts(below, text)]),
  );
}

const countTexts = (value: unknown): number => {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, below) => sum + countTexts(below), 0);
};

/** A body with lists as long as they may be, of what they hold. */
function withLists(value: unknown, size: number): unknown {
  if (Array.isArray(value)) {
    const one = value[0] ?? 0;
    return Array.from({ length: Math.floor(size / (JSON.stringify(one).length + 1)) }, () => one);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const share = size / Math.max(1, entries.length);
  return Object.fromEntries(entries.map(([key, below]) => [key, withLists(below, share)]));
}

type Shape = {
  readonly name: string;
  readonly isOf: 'body' | 'head';
  readonly made: (good: Ask, size: number) => Partial<Ask>;
};

const texts = (piece: string): Shape => ({
  name: `texts of ${JSON.stringify(piece)}`,
  isOf: 'body',
  made: ({ body }, size) => ({
    body: withTexts(body, filled(piece, Math.floor(size / Math.max(1, countTexts(body))))),
  }),
});

const header = (name: string, piece: string): Shape => ({
  name: `${name} of ${JSON.stringify(piece)}`,
  isOf: 'head',
  made: ({ headers }, size) => ({ headers: { ...headers, [name]: filled(piece, size) } }),
});

const nested = (size: number): string => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`;

export const shapes: readonly Shape[] = [
  ...['a', ' ', '-', 'a@a.', '\u0301', '\\'].map(texts),
  { name: 'lists', isOf: 'body', made: ({ body }, size) => ({ body: withLists(body, size) }) },
  {
    name: 'members nobody knows',
    isOf: 'body',
    made: ({ body }, size) => {
      const names = Array.from({ length: size / 12 }, (_, at) => [`k${at}`, 0]);
      return { body: { ...(body as object), ...Object.fromEntries(names) } };
    },
  },
  {
    name: 'lists in lists',
    isOf: 'body',
    made: (_good, size) => ({ text: nested(size) }),
  },
  {
    name: 'members of lists in lists',
    isOf: 'body',
    made: ({ body }, size) => {
      const names = Object.keys(body as object);
      const value = nested(2 * Math.floor(size / Math.max(1, names.length) / 2));
      return { text: `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join()}}` };
    },
  },
  {
    name: 'questions nobody asks',
    isOf: 'head',
    made: ({ path }, size) => {
      const mark = path.includes('?') ? '&' : '?';
      return { path: `${path}${mark}${filled('a=1&', size)}` };
    },
  },
  header('accept-language', 'de;q=0.1,'),
  header('accept', 'a/b;q=0.1,'),
  header('if-none-match', '"a", '),
  header('idempotency-key', 'k'),
  header('cookie', 'a=b; '),
];

const largestHead = 8 * 1024; // Node.js takes twice as much of a head in all
const largestBody = 64 * 1024;

/** How much of a shape an operation takes in, less what is around it. */
export const largest = (row: Row, { isOf }: Shape): number =>
  isOf === 'head' ? largestHead : (row.largestBody ?? largestBody) - 1_024;

/** A good request with so much of a shape; null: it has nothing of the kind. */
export function hostile(good: Ask, { isOf, made }: Shape, size: number): Ask | null {
  if (isOf === 'head') return { ...good, ...made(good, size) };
  if (typeof good.body !== 'object' || good.body === null) return null;
  const { body: _body, ...rest } = good;
  return { ...rest, ...made(good, size) };
}

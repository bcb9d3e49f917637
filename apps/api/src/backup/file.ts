import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, type Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { writePrivateFile } from '../embedded/private-file.ts';
import { isFileError, OperatorError } from '../operator-error.ts';
import type { Say } from '../progress.ts';
import { type Content, type Counts, countRows, type Opening, type Portion } from './content.ts';
import { watched } from './watching.ts';

// A backup as a file: lines of JSON, compressed. The first says what it is; then, for each table, one with
// its columns and one for each row; the last says that this is all, with a hash of all lines before it
// and, for people, how many rows each table has.

const form = 1;

const formSchema = z.object({ staffettaBackup: z.int() });
const openingSchema = z.object({
  at: z.iso.datetime(),
  migrations: z.array(z.tuple([z.string(), z.string()])),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const endSchema = z.object({ end: z.object({ sha256: z.string() }) });

/** Held at once when a file is read; a row that is longer is held whole. */
const readAtOnce = 262_144;

/** A fifth larger than at the usual level, in half of its time. */
const compression = { level: 1 };

const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

async function* linesFor({ opening, portions }: Content): AsyncGenerator<string[]> {
  const { at, history } = opening;
  yield [JSON.stringify({ staffettaBackup: form, at, migrations: [...history] })];
  let current: string | null = null;
  for await (const { table, columns, rows } of portions) {
    if (table !== current) yield [JSON.stringify({ table, columns })];
    current = table;
    yield [...rows];
  }
}

/** The lines as they stand in the file, and behind them the one that confirms them. */
async function* textFor(content: Content, counts: () => Counts): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const lines of linesFor(content)) {
    const text = joined(lines);
    hash.update(text);
    yield text;
  }
  yield joined([JSON.stringify({ end: { sha256: hash.digest('hex'), rows: counts() } })]);
}

/**
 * Gives what comes of a stream to whoever takes it, and his error, or that of the stream. `pipeline`
 * would tell of his that the stream was aborted.
 */
async function through<T>(
  source: Readable,
  packing: Transform,
  take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  source.on('error', (error) => packing.destroy(error));
  try {
    return await take(source.pipe(packing));
  } finally {
    source.destroy();
    packing.destroy();
  }
}

/** Writes a backup that only its owner can read, whole or not at all, and tells how much is in it. */
export async function writeBackup(path: string, { opening, portions }: Content): Promise<Counts> {
  const { counted, counts } = countRows(portions);
  const text = Readable.from(textFor({ opening, portions: counted }, counts));
  await through(text, createGzip(compression), (packed) => writePrivateFile(path, packed, null));
  return counts();
}

const notWhole = (why: string) =>
  new OperatorError(
    `This file is no whole backup of Staffetta: ${why}. Nothing was changed. Use another.`,
  );

function parse<T>(line: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw notWhole('a line of it cannot be read');
  }
}

/** The lines that have come whole, a bunch at a time. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  for await (const chunk of bytes) {
    const lines = (begun + decoder.write(Buffer.from(chunk))).split('\n');
    begun = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (begun !== '') throw notWhole('its last line is cut off');
}

function readOpening(line: string): Opening {
  if (parse(line, formSchema).staffettaBackup !== form) {
    throw new OperatorError(
      'This backup is from a newer release of Staffetta, which writes it in another form. Nothing was changed. Use that release, or a newer one.',
    );
  }
  const { at, migrations } = parse(line, openingSchema);
  return { at: new Date(at), history: new Map(migrations) };
}

/** The lines before the last, which must confirm them all. */
async function* confirmed(bunches: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  const hash = createHash('sha256');
  let end: string | null = null;
  for await (const lines of bunches) {
    const place = lines.findIndex((line) => line.startsWith('{"end":'));
    if (end !== null || (place >= 0 && place < lines.length - 1)) {
      throw notWhole('something follows its end');
    }
    end = lines[place] ?? null;
    const before = place < 0 ? lines : lines.slice(0, place);
    hash.update(joined(before));
    yield before;
  }
  if (end === null) throw notWhole('its end is missing');
  if (parse(end, endSchema).end.sha256 !== hash.digest('hex')) {
    throw notWhole('something in it was changed');
  }
}

async function* portionsIn(bunches: AsyncIterable<string[]>): AsyncGenerator<Portion> {
  let table: z.infer<typeof tableSchema> | null = null;
  for await (const lines of bunches) {
    let rows: string[] = [];
    for (const line of lines) {
      if (line.startsWith('[')) {
        rows.push(line);
        continue;
      }
      if (table !== null) yield { ...table, rows };
      table = parse(line, tableSchema);
      rows = [];
    }
    if (table !== null) yield { ...table, rows };
  }
}

async function contentOf(bytes: AsyncIterable<Uint8Array>): Promise<Content> {
  const bunches = confirmed(linesOf(bytes));
  const { value: first = [] } = await bunches.next();
  const [line = '', ...others] = first;
  async function* following() {
    yield others;
    yield* bunches;
  }
  return { opening: readOpening(line), portions: portionsIn(following()) };
}

/** Gives what a file holds to whoever takes all of it. */
const readFrom = <T>(path: string, take: (content: Content) => Promise<T>): Promise<T> =>
  through(createReadStream(path), createGunzip({ chunkSize: readAtOnce }), async (bytes) =>
    take(await contentOf(bytes)),
  );

/** What the disk or the decompression says, as a sentence; all else passes as it is. */
function explain(error: unknown, path: string): unknown {
  if (isFileError(error)) return new OperatorError(`${path} cannot be read: ${error.message}`);
  const isPacked = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
  return isPacked ? notWhole(error.message) : error;
}

/** Reads it to its end and tells how many rows it has, or says why it is not to be used. */
async function check(path: string, say: Say): Promise<number> {
  let rows = 0;
  try {
    await readFrom(path, async ({ portions }) => {
      const read = watched(portions, {
        say,
        what: 'The file is read to its end first;',
        all: null,
      });
      for await (const portion of read) rows += portion.rows.length;
    });
    return rows;
  } catch (error) {
    throw explain(error, path);
  }
}

/** Gives what a file holds, and how many rows, to whoever takes all of it; nobody takes anything of one that is not whole. */
export async function readBackup<T>(
  path: string,
  take: (content: Content, rows: number) => Promise<T>,
  say: Say,
): Promise<T> {
  const rows = await check(path, say);
  return readFrom(path, (content) => take(content, rows));
}

import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkFairness, type Fairness, type Noted, type Wrong } from '../src/fairness.ts';

// `npx staffetta-verify <export file>`: checks a finished game offline, without its rules.

const usage = `Name the file: npx staffetta-verify <export file>
  --commitment <hex>    what you noted when the game was opened
  --contribution <hex>  your own share of chance, as you sent it`;

const explained: Readonly<Record<Wrong, string>> = {
  'not-an-export': 'This file is not an exported game of Staffetta.',
  'too-much': 'This file holds more than any game does.',
  commitment: 'The secret is not the one that was promised when the game was opened.',
  'noted-commitment': 'The promise in the file is not the one you noted.',
  'noted-contribution': 'Nobody gave the share of chance that you noted.',
  chain: 'This event, or one left out before it, is not the one that was written.',
  parts: 'This event does not consist of the parts that one of its kind does.',
  header: 'The first lines of the file are not those of the table that was opened.',
  version:
    'This event moves the game to another version of its rules, but not from the one it had.',
  seating: 'The seats were not drawn as the table was opened to have them drawn.',
  start: 'The game did not start once with every seat taken and every share of chance given.',
  end: 'The log does not go to the end of the game.',
  draw: 'A random number of this event does not come from the secret and the contributions.',
  ordinal: 'This event takes numbers of a stream out of turn, as if it had chosen among them.',
  undo: 'This event takes back what could not be taken back.',
  repair: 'This event takes the whole game back to where it could not be taken back.',
};

function report(fairness: Fairness): number {
  if (fairness.fair) {
    const { events, draws, withheld, commitment } = fairness;
    console.log(`Fair: ${events} events as they were written, ${draws} draws as promised.`);
    if (withheld > 0) console.log(`${withheld} of the events are others' standing orders, sealed.`);
    console.log(`The promise: ${commitment}. Compare it with the one you noted.`);
    return 0;
  }
  const { event, wrong, where } = fairness;
  const place = event === 0 ? '' : `, at event ${event}`;
  console.error(`Not fair${place}: ${explained[wrong]}${where === '' ? '' : ` (${where})`}`);
  return 1;
}

function readArguments(): { path: string; noted: Noted } | null {
  try {
    const options = { commitment: { type: 'string' }, contribution: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [path] = positionals;
    const noted = Object.entries(values).map(([name, text]) => [name, text.trim().toLowerCase()]);
    return path === undefined ? null : { path, noted: Object.fromEntries(noted) };
  } catch {
    return null;
  }
}

/** Many times the longest game: what is longer is not read to its end, which it may not have. */
const mostBytes = 32 * 1024 * 1024;

/** What a file says; throws where it says nothing, or more than any game. */
async function readGame(path: string): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of createReadStream(path, { end: mostBytes })) {
    parts.push(part);
    length += part.length;
  }
  if (length > mostBytes) throw new Error('it is longer than any game.');
  return JSON.parse(Buffer.concat(parts).toString());
}

async function verify(): Promise<number> {
  const asked = readArguments();
  if (asked === null) {
    console.error(usage);
    return 2;
  }
  const { path, noted } = asked;
  const read = await readGame(path).then(
    (game) => ({ game }),
    (error: unknown) => ({ why: error instanceof Error ? error.message : String(error) }),
  );
  if ('game' in read) return report(await checkFairness(read.game, noted));
  console.error(`${path} cannot be read: ${read.why}`);
  return 2;
}

process.exitCode = await verify();

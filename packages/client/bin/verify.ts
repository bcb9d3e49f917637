import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkFairness, type Fairness, type Noted, type Wrong } from '../src/fairness.ts';

// `npx staffetta-verify <export file>`: checks a finished game offline, without its rules.

const usage = `Name the file: npx staffetta-verify <export file>
  --commitment <hex>    what you noted when the game was opened
  --contribution <hex>  your own share of chance, as you sent it`;

const explained: Readonly<Record<Wrong, string>> = {
  'not-an-export': 'This file is not an exported game of Staffetta.',
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function verify(): Promise<number> {
  const asked = readArguments();
  if (asked === null) {
    console.error(usage);
    return 2;
  }
  const text = await readFile(asked.path, 'utf8').catch(() => null);
  if (text === null) {
    console.error(`${asked.path} cannot be read.`);
    return 2;
  }
  return report(await checkFairness(parsed(text), asked.noted));
}

process.exitCode = await verify();

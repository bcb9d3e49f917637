import { readFile } from 'node:fs/promises';
import { checkFairness, type Wrong } from '../src/fairness.ts';

// `npx staffetta-verify <export file>`: checks a finished game offline, without its rules.

const explained: Readonly<Record<Wrong, string>> = {
  'not-an-export': 'This file is not an exported game of Staffetta.',
  commitment: 'The secret is not the one that was promised when the game was opened.',
  chain: 'This event, or one left out before it, is not the one that was written.',
  draw: 'A random number of this event does not come from the secret and the contributions.',
  ordinal: 'This event skips numbers of a stream, as if it had chosen among them.',
};

async function verify(path: string | undefined): Promise<number> {
  if (path === undefined) {
    console.error('Name the file: npx staffetta-verify <export file>');
    return 2;
  }
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) {
    console.error(`${path} cannot be read.`);
    return 2;
  }
  let exported: unknown;
  try {
    exported = JSON.parse(text);
  } catch {
    exported = null;
  }
  const fairness = await checkFairness(exported);
  if (fairness.fair) {
    const { events, draws, withheld } = fairness;
    console.log(`Fair: ${events} events as they were written, ${draws} draws as promised.`);
    if (withheld > 0) console.log(`${withheld} of the events are others' standing orders, sealed.`);
    return 0;
  }
  console.error(`Not fair, at event ${fairness.event}: ${explained[fairness.wrong]}`);
  return 1;
}

process.exitCode = await verify(process.argv[2]);

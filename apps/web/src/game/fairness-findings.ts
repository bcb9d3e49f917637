import type { Fairness, Wrong } from '@staffetta/client/fairness';
import type { CheckedThing } from '../words/ending/words.ts';

/** How something that is checked was found; what stands behind a fault was not looked at any more. */
export type Found = 'right' | 'wrong' | 'open';

/** All that is checked, in the order in which it is. */
export const checkedThings: readonly CheckedThing[] = ['promise', 'log', 'course', 'mine', 'draws'];

const thingOf: Readonly<Record<Wrong, CheckedThing>> = {
  'not-an-export': 'promise',
  'too-much': 'promise',
  commitment: 'promise',
  chain: 'log',
  parts: 'log',
  header: 'course',
  version: 'course',
  seating: 'course',
  start: 'course',
  end: 'course',
  'noted-commitment': 'mine',
  'noted-contribution': 'mine',
  draw: 'draws',
  ordinal: 'draws',
  undo: 'draws',
  repair: 'draws',
};

/** What was found of one thing. */
export function foundOf(thing: CheckedThing, result: Fairness): Found {
  if (result.fair) return 'right';
  const wrong = checkedThings.indexOf(thingOf[result.wrong]);
  const place = checkedThings.indexOf(thing);
  if (place === wrong) return 'wrong';
  return place < wrong ? 'right' : 'open';
}

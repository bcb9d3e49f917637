import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { reportFigures } from '../setup/figures.ts';
import { type Fault, type FaultKind, faultKinds, weather } from './faults.ts';

const minutes = 10;

/** Longer than any limit of a connection. */
const longest = 30_000;

/** Faults of all kinds, most of them short, until time is over. */
function* ordeal(): Generator<Fault> {
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    const kind = faultKinds[randomInt(faultKinds.length)] as FaultKind;
    yield { kind, lasts: randomInt(5) === 0 ? randomInt(longest) : randomInt(2_000) };
  }
}

it('loses nothing and never ends while its database is disturbed for ten minutes', async () => {
  const weathered = await weather(ordeal());
  expect(weathered.unavailable).toBeGreaterThan(0);
  reportFigures('a database disturbed while people play', weathered);
});

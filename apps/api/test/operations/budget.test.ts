import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxDomain } from '../../src/accounts/mailbox.ts';
import { type Api, type Ask, askInside, openFreshApi } from '../api.ts';
import { fromElsewhere, goodAsk } from './asking.ts';
import { hostile, largest, shapes } from './hostile.ts';
import { tableRows } from './index.ts';
import { makeWorld, type World } from './world.ts';

// The work of a request grows with its length alone. Each operation is asked in one shape here, another than its
// neighbours; in the proof in all, beside a clock.

let api: Api;
let world: World;

beforeAll(async () => {
  api = await openFreshApi({ trustProxy: true, replyDomain: mailboxDomain, noticeDelay: 0 });
  world = await makeWorld(api);
});
afterAll(() => api.close());

const parts = 8;
const bound = 3;
const rounds = 4;

/** Milliseconds of a processor that a request takes here, so many times. */
async function used(wish: Ask, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await askInside(api, fromElsewhere(wish));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it.each(tableRows.map((entry, at) => ({ ...entry, at })))(
  '$operationId takes no longer for much at once than in parts',
  async ({ row, at }) => {
    const good = await goodAsk(row, world, api);
    const ofIts = shapes.filter((one) => hostile(good, one, parts) !== null);
    const shape = ofIts[at % ofIts.length];
    if (shape === undefined) throw new Error('A request without a shape');
    const size = largest(row, shape);
    const [much, some] = [size, size / parts].map((length) => hostile(good, shape, length));
    if (much == null || some == null) throw new Error('A shape without a request');
    const asked = row.path.endsWith('/stream') ? { as: null } : {}; // which would not end
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds && least > bound; round += 1) {
      const apart = await used({ ...some, ...asked }, parts);
      const together = await used({ ...much, ...asked }, 1);
      least = Math.min(least, together / Math.max(5, apart));
    }
    expect(least, shape.name).toBeLessThan(bound);
  },
);

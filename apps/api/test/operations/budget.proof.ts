import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportFigures } from '../../../../tests/setup/figures.ts';
import { mailboxDomain } from '../../src/accounts/mailbox.ts';
import { type Api, type Ask, askInside, openFreshApi } from '../api.ts';
import { fromElsewhere, goodAsk } from './asking.ts';
import { hostile, largest, shapes } from './hostile.ts';
import { tableRows } from './index.ts';
import { makeWorld, type World } from './world.ts';

// No request keeps the others waiting for long: each operation, in each shape, at its limits.

let api: Api;
let world: World;

beforeAll(async () => {
  api = await openFreshApi({ trustProxy: true, replyDomain: mailboxDomain, noticeDelay: 0 });
  world = await makeWorld(api);
});
afterAll(async () => {
  reportFigures('budget of the event loop', { 'longest block in ms': Math.round(longest) });
  await api.close();
});

let longest = 0;

const budget = 50; // milliseconds
const tries = 5;
const idle: Ask = { path: '/health/live' };

/** The longest time in which nobody else was answered while a request was. */
async function longestBlock(wish: Ask): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await pause(2);
  delay.enable();
  await pause(2);
  await askInside(api, fromElsewhere(wish));
  await pause(2);
  delay.disable();
  return delay.max / 1e6;
}

/** The least of several measures beyond what the machine does with nothing to do: others use it, too. */
async function blockOf(wish: Ask): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries && least > budget / 2; time += 1) {
    const block = await longestBlock(wish);
    least = Math.min(least, block - (block > budget / 2 ? await longestBlock(idle) : 0));
  }
  return least;
}

/** What keeps others waiting for longer, with how long it does. */
async function slowShapes({ row }: (typeof tableRows)[number]): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const shape of shapes) {
    const wish = hostile(await goodAsk(row, world, api), shape, largest(row, shape));
    if (wish === null) continue;
    const asked = row.path.endsWith('/stream') ? { as: null } : {}; // which would not end
    const block = await blockOf({ ...wish, ...asked });
    longest = Math.max(longest, block);
    if (block > budget) slow.push(`${shape.name}: ${block.toFixed(0)} ms`);
  }
  return slow;
}

/** An admin's file of 32 MB is read before the door hears why it comes, and in which game: only then is a thread asked. */
const isReadHere = ({ operationId }: (typeof tableRows)[number]) => operationId === 'importGame';

it.each(tableRows.filter((entry) => !isReadHere(entry)))(
  '$operationId keeps nobody waiting, whatever it is asked',
  async (entry) => {
    expect(await slowShapes(entry)).toEqual([]);
  },
);

it.fails.each(tableRows.filter(isReadHere))(
  '$operationId keeps nobody waiting, whatever it is asked',
  async (entry) => {
    const found = longest;
    const slow = await slowShapes(entry);
    longest = found;
    expect(slow).toEqual([]);
  },
);

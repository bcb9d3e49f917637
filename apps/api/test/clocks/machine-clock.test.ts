import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clockCheck } from '../../src/clocks/machine-clock.ts';
import { type Api, ask, expectProblem, openApi, register, startGame } from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { hour } from './hall.ts';

// A machine of which the clock is off, on a database of which it is not.

let api: Api;
let drop: () => Promise<void>;
let ahead = 0; // milliseconds

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls, {
    now: () => new Date(Date.now() + ahead),
    clockTolerance: 60_000,
    outageAfter: 15,
    noticeDelay: 0,
    post: { smtpUrl: 'smtp://127.0.0.1:1', from: 'staffetta@play.example' },
  });
});
afterAll(async () => {
  await api.close();
  await drop();
});

const rowsOf = async (sql: string): Promise<readonly unknown[]> =>
  (await api.service.database.pool.query(sql)).rows;

/** What processes noted of time. */
const noted = async () => ({
  beats: await rowsOf(
    'select name, at < now() + interval $$1 minute$$ as "isPast" from service_beat order by name',
  ),
  outages: await rowsOf('select from_at, until_at from service_outage'),
});

const wellNoted = {
  beats: [
    { name: 'answers', isPast: true },
    { name: 'clocks', isPast: true },
  ],
  outages: [],
};

describe('a machine of which the clock is off', () => {
  it.each([
    ['ahead', 2 * hour, /7\d{3} s ahead of the database’s/],
    ['behind', -2 * hour, /7\d{3} s behind the database’s/],
  ])('does no work while it is %s, and works again when it is right', async (_side, by, why) => {
    const { clocks, notices, post, attend } = api.service;
    ahead = 0;
    await clocks.run();
    await attend();
    ahead = by;
    for (const run of [clocks.run, notices.run, async () => post?.send()]) {
      await expect(run()).rejects.toThrow(why);
    }
    await attend(); // answers all the same, and notes nothing
    const ready = await ask(api, { path: '/health/ready' });
    expectProblem(ready, { status: 503, problem: 'unavailable' });
    expect(await noted()).toEqual(wellNoted);
    ahead = 0;
    await clocks.run();
    await notices.run();
    expect((await ask(api, { path: '/health/ready' })).status).toBe(200);
    expect(await noted()).toEqual(wellNoted);
  });

  it('is one that is off by more than it may be', async () => {
    const { database } = api.service;
    const checkedAt = (by: number) =>
      clockCheck({ database, now: () => new Date(Date.now() + by), tolerance: 60_000 })();
    await checkedAt(30_000);
    await checkedAt(-30_000);
    await expect(checkedAt(90_000)).rejects.toThrow('ahead');
    await expect(checkedAt(-90_000)).rejects.toThrow('behind');
  });
});

it('what a wrong clock noted is taken back, and the time it gave', async () => {
  ahead = 0;
  const players = [await register(api), await register(api)];
  const pace = { kind: 'perTurn', hours: 24 } as const;
  const game = await startGame(api, players, { pace });
  const dues = () =>
    rowsOf(`select seat, extract(epoch from due_at - now())::int / 3600 as hours
              from game_clock where game_id = '${game}' and waits order by seat`);
  await api.service.clocks.run();
  const before = await dues();
  expect(before.length).toBeGreaterThan(0);
  await rowsOf(`insert into service_outage values (now(), now() + interval '5 hours')`);
  await rowsOf(`update service_beat set at = now() + interval '5 hours'`);
  await rowsOf(
    `update game_clock set due_at = due_at + interval '5 hours' where due_at is not null`,
  );
  const later = 30_000; // notes are taken now and then
  ahead = later;
  await api.service.clocks.run();
  await api.service.attend();
  expect(await noted()).toEqual(wellNoted);
  expect(await dues()).toEqual(before);
});

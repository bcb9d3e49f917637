import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '../src/database/connection.ts';
import type { Limits } from '../src/http/limits.ts';
import { openSharedCounts } from '../src/http/shared-counts.ts';
import { type Api, askInside, expectProblem, openApi, register } from './api.ts';
import { ampleLimits, freshDatabase } from './harness.ts';

let urls: Awaited<ReturnType<typeof freshDatabase>>['urls'];
let drop: () => Promise<void>;
let database: Database;
let folder: string;

beforeAll(async () => {
  ({ urls, drop } = await freshDatabase(inject('databases').postgres18));
  database = openDatabase(urls.serviceUrl, 2);
  folder = await mkdtemp(join(tmpdir(), 'staffetta-pages-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Staffetta</title>');
  await writeFile(join(folder, 'club.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(async () => {
  await database.pool.end();
  await drop();
  await rm(folder, { recursive: true });
});

const few = { requestsPerToken: 40, requestsPerAddress: 40 };

/** One process with low limits, which believes where requests say they come from. */
async function open(limits: Partial<Limits> = few): Promise<Api> {
  const settings = { trustProxy: true, webFolder: folder, limits: { ...ampleLimits, ...limits } };
  const api = await openApi(urls, settings);
  onTestFinished(api.close);
  return api;
}

const from = (address: string) => ({ 'x-forwarded-for': address });

const tooMany = { status: 429, problem: 'too-many-requests' } as const;

describe('how often one may ask', () => {
  it('a club of forty behind one address gets in within a minute, and plays', async () => {
    const api = await open();
    const headers = from('192.0.2.1');
    for (let guest = 0; guest < 40; guest += 1) {
      const guested = await askInside(api, { method: 'post', path: '/v1/guests', headers });
      expect(guested.status, guested.text).toBe(201);
      const bearer = { ...headers, authorization: `Bearer ${guested.body.token}` };
      for (const path of ['/v1/users/me', '/v1/games', '/v1/titles']) {
        expect((await askInside(api, { path, headers: bearer })).status).toBe(200);
      }
    }
  });

  it('each token has its own requests, and one that is made up none', async () => {
    const api = await open();
    const player = await register(api);
    const own = await askInside(api, {
      method: 'post',
      path: '/v1/users/me/tokens',
      as: player,
      body: { name: 'a program', scopes: ['account:read'] },
    });
    const asks = (authorization: string, address: string) =>
      askInside(api, { path: '/v1/users/me', headers: { ...from(address), authorization } });
    const personal = `Bearer ${own.body.token}`;
    const first = await asks(personal, '192.0.2.2'); // not known yet
    expect(first.status, first.text).toBe(200);
    for (let turn = 0; turn < 40; turn += 1) {
      expect((await asks(personal, '192.0.2.2')).status).toBe(200);
    }
    expectProblem(await asks(personal, '192.0.2.3'), tooMany);
    expect((await asks(`Bearer ${player.token}`, '192.0.2.2')).status).toBe(200);

    for (let turn = 0; turn < 40; turn += 1) {
      const madeUp = turn % 2 === 0 ? `stf_${turn}` : `a.b.${turn}`;
      expect((await asks(`Bearer ${madeUp}`, '192.0.2.4')).status).toBe(401);
    }
    expectProblem(await asks('Bearer stf_x', '192.0.2.4'), tooMany);
  });

  it('files of the pages are not counted', async () => {
    const api = await open({ requestsPerAddress: 2 });
    const headers = from('192.0.2.5');
    const asked = async (path: string, accept = '*/*') => {
      const { status } = await askInside(api, { path, headers: { ...headers, accept } });
      return status;
    };
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await asked('/club.svg')).toBe(200);
      expect(await asked('/', 'text/html')).toBe(200);
      expect(await asked('/games/some', 'text/html')).toBe(200);
    }
    expect(await asked('/v1/titles')).toBe(200);
    expect(await asked('/nothing')).toBe(404);
    expect(await asked('/nothing')).toBe(429);
  });

  it('addresses of version 4 are told apart, however they are written', async () => {
    const api = await open({ requestsPerAddress: 1 });
    const asked = async (address: string) => {
      const { status } = await askInside(api, { path: '/v1/titles', headers: from(address) });
      return status;
    };
    expect(await asked('::ffff:192.0.2.6')).toBe(200);
    expect(await asked('::ffff:192.0.2.7')).toBe(200);
    expect(await asked('192.0.2.6')).toBe(429);
  });

  it('the ways in are counted by all processes as one, to the last', async () => {
    const [one, other] = [
      await open({ signInsPerAddress: 4 }),
      await open({ signInsPerAddress: 4 }),
    ];
    const enter = (api: Api) =>
      askInside(api, { method: 'post', path: '/v1/guests', headers: from('192.0.2.8') });
    const entered = await Promise.all([one, other, one, other].map(enter));
    expect(entered.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const api of [one, other]) expectProblem(await enter(api), tooMany);
  });
});

describe('the counts of processes', () => {
  const untroubled = (error: Error): void => expect.unreachable(error.message);

  it('come together where a limit is near', async () => {
    const [one, other] = [0, 1].map(() => openSharedCounts(database, untroubled));
    if (one === undefined || other === undefined) throw new Error('There are two');
    const add = (counts: typeof one, times: number) =>
      Array.from({ length: times }, () => counts.add('somebody', 50)).at(-1)?.current;
    expect(add(one, 30)).toBe(30);
    await one.shareBusy();
    expect(add(other, 20)).toBe(20);
    await other.shareBusy();
    expect(add(other, 1)).toBe(51);
    await other.shareBusy();
    expect(add(one, 1)).toBe(31); // it has not heard yet
    await one.shareBusy();
    expect(add(one, 1)).toBe(53);
  });

  it('cost nothing while they are low, and one write for many where they are not', async () => {
    const query = vi.spyOn(database.pool, 'query');
    onTestFinished(() => query.mockRestore());
    const counts = openSharedCounts(database, untroubled);
    for (let person = 0; person < 100; person += 1) {
      for (let turn = 0; turn < 9; turn += 1) counts.add(`quiet ${person}`, 100);
    }
    await counts.shareBusy();
    expect(query).not.toHaveBeenCalled();
    for (let person = 0; person < 100; person += 1) {
      for (let turn = 0; turn < 90; turn += 1) counts.add(`quiet ${person}`, 100);
    }
    await counts.shareBusy();
    expect(query).toHaveBeenCalledOnce();
    await counts.close();
  });

  it('of ways in are exact, and a flood writes no more than its limit', async () => {
    const query = vi.spyOn(database.pool, 'query');
    onTestFinished(() => query.mockRestore());
    const [one, other] = [0, 1].map(() => openSharedCounts(database, untroubled));
    const places = await Promise.all(
      [one, other, one, other].map((counts) => counts?.addAtOnce('flood', 3)),
    );
    expect(places.map((place) => place?.current).sort()).toEqual([1, 2, 3, 4]);
    await one?.addAtOnce('flood', 3);
    await other?.addAtOnce('flood', 3);
    query.mockClear();
    for (let turn = 0; turn < 50; turn += 1) {
      expect((await one?.addAtOnce('flood', 3))?.current).toBeGreaterThan(3);
    }
    expect(query).not.toHaveBeenCalled();
  });

  it('go on without the database, which is told later', async () => {
    const query = vi.spyOn(database.pool, 'query');
    onTestFinished(() => query.mockRestore());
    const troubles: string[] = [];
    const [one, other] = [0, 1].map(() =>
      openSharedCounts(database, ({ message }) => void troubles.push(message)),
    );
    const away = () => query.mockImplementationOnce(() => Promise.reject(new Error('away')));
    away();
    expect(one?.add('away', 1).current).toBe(1);
    await one?.shareBusy();
    expect(one?.add('away', 1).current).toBe(2);
    await one?.shareBusy();
    other?.add('away', 1);
    await other?.shareBusy();
    expect(other?.add('away', 1).current).toBe(4);
    away();
    expect((await one?.addAtOnce('a way in', 3))?.current).toBe(1);
    expect(troubles).toEqual(['away', 'away']);
  });
});

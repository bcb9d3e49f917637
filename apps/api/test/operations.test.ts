import { readFile } from 'node:fs/promises';
import { languages } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { mailboxDomain } from '../src/accounts/mailbox.ts';
import {
  type Api,
  type Ask,
  ask,
  expectProblem,
  expectProblemInAllLanguages,
  openApi,
  openTable,
  type Player,
  startGame,
} from './api.ts';
import { ampleLimits, freshDatabase } from './harness.ts';
import { type Line, openLine } from './line.ts';
import { answer, fromElsewhere, goodAsk } from './operations/asking.ts';
import { exampleBook } from './operations/examples.ts';
import {
  elsewhere,
  noGame,
  operations,
  refusalsOf,
  tableRows as rows,
} from './operations/index.ts';
import type { Row } from './operations/row.ts';
import { makeWorld, type World } from './operations/world.ts';

const contractSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) }),
    ),
  ),
});

const contractFile = new URL('../../../openapi.yaml', import.meta.url);
const { paths } = contractSchema.parse(parse(await readFile(contractFile, 'utf8')));
const documented = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, responses }]) => ({
    operationId,
    method,
    path,
    statuses: Object.keys(responses).map(Number),
  })),
);

/** Games of a release this one knows nothing of. */
const isDeclined = ({ path }: Row): boolean => path.startsWith('/v1/games/{game}');

/** Every status a row of the table has a test for. */
const tested = ({ row }: (typeof rows)[number]): number[] => [
  row.status,
  ...(row.revalidates === true ? [304] : []),
  ...refusalsOf(row).map(({ status }) => status),
  ...(row.perMinute === null ? [] : [429]),
  500,
  503,
];

const { note, shown, keep } = exampleBook();

let api: Api;
let world: World;
let other: Api; // with nothing in its memory
let apart: Api; // by a line that can be cut
let line: Line;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls, {
    trustProxy: true,
    replyDomain: mailboxDomain,
    noticeDelay: 0,
  });
  const limits = { ...ampleLimits, requestsPerAddress: 1, signInsPerAddress: 20 };
  other = await openApi(fresh.urls, { trustProxy: true, limits });
  line = await openLine(fresh.urls);
  apart = await openApi(line.urls, { trustProxy: true });
  world = await makeWorld(api);
});
afterAll(async () => {
  keep();
  await api.close();
  await other.close();
  await apart.close();
  await line.close();
  await drop();
});

describe('the table of operations', () => {
  it('has a row for each operation of the contract, and no other', () => {
    const inContract = documented.map(({ operationId, method, path }) => [
      operationId,
      `${method} ${path}`,
    ]);
    const inTable = rows.map(({ operationId, row }) => [operationId, `${row.method} ${row.path}`]);
    expect(Object.fromEntries(inTable)).toEqual(Object.fromEntries(inContract));
  });

  it.each(rows)('tests every status $operationId documents, and no other', (entry) => {
    const { statuses = [] } =
      documented.find(({ operationId }) => operationId === entry.operationId) ?? {};
    expect([...new Set(tested(entry))].sort()).toEqual([...statuses].sort());
  });
});

describe.each(rows)('$operationId', ({ operationId, row }) => {
  it('answers a good request', async () => {
    const wish = await goodAsk(row, world, api);
    const response = await answer(api, fromElsewhere(wish));
    expect(response.status, response.text).toBe(row.status);
    await row.check(response, world);
    if (response.type === 'application/json') note(operationId, wish.body, response.body);
  });

  it('says when the database fails that something went wrong, and nothing more', async () => {
    const wish = await goodAsk(row, world, api);
    const failing = vi
      .spyOn(other.service.database.pool, 'query')
      .mockRejectedValue(new Error('select secret from game failed') as never);
    onTestFinished(() => failing.mockRestore());
    const response = await answer(other, fromElsewhere(wish));
    if (row.needsNothing !== true) expectProblem(response, { status: 500, problem: 'internal' });
    else if (row.path === '/health/ready') {
      expectProblem(response, { status: 503, problem: 'unavailable' });
      expect(response.headers['retry-after']).toBe('2');
    } else expect(response.status).toBe(row.status);
  });
});

describe('while the database is away', () => {
  it.each(rows)('$operationId is unavailable, or needs no database', async ({ row }) => {
    const wish = await goodAsk(row, world, api);
    line.cut();
    onTestFinished(line.mend);
    const response = await answer(apart, fromElsewhere(wish));
    if (row.needsNothing === true && row.path !== '/health/ready') {
      expect(response.status).toBe(row.status);
      return;
    }
    expectProblem(response, { status: 503, problem: 'unavailable' });
    expect(response.headers['retry-after']).toBe('2');
  });
});

describe('a request repeated with its key', () => {
  it.each(rows.filter(({ row }) => row.takesKey))(
    'has the same answer and no second effect: $operationId',
    async ({ row }) => {
      const good = await goodAsk(row, world, api);
      const headers = { ...good.headers, 'idempotency-key': 'a key of his own' };
      const again = () => answer(api, fromElsewhere({ ...good, headers }));
      const written = async () =>
        (await api.service.database.pool.query('select count(*) from game_event')).rows;
      const first = await again();
      expect(first.status, first.text).toBe(row.status);
      const events = await written();
      const second = await again();
      expect({ status: second.status, text: second.text }).toEqual({
        status: first.status,
        text: first.text,
      });
      expect(await written()).toEqual(events);
    },
  );
});

describe('who has the answer already', () => {
  it.each(rows.filter(({ row }) => row.revalidates))(
    'is told so by $operationId',
    async ({ row }) => {
      const good = await goodAsk(row, world, api);
      const { etag = '' } = (await answer(api, fromElsewhere(good))).headers;
      expect(etag).toMatch(/^"\S+"$/);
      for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
        const headers = { ...good.headers, 'if-none-match': known };
        const unchanged = await answer(api, fromElsewhere({ ...good, headers }));
        expect({ status: unchanged.status, text: unchanged.text }).toEqual({
          status: 304,
          text: '',
        });
        expect(unchanged.headers.etag).toBe(etag);
        expect(unchanged.headers.vary).toContain('accept-language');
      }
      const stranger = { ...good.headers, 'if-none-match': '"another"' };
      expect((await answer(api, fromElsewhere({ ...good, headers: stranger }))).status).toBe(200);
    },
  );
});

describe('a service that limits requests', () => {
  const limited = rows.filter(({ row }) => row.perMinute !== null);

  it.each(limited)('answers 429 when $operationId is asked too often', async ({ row }) => {
    const { perMinute = 1 } = row;
    const headers = { 'x-forwarded-for': '10.255.0.1' };
    const path = `${row.path.replace('{game}', 'none')}`;
    const wish: Ask = { method: row.method, path, headers };
    const before = await Promise.all(
      Array.from({ length: perMinute ?? 0 }, () => ask(other, wish)),
    );
    const isShared = row.perMinute === undefined; // with all others that have no limit of their own
    if (!isShared) expect(before.map(({ status }) => status)).not.toContain(429);
    await expectProblemInAllLanguages(
      async (language) => {
        const refused = await ask(other, {
          ...wish,
          headers: { ...headers, 'accept-language': language },
        });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect(refused.headers['x-ratelimit-remaining']).toBe('0');
        return refused;
      },
      { status: 429, problem: 'too-many-requests' },
    );
  });

  it('lets whatever watches it ask as often as it likes', async () => {
    for (const { row } of rows.filter(({ row: { perMinute } }) => perMinute === null)) {
      const headers = { 'x-forwarded-for': '10.255.0.2' };
      for (let time = 0; time < 5; time += 1) {
        expect((await ask(other, { path: row.path, headers })).status).toBe(200);
      }
    }
  });
});

describe('a game of a release this one does not know', () => {
  it.each(rows.filter(({ row }) => isDeclined(row)))(
    'is declined by $operationId, for now',
    async ({ row }) => {
      const good = await goodAsk(row, world, api);
      const game = await startGame(api, [world.player, world.other]);
      await api.service.database.pool.query(
        'update game set title_version = 999 where game_id = $1',
        [game],
      );
      const path = good.path.replace(/^\/v1\/games\/[^/?]+/, `/v1/games/${game}`);
      await expectProblemInAllLanguages(
        async (language) => {
          const headers = { ...good.headers, 'accept-language': language };
          const response = await answer(other, fromElsewhere({ ...good, path, headers }));
          expect(response.headers['retry-after']).toBe('2');
          return response;
        },
        { status: 503, problem: 'unavailable' },
      );
    },
  );
});

describe('a game that others play in private', () => {
  it.each(rows.filter(({ row }) => isDeclined(row)))(
    'is to $operationId as if there were none',
    async ({ row }) => {
      const good = await goodAsk(row, world, api);
      const answers = [world.hidden, noGame].map(async (game) => {
        const wish = { ...good, path: elsewhere(good.path, game) };
        const { status, type, body } = await answer(api, fromElsewhere(wish));
        return { status, type, body: { ...body, instance: null } };
      });
      const [hidden, none] = await Promise.all(answers);
      expect(hidden).toEqual(none);
      expect(hidden).toMatchObject({ status: 404, type: 'application/problem+json' });
    },
  );
});

it('takes a query at no game that it does not know', async () => {
  for (const { row } of rows.filter((one) => isDeclined(one.row) && one.row.method === 'get')) {
    const good = await goodAsk(row, world, api);
    const path = `${good.path}${good.path.includes('?') ? '&' : '?'}foo=1`;
    const response = await answer(api, fromElsewhere({ ...good, path }));
    expectProblem(response, { status: 400, problem: 'invalid-request' });
  }
});

it('takes an empty body for none, whatever type it is said to have', async () => {
  const { path, as } = await goodAsk(operations.startGame as Row, world, api);
  const response = await ask(
    api,
    fromElsewhere({ method: 'post', path, as: as ?? null, text: '' }),
  );
  expect({ status: response.status, game: response.body.status }).toEqual({
    status: 200,
    game: 'running',
  });
});

it('hides a game of a release it does not know from the same people as others', async () => {
  const game = await openTable(api, world.player, 2, {}, { visibility: 'invited' });
  await api.service.database.pool.query('update game set title_version = 999 where game_id = $1', [
    game.id,
  ]);
  const lookedAt = (as: Player) => ask(other, fromElsewhere({ path: `/v1/games/${game.id}`, as }));
  expectProblem(await lookedAt(world.player), { status: 503, problem: 'unavailable' });
  expectProblem(await lookedAt(world.stranger), { status: 404, problem: 'not-found' });
});

describe('an address nobody serves', () => {
  it.each([
    '/v2/games',
    '/v1',
    '/v1/users/you/too',
    `/v1/games/${'x'.repeat(300)}`,
    '/v1/games/%zz',
  ])('is not found: %s', async (path) => {
    await expectProblemInAllLanguages(
      (language) => ask(api, { path, as: world.player, headers: { 'accept-language': language } }),
      { status: 404, problem: 'not-found' },
    );
  });
});

it('an address that everybody may know takes no other methods than it says', async () => {
  for (const { row } of rows.filter(({ row: { path } }) => !path.startsWith('/v1/admin/'))) {
    const path = row.path.replaceAll('{game}', world.open).replaceAll(/\{\w+\}/g, 'any');
    const here = documented.filter((one) => one.path === row.path).map(({ method }) => method);
    const unknown = (['get', 'post', 'put', 'patch', 'delete'] as const).find(
      (one) => !here.includes(one),
    );
    await expectProblemInAllLanguages(
      async (language) => {
        const headers = { 'accept-language': language };
        const refused = await ask(api, { method: unknown ?? 'put', path, headers });
        for (const method of here) expect(refused.headers.allow).toContain(method.toUpperCase());
        return refused;
      },
      { status: 405, problem: 'method-not-allowed' },
    );
    const { status, headers } = await ask(api, { method: 'options', path });
    expect({ status, allow: headers.allow }).toMatchObject({
      status: 204,
      allow: expect.stringContaining('OPTIONS'),
    });
  }
});

it('has an example in the contract for every answer and body', () => {
  expect(shown()).toEqual({ missing: [], left: [] });
});

it('speaks of games in no language of its own', async () => {
  const texts = await Promise.all(
    languages.map(async (language) => {
      const headers = { 'accept-language': language };
      const path = `/v1/games/${world.ended}/log`;
      return (await ask(api, { path, as: world.player, headers })).text;
    }),
  );
  expect(new Set(texts).size).toBe(languages.length);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { AppSettings } from '../src/app.ts';
import type { Limits } from '../src/http/limits.ts';
import {
  type Api,
  ask,
  expectProblem,
  openFreshApi,
  type Player,
  register,
  startGame,
} from './api.ts';
import { openStreams } from './crowds.ts';
import { ampleLimits } from './harness.ts';
import { openStream, streamOf } from './stream-reader.ts';

/** A service that takes on little. */
async function open(limits: Partial<Limits>, settings: Partial<AppSettings> = {}): Promise<Api> {
  const webFolder = await mkdtemp(join(tmpdir(), 'staffetta-pages-'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Staffetta</title>');
  const api = await openFreshApi({
    webFolder,
    metricsToken: 'sixteen letters!',
    limits: { ...ampleLimits, ...limits },
    ...settings,
  });
  onTestFinished(async () => {
    await api.close();
    await rm(webFolder, { recursive: true });
  });
  return api;
}

const overloaded = { status: 503, problem: 'overloaded' } as const;

const games = (api: Api, as: Player | null = null) => ask(api, { path: '/v1/games', as });

it('more requests than a process answers at once are told to come back, and no others', async () => {
  const api = await open({ requestsAtOnce: 3 });
  const player = await register(api);
  const { pool } = api.service.database;
  const taken = await Promise.all(Array.from({ length: 5 }, () => pool.connect())); // all there are
  const underWay = Array.from({ length: 3 }, () => games(api, player));
  await expect.poll(() => pool.waitingCount).toBe(3);
  for (let time = 0; time < 3; time += 1) {
    const refused = await games(api, player);
    expectProblem(refused, overloaded);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.detail).toContain('`Retry-After`');
  }
  expect(pool.waitingCount).toBe(3); // what is refused costs the database nothing
  expect((await ask(api, { path: '/health/live' })).status).toBe(200);
  expect((await ask(api, { path: '/index.html' })).status).toBe(200);
  for (const client of taken) client.release();
  for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
  expect((await games(api, player)).status).toBe(200);
});

it('refusals are not logged one by one', async () => {
  const logged: string[] = [];
  const logTo = { write: (line: string) => void logged.push(line) };
  const api = await open({ requestsAtOnce: 0 }, { logLevel: 'error', logTo });
  expectProblem(await games(api), overloaded);
  expect(logged).toEqual([]);
});

/** A request that says how long its body is, and sends the body when told to. */
function openSlow({ url }: Api, { token }: Player) {
  const body = '{}';
  let answer = '';
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('data', (part) => {
    answer += part.toString();
  });
  const head = [
    'POST /v1/games HTTP/1.1',
    'host: staffetta.example',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return { send: () => void socket.write(body), answer: () => answer };
}

it('a request takes up no place until its body has arrived, and one again then', async () => {
  const api = await open({ requestsAtOnce: 2 });
  const player = await register(api);
  const { server } = api.service.app;
  let arrived = 0;
  server.on('request', () => {
    arrived += 1;
  });
  const slow = [openSlow(api, player), openSlow(api, player)] as const;
  await expect.poll(() => arrived).toBe(2);
  const status = async (): Promise<number> => (await games(api, player)).status;
  await expect.poll(status).toBe(200);

  const { pool } = api.service.database;
  const taken = await Promise.all(Array.from({ length: 5 }, () => pool.connect())); // all there are
  const underWay = Array.from({ length: 2 }, () => games(api, player));
  await expect.poll(() => pool.waitingCount).toBe(2);
  slow[0].send();
  await expect.poll(slow[0].answer).toMatch(/^HTTP\/1.1 503 /);
  for (const client of taken) client.release();
  for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
  slow[1].send();
  await expect.poll(slow[1].answer).toMatch(/^HTTP\/1.1 400 /); // read, and found to lack a title
});

it('a request that does not arrive in time is ended, and told why', async () => {
  const api = await open({});
  const { server } = api.service.app;
  expect(server.requestTimeout).toBe(30_000);
  expect(server.headersTimeout).toBe(30_000);
  let held: Socket | undefined;
  server.once('connection', (connection: Socket) => {
    held = connection;
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, connection); // as Node does, half a minute later
  });
  const socket = connect({ port: Number(new URL(api.url).port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (part) => {
    answer += part.toString();
  });
  await expect.poll(() => answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('not received in time');
  await expect.poll(() => held?.destroyed).toBe(true);
});

it('who waits for a version or listens to a stream takes up no place', async () => {
  const api = await open({ requestsAtOnce: 2 });
  const players = [await register(api), await register(api)];
  const game = await startGame(api, players);
  const [player] = players;
  if (player === undefined) throw new Error('Nobody plays');
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${player.token}` };
  const url = `${api.url}/v1/games/${game}/view?waitForVersion=9999`;
  const { lines } = api.service.services;
  const waits: Promise<unknown>[] = [];
  for (let count = 1; count <= 4; count += 1) {
    waits.push(fetch(url, { headers, signal: stop.signal }).catch(() => null));
    await expect.poll(() => lines.count()).toBe(count);
  }
  const streams = await Promise.all(
    Array.from({ length: 4 }, () => openStream(api, streamOf(game), player)),
  );
  expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
  expect((await games(api, player)).status).toBe(200);
  for (const stream of streams) stream.close();
  stop.abort();
  await Promise.all(waits);
  await expect.poll(() => lines.count()).toBe(0);
  expect((await games(api, player)).status).toBe(200);
});

it('a process whose event loop is late refuses until it has caught up', async () => {
  const api = await open({ loopDelay: 100 });
  const block = (): void => {
    const until = performance.now() + 300;
    while (performance.now() < until);
  };
  const status = async (): Promise<number> => (await games(api)).status;
  await expect
    .poll(async () => {
      block();
      return status();
    })
    .toBe(503);
  await expect.poll(status).not.toBe(503);
});

it('streams from one address have a limit, which is told', async () => {
  const api = await open({ streamsPerAddress: 3 });
  const players = [await register(api), await register(api)];
  const streams = await Promise.all(
    Array.from({ length: 3 }, (_, place) =>
      openStream(api, '/v1/stream', players[place % 2] as Player),
    ),
  );
  const refused = await ask(api, { path: '/v1/stream', as: players[1] ?? null });
  expectProblem(refused, { status: 429, problem: 'too-many-requests' });
  expect(refused.body.detail).toBe(
    'Your network has 3 streams and waiting requests open, which is the limit. Close one first.',
  );
  for (const stream of streams) stream.close();
});

it('a crowd of streams that comes at once gets in, and holds', async () => {
  const streams = 700; // more than may wait to be taken unless one asks for it
  const { answers, stillOpen } = await openStreams(streams);
  expect(answers).toEqual({ 200: streams });
  expect(await stillOpen()).toBe(streams);
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { type Follow, followAll, followGame, type StreamState } from './follow.ts';
import type { Seated } from './shapes.ts';

const game = '3f333df6-90a4-4fda-8dd3-9485d27cee36';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Follows a game at an address without waiting long; notes all it is told. */
function follow(baseUrl: string, more: Partial<Follow> & Seated = {}) {
  const states: StreamState['state'][] = [];
  const versions: number[] = [];
  const pauses: number[] = [];
  const stop = new AbortController();
  const client = createClient({ baseUrl, token: () => 'token', language: () => 'en' });
  const ended = followGame(client, game, {
    since: 3,
    signal: stop.signal,
    onMoved: ({ version }) => versions.push(version),
    onState: ({ state }) => states.push(state),
    retry: {
      random: () => 1,
      wait: (pause) => {
        pauses.push(pause);
        return new Promise((resolve) => setTimeout(resolve, 5));
      },
    },
    ...more,
  });
  return { states, versions, pauses, stop, ended };
}

const moved = (version: number): string =>
  `id: ${version}\nevent: moved\ndata: ${JSON.stringify({ game, version })}\n\n`;

test('a dropped stream is taken up where it was', async () => {
  const asked: unknown[] = [];
  const url = await serve((request, response) => {
    asked.push(request.headers['last-event-id'], request.headers.authorization);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(moved(3 + asked.length));
    if (asked.length < 5) response.end();
  });
  const { states, versions, stop, ended } = follow(url);
  await expect.poll(() => versions).toEqual([5, 7, 9]);
  stop.abort();
  await ended;
  expect(asked).toEqual(['3', 'Bearer token', '5', 'Bearer token', '7', 'Bearer token']);
  expect(states.filter((state) => state === 'live').length).toBe(3);
  expect(states).not.toContain('offline');
});

test('what is said of the chat and of clocks is handed on too, and what is not known is passed over', async () => {
  const timed = { game, clocks: [{ seat: 1, due: '2026-03-20T12:00:00.000Z', still: null }] };
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: timed\ndata: ${JSON.stringify(timed)}\n\nevent: sung\ndata: {}\n\n`);
    response.write(
      `event: chatted\ndata: ${JSON.stringify({ game, messages: 2, closings: 0 })}\n\n${moved(4)}`,
    );
  });
  const heard: unknown[] = [];
  const { versions, stop, ended } = follow(url, {
    onTimed: (message) => heard.push(message),
    onChatted: (message) => heard.push(message),
  });
  await expect.poll(() => versions).toEqual([4]);
  stop.abort();
  await ended;
  expect(heard).toEqual([timed, { game, messages: 2, closings: 0 }]);
});

test('a stream is of the seat that is named', async () => {
  const asked: unknown[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(moved(4));
  });
  for (const seat of [{}, { seat: 0 }]) {
    const { versions, stop, ended } = follow(url, seat);
    await expect.poll(() => versions).toEqual([4]);
    stop.abort();
    await ended;
  }
  expect(asked).toEqual([`/v1/games/${game}/stream`, `/v1/games/${game}/stream?seat=0`]);
});

test('without an answer it waits longer and longer, and says that it is offline', async () => {
  const url = await serve((request) => request.socket.destroy());
  const { states, pauses, stop, ended } = follow(url);
  await expect.poll(() => pauses.length).toBeGreaterThan(5);
  stop.abort();
  await ended;
  expect(states.at(-1)).toBe('offline');
  expect(pauses.slice(0, 6)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a line that has gone silent is dead', async () => {
  let connections = 0;
  const url = await serve((_request, response) => {
    connections += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': still here\n\n');
  });
  const { stop, ended } = follow(url, { silence: 30 });
  await expect.poll(() => connections).toBeGreaterThan(2);
  stop.abort();
  await ended;
});

test('what the service refuses is not asked for again', async () => {
  let requests = 0;
  const url = await serve((_request, response) => {
    requests += 1;
    response.writeHead(401, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ type: 'urn:staffetta:problem:not-signed-in', status: 401 }));
  });
  const { states, ended } = follow(url);
  await ended;
  expect(states).toEqual(['connecting', 'refused']);
  expect(requests).toBe(1);
});

test('a busy service is given the time it asks for', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(429, { 'retry-after': '50' });
    response.end();
  });
  const { pauses, stop, ended } = follow(url);
  await expect.poll(() => pauses[0]).toBe(50_000);
  stop.abort();
  await ended;
});

test('everything of mine is taken up where it was too', async () => {
  const asked: unknown[] = [];
  const url = await serve(({ url: path, headers }, response) => {
    asked.push([path, headers['last-event-id']]);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const data = JSON.stringify({ game, version: asked.length });
    response.end(
      `event: moved\ndata: ${data}\n\nid: ${asked.length}f\nevent: moved\ndata: ${data}\n\n`,
    );
  });
  const stop = new AbortController();
  const versions: number[] = [];
  const client = createClient({ baseUrl: url, token: () => 'token', language: () => 'en' });
  const ended = followAll(client, {
    signal: stop.signal,
    onMoved: ({ version }) => versions.push(version),
    onState: () => undefined,
    retry: { random: () => 1, wait: () => new Promise((resolve) => setTimeout(resolve, 5)) },
  });
  await expect.poll(() => versions.slice(0, 4)).toEqual([1, 1, 2, 2]);
  stop.abort();
  await ended;
  expect(asked.slice(0, 2)).toEqual([
    ['/v1/stream', undefined],
    ['/v1/stream', '1f'],
  ]);
});

test('a pause is as long as the answer asks, up to the limit its caller sets', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(503, { 'retry-after': '86400' });
    response.end();
  });
  const { pauses, stop, ended } = follow(url, { longestPause: 60_000 });
  await expect.poll(() => pauses[0]).toBe(60_000);
  stop.abort();
  await ended;
});

test('a message that was not taken comes again', async () => {
  const asked: unknown[] = [];
  const url = await serve((request, response) => {
    asked.push(request.headers['last-event-id']);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(moved(4) + moved(5));
  });
  const heard: number[] = [];
  const { stop, ended } = follow(url, {
    onMoved: ({ version }) => {
      heard.push(version);
      if (heard.length === 2) throw new Error('not now');
    },
  });
  await expect.poll(() => asked.slice(0, 2)).toEqual(['3', '4']);
  stop.abort();
  await ended;
});

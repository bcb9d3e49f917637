import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import type { Fetch } from './retry.ts';

const game = '3f333df6-90a4-4fda-8dd3-9485d27cee36';
const action = { type: 'pass' };

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A client whose service gives these answers in turn; it notes what it is asked and how it waits. */
function clientOf(...answers: readonly (Response | Error)[]) {
  const left = [...answers];
  const requests: Request[] = [];
  const pauses: number[] = [];
  const fetch: Fetch = async (request) => {
    requests.push(request);
    const answer = left.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  };
  const client = createClient({
    baseUrl: 'http://service.test',
    token: () => 'the token',
    language: () => 'fr',
    fetch,
    retry: { wait: async (pause) => void pauses.push(pause), random: () => 1 },
  });
  return { client, requests, pauses };
}

const refused = {
  type: 'urn:staffetta:problem:refused',
  title: 'refused',
  status: 422,
  detail: 'No.',
  instance: 'urn:staffetta:request:1',
  rule: 'LF 3.1',
};

describe('a call', () => {
  test('bears the token and the language, and is never answered from a cache', async () => {
    const { client, requests } = clientOf(json(200, { id: 'a', name: 'Ada' }));
    expect(await client.me()).toEqual({ ok: true, data: { id: 'a', name: 'Ada' } });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer the token');
    expect(requests[0]?.headers.get('accept-language')).toBe('fr');
    expect(requests[0]?.cache).toBe('no-store');
  });

  test('that has nothing to tell has worked all the same', async () => {
    const { client, requests } = clientOf(new Response(null, { status: 204 }));
    expect(await client.signOut()).toEqual({ ok: true, data: null });
    expect(requests[0]?.method).toBe('DELETE');
  });

  test('gives the problem the service says', async () => {
    const { client } = clientOf(json(422, refused));
    expect(await client.act(game, { action, on: { version: 4 }, key: 'k' })).toEqual({
      ok: false,
      problem: refused,
    });
  });

  test('gives a problem when nothing answers, or something else does', async () => {
    const silent = clientOf(new Error('1'), new Error('2'), new Error('3'), new Error('4'));
    const page = clientOf(new Response('<h1>Gone</h1>', { status: 404 }));
    for (const { client } of [silent, page]) {
      expect(await client.me()).toMatchObject({
        ok: false,
        problem: { type: 'urn:staffetta:problem:unreachable' },
      });
    }
    expect(silent.pauses).toEqual([300, 600, 1200]);
  });
});

describe('an act', () => {
  test('names the version it was decided upon, or the open decision', async () => {
    const { client, requests } = clientOf(json(200, {}), json(200, {}));
    await client.act(game, { action, on: { version: 12 }, key: 'one' });
    await client.act(game, { action, on: { decision: 'stall-1' }, key: 'two' });
    const [open, sealed] = requests;
    expect(open?.headers.get('if-match')).toBe('"12"');
    expect(await open?.json()).toEqual({ actions: [action] });
    expect(sealed?.headers.has('if-match')).toBe(false);
    expect(await sealed?.json()).toEqual({ actions: [action], decision: 'stall-1' });
  });

  test('is sent again with the same key when its answer was lost', async () => {
    const { client, requests } = clientOf(new Error('lost'), json(200, { version: 5, events: [] }));
    const acted = await client.act(game, { action, on: { version: 4 }, key: 'one' });
    expect(acted.ok).toBe(true);
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one', 'one']);
    expect(await requests[1]?.json()).toEqual({ actions: [action] });
  });
});

describe('trying again', () => {
  test('waits as long as the service asks', async () => {
    const { client, pauses } = clientOf(json(503, {}, { 'retry-after': '2' }), json(200, {}));
    expect((await client.me()).ok).toBe(true);
    expect(pauses).toEqual([2_000]);
  });

  test('leaves long waiting to the caller', async () => {
    const tooMany = { ...refused, type: 'urn:staffetta:problem:too-many-requests', status: 429 };
    const { client, pauses } = clientOf(json(429, tooMany, { 'retry-after': '60' }));
    expect(await client.me()).toEqual({ ok: false, problem: tooMany });
    expect(pauses).toEqual([]);
  });

  test('is not for what might happen twice', async () => {
    const { client, requests } = clientOf(new Error('lost'));
    expect((await client.register({ name: 'Ada', password: 'lovelace 1815' })).ok).toBe(false);
    expect(requests.length).toBe(1);
  });
});

test('a log of several pages is read to its end', async () => {
  const event = (version: number) => ({ version, sentences: [] });
  const { client, requests } = clientOf(
    json(200, { version: 3, events: [event(1), event(2)], next: 2 }),
    json(200, { version: 3, events: [event(3)], next: null }),
  );
  const log = await client.log(game, 0);
  expect(log.ok && log.data.events.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(log.ok && log.data.version).toBe(3);
  expect(new URL(requests[1]?.url ?? '').searchParams.get('since')).toBe('2');
});

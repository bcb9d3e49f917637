import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createAdminClient } from './admin.ts';
import { createClient } from './client.ts';
import type { Fetch, Patience } from './retry.ts';
import type { Order } from './shapes.ts';

const game = '3f333df6-90a4-4fda-8dd3-9485d27cee36';
const action = { type: 'pass' };

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The head of an answer, and half of its body. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":"a","na')),
    pull: (controller) => controller.error(new Error('reset')),
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** A client whose service gives these answers in turn; it notes what it is asked and how it waits. */
const clientOf = (...answers: readonly (Response | Error)[]) => patientClientOf({}, answers);

/** The same with limits of its own. */
function patientClientOf(patience: Patience, answers: readonly (Response | Error)[]) {
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
    ...patience,
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
    const silent = clientOf(new Error('1'), new Error('2'), new Error('3'));
    const page = clientOf(new Response('<h1>Gone</h1>', { status: 404 }));
    for (const { client } of [silent, page]) {
      expect(await client.me()).toMatchObject({
        ok: false,
        problem: { type: 'urn:staffetta:problem:unreachable' },
      });
    }
    expect(silent.pauses).toEqual([300, 600, 1_200, 2_400]); // any longer would be too long
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

  test('bears a key of its own where none is given', async () => {
    const { client, requests } = clientOf(new Error('lost'), json(200, {}), json(200, {}));
    await client.act(game, { action, on: { version: 4 } });
    await client.act(game, { action, on: { version: 4 } });
    const [lost, again, another] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(lost);
    expect(another).not.toBe(lost);
  });

  test('is typed or in notation, one or several, with orders before it', async () => {
    const { client, requests } = clientOf(...Array.from({ length: 4 }, () => json(200, {})));
    const on = { version: 4 };
    await client.act(game, { actions: [action, action], on, cancel: [1] });
    await client.act(game, { notation: 'pass', on, wantsPosition: true });
    await client.act(game, { notation: ['bid 3', 'pass'], on });
    await client.act(game, { actions: [], on, cancel: [2] });
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { actions: [action, action], cancel: [1] },
      { notation: ['pass'] },
      { notation: ['bid 3', 'pass'] },
      { cancel: [2] },
    ]);
    expect(requests.map(({ headers }) => headers.get('prefer'))).toEqual([
      null,
      'return=representation',
      null,
      null,
    ]);
  });
});

test('whatever one’s seat does is done for the seat that is named', async () => {
  const { client, requests } = clientOf(...Array.from({ length: 7 }, () => json(200, {})));
  const upon = { seat: 1, on: { decision: 'stall-1' } };
  await client.act(game, { action, ...upon });
  await client.undo(game, { seat: 1, on: { version: 4 }, acts: 2 });
  await client.placeOrder(game, { order: {} as Order, ...upon });
  await client.cancelOrder(game, { order: 3, ...upon });
  await client.say(game, { text: 'Hello' }, { seat: 1 });
  await client.foresee(game, { action }, { seat: 1 });
  await client.position(game, { seat: 1, version: 3 });
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?seat=1',
    '?seat=1',
    '?seat=1',
    '?seat=1&decision=stall-1',
    '?seat=1',
    '?seat=1',
    '?seat=1&version=3',
  ]);
  expect(await requests[1]?.json()).toEqual({ acts: 2 });
  expect(await requests[2]?.json()).toEqual({ order: {}, decision: 'stall-1' });
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
    expect(await client.me()).toEqual({
      ok: false,
      problem: { ...tooMany, retryAfter: 60 },
    });
    expect(pauses).toEqual([]);
  });

  test('waits in all as long as its caller sets, and no longer', async () => {
    const busy = () => json(429, {}, { 'retry-after': '60' });
    const answers = [busy(), busy(), busy(), json(200, { id: 'a', name: 'Ada' })];
    const impatient = patientClientOf({ patience: 150_000 }, answers);
    expect((await impatient.client.me()).ok).toBe(false);
    expect(impatient.pauses).toEqual([60_000, 60_000]);
    const again = [busy(), busy(), busy(), json(200, { id: 'a', name: 'Ada' })];
    const patient = patientClientOf({ patience: 180_000 }, again);
    expect((await patient.client.me()).ok).toBe(true);
  });

  test('never hammers a service that names no pause', async () => {
    const now = Array.from({ length: 9 }, () => json(503, {}, { 'retry-after': '0' }));
    const { client, pauses } = clientOf(...now);
    expect((await client.me()).ok).toBe(false);
    expect(pauses).toEqual([300, 600, 1_200, 2_400]);
  });

  test('is for an answer that never comes, or stops in the middle', async () => {
    const silent = (response: Response | null) => {
      const left = [response];
      const fetch: Fetch = async () =>
        left.length === 0 ? json(200, { id: 'a' }) : (left.shift() ?? new Promise(() => undefined));
      const retry = { wait: async () => undefined, random: () => 1 };
      const settings = { baseUrl: 'http://service.test', token: () => null, language: () => 'en' };
      return createClient({ ...settings, fetch, retry, silence: 20 });
    };
    const half = new Response(
      new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }),
    );
    for (const answer of [null, half]) expect((await silent(answer).me()).ok).toBe(true);
  });

  test('is for all changes at a table, which bear a key', async () => {
    const user = '6d1c9a10-90a4-4fda-8dd3-9485d27cee36';
    const { client, requests } = clientOf(...Array.from({ length: 18 }, () => json(200, {})));
    await client.joinGame(game, 'aa');
    await client.leaveGame(game);
    await client.startGame(game);
    await client.cancelGame(game);
    await client.inviteToGame(game, user);
    await client.withdrawInvitation(game, user);
    await client.declineInvitation(game);
    await client.makeLink(game);
    await client.resign(game);
    await client.voteToAbandon(game);
    await client.withdrawVote(game);
    await client.replacePlayer(game, 1);
    await client.playAgain(game, 'aa');
    await client.voteForRemoval(game, 1);
    await client.withdrawRemoval(game, 1);
    await client.voteForPause(game, 2);
    await client.withdrawPause(game);
    await client.cancelLateOrder(game);
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(18);
    expect(keys).not.toContain(null);
  });

  test('is for an answer that breaks off, too', async () => {
    const { client, requests } = clientOf(brokenOff(), json(200, { id: 'a', name: 'Ada' }));
    expect(await client.me()).toEqual({ ok: true, data: { id: 'a', name: 'Ada' } });
    expect(requests.length).toBe(2);
  });

  test.each([
    ['no answer', new Error('lost')],
    ['half an answer', brokenOff()],
    ['a database that went away meanwhile', json(503, {}, { 'retry-after': '2' })],
  ])('is not for what might happen twice, upon %s', async (_, answer) => {
    const { client, requests } = clientOf(answer);
    const registered = await client.register({ name: 'Ada', password: 'lovelace 1815' });
    expect(registered).toMatchObject({ ok: false, problem: { title: 'unreachable' } });
    expect(requests.length).toBe(1);
  });
});

test('a log of several pages is read to its end', async () => {
  const event = (version: number) => ({ version, sentences: [] });
  const { client, requests } = clientOf(
    json(200, { version: 3, events: [event(1), event(2)], next: 2 }),
    json(200, { version: 3, events: [event(3)], next: null }),
  );
  const log = await client.log(game);
  expect(log.ok && log.data.events.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(log.ok && log.data.version).toBe(3);
  expect(new URL(requests[1]?.url ?? '').searchParams.get('since')).toBe('2');
});

test('a log as text is read on to where its answers say', async () => {
  const lines = (text: string, link?: string): Response =>
    new Response(text, { headers: { 'content-type': 'text/plain', ...(link && { link }) } });
  const next = `</v1/games/${game}/log?seat=1&since=2&limit=500>; rel="next"`;
  const { client, requests } = clientOf(lines('1 one\n2 two\n', next), lines('3 three\n'));
  const log = await client.logText(game, 'notation', 0, { seat: 1 });
  expect(log).toEqual({ ok: true, data: '1 one\n2 two\n3 three\n' });
  expect(requests.map(({ url }) => new URL(url).searchParams.get('since'))).toEqual(['0', '2']);
  expect(requests[0]?.headers.get('accept')).toBe('text/plain');
});

test('the README has a line for every call', async () => {
  const text = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const table = text.split('\n').filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) => [...line.matchAll(/(\w+)\(/g)].map(([, name]) => name));
  const { request: _request, send: _send, ...calls } = clientOf().client;
  const admin = createAdminClient({ baseUrl: '', token: () => null, language: () => 'en' });
  expect(named).toEqual(expect.arrayContaining([...Object.keys(calls), ...Object.keys(admin)]));
});

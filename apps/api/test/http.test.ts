import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { AppSettings } from '../src/app.ts';
import { type Api, ask, expectProblem, openApi, type Player, register, startGame } from './api.ts';
import { freshDatabase } from './harness.ts';
import { openLine } from './line.ts';
import { openStream } from './stream-reader.ts';

type Database = Awaited<ReturnType<typeof freshDatabase>>;

let database: Database;
let api: Api;
let player: Player;

const page = 'https://club.example';
const metricsToken = 'for the operator alone';

beforeAll(async () => {
  database = await freshDatabase(inject('databases').postgres18);
  api = await openApi(database.urls, { corsOrigins: [page], metricsToken });
  player = await register(api);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function another(settings: Partial<AppSettings>): Promise<Api> {
  const opened = await openApi(database.urls, settings);
  onTestFinished(opened.close);
  return opened;
}

describe('pages of other origins', () => {
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,if-match',
  };

  it('may use the service where they are named, without cookies', async () => {
    const asked = await ask(api, {
      method: 'options',
      path: '/v1/games',
      headers: { origin: page, ...preflight },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe(page);
    expect(asked.headers['access-control-allow-headers']).toMatch(/authorization.*if-match/);
    for (const path of ['/v1/games', '/v1/nothing']) {
      const { headers } = await ask(api, { path, as: player, headers: { origin: page } });
      expect(headers['access-control-allow-origin']).toBe(page);
      expect(headers['access-control-expose-headers']).toMatch(/etag.*location.*retry-after/);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary?.toLowerCase()).toContain('origin');
    }
  });

  it('may not where they are not', async () => {
    const closed = await another({});
    for (const [service, origin] of [
      [api, 'https://elsewhere.example'],
      [closed, page],
    ] as const) {
      const { headers } = await ask(service, { path: '/v1/titles', headers: { origin } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      const asked = await ask(service, {
        method: 'options',
        path: '/v1/games',
        headers: { origin, ...preflight },
      });
      expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('the id of a request', () => {
  const named = { 'x-request-id': 'from-the-proxy.1' };

  it('is in every answer, and in its problem', async () => {
    const { headers, body } = await ask(api, { path: '/v1/nothing' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.instance).toBe(`urn:staffetta:request:${headers['x-request-id']}`);
    expect((await ask(api, { path: '/health/live' })).headers['x-request-id']).toBeDefined();
  });

  it.each<[AppSettings['trustProxy'], boolean]>([
    [false, false],
    [true, true],
    ['loopback', true],
    ['10.0.0.0/8,127.0.0.1', true],
    ['10.0.0.0/8,fc00::/7', false],
    [(_address, hop) => hop < 1, true],
    [(_address, hop) => hop < 0, false],
  ])('is the one a proxy gave where its word is taken: %s', async (trustProxy, isTaken) => {
    const service = await another({ trustProxy });
    const { headers } = await ask(service, { path: '/health/live', headers: named });
    expect(headers['x-request-id'] === named['x-request-id']).toBe(isTaken);
  });

  it.each(['short', 'x'.repeat(65), 'two words here', '<script>1</script>'])(
    'is none that does not look like one: %s',
    async (given) => {
      const service = await another({ trustProxy: true });
      const headers = { 'x-request-id': given };
      const answer = await ask(service, { path: '/health/live', headers });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('the metrics', () => {
  it('are unavailable while the database is away', async () => {
    const line = await openLine(database.urls);
    const away = await openApi(line.urls, { metricsToken });
    line.cut();
    const headers = { authorization: `Bearer ${metricsToken}` };
    const response = await ask(away, { path: '/metrics', headers });
    expectProblem(response, { status: 503, problem: 'unavailable' });
    expect(response.headers['retry-after']).toBe('2');
    await away.close();
    await line.close();
  });

  const metrics = async (service: Api): Promise<string> => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const { text, status } = await ask(service, { path: '/metrics', headers });
    expect(status).toBe(200);
    return text;
  };

  it('are there for the operator alone', async () => {
    const none = await another({});
    const operator = { authorization: `Bearer ${metricsToken}` };
    const refused = [
      await ask(api, { path: '/metrics' }),
      await ask(api, { path: '/metrics', as: player }),
      await ask(api, { path: '/metrics', headers: { authorization: 'Bearer for the operator' } }),
      await ask(none, { path: '/metrics', headers: operator }),
    ];
    for (const answer of refused) expectProblem(answer, { status: 404, problem: 'not-found' });
  });

  it('count requests by what they are, and by nobody and no game', async () => {
    const guest = await register(api);
    const game = await startGame(api, [player, guest]);
    await ask(api, { path: `/v1/games/${game}/view?waitForVersion=1`, as: player });
    await ask(api, { path: '/v1/games/nothing', as: player });
    await ask(api, { path: '/nowhere/at/all' });
    const stream = await openStream(api, '/v1/stream', player);
    await stream.next();
    const text = await metrics(api);
    expect(text).toContain('route="/v1/games/:game",status="400"} 1');
    expect(text).toContain('route="none",status="404"');
    expect(text).toMatch(/^staffetta_streams_open 1$/m);
    expect(text).toMatch(/^staffetta_games_held 1$/m);
    expect(text).not.toContain('/view');
    for (const secret of [game, player.id, player.name, guest.id]) {
      expect(text).not.toContain(secret);
    }
    stream.close();
    await expect.poll(() => metrics(api)).toMatch(/^staffetta_streams_open 0$/m);
    expect(await metrics(api)).not.toContain('/stream');
  });

  it('say what waits in the outbox', async () => {
    await api.service.relay.carry();
    await api.service.database.pool.query(
      `insert into game_outbox (game_id, number, ordinal, topic, payload, at)
        select game_id, 1, 9, 'told', '{}', now() - interval '1 hour' from game limit 1`,
    );
    const text = await metrics(api);
    expect(text).toMatch(/^staffetta_outbox_depth 1$/m);
    const [, age = ''] = /^staffetta_outbox_oldest_seconds (\S+)$/m.exec(text) ?? [];
    expect(Number(age)).toBeGreaterThan(3_500);
  });

  it('count keys that no schema declares', async () => {
    const lenient = await another({ strictAnswers: false, metricsToken });
    const { accounts } = lenient.service.services;
    const { find } = accounts;
    Object.assign(accounts, {
      find: async (id: string) => ({ ...(await find(id)), secret: 'shh' }),
    });
    const { body } = await ask(lenient, { path: `/v1/users/${player.id}` });
    expect(body).not.toHaveProperty('secret');
    expect(await metrics(lenient)).toMatch(/^staffetta_undeclared_keys_total 1$/m);
  });
});

describe('what is no request', () => {
  /** Sends bytes, and gives all that comes back until the service hangs up. */
  const sent = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = createConnection(Number(new URL(api.url).port), '127.0.0.1');
      let answer = '';
      socket.on('data', (part) => {
        answer += part.toString();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
      socket.write(bytes);
    });

  it.each([
    ['no HTTP at all', 'hello?\r\n\r\n', 400, 'invalid-request'],
    [
      'an impossible length',
      'GET /v1 HTTP/1.1\r\ncontent-length: x\r\n\r\n',
      400,
      'invalid-request',
    ],
    ['a head too large', `GET /v1 HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
  ])('is told so as a problem: %s', async (_what, bytes, status, problem) => {
    const answer = await sent(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ title: problem });
  });

  it('counts against the limit also where there is nothing', async () => {
    const { headers } = await ask(api, { path: '/v1/nowhere' });
    expect(Number(headers['x-ratelimit-remaining'])).toBeGreaterThan(0);
  });
});

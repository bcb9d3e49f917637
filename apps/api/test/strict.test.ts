import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  type Api,
  act,
  acted,
  ask,
  expectProblem,
  ifMatch,
  logOf,
  offersTo,
  openApi,
  type Player,
  playOffer,
  positionOf,
  register,
  startGame,
} from './api.ts';
import { freshDatabase } from './harness.ts';
import { exampleEntry } from './players.ts';
import { openStream, streamOf } from './stream-reader.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let strict: Api; // as in tests
let lenient: Api; // as in production
let players: readonly [Player, Player];
let game: string;
const lines: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase(inject('databases').postgres18);
  const logged = { logLevel: 'trace', logTo: { write: (line: string) => void lines.push(line) } };
  strict = await openApi(fresh.urls, logged);
  lenient = await openApi(fresh.urls, { ...logged, strictAnswers: false });
  players = [await register(strict), await register(strict)];
  game = await startGame(strict, players);
});
afterAll(async () => {
  await strict.close();
  await lenient.close();
  await fresh.drop();
});
afterEach(() => {
  vi.restoreAllMocks();
  lines.length = 0;
});

type Line = { readonly level: number; readonly msg: string; readonly keys?: readonly string[] };

const logged = (): Line[] => lines.map((line) => JSON.parse(line));
const errors = (): Line[] => logged().filter(({ level }) => level >= 50);

const services = (): readonly Api[] => [strict, lenient];

const profileOf = ({ id, name }: Player) => ({
  id,
  name,
  kind: 'person' as const,
  since: new Date(0),
});

/** Makes both processes give a user more than the contract says of one. */
function tellTooMuch(): void {
  for (const { service } of services()) {
    const user = { ...profileOf(players[0]), mail: 'ada@example.org' };
    vi.spyOn(service.services.accounts, 'find').mockResolvedValue(user);
  }
}

describe('an answer with an undeclared key', () => {
  it('fails in tests', async () => {
    tellTooMuch();
    const response = await ask(strict, { path: `/v1/users/${players[0].id}` });
    expectProblem(response, { status: 500, problem: 'internal' });
    expect(response.text).not.toContain('mail');
  });

  it('loses the key in production, and the operator hears of it', async () => {
    tellTooMuch();
    const response = await ask(lenient, { path: `/v1/users/${players[0].id}` });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...profileOf(players[0]),
      since: '1970-01-01T00:00:00.000Z',
    });
    expect(errors()).toMatchObject([{ msg: 'undeclared keys were dropped', keys: ['mail'] }]);
    expect(lines.join('')).not.toContain('ada@example.org');
  });

  it('that is a title’s own fails or loses it too, in the position and in the log', async () => {
    const { title } = exampleEntry();
    const { view } = title;
    vi.spyOn(title, 'view').mockImplementation((state, viewer) => ({
      ...(view(state, viewer) as object),
      leak: 'secret',
    }));
    for (const { service } of services()) {
      const { store } = service.services.games;
      const toldEvents = store.toldEvents;
      vi.spyOn(store, 'toldEvents').mockImplementation(async (...asked) =>
        (await toldEvents(...asked)).map((event) => ({
          ...event,
          facts: event.facts.map((fact) => fact && { ...fact, leak: 'secret' }),
        })),
      );
    }
    for (const path of [`/v1/games/${game}/view`, `/v1/games/${game}/log`]) {
      expectProblem(await ask(strict, { path, as: players[0] }), {
        status: 500,
        problem: 'internal',
      });
      const response = await ask(lenient, { path, as: players[0] });
      expect(response.status).toBe(200);
      expect(response.text).not.toContain('leak');
    }
    const stale = await act(lenient, game, players[0], await anyAction(), ifMatch(1));
    expectProblem(stale, { status: 412, problem: 'stale' });
    expect(stale.body.missed).not.toEqual([]);
    expect(stale.text).not.toContain('leak');
    const { events } = await logOf(lenient, game, players[0]);
    expect(events.length).toBeGreaterThan(2);
    expect(errors().flatMap(({ keys = [] }) => keys)).toContain('leak');
  });
});

async function anyAction() {
  const { offers } = await offersTo(lenient, game, players[0]);
  return { actions: [offers[0]?.action] };
}

describe('an error nobody foresaw', () => {
  it('is told without what it says, and logged without what was asked', async () => {
    const told = 'the secret of the game is hushed';
    vi.spyOn(lenient.service.services.accounts, 'find').mockRejectedValue(new TypeError(told));
    const path = `/v1/users/${players[0].id}?password=hunter2`;
    const response = await ask(lenient, { path });
    expectProblem(response, { status: 500, problem: 'internal' });
    expect(response.text).not.toMatch(/secret|hushed|TypeError/);
    expect(errors()).toMatchObject([{ msg: 'internal', err: { type: 'TypeError' } }]);
    const [, id = ''] = /urn:staffetta:request:([^"]+)/.exec(response.text) ?? [];
    expect(errors()).toMatchObject([{ reqId: id }]); // so that the operator finds it
    expect(lines.join('')).not.toContain('hunter2');
  });
});

describe('the log of the service', () => {
  it('holds no password, token, secret or parameter, whatever is asked', async () => {
    const password = 'correct horse battery';
    const wrong = 'wrong donkey battery';
    const name = 'Ada Logged';
    const signedUp = await ask(lenient, {
      method: 'post',
      path: '/v1/users?from=invitation-pqrs',
      body: { name, password },
    });
    expect(signedUp.status).toBe(201);
    for (const given of [password, wrong]) {
      await ask(lenient, { method: 'post', path: '/v1/sessions', body: { name, password: given } });
    }
    const as: Player = { id: signedUp.body.user.id, name, token: signedUp.body.token };
    const table = await startGame(lenient, [as, players[1]]);
    acted(await playOffer(lenient, table, as));
    await ask(lenient, { path: '/v1/games?cursor=garbage-pqrs', as });
    await ask(lenient, { path: '/nowhere?token=token-pqrs', as });
    await ask(lenient, { path: '/v1/games/%zz?token=token-pqrs', as });
    await ask(lenient, { path: `/v1/games/${'x'.repeat(300)}?token=token-pqrs`, as });
    await ask(lenient, { method: 'post', path: '/v1/users', text: `{"password":"${password}` });
    const stream = await openStream(lenient, streamOf(table), as);
    await stream.next();
    stream.close();

    const { rows } = await lenient.service.database.pool.query<{ secret: Buffer; value: Buffer }>(
      'select secret, value from game, service_key where game_id = $1',
      [table],
    );
    const secrets = rows.flatMap(({ secret, value }) =>
      [secret, value].flatMap((bytes) =>
        (['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding)),
      ),
    );
    expect(secrets).toHaveLength(12);
    const [cookie = ''] = signedUp.get('Set-Cookie') ?? [];
    const [, refreshToken = ''] = /=[^.;]+\.([^;]{43});/.exec(cookie) ?? [];
    expect(refreshToken).not.toBe('');
    const all = lines.join('');
    expect(logged().length).toBeGreaterThan(20);
    expect(all).toContain(`/v1/games/${table}/actions`);
    for (const unsaid of [
      password,
      wrong,
      name,
      as.token,
      refreshToken,
      'pqrs',
      'battery',
      '$argon2',
      ...secrets,
    ]) {
      expect(all).not.toContain(unsaid);
    }
  });

  it('says which query failed, but not with what', async () => {
    const owner = new pg.Client({ connectionString: fresh.urls.ownerUrl });
    await owner.connect();
    await owner.query('alter table user_account rename to user_account_away');
    const response = await ask(lenient, {
      method: 'post',
      path: '/v1/users',
      body: { name: 'Ada Failed', password: 'correct horse battery' },
    });
    await owner.query('alter table user_account_away rename to user_account');
    await owner.end();
    expectProblem(response, { status: 500, problem: 'internal' });
    expect(errors()).toMatchObject([
      { err: { message: 'relation "user_account" does not exist', code: '42P01' } },
    ]);
    expect(lines.join('')).not.toMatch(/Ada Failed|ada failed|battery|\$argon2/);
  });
});

describe('a service that lost its database', () => {
  it('says so, and serves again when it is back', async () => {
    const { version } = await positionOf(lenient, game, players[0]);
    await lenient.service.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(async () => (await ask(lenient, { path: '/health/ready' })).status).toBe(200);
    expect((await positionOf(lenient, game, players[0])).version).toBe(version);
    expect(lines.join('')).not.toContain(
      decodeURIComponent(new URL(fresh.urls.serviceUrl).password),
    );
  });
});

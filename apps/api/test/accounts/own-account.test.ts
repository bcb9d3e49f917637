import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  meSchema,
  myDataSchema,
  newTokenSchema,
  profilesSchema,
  signedInSchema,
  tokensSchema,
  userSchema,
} from '../../src/http/answers/accounts.ts';
import { gameSchema } from '../../src/http/answers/tables.ts';
import {
  type Api,
  ask,
  expectProblem,
  gameOf,
  join,
  openFreshApi,
  openTable,
  type Player,
  playOffer,
  read,
  register,
  startGame,
} from '../api.ts';

let api: Api;

beforeAll(async () => {
  api = await openFreshApi();
});
afterAll(() => api.close());

const password = 'correct horse';

const post = (path: string, as: Player | null, body?: object) =>
  ask(api, { method: 'post', path, as, ...(body === undefined ? {} : { body }) });

const me = async (as: Player) => read(await ask(api, { path: '/v1/users/me', as }), meSchema);

async function token(as: Player, scopes: readonly string[], path = 'me/tokens') {
  const response = await post(`/v1/users/${path}`, as, { name: 'A program', scopes });
  return read(response, newTokenSchema, 201);
}

const lacking = { status: 403, problem: 'missing-scope' };
const out = { status: 401, problem: 'not-signed-in' };

describe('a guest', () => {
  it('plays, and keeps his games when he registers', async () => {
    const welcomed = await post('/v1/guests', null);
    const { user, token: proof } = read(welcomed, signedInSchema, 201);
    const guest = { ...user, token: proof };
    expect(user).toMatchObject({
      kind: 'guest',
      name: expect.stringMatching(/^Guest [0-9A-F]{4}$/),
    });
    const game = await openTable(api, guest, 2, {}, { hotSeat: true });
    const registered = await post('/v1/users/me/registration', guest, { name: 'Rosa', password });
    expect(read(registered, userSchema)).toEqual({ id: user.id, name: 'Rosa', kind: 'person' });
    expect((await gameOf(api, game.id, guest)).seats[0]).toEqual({
      id: user.id,
      name: 'Rosa',
      kind: 'person',
    });
    expect((await post('/v1/sessions', null, { name: 'rosa', password })).status).toBe(201);
  });
});

describe('a personal token', () => {
  it('may do what its scopes say, and is told which it lacks', async () => {
    const player = await register(api);
    const program = { ...player, token: (await token(player, ['games:read'])).token };
    expect((await ask(api, { path: '/v1/games', as: program })).status).toBe(200);
    const refused = await ask(api, { path: '/v1/users/me', as: program });
    expectProblem(refused, lacking);
    expect(refused.body.scope).toBe('account:read');
    expect(refused.body.detail).toContain('account:read');
  });

  it('can change no account, whatever its scopes', async () => {
    const player = await register(api);
    const all = ['games:read', 'games:play', 'account:read'];
    const program = { ...player, token: (await token(player, all)).token };
    for (const [method, path] of [
      ['post', '/v1/users/me/tokens'],
      ['patch', '/v1/users/me'],
      ['put', '/v1/users/me/password'],
      ['delete', '/v1/users/me'],
      ['delete', '/v1/sessions'],
      ['get', '/v1/users/me/data'],
    ] as const) {
      const refused = await ask(api, { method, path, as: program, body: {} });
      expectProblem(refused, lacking);
      expect(refused.body.scope).toBe('session');
    }
  });

  it('notes its use to the minute', async () => {
    const player = await register(api);
    const { id, token: secret } = await token(player, ['games:read']);
    const program = { ...player, token: secret };
    const lastUse = async () => {
      const { tokens } = read(
        await ask(api, { path: '/v1/users/me/tokens', as: player }),
        tokensSchema,
      );
      return tokens.find((one) => one.id === id)?.lastUsedAt;
    };
    expect(await lastUse()).toBeNull();
    await ask(api, { path: '/v1/games', as: program });
    const first = await lastUse();
    expect(first).not.toBeNull();
    await ask(api, { path: '/v1/games', as: program });
    expect(await lastUse()).toBe(first);
    await api.service.database.pool.query(
      `update personal_token set last_used_at = last_used_at - interval '61 seconds'`,
    );
    await ask(api, { path: '/v1/games', as: program });
    expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
  });

  it('is void when it is revoked, and when its time is over', async () => {
    const player = await register(api);
    const revoked = await token(player, ['games:read']);
    const spent = await token(player, ['games:read']);
    const path = `/v1/users/me/tokens/${revoked.id}`;
    expect((await ask(api, { method: 'delete', path, as: player })).status).toBe(204);
    await api.service.database.pool.query(
      'update personal_token set expires_at = now() where token_id = $1',
      [spent.id],
    );
    for (const { token: secret } of [revoked, spent]) {
      expectProblem(await ask(api, { path: '/v1/games', as: { ...player, token: secret } }), out);
    }
  });

  it('is kept as a hash only', async () => {
    const player = await register(api);
    const { token: secret } = await token(player, ['games:read']);
    const { rows } = await api.service.database.pool.query<{ text: string }>(
      'select t::text as text from personal_token t where user_id = $1',
      [player.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(secret.slice(4));
  });

  it('of an operator may administrate only while he is one', async () => {
    const player = await register(api);
    const setAdmin = (is: boolean) =>
      api.service.database.pool.query('update user_account set is_admin = $2 where user_id = $1', [
        player.id,
        is,
      ]);
    await setAdmin(true);
    const { token: secret } = await token(player, ['admin']);
    const { identify } = api.service.app;
    expect(await identify(secret)).toMatchObject({ isAdmin: true, scopes: ['admin'] });
    await setAdmin(false);
    expect(await identify(secret)).toMatchObject({ isAdmin: false });
  });
});

describe('a bot', () => {
  it('plays in its own name, and everybody sees what it is', async () => {
    const owner = await register(api);
    const made = await post('/v1/users/me/bots', owner, { name: 'Bot of Ugo' });
    const bot = read(made, userSchema, 201);
    const path = `me/bots/${bot.id}/tokens`;
    const { token: secret, user } = await token(owner, ['games:read', 'games:play'], path);
    expect(user).toEqual({ id: bot.id, name: 'Bot of Ugo', kind: 'bot' });
    const program = { ...bot, token: secret };
    const game = await openTable(api, await register(api), 2);
    const joined = read(await join(api, game.id, program), gameSchema);
    const named = { id: owner.id, name: owner.name };
    expect(joined.seats[1]).toEqual({ id: bot.id, name: 'Bot of Ugo', kind: 'bot', owner: named });
    expect((await playOffer(api, game.id, program)).status).toBeLessThan(500);
    const profile = await ask(api, { path: `/v1/users/${bot.id}` });
    expect(profile.body.kind).toBe('bot');
  });

  it('has no password, and is kept out while its owner is', async () => {
    const owner = await register(api);
    const made = await post('/v1/users/me/bots', owner, { name: 'Bot of Vera' });
    const bot = read(made, userSchema, 201);
    for (const guess of ['', 'null', password]) {
      const refused = await post('/v1/sessions', null, { name: 'Bot of Vera', password: guess });
      expectProblem(refused, { status: 401, problem: 'wrong-credentials' });
    }
    const { token: secret } = await token(owner, ['games:read'], `me/bots/${bot.id}/tokens`);
    const program = { ...bot, token: secret };
    expect((await ask(api, { path: '/v1/games', as: program })).status).toBe(200);
    await api.service.database.pool.query(
      'update user_account set suspended_at = now() where user_id = $1',
      [owner.id],
    );
    expectProblem(await ask(api, { path: '/v1/games', as: program }), out);
  });
});

describe('a block', () => {
  it('stands until it is taken back, one way', async () => {
    const [one, other] = [await register(api), await register(api)];
    const path = `/v1/users/me/blocks/${other.id}`;
    const { hasBlocked } = api.service.services.accounts;
    for (const _time of ['once', 'again']) {
      expect((await ask(api, { method: 'put', path, as: one })).status).toBe(204);
    }
    expect(await hasBlocked(one.id, other.id)).toBe(true);
    expect(await hasBlocked(other.id, one.id)).toBe(false);
    expect((await ask(api, { method: 'delete', path, as: one })).status).toBe(204);
    expect(await hasBlocked(one.id, other.id)).toBe(false);
  });
});

describe('one’s own account', () => {
  it('keeps what is not changed, and answers in the language chosen', async () => {
    const player = await register(api);
    const change = (body: object) =>
      ask(api, { method: 'patch', path: '/v1/users/me', as: player, body });
    await change({ language: 'it', timeZone: 'Europe/Rome' });
    await change({ notices: { chat: false } });
    expect(await me(player)).toMatchObject({
      name: player.name,
      language: 'it',
      timeZone: 'Europe/Rome',
      notices: { turn: true, invitation: true, chat: false, ended: true },
    });
    const missing = '/v1/games/11111111-2222-4333-8444-555555555555';
    const refused = await ask(api, { path: missing, as: player });
    expect(refused.headers['content-language']).toBe('it');
    const asked = await ask(api, {
      path: missing,
      as: player,
      headers: { 'accept-language': 'fr' },
    });
    expect(asked.headers['content-language']).toBe('fr');
    await change({ language: null });
    expect(await me(player)).toMatchObject({ language: null, timeZone: 'Europe/Rome' });
  });

  it('keeps nothing of a change of which a part cannot be made', async () => {
    const player = await register(api);
    const { accounts } = api.service.services;
    const change = { language: 'it', timeZone: 'Nowhere/At_All' } as const; // no clock tells when
    await accounts.change(player.id, { telling: { turns: 'digest' } });
    await expect(accounts.change(player.id, change)).rejects.toThrow('time zone');
    expect(await me(player)).toMatchObject({ language: null, timeZone: null });
  });

  it('is found by its new name, and no longer by the old one', async () => {
    const [player, other] = [await register(api), await register(api)];
    const body = { name: 'Zoë Renamed' };
    await ask(api, { method: 'patch', path: '/v1/users/me', as: player, body });
    const found = async (name: string) => {
      const path = `/v1/users?name=${encodeURIComponent(name)}`;
      return read(await ask(api, { path, as: other }), profilesSchema).users.map(({ id }) => id);
    };
    expect(await found('ZOE renamed')).toEqual([player.id]);
    expect(await found(player.name)).toEqual([]);
  });

  it('with a new password ends all sessions but the one that chose it', async () => {
    const player = await register(api);
    const second = await post('/v1/sessions', null, { name: player.name, password });
    const elsewhere = { ...player, token: read(second, signedInSchema, 201).token };
    const body = { old: password, new: 'another horse' };
    await ask(api, { method: 'put', path: '/v1/users/me/password', as: player, body });
    expect((await me(player)).hasPassword).toBe(true);
    expectProblem(await ask(api, { path: '/v1/users/me', as: elsewhere }), out);
  });
});

describe('a deleted account', () => {
  it('leaves a nameless seat, and nothing else that tells of its user', async () => {
    const [player, other] = [await register(api, 'Gone'), await register(api)];
    const game = await startGame(api, [player, other]);
    const given = await startGame(api, [other, player, await register(api), await register(api)]);
    const path = `/v1/games/${given}/resign`;
    await ask(api, { method: 'post', path, as: player });
    const bot = read(
      await post('/v1/users/me/bots', player, { name: 'Bot of the gone' }),
      userSchema,
      201,
    );
    const { token: secret } = await token(player, ['games:read'], `me/bots/${bot.id}/tokens`);
    await token(player, ['games:read']);
    await api.service.services.accounts.setMail(player.id, 'gone@example.org', 'en');
    await api.service.services.accounts.blocks.block(other.id, player.id);
    await api.service.services.accounts.blocks.block(player.id, other.id);

    const data = read(await ask(api, { path: '/v1/users/me/data', as: player }), myDataSchema);
    expect(data).toMatchObject({
      account: { name: player.name, mailWanted: 'gone@example.org' },
      bots: [{ name: 'Bot of the gone' }],
      blocks: [{ id: other.id }],
      games: { seats: [{ game, seat: 0 }], formerSeats: [{ game: given, seat: 1 }] },
    });
    expect(data.tokens).toHaveLength(2);
    expect(data.mails).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/digest"|argon2|#/);

    const body = { password };
    const deleted = await ask(api, { method: 'delete', path: '/v1/users/me', as: player, body });
    expect(deleted.status).toBe(204);
    expectProblem(await ask(api, { path: '/v1/users/me', as: player }), out);
    expectProblem(await ask(api, { path: '/v1/games', as: { ...bot, token: secret } }), out);
    const { seats } = await gameOf(api, game, other);
    expect(seats[0]).toEqual({
      id: '00000000-0000-0000-0000-000000000000',
      name: '—',
      kind: 'person',
    });
    const none = await ask(api, { path: `/v1/users/${player.id}` });
    expectProblem(none, { status: 404, problem: 'not-found' });
    for (const table of [
      'user_account',
      'user_session',
      'capability_link',
      'personal_token',
      'user_block',
      'outgoing_mail',
      'game_former_player',
    ]) {
      const { rows } = await api.service.database.pool.query<{ text: string }>(
        `select t::text as text from ${table} t
          where user_id = any($1) ${table === 'user_block' ? 'or blocked = any($1)' : ''}`,
        [[player.id, bot.id]],
      );
      expect(rows).toHaveLength(table === 'user_account' ? 2 : 0);
      for (const { text } of rows) expect(text).not.toMatch(/Gone|gone|argon2|example/);
    }
    // The name is free again.
    const again = await post('/v1/users', null, { name: player.name, password });
    expect(again.status).toBe(201);
  });
});

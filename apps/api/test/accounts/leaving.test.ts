import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweep } from '../../src/accounts/sweep.ts';
import { myDataSchema, newTokenSchema } from '../../src/http/answers/accounts.ts';
import {
  type Api,
  ask,
  expectProblem,
  join,
  openFreshApi,
  openTable,
  type Player,
  read,
  register,
  startGame,
} from '../api.ts';
import { newGuest } from '../operations/accounts.ts';

let api: Api;

beforeAll(async () => {
  api = await openFreshApi({ trustProxy: true });
});
afterAll(() => api.close());

const password = 'correct horse';
const pool = () => api.service.database.pool;
const post = (path: string, as: Player, body: object) =>
  ask(api, { method: 'post', path, as, body });

const deleteMe = (as: Player) =>
  ask(api, { method: 'delete', path: '/v1/users/me', as, body: { password } });

const rowsOf = async (sql: string, userId: string) => (await pool().query(sql, [userId])).rows;

const isGone = (userId: string) => api.service.services.accounts.isGone(userId);

describe('whoever deletes his account', () => {
  it('sits nowhere, though he was sitting down just then', async () => {
    const [player, host] = [await register(api), await register(api)];
    const game = await openTable(api, host, 3);
    const { services } = api.service;
    const { append } = services.games.store;
    const appending = vi
      .spyOn(services.games.store, 'append')
      .mockImplementationOnce(async (one) => {
        for (const id of await services.accounts.erase([player.id])) {
          await services.leaveAllGames(id);
        }
        return append(one);
      });
    await join(api, game.id, player);
    appending.mockRestore();
    expect(await rowsOf('select from game_seat where user_id = $1', player.id)).toEqual([]);
    expectProblem(await ask(api, { path: '/v1/users/me', as: player }), {
      status: 401,
      problem: 'not-signed-in',
    });
  });

  it('makes nothing any more, whatever he does at once', async () => {
    const [player, other] = [await register(api), await register(api)];
    const answers = await Promise.all([
      post('/v1/users/me/bots', player, { name: `Bot ${player.name}`.slice(0, 30) }),
      post('/v1/users/me/tokens', player, { name: 'Late', scopes: ['games:read'] }),
      deleteMe(player),
      ask(api, { method: 'put', path: `/v1/users/me/blocks/${other.id}`, as: player }),
      ask(api, { method: 'patch', path: '/v1/users/me', as: player, body: { language: 'fr' } }),
      post('/v1/sessions', player, { name: player.name, password }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    for (const sql of [
      'select from personal_token where user_id = $1',
      'select from user_account where owner = $1 and deleted_at is null',
      'select from user_session where user_id = $1',
      'select from user_block where user_id = $1',
      'select from user_account where user_id = $1 and language is not null',
    ]) {
      expect(await rowsOf(sql, player.id), sql).toEqual([]);
    }
  });

  it('makes no token and no block by a request that was let in before', async () => {
    const [player, other] = [await register(api), await register(api)];
    const { accounts } = api.service.services;
    await accounts.erase([player.id]);
    const gone = { problem: 'not-signed-in' };
    const wish = { name: 'x', scopes: [] };
    await expect(accounts.tokens.make(player.id, wish)).rejects.toMatchObject(gone);
    await expect(accounts.bots.make(player.id, 'Ghost bot')).rejects.toMatchObject(gone);
    await accounts.blocks.block(player.id, other.id).catch(() => undefined);
    await accounts.change(player.id, { name: 'Ghost' });
    expect(await accounts.blocks.list(player.id)).toEqual([]);
    expect(await accounts.findByName('Ghost')).toBeNull();
  });

  it('leaves what is left of his games to the sweep, if the process ended before', async () => {
    const [player, other] = [await register(api), await register(api)];
    await startGame(api, [player, other]);
    await api.service.services.accounts.erase([player.id]);
    const running = `
      select from game_seat s join game g on g.game_id = s.game_id
        where s.user_id = $1 and g.status <> 'ended'`;
    expect(await rowsOf(running, player.id)).toHaveLength(1);
    await sweep(api.service.database, api.service.services);
    expect(await rowsOf(running, player.id)).toEqual([]);
  });

  it('gets all that is kept before, and leaves no row that needs no name', async () => {
    const [player, other] = [await register(api), await register(api)];
    const game = await startGame(api, [player, other]);
    const invited = await openTable(api, other, 2, {}, { visibility: 'invited' });
    await post(`/v1/games/${invited.id}/invitations`, other, { user: player.id });
    const written = await post(`/v1/games/${game}/messages`, other, { text: 'Good luck' });
    await post(`/v1/games/${game}/messages`, player, { text: 'For you', to: 1 });
    await post(`/v1/games/${game}/messages/${written.body.id}/report`, player, { reason: 'Rude' });
    const path = `/v1/games/${game}/mutes/${other.id}`;
    await ask(api, { method: 'put', path, as: player });
    const { games } = read(await ask(api, { path: '/v1/users/me/data', as: player }), myDataSchema);
    expect(games).toMatchObject({
      hosted: [{ game }],
      admissions: [{ game: invited.id }],
      messages: [{ text: 'For you', toUser: other.id }],
      reports: [{ reason: 'Rude' }],
      mutes: [{ muted: other.id }],
    });
    expect(games.requests?.length).toBeGreaterThan(0);
    expect((await deleteMe(player)).status).toBe(204);
    for (const table of ['game_admission', 'game_idempotency', 'game_mute', 'game_report']) {
      expect(await rowsOf(`select from ${table} where user_id = $1`, player.id), table).toEqual([]);
    }
  });
});

describe('a guest', () => {
  const age = (userId: string, days: number) =>
    pool().query(
      `with old as (update user_session set rotated_at = now() - $2 * interval '1 day',
                           expires_at = now() - ($2 - 30) * interval '1 day' where user_id = $1)
       update user_account set created_at = now() - interval '200 days' where user_id = $1`,
      [userId, days],
    );

  it('makes neither bots nor tokens, and no bot plays in his stead', async () => {
    const guest = await newGuest(api);
    const { accounts } = api.service.services;
    const refused = { status: 403, problem: 'not-for-guests' };
    expectProblem(await post('/v1/users/me/bots', guest, { name: 'Guest bot' }), refused);
    const wish = { name: 'x', scopes: ['games:play'] };
    expectProblem(await post('/v1/users/me/tokens', guest, wish), refused);
    const bot = await accounts.bots.make(guest.id, 'Bot of a guest');
    expect(await accounts.personOf(bot.id)).toMatchObject({ id: guest.id, isGuest: true });
    expect(await accounts.personOf(guest.id)).toMatchObject({ id: guest.id, isGuest: true });
    const { id } = await register(api);
    expect(await accounts.personOf(id)).toMatchObject({ id, isGuest: false });
    const own = await accounts.bots.make(id, 'Bot of somebody');
    expect(await accounts.personOf(own.id)).toMatchObject({ id, isGuest: false });
  });

  it('is forgotten 90 days after he was last here, unless his game goes on', async () => {
    const [here, lost, playing] = [await newGuest(api), await newGuest(api), await newGuest(api)];
    await openTable(api, playing, 2, {}, { hotSeat: true });
    await age(here.id, 89);
    await age(lost.id, 91);
    await age(playing.id, 91);
    await sweep(api.service.database, api.service.services);
    expect([await isGone(here.id), await isGone(lost.id), await isGone(playing.id)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a bot', () => {
  it('is blocked with its owner, and by whom its owner has blocked', async () => {
    const [one, owner] = [await register(api), await register(api)];
    const { bots, blocks, hasBlocked } = api.service.services.accounts;
    const bot = await bots.make(owner.id, 'Bot in between');
    await blocks.block(one.id, owner.id);
    expect(await hasBlocked(one.id, bot.id)).toBe(true);
    expect(await hasBlocked(bot.id, one.id)).toBe(false);
    await blocks.block(one.id, bot.id);
    await blocks.unblock(one.id, owner.id);
    expect(await hasBlocked(one.id, owner.id)).toBe(false);
    await blocks.block(owner.id, one.id);
    expect(await hasBlocked(bot.id, one.id)).toBe(true);
  });
});

describe('limits', () => {
  it('of ten bots and fifty tokens hold for many at once', async () => {
    const player = await register(api);
    const mark = player.name.slice(-8);
    const bots = await Promise.all(
      Array.from({ length: 14 }, (_, number) =>
        post('/v1/users/me/bots', player, { name: `Many ${number} ${mark}` }),
      ),
    );
    expect(bots.filter(({ status }) => status === 201)).toHaveLength(10);
    const wish = { name: 'One of many', scopes: ['games:read'] };
    const tokens = await Promise.all(
      Array.from({ length: 56 }, () => post('/v1/users/me/tokens', player, wish)),
    );
    expect(tokens.filter(({ status }) => status === 201)).toHaveLength(50);
  });
});

it.each(['nul \0', 'half \ud800'])('a name with what no text has is refused: %j', async (name) => {
  const player = await register(api);
  const refused = { status: 400, problem: 'invalid-request' };
  const wish = { name, scopes: ['games:read'] };
  expectProblem(await post('/v1/users/me/tokens', player, wish), refused);
  const credentials = { name: `${name}@example.org`, password };
  const unknown = { status: 401, problem: 'wrong-credentials' };
  expectProblem(await post('/v1/sessions', player, credentials), unknown);
  const good = await post('/v1/users/me/tokens', player, { ...wish, name: 'Good 😀' });
  read(good, newTokenSchema, 201);
});

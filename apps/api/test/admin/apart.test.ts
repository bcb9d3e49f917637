import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportWhole } from '../../src/games/export.ts';
import {
  type Api,
  type Ask,
  ask,
  expectProblem,
  join,
  openFreshApi,
  openTable,
  type Player,
  playOffer,
  register,
  startGame,
  tokenOf,
} from '../api.ts';
import { operations } from '../operations/index.ts';
import { makeWorld, type World } from '../operations/world.ts';
import { leaveOrder } from '../orders.ts';
import { currentGame } from '../players.ts';
import { enter, newAdmin, tickingClock } from './admins.ts';

// That whoever plays a game does not administer it, and learns of it as an admin no more than its players do.

let api: Api;
let world: World;
const clock = tickingClock(Date.now());

beforeAll(async () => {
  api = await openFreshApi({ now: clock.now });
  world = await makeWorld(api);
});
afterAll(() => api.close());

const get = (path: string, as: Player) => ask(api, { path: `/v1/admin/${path}`, as });

const post = (path: string, as: Player, body?: object) =>
  ask(api, { method: 'post', path, as, ...(body && { body }) });

const reason = 'they quarrel about a bid';

/** A program of somebody’s, signed in. */
async function botOf(owner: Player): Promise<Player> {
  const name = `Bot ${owner.id}`.slice(0, 30);
  const bot = await api.service.services.accounts.bots.make(owner.id, name);
  return { ...owner, ...bot, token: await tokenOf(api.service, bot.id) };
}

const games = () => api.service.services.games;

/** What is asked of one game, once it is that game’s. */
const ofGame = Object.entries(operations).filter(
  ([operationId, { path }]) =>
    path.startsWith('/v1/admin/games/{game}') && operationId !== 'inspectGame',
);

describe('whoever plays a game, did, or owns a bot that does', () => {
  let game: string;
  let admins: readonly Player[];

  beforeAll(async () => {
    const [host, gone, owner] = [await newAdmin(api), await newAdmin(api), await newAdmin(api)];
    game = await startGame(api, [host, gone, await botOf(owner)]);
    expect((await post(`/v1/games/${game}/resign`, gone)).status).toBe(200);
    admins = [host, gone, owner];
  });

  it.each(ofGame)('is not let to %s', async (_operationId, row) => {
    const good: Ask = { method: row.method, ...(await row.good(world, api)) };
    const path = good.path.replace(/games\/[^/?]+/, `games/${game}`);
    for (const as of admins) {
      const refused = await ask(api, { ...good, path, as });
      expectProblem(refused, { status: 403, problem: 'plays-here' });
    }
  });

  it('is kept from it also after that bot gave its seat up and was deleted', async () => {
    const { accounts, leaveAllGames, desk } = api.service.services;
    const [owner, other] = [await newAdmin(api), await newAdmin(api)];
    const bot = await botOf(owner);
    const played = await startGame(api, [await register(api), await register(api), bot]);
    expect((await post(`/v1/games/${played}/resign`, bot)).status).toBe(200);
    for (const gone of await accounts.erase([bot.id])) await leaveAllGames(gone);
    const look = (as: Player) => post(`/v1/admin/games/${played}/look`, as, { reason });
    expectProblem(await look(owner), { status: 403, problem: 'plays-here' });
    expect((await look(other)).status).toBe(200);
    // As if he had begun to look in the very moment in which his bot sat down.
    const { rows } = await api.service.database.pool.query<{ sessionId: string }>(
      `update game_look l set user_id = s.user_id, session_id = s.session_id
         from user_session s where l.game_id = $1 and s.user_id = $2
       returning s.session_id as "sessionId"`,
      [played, owner.id],
    );
    const { sessionId } = rows[0] ?? { sessionId: '' };
    expect(sessionId).not.toBe('');
    expect(await desk.looks.until(played, { userId: owner.id, sessionId })).toBe(null);
  });

  it('is not told by a file of it whether anything happened there since', async () => {
    const file = await exportWhole(games(), game);
    for (const as of admins) {
      for (const one of [file, { ...file, events: file.events.slice(0, -1) }, { game }]) {
        const refused = await post('/v1/admin/imports', as, { reason, file: one });
        expectProblem(refused, { status: 403, problem: 'plays-here' });
      }
    }
  });

  it('is found to be told less of it', async () => {
    const withheld = { plays: true, number: null, movedAt: null, brokenAt: null };
    for (const as of admins) {
      expect((await get(`games/${game}`, as)).body).toMatchObject({ ...withheld, lookUntil: null });
      const { body } = await get(`games?id=${game.slice(0, 8)}`, as);
      expect(body.games).toMatchObject([{ id: game, ...withheld }]);
    }
    const { body } = await get(`games/${game}`, await newAdmin(api));
    expect(body).toMatchObject({ plays: false, number: expect.any(Number) });
  });
});

describe('what a player is not told', () => {
  it('changes no byte that he reads of his game as an admin', async () => {
    const [player, other] = [await newAdmin(api), await register(api)];
    const game = await startGame(api, [player, other]);
    const paths = [
      ...[`games/${game}`, `games?player=${player.id}`, `games?id=${game.slice(0, 8)}`],
      ...[`games?movedBefore=2100-01-01T00:00:00Z&player=${player.id}`, 'reports'],
    ];
    const bytes = async () =>
      (await Promise.all(paths.map((path) => get(path, player)))).map(({ text }) => text);
    expect((await playOffer(api, game, other)).status).toBe(200); // so that an order waits
    const { number, players } = await currentGame(games(), game);
    const before = await bytes();
    clock.pass(60_000);
    await leaveOrder(games(), game, players.indexOf(other.id));
    expect(await bytes()).toEqual(before);
    expect((await get(`games/${game}`, await newAdmin(api))).body.number).toBe(number + 1);
  });

  it('stands in no list of games in which nothing happened for long', async () => {
    const [player, other] = [await newAdmin(api), await newAdmin(api)];
    const game = await startGame(api, [player, await register(api)]);
    const path = `games?movedBefore=2100-01-01T00:00:00Z&player=${player.id}`;
    expect((await get(path, player)).body.games).toEqual([]);
    expect((await get(path, other)).body.games).toMatchObject([{ id: game }]);
  });

  it('is not in what other admins did about his game', async () => {
    const [player, other] = [await newAdmin(api), await newAdmin(api)];
    const game = await startGame(api, [player, await register(api)]);
    await post(`/v1/admin/games/${game}/look`, other, { reason });
    await get(`games/${game}/log?referee=true&after=2`, other);
    await get(`games/${game}`, player);
    const { body } = await get(`audit?game=${game}`, player);
    const withheld = { isWithheld: true, reason: null, asked: {}, userId: null, userName: null };
    expect(body.entries).toMatchObject([
      { operation: 'listAudit', isWithheld: false, asked: { game } },
      { operation: 'inspectGame', admin: player.id, isWithheld: false, asked: { game } },
      { operation: 'inspectLog', admin: other.id, ...withheld },
      { operation: 'lookAsReferee', admin: other.id, ...withheld },
    ]);
    const others = await get(`audit?game=${game}`, other);
    expect(others.text).toContain(reason);
    const invited = await register(api);
    const { number: newest } = await currentGame(games(), game);
    const help = { reason, newest, user: invited.id };
    const replaced = await post(`/v1/admin/games/${game}/seats/1/replacement`, other, help);
    expect(replaced.status, replaced.text).toBe(204);
    const about = (as: Player) => get(`audit?game=${game}&user=${invited.id}`, as);
    const deeds = async (as: Player) =>
      (await about(as)).body.entries.map((entry: { operation: string }) => entry.operation);
    expect(await deeds(other)).toContain('inviteReplacement');
    expect(await deeds(player)).not.toContain('inviteReplacement');
    expect(others.body.entries.at(-2)).toMatchObject({ asked: { after: 2 }, isWithheld: false });
  });
});

describe('a report', () => {
  type Reported = { game: string; withheld: string | null };

  /** Somebody reports what another wrote. */
  async function reported(
    game: string,
    author: Player,
    reporter: Player,
    to?: number,
  ): Promise<string> {
    const text = 'You will regret this bid';
    const { body } = await post(`/v1/games/${game}/messages`, author, { text, to });
    const path = `/v1/games/${game}/messages/${body.id}/report`;
    expect((await post(path, reporter, { reason: 'He threatens me' })).status).toBe(204);
    return game;
  }

  const reportOf = async (game: string, as: Player) => {
    const { body } = await get('reports', as);
    return body.reports.find((one: Reported) => one.game === game);
  };

  const answer = (game: string, report: string, as: Player) =>
    post(`/v1/admin/games/${game}/reports/${report}/answer`, as, { answer: 'Seen to', reason });

  it('of a game one plays says neither what was written nor of whom', async () => {
    const [admin, players] = [await newAdmin(api), [await register(api), await register(api)]];
    const [author, reporter] = players as [Player, Player];
    const game = await reported(await startGame(api, [admin, author, reporter]), author, reporter);
    const nothing = { author: null, text: null, reporter: null, reason: null, answer: null };
    const told = await reportOf(game, admin);
    expect(told).toMatchObject({ withheld: 'plays-here', ...nothing });
    expectProblem(await answer(game, told.id, admin), { status: 403, problem: 'plays-here' });
    const other = await newAdmin(api);
    expect(await reportOf(game, other)).toMatchObject({
      withheld: null,
      author: author.name,
      text: 'You will regret this bid',
      reason: 'He threatens me',
    });
    expect((await answer(game, told.id, other)).status).toBe(204);
  });

  it('of what was written to one seat alone is read and answered by whoever looks, who never plays there', async () => {
    const [admin, author, reporter] = [
      await newAdmin(api),
      await register(api),
      await register(api),
    ];
    const game = await startGame(api, [author, reporter]);
    await reported(game, author, reporter, 1);
    const nothing = { author: null, text: null, reporter: null, reason: null, answer: null };
    const told = await reportOf(game, admin);
    expect(told).toMatchObject({ withheld: 'look-needed', ...nothing });
    expectProblem(await answer(game, told.id, admin), { status: 403, problem: 'look-needed' });
    expect((await post(`/v1/admin/games/${game}/look`, admin, { reason })).status).toBe(200);
    const shown = {
      ...{ withheld: null, author: author.name, text: 'You will regret this bid' },
      ...{ reporter: reporter.name, reason: 'He threatens me' },
    };
    expect(await reportOf(game, admin)).toMatchObject(shown);
    const elsewhere = { ...admin, token: await tokenOf(api.service, admin.id) };
    await enter(api, elsewhere);
    const others = [elsewhere, await newAdmin(api)];
    for (const as of others) {
      expect(await reportOf(game, as)).toMatchObject({ withheld: 'look-needed', ...nothing });
      expectProblem(await answer(game, told.id, as), { status: 403, problem: 'look-needed' });
    }
    expect((await answer(game, told.id, admin)).status).toBe(204);
    expect((await post(`/v1/games/${game}/resign`, author)).status).toBe(200);
    const joined = await post(`/v1/games/${game}/replacements`, admin, { seat: 0 });
    expectProblem(joined, { status: 403, problem: 'has-looked' });
  });

  it('is withheld again once the look is over, and where what it is about is erased', async () => {
    const [admin, author, reporter] = [
      await newAdmin(api),
      await register(api),
      await register(api),
    ];
    const game = await reported(await startGame(api, [author, reporter]), author, reporter, 1);
    expect((await post(`/v1/admin/games/${game}/look`, admin, { reason })).status).toBe(200);
    clock.pass(61 * 60_000);
    await enter(api, admin);
    expect(await reportOf(game, admin)).toMatchObject({ withheld: 'look-needed', reason: null });
    await api.service.services.writings.erase(author.id);
    expect(await reportOf(game, admin)).toMatchObject({ withheld: 'look-needed', reason: null });
  });

  it('about oneself says not by whom, and another answers it', async () => {
    const [admin, reporter] = [await newAdmin(api), await register(api)];
    const { id: game } = await openTable(api, reporter, 3);
    expect((await join(api, game, admin)).status).toBe(200);
    await reported(game, admin, reporter);
    const left = await ask(api, {
      method: 'delete',
      path: `/v1/games/${game}/seats/mine`,
      as: admin,
    });
    expect(left.status, left.text).toBe(204);
    const told = await reportOf(game, admin);
    expect(told).toMatchObject({ withheld: 'about-you', author: admin.name, reporter: null });
    expect(told.reason).toBeNull();
    expectProblem(await answer(game, told.id, admin), { status: 403, problem: 'about-you' });
    expect((await answer(game, told.id, await newAdmin(api))).status).toBe(204);
  });
});

describe('whoever helped a game', () => {
  const give = async (game: string, as: Player) => {
    const { number: newest } = await currentGame(games(), game);
    return post(`/v1/admin/games/${game}/more-time`, as, { reason, hours: 1, newest });
  };

  it('never plays it, nor do his bots', async () => {
    const [admin, host] = [await newAdmin(api), await register(api)];
    const pace = { kind: 'perTurn', hours: 24 } as const;
    const game = await startGame(api, [host, await register(api)], { pace });
    expect((await give(game, admin)).status).toBe(204);
    const gone = await post(`/v1/games/${game}/resign`, host);
    expect(gone.status, gone.text).toBe(200);
    for (const as of [admin, await botOf(admin)]) {
      const joined = await post(`/v1/games/${game}/replacements`, as, { seat: 0 });
      expectProblem(joined, { status: 403, problem: 'has-looked' });
    }
  });

  it('invites neither himself nor a bot of his', async () => {
    const [admin, other] = [await newAdmin(api), await newAdmin(api)];
    const game = await startGame(api, [await register(api), await register(api)]);
    const { number: newest } = await currentGame(games(), game);
    const invite = (user: string, as = admin) =>
      post(`/v1/admin/games/${game}/seats/0/replacement`, as, { reason, user, newest });
    for (const { id } of [admin, await botOf(admin)]) {
      expectProblem(await invite(id), { status: 403, problem: 'not-invitable' });
    }
    expect((await invite(other.id)).status).toBe(204);
    await enter(api, other);
    expectProblem(await give(game, other), { status: 409, problem: 'without-clock' });
  });
});

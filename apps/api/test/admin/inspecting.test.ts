import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Api,
  ask,
  expectProblem,
  isOver,
  join,
  openApi,
  openTable,
  type Player,
  playUntil,
  playUntilTurns,
  register,
  startGame,
  tokenOf,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { enter, newAdmin, tickingClock } from './admins.ts';

// Seeing what happened in a game: what is secret after a look alone, and never by whoever plays it.

let api: Api;
let admin: Player;
let ownerUrl: string;
let drop: () => Promise<void>;
const clock = tickingClock(Date.parse('2026-11-19T10:00:00Z'));

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  ownerUrl = fresh.urls.ownerUrl;
  api = await openApi(fresh.urls, { now: clock.now });
  admin = await newAdmin(api);
});
afterAll(async () => {
  await api.close();
  await drop();
});

const get = (path: string, as: Player = admin) => ask(api, { path: `/v1/admin/games${path}`, as });

const look = (game: string, as: Player = admin) =>
  ask(api, {
    method: 'post',
    path: `/v1/admin/games/${game}/look`,
    as,
    body: { reason: 'they quarrel about a bid' },
  });

const pair = async (): Promise<readonly [Player, Player]> => [
  await register(api),
  await register(api),
];

type Event = { number: number; event: object | null; sentences: string[]; hash: string | null };

describe('a log', () => {
  it('tells an admin what everybody knows, and after a look everything', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    await playUntilTurns(api, game, players);
    const open = await get(`/${game}/log`);
    const spectators = await ask(api, { path: `/v1/games/${game}/log`, as: await register(api) });
    const told = (open.body.events as Event[]).filter(({ event }) => event !== null);
    expect(told.map(({ sentences }) => sentences)).toEqual(
      (spectators.body.events as Event[]).map(({ sentences }) => sentences),
    );
    expect(open.text).not.toContain('secret');
    expectProblem(await get(`/${game}/log?referee=true`), { status: 403, problem: 'look-needed' });
    expect((await look(game)).status).toBe(200);
    const all = await get(`/${game}/log?referee=true`);
    expect(all.text).toContain('"secret"');
    expect((all.body.events as Event[]).every(({ event, hash }) => event && hash)).toBe(true);
  });

  it('is read in stretches', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    await playUntil(api, game, players, isOver);
    const whole = await get(`/${game}/log?limit=500`);
    const seen: number[] = [];
    let next: number | null = 0;
    while (next !== null) {
      const { body } = await get(`/${game}/log?after=${next}&limit=7`);
      seen.push(...(body.events as Event[]).map(({ number }) => number));
      next = body.next;
    }
    expect(seen).toEqual((whole.body.events as Event[]).map(({ number }) => number));
    expect(seen).toEqual(seen.map((_, place) => place + 1));
  });
});

describe('a position', () => {
  it('is behind any event what each viewer saw then', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    await look(game);
    const before = await ask(api, { path: `/v1/games/${game}/view`, as: players[0] });
    const number = (await get(`/${game}/log`)).body.number as number;
    await playUntilTurns(api, game, players);
    const { seat } = before.body;
    const then = await get(`/${game}/view?as=${seat}&event=${number}`);
    expect(then.body.view).toEqual(before.body.view);
    expect(then.body.newest).toBeGreaterThan(number);
    const views = await Promise.all(
      ['spectator', '0', '1', 'referee'].map(async (as) =>
        JSON.stringify((await get(`/${game}/view?as=${as}`)).body.view),
      ),
    );
    expect(new Set(views).size).toBe(4);
    const there = await get(`/${game}/view?as=2`);
    expectProblem(there, { status: 400, problem: 'invalid-request' });
  });
});

describe('a look as referee', () => {
  it('is over after an hour, and in other sessions was never begun', async () => {
    const game = await startGame(api, await pair());
    await look(game);
    const wanted = `/${game}/view?as=referee`;
    const elsewhere = { ...admin, token: await tokenOf(api.service, admin.id) };
    await enter(api, elsewhere);
    expectProblem(await get(wanted, elsewhere), { status: 403, problem: 'look-needed' });
    clock.pass(59.5 * 60_000);
    expect((await get(wanted)).status).toBe(200);
    clock.pass(60_000);
    await enter(api, admin);
    expectProblem(await get(wanted), { status: 403, problem: 'look-needed' });
  });

  it('is refused to whoever plays, did, or owns a bot that does', async () => {
    const [host, other, third] = [await newAdmin(api), await newAdmin(api), await newAdmin(api)];
    const bot = await api.service.services.accounts.bots.make(
      third.id,
      `Bot ${third.id}`.slice(0, 30),
    );
    const asBot = { ...bot, token: await tokenOf(api.service, bot.id) };
    const game = await startGame(api, [host, other, asBot]);
    await ask(api, { method: 'post', path: `/v1/games/${game}/resignation`, as: other });
    for (const as of [host, other, third]) {
      expectProblem(await look(game, as), { status: 403, problem: 'plays-here' });
    }
    const log = await get(`/${game}/log`, host); // what everybody knows he may read
    expect(log.status).toBe(200);
  });

  it('keeps whoever looked, and his bots, from ever playing there', async () => {
    const [host, referee] = [await register(api), await newAdmin(api)];
    const { id: game } = await openTable(api, host, 2);
    const bot = await api.service.services.accounts.bots.make(
      referee.id,
      `B ${referee.id}`.slice(0, 30),
    );
    expect((await look(game, referee)).status).toBe(200);
    const asBot = { ...bot, token: await tokenOf(api.service, bot.id) };
    for (const as of [referee, asBot]) {
      const joined = await join(api, game, as);
      expectProblem(joined, { status: 403, problem: 'has-looked' });
    }
    expect((await join(api, game, await register(api))).status).toBe(200);
  });

  it('is in the audit log with its reason, for other admins to read', async () => {
    const game = await startGame(api, await pair());
    await look(game);
    await get(`/${game}/view?as=referee`);
    const { body } = await ask(api, {
      path: `/v1/admin/audit?game=${game}`,
      as: await newAdmin(api),
    });
    expect(body.entries).toMatchObject([
      { operation: 'listAudit' },
      { operation: 'inspectPosition', admin: admin.id, asked: { as: 'referee' }, status: 200 },
      { operation: 'lookAsReferee', admin: admin.id, reason: 'they quarrel about a bid' },
    ]);
  });
});

describe('a check', () => {
  const check = (game: string) =>
    ask(api, { method: 'post', path: `/v1/admin/games/${game}/check`, as: admin });

  it('finds nothing in a log as it was written', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    await playUntil(api, game, players, isOver);
    const { number } = (await get(`/${game}/log`)).body;
    expect((await check(game)).body).toEqual({ events: number, brokenAt: null, difference: null });
  });

  it('finds the first event that was changed, and the game stands still', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    await owner.query(
      `update game_event set at = at + interval '1 hour' where game_id = $1 and number = 2`,
      [game],
    );
    await owner.end();
    expect((await check(game)).body).toMatchObject({ brokenAt: 2, difference: null });
    const stuck = await get('?trouble=stuck');
    expect((stuck.body.games as { id: string }[]).map(({ id }) => id)).toContain(game);
  });
});

describe('games are found', () => {
  type Found = { id: string; createdAt: string };
  const found = async (query: string): Promise<readonly Found[]> => {
    const { status, body } = await get(`?limit=200&${query}`);
    expect(status).toBe(200);
    return body.games;
  };
  const ids = async (query: string) => (await found(query)).map(({ id }) => id);

  it('by player, also a former one, and by whom they wait for', async () => {
    const [one, other] = await pair();
    const [running, open] = [await startGame(api, [one, other]), (await openTable(api, one, 2)).id];
    expect(await ids(`player=${one.id}`)).toEqual([open, running]);
    expect(await ids(`waitingFor=${one.id}&status=running`)).toEqual([running]);
    await ask(api, { method: 'post', path: `/v1/games/${running}/resignation`, as: other });
    expect(await ids(`player=${other.id}`)).toEqual([running]);
  });

  it('by title, version and state, the newest first, page by page', async () => {
    const { title, titleVersion } = (await found('status=running'))[0] as never as {
      title: string;
      titleVersion: number;
    };
    const all = await found(`title=${title}&version=${titleVersion}`);
    expect(all.length).toBeGreaterThan(5);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(await ids(`title=${title}&version=${titleVersion + 1}`)).toEqual([]);
    expect(await ids('')).toEqual(all.map(({ id }) => id));
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await get(`?limit=3${cursor}`);
      seen.push(...(body.games as Found[]).map(({ id }) => id));
      cursor = body.next === null ? '' : `&cursor=${body.next}`;
    } while (cursor !== '');
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('by how long they have waited', async () => {
    const game = await startGame(api, await pair());
    expect(await ids('trouble=slow')).not.toContain(game);
    clock.pass(15 * 24 * 3_600_000);
    await enter(api, admin);
    expect(await ids('trouble=slow')).toContain(game);
  });
});

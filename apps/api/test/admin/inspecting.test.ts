import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkedText } from '../../src/admin/games-text.ts';
import { openInspecting } from '../../src/admin/inspecting.ts';
import {
  type Api,
  ask,
  expectProblem,
  isOver,
  join,
  openApi,
  openTable,
  type Player,
  playOffer,
  playUntil,
  playUntilTurns,
  register,
  startGame,
  tokenOf,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { leaveOrder } from '../orders.ts';
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

describe('one game', () => {
  it('says how it stands and was opened, whom it waits for, and whether one looks', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const { body } = await get(`/${game}`);
    const found = await get(`?player=${players[0].id}`);
    expect(body).toMatchObject(found.body.games[0]);
    expect(body).toMatchObject({
      host: { user: players[0].id },
      ...{
        visibility: 'public',
        hotSeat: false,
        pace: { kind: 'none' },
        pausedUntil: null,
        chatClosedAt: null,
      },
      ...{ lookUntil: null, plays: false },
    });
    expect(body.edition).toMatch(/^[0-9a-f]{64}$/);
    const { until } = (await look(game)).body;
    expect((await get(`/${game}`)).body.lookUntil).toBe(until);
  });
});

it('tells since when and until when a seat is waited for as its players are told', async () => {
  const players = await pair();
  const game = await startGame(api, players, { pace: { kind: 'perTurn', hours: 24 } });
  const { clocks } = (await ask(api, { path: `/v1/games/${game}`, as: players[0] })).body;
  type Clock = { seat: number; since: string | null; due: string | null };
  const times = (all: readonly Clock[]) =>
    all.flatMap(({ seat, since, due }) => (due === null ? [] : [{ seat, since, due }]));
  expect(times(clocks)).not.toEqual([]);
  expect(times((await get(`/${game}`)).body.seats)).toEqual(times(clocks));
  const [listed] = (await get(`?player=${players[0].id}`)).body.games;
  expect(times(listed.seats)).toEqual(times(clocks));
});

it('takes numbers it can count to, and nothing at all for none', async () => {
  const game = await startGame(api, await pair());
  const tooMuch = [
    '/log?after=3000000000',
    '/view?event=3000000000',
    '/difference?from=3000000000',
  ];
  const empty = ['/view?as=', '/view?as=%20', '/difference?from=1&as=', '/view?event='];
  for (const odd of [...tooMuch, ...empty]) {
    const refused = await get(`/${game}${odd}`);
    expectProblem(refused, { status: 400, problem: 'invalid-request' });
    expect(refused.body.fields).toHaveLength(1);
  }
});

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

  it('is read as text, a line for each event', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const { toAct } = await playUntilTurns(api, game, players);
    await playOffer(api, game, toAct[0] === 0 ? players[0] : players[1]);
    await leaveOrder(api.service.services.games, game, 0);
    const asText = async (query: string, after = 0) => {
      const path = `/v1/admin/games/${game}/log?after=${after}${query}`;
      const answer = await ask(api, { path, as: admin, headers: { accept: 'text/plain' } });
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      return answer;
    };
    const { body } = await get(`/${game}/log?limit=500`);
    const answer = await asText('&limit=500');
    const lines = answer.text.trimEnd().split('\n');
    expect(lines).toHaveLength(body.number);
    const events = body.events as {
      number: number;
      event: { at: string; seat: number | null; notation: string | null } | null;
    }[];
    for (const [place, { number, event }] of events.entries()) {
      if (event === null) expect(lines[place]).toBe(`${number} —`);
      else expect(lines[place]).toContain(`${number} ${event.at.slice(0, 16)}Z `);
      if (event?.notation == null) continue;
      expect(lines[place]).toMatch(new RegExp(`Z Player \\w+: ${event.notation}$`));
    }
    expect(events.some(({ event }) => event !== null && event.notation !== null)).toBe(true);
    const order = events.findIndex(({ event }) => event === null);
    expect(body.events[order]).toEqual({
      ...{ number: order + 1, kind: null, event: null, sentences: [], countsNoMore: false },
      ...{ told: null, draws: null, hash: null },
    });
    expect(lines[order]).toBe(`${order + 1} —`); // without a look, only that it is there
    const first = await asText('&limit=2');
    expect(first.headers.link).toBe(`</v1/admin/games/${game}/log?after=2&limit=2>; rel="next"`);
    await look(game);
    const all = (await asText('&limit=500&referee=true')).text.trimEnd().split('\n');
    expect(all[order]).not.toContain('—');
  });

  it('says in which language it is told', async () => {
    const game = await startGame(api, await pair());
    for (const language of ['it', 'fr']) {
      const headers = { 'accept-language': language };
      for (const part of ['log', 'view?as=spectator']) {
        const path = `/v1/admin/games/${game}/${part}`;
        const told = await ask(api, { path, as: admin, headers });
        expect(told.status).toBe(200);
        expect(told.headers['content-language']).toBe(language);
      }
    }
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

describe('the difference of two positions', () => {
  it('must be told where to begin', async () => {
    const game = await startGame(api, await pair());
    for (const [language, message] of [
      ['en', 'needed'],
      ['fr', 'nécessaire'],
    ] as const) {
      const path = `/v1/admin/games/${game}/difference`;
      const headers = { 'accept-language': language };
      const { status, body } = await ask(api, { path, as: admin, headers });
      expect([status, body.fields]).toEqual([400, [{ path: 'querystring.from', message }]]);
    }
  });

  const differ = async (game: string, query: string) => {
    const answer = await get(`/${game}/difference?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  it('is told in paths, in words and in sentences, with somebody’s eyes', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    await playUntilTurns(api, game, players);
    const { number: to } = (await get(`/${game}/log`)).body;
    const from = to - 2;
    const told = await differ(game, `from=${from}`);
    const views = [from, to].map(async (event) => (await get(`/${game}/view?event=${event}`)).body);
    const [before, after] = await Promise.all(views);
    const at = (view: unknown, path: string): unknown =>
      path
        .split('/')
        .slice(1)
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], view);
    expect(told.view).not.toEqual([]);
    for (const change of told.view) {
      expect(at(before.view, change.path)).toEqual(change.before);
      expect(at(after.view, change.path)).toEqual(change.after);
    }
    expect(told.shown).not.toEqual([]);
    const between = (await get(`/${game}/log?after=${from}`)).body.events as Event[];
    expect(told.events).toEqual(between.filter(({ event }) => event !== null));
    const same = { view: [], shown: [], events: [], isCut: false };
    expect(await differ(game, `from=${to}`)).toEqual({ from: to, to, ...same });
  });

  it('shows a seat’s own after a look, and what another chose in secret to nobody before', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const { number: from } = (await get(`/${game}/log`)).body;
    expect((await playOffer(api, game, players[0], 3)).status).toBe(200);
    const wanted = `/${game}/difference?from=${from}&as=0`;
    expectProblem(await get(wanted), { status: 403, problem: 'look-needed' });
    const open = await differ(game, `from=${from}`);
    await look(game);
    const own = await differ(game, `from=${from}&as=0`);
    const others = await differ(game, `from=${from}&as=1`);
    expect(others).toEqual(open);
    expect(own.events.length).toBeGreaterThan(0);
    expect(JSON.stringify(own)).not.toBe(JSON.stringify(open));
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

  it('is over with what it came with: when he leaves, and when he is no admin any more', async () => {
    const [game, referee] = [await startGame(api, await pair()), await newAdmin(api)];
    const wanted = `/${game}/view?as=referee`;
    const looks = async () => {
      await look(game, referee);
      expect((await get(wanted, referee)).status).toBe(200);
    };
    const lookIsOver = async () => {
      await enter(api, referee);
      expectProblem(await get(wanted, referee), { status: 403, problem: 'look-needed' });
    };
    await looks();
    await ask(api, { method: 'delete', path: '/v1/admin/entry', as: referee });
    await lookIsOver();
    await looks();
    const { admins } = api.service.services.desk;
    await admins.revoke(referee.id);
    await admins.grant(referee.id);
    await lookIsOver();
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

describe('a check by rules that throw', () => {
  it('names the event at which they do', async () => {
    const game = await startGame(api, await pair());
    const { games, accounts } = api.service.services;
    const title = (id: string, version: number) => {
      const found = games.library.title(id, version);
      if (found === null) return null;
      const setup = () => {
        throw new RangeError('the next is lantern-7');
      };
      return { ...found, setup };
    };
    const inspecting = openInspecting(
      { ...games, library: { ...games.library, title } },
      accounts,
      null,
    );
    const found = await inspecting.check(game);
    const begun = 4; // behind the table and its two players
    expect(found).toMatchObject({ brokenAt: null, difference: { number: begun, what: 'failed' } });
    expect(checkedText(found)).toBe('The rules break off at event 4, and cannot decide it.');
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

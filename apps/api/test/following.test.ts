import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { positionSchema } from '../src/http/answers/looking.ts';
import {
  type Api,
  ask,
  expectProblem,
  isOver,
  join,
  offersTo,
  openApi,
  openTable,
  type Player,
  playOffer,
  playUntil,
  positionOf,
  read,
  register,
  startGame,
} from './api.ts';
import { freshDatabase } from './harness.ts';
import { openStream, type StreamReader, streamOf } from './stream-reader.ts';

type Database = Awaited<ReturnType<typeof freshDatabase>>;

let database: Database;
let api: Api;
let other: Api; // another process on the same database

beforeAll(async () => {
  database = await freshDatabase(inject('databases').postgres18);
  api = await openApi(database.urls, { heartbeatEvery: 50, longestWait: 300 });
  other = await openApi(database.urls, { longestWait: 120_000 });
  for (const { service } of [api, other]) service.relay.poll();
});
afterAll(async () => {
  await api.close();
  await other.close();
  await database.drop();
});

const pair = async (): Promise<readonly [Player, Player]> => [
  await register(api),
  await register(api),
];

async function listen(service: Api, as: Player, lastId?: string): Promise<StreamReader> {
  const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
  const stream = await openStream(service, '/v1/stream', as, headers);
  expect(stream.response.status).toBe(200);
  onTestFinished(() => stream.close());
  return stream;
}

const choose = async (service: Api, game: string, as: Player, place: number): Promise<number> => {
  const { body } = await playOffer(service, game, as, place);
  return body.version;
};

describe('the stream of everything of mine', () => {
  it('says at first where each of my games stands, and then which one moved', async () => {
    const players = await pair();
    const [me] = players;
    const first = await startGame(api, players);
    const second = await startGame(api, players);
    await startGame(api, await pair()); // none of mine
    const stream = await listen(other, me);
    const both = [await stream.next(), await stream.next()];
    expect(both.map(({ game }) => game)).toEqual([first, second]);
    expect(both[0]).toMatchObject({ status: 'running', toAct: [0, 1] });
    const version = await choose(api, second, players[1], 0);
    expect(await stream.next()).toMatchObject({ game: second, version, toAct: [0] });
  });

  it('tells of a table I open and a seat I take while I listen', async () => {
    const [host, guest] = await pair();
    const streams = [await listen(api, host), await listen(other, guest)] as const;
    const { id: game } = await openTable(other, host, 2);
    expect(await streams[0].next()).toMatchObject({ game, status: 'open' });
    await join(api, game, guest);
    for (const stream of streams) {
      expect(await stream.next()).toMatchObject({ game, status: 'running' });
    }
  });

  it('is silent when I come back and have missed nothing, and else tells me all again', async () => {
    const players = await pair();
    const [me, you] = players;
    const games = [await startGame(api, players), await startGame(api, players)];
    const before = await listen(api, me);
    const { id: partOfAll } = await before.next();
    const { id } = await before.next();
    expect([partOfAll, id]).toEqual(['', expect.stringMatching(/^[0-9a-f]{16}$/)]);
    before.close();

    const silent = await listen(other, me, id);
    const version = await choose(api, games[0] ?? '', you, 0);
    const moved = await silent.next();
    expect(moved).toMatchObject({ game: games[0], version });
    expect(silent.text().match(/^event: /gm)).toHaveLength(1);

    const behind = await listen(api, me, id);
    const again = [await behind.next(), await behind.next()];
    expect(again.map(({ game }) => game)).toEqual(games);
    expect(again[1]?.id).toBe(moved.id);
  });

  it('says nothing of what I am not told, not even by its ids', async () => {
    const players = await pair();
    const [me, you] = players;
    const game = await startGame(api, players);
    await choose(api, game, you, 0);
    const stream = await listen(other, me);
    const { id } = await stream.next();
    const mine = await listen(other, you);
    await mine.next();
    for (const place of [1, 2, 3]) {
      const { decision, offers } = await offersTo(api, game, you);
      const action = offers[place]?.action;
      const body = { actions: [action], decision };
      await ask(api, { method: 'post', path: `/v1/games/${game}/actions`, as: you, body });
      await mine.next(); // the change of mind has reached every process
    }
    const later = await listen(api, me);
    expect((await later.next()).id).toBe(id);
    const version = await choose(api, game, me, 0);
    expect((await stream.next()).version).toBe(version);
    expect(stream.text().match(/^event: /gm)).toHaveLength(2);
  });

  it('tells that a game has ended, also when I was away', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const before = await listen(api, players[0]);
    const { id } = await before.next();
    before.close();
    await playUntil(api, game, players, isOver);
    const after = await listen(other, players[0], id);
    const ended = await after.next();
    expect(ended).toMatchObject({ game, status: 'ended', toAct: [] });
    const again = await listen(other, players[0], ended.id);
    await openTable(api, players[0], 2);
    expect((await again.next()).game).not.toBe(game);
  });

  it('misses nothing when its process loses the connection that hears of moves', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const streams = [await listen(api, players[0]), await listen(other, players[1])];
    for (const stream of streams) await stream.next();
    await api.service.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'staffetta feed' and datname = current_database()`,
    );
    const version = await choose(api, game, players[0], 0);
    for (const stream of streams) expect((await stream.next()).version).toBe(version);
  });

  it('ends at the heartbeat after its reader was signed out', async () => {
    const player = await register(api);
    const stream = await listen(api, player);
    const [session] = await api.service.services.accounts.sessions.list(player.id);
    await other.service.services.accounts.sessions.end(player.id, session?.id ?? '');
    await stream.ended;
    const again = await ask(api, { path: '/v1/games', as: player });
    expectProblem(again, { status: 401, problem: 'not-signed-in' });
  });
});

describe('a request that waits for a version', () => {
  const wait = (service: Api, game: string, as: Player, version: number) =>
    ask(service, { path: `/v1/games/${game}/view?waitForVersion=${version}`, as });

  /** Until so many requests wait in a process. */
  const untilWaiting = ({ service }: Api, count: number) =>
    expect.poll(() => service.services.lines.count()).toBe(count);

  it('is answered when that version is there, whichever process it came by', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const { version } = await positionOf(api, game, players[0]);
    const waiting = wait(other, game, players[0], version + 1);
    await untilWaiting(other, 1);
    await choose(api, game, players[1], 0);
    expect(read(await waiting, positionSchema).version).toBe(version + 1);
    expect(other.service.services.lines.count()).toBe(0);
  });

  it('is answered at once when there is nothing to wait for', async () => {
    const players = await pair();
    const game = await startGame(other, players);
    const { version } = await positionOf(other, game, players[0]);
    expect(read(await wait(other, game, players[0], version), positionSchema)).toMatchObject({
      version,
    });
    await playUntil(api, game, players, isOver);
    expect(read(await wait(other, game, players[0], 9_999), positionSchema).status).toBe('ended');
  });

  it('is answered with what there is when it has waited long enough', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const { version } = await positionOf(api, game, players[0]);
    const answer = read(await wait(api, game, players[0], version + 1), positionSchema);
    expect(answer.version).toBe(version);
  });

  it('does not wake for what its sender is not told', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    await choose(api, game, players[1], 0);
    const { version } = await positionOf(api, game, players[0]);
    const waiting = wait(api, game, players[0], version + 1);
    await untilWaiting(api, 1);
    const { decision, offers } = await offersTo(api, game, players[1]);
    const body = { actions: [offers[1]?.action], decision };
    await ask(api, { method: 'post', path: `/v1/games/${game}/actions`, as: players[1], body });
    expect(read(await waiting, positionSchema).version).toBe(version);
  });

  it('counts as an open stream, until its sender goes away', async () => {
    const players = await pair();
    const game = await startGame(other, players);
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${players[0].token}` };
    const url = `${other.url}/v1/games/${game}/view?waitForVersion=9999`;
    const open = Array.from({ length: 20 }, () =>
      fetch(url, { headers, signal: stop.signal }).catch(() => null),
    );
    await untilWaiting(other, 20);
    const refusals = [
      await wait(other, game, players[0], 9_999),
      await ask(other, { path: streamOf(game), as: players[0] }),
      await ask(other, { path: '/v1/stream', as: players[0] }),
    ];
    for (const refused of refusals) {
      expectProblem(refused, { status: 429, problem: 'too-many-requests' });
    }
    stop.abort();
    await Promise.all(open);
    await untilWaiting(other, 0);
  });
});

it('a service that stops ends its streams, answers who waits and finishes what it began', async () => {
  const closing = await openApi(database.urls, { longestWait: 120_000 });
  const players = await pair();
  const game = await startGame(closing, players);
  const { version } = await positionOf(closing, game, players[0]);
  const streams = [
    await openStream(closing, streamOf(game), players[0]),
    await openStream(closing, '/v1/stream', players[0]),
  ];
  for (const stream of streams) await stream.next();
  const path = `/v1/games/${game}/view?waitForVersion=${version + 9}`;
  const waiting = ask(closing, { path, as: players[1] });
  await expect.poll(() => closing.service.services.lines.count()).toBe(3);
  const acting = playOfferSlowly(closing, game, players[0]);
  await acting.began;
  const closed = closing.close();
  acting.goOn();
  expect((await acting.response).status).toBe(200);
  expect((await waiting).status).toBe(200);
  await Promise.all(streams.map(({ ended }) => ended));
  await closed;
  expect(await ask(api, { path: `/v1/games/${game}`, as: players[0] })).toMatchObject({
    body: { version: version + 1 },
  });
});

/** Plays an offer in a request that is held back at the log until it may go on. */
function playOfferSlowly(service: Api, game: string, as: Player) {
  const { store } = service.service.services.games;
  const { append } = store;
  let goOn: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let begin: () => void = () => undefined;
  const began = new Promise<void>((resolve) => {
    begin = resolve;
  });
  Object.assign(store, {
    append: async (addition: Parameters<typeof append>[0]) => {
      begin();
      await allowed;
      return append(addition);
    },
  });
  return { began, goOn, response: playOffer(service, game, as) };
}

import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/database/connection.ts';
import {
  type Api,
  act,
  acted,
  actionIn,
  ask,
  expectProblem,
  join,
  offersTo,
  openApi,
  openTable,
  type Player,
  playOffer,
  positionOf,
  register,
  startGame,
} from './api.ts';
import { freshDatabase } from './harness.ts';
import { openLine } from './line.ts';
import { openStream, type StreamReader, streamOf } from './stream-reader.ts';

type Database = Awaited<ReturnType<typeof freshDatabase>>;

let database: Database;
let api: Api;
let other: Api; // another process on the same database
let players: readonly [Player, Player];
let stranger: Player;

beforeAll(async () => {
  database = await freshDatabase(inject('databases').postgres18);
  api = await openApi(database.urls);
  other = await openApi(database.urls);
  for (const { service } of [api, other]) service.relay.poll();
  players = [await register(api), await register(api)];
  stranger = await register(api);
});
afterAll(async () => {
  await api.close();
  await other.close();
  await database.drop();
});

async function listen(
  service: Api,
  game: string,
  as: Player,
  lastId?: number,
): Promise<StreamReader> {
  const headers = lastId === undefined ? {} : { 'last-event-id': String(lastId) };
  const stream = await openStream(service, streamOf(game), as, headers);
  expect(stream.response.status).toBe(200);
  onTestFinished(() => stream.close());
  return stream;
}

/** Chooses in secret, or chooses anew. */
async function choose(service: Api, game: string, as: Player, place: number): Promise<number> {
  const { decision, offers } = await offersTo(service, game, as);
  const action = actionIn(offers, place);
  return acted(await act(service, game, as, { actions: [action], decision })).version;
}

describe('a stream of a game', () => {
  it('says at once where the game stands for whoever listens', async () => {
    const game = await startGame(api, players);
    await choose(api, game, players[0], 0);
    await choose(api, game, players[0], 1); // a changed mind: he alone is told
    for (const player of [...players, stranger]) {
      const { version, toAct, status } = await positionOf(api, game, player);
      const stream = await listen(api, game, player);
      expect(await stream.next()).toEqual({ id: String(version), game, version, toAct, status });
      expect(stream.text()).toMatch(/^retry: \d+\n\nid: /);
    }
  });

  it('tells whoever has signed out nothing more, long before the next heartbeat', async () => {
    const leaver = await register(api);
    const game = await startGame(api, [leaver, players[1]]);
    const stream = await listen(api, game, leaver);
    await stream.next();
    const told = stream.text();
    await ask(api, { method: 'delete', path: '/v1/sessions/current', as: leaver });
    acted(await playOffer(api, game, players[1]));
    await stream.ended;
    expect(stream.text()).toBe(told);
  });

  it('answers nobody who has signed out while he waited for a version', async () => {
    const leaver = await register(api);
    const game = await startGame(api, [leaver, players[1]]);
    const { version } = await positionOf(api, game, leaver);
    const path = `/v1/games/${game}/view?waitForVersion=${version + 1}`;
    const before = api.service.services.lines.count();
    const answer = ask(api, { path, as: leaver }).then((response) => response);
    await expect.poll(() => api.service.services.lines.count()).toBeGreaterThan(before);
    await ask(api, { method: 'delete', path: '/v1/sessions/current', as: leaver });
    acted(await playOffer(api, game, players[1]));
    expectProblem(await answer, { status: 401, problem: 'not-signed-in' });
  });

  it('is the same stream however the id was typed', async () => {
    const game = await startGame(api, players);
    const stream = await listen(api, game.toUpperCase(), players[1]);
    expect(await stream.next()).toMatchObject({ game });
    const version = await choose(other, game, players[0], 0);
    expect(await stream.next()).toMatchObject({ game, version });
  });

  it('says in every process when something happens in one', async () => {
    const game = await startGame(api, players);
    const streams = [await listen(api, game, players[1]), await listen(other, game, stranger)];
    for (const stream of streams) await stream.next();
    const version = await choose(api, game, players[0], 0);
    for (const stream of streams) expect(await stream.next()).toMatchObject({ version });
    const later = await choose(other, game, players[1], 1);
    for (const stream of streams) expect(await stream.next()).toMatchObject({ version: later });
  });

  it('says when somebody sits down, and whose turn it is', async () => {
    const { id: game } = await openTable(api, players[0], 2);
    const stream = await listen(other, game, stranger);
    expect(await stream.next()).toMatchObject({ status: 'open', toAct: [] });
    await join(api, game, players[1]);
    expect(await stream.next()).toMatchObject({ status: 'running', toAct: [0, 1] });
    await choose(api, game, players[0], 0);
    expect(await stream.next()).toMatchObject({ toAct: [1] });
  });

  it('says nothing of what its listener is not told', async () => {
    const game = await startGame(api, players);
    await choose(api, game, players[0], 0);
    const [mine, theirs, watched] = [
      await listen(other, game, players[0]),
      await listen(other, game, players[1]),
      await listen(other, game, stranger),
    ];
    const before = (await theirs.next()).version;
    expect((await watched.next()).version).toBe(before);
    await mine.next();
    for (const place of [1, 2, 3]) {
      const version = await choose(api, game, players[0], place);
      expect(await mine.next()).toMatchObject({ version });
    }
    acted(await playOffer(api, game, players[1]));
    for (const stream of [theirs, watched]) {
      expect((await stream.next()).version).toBe(before + 1);
      expect(stream.text().match(/^event: /gm)).toHaveLength(2);
    }
  });

  it('goes on from the last message its listener had', async () => {
    const game = await startGame(api, players);
    const { version } = await positionOf(api, game, players[1]);
    const current = await listen(api, game, players[1], version);
    const behind = await listen(api, game, players[1], version - 1);
    expect((await behind.next()).version).toBe(version);
    await choose(api, game, players[0], 0);
    expect((await current.next()).version).toBe(version + 1);
    expect(current.text().match(/^event: /gm)).toHaveLength(1);
  });

  it('misses nothing when its process loses the connection that hears of moves', async () => {
    const game = await startGame(api, players);
    const streams = [await listen(other, game, players[1]), await listen(api, game, stranger)];
    for (const stream of streams) await stream.next();
    const { rowCount } = await api.service.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'staffetta feed' and datname = current_database()`,
    );
    expect(rowCount).toBe(2);
    const version = await choose(api, game, players[0], 0);
    for (const stream of streams) expect((await stream.next()).version).toBe(version);
    const later = await choose(other, game, players[1], 1);
    for (const stream of streams) expect((await stream.next()).version).toBe(later);
  });

  it('misses nothing when that connection goes silent, which the process finds out and says', async () => {
    const line = await openLine(database.urls);
    const own = openDatabase(database.urls.serviceUrl, 2);
    const far = await openApi(database.urls, {
      database: { ...own, url: line.urls.serviceUrl },
      probing: { every: 50, within: 10_000 },
    });
    onTestFinished(async () => {
      await far.close();
      await own.pool.end();
      await line.close();
    });
    const ready = async () => (await ask(far, { path: '/health/ready' })).status;
    const game = await startGame(api, players);
    const stream = await listen(far, game, players[1]);
    await stream.next();
    line.freeze();
    const version = await choose(api, game, players[0], 0);
    await expect.poll(ready).toBe(503);
    line.mend();
    expect((await stream.next()).version).toBe(version);
    await expect.poll(ready).toBe(200);
    const later = await choose(api, game, players[1], 1);
    expect((await stream.next()).version).toBe(later);
  });

  it('is one of twenty at most for each user', async () => {
    const [game, asker, another] = [
      await startGame(api, players),
      await register(api),
      await register(api),
    ];
    const all = await Promise.all(
      Array.from({ length: 30 }, () => openStream(api, streamOf(game), asker)),
    );
    onTestFinished(() => {
      for (const stream of all) stream.close();
    });
    const open = all.filter(({ response }) => response.status === 200);
    expect(open).toHaveLength(20);
    const refused = await ask(api, { path: `/v1/games/${game}/stream`, as: asker });
    expectProblem(refused, { status: 429, problem: 'too-many-requests' });
    expect(refused.body.detail).toBe(
      'You have 20 streams and waiting requests open, which is the limit. Close one first.',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await (await listen(api, game, another)).next();

    open[0]?.close();
    await expect
      .poll(async () => {
        const again = await openStream(api, streamOf(game), asker);
        again.close();
        return again.response.status;
      })
      .toBe(200);
  });

  it('is not opened by those who only ask for its headers', async () => {
    const [game, asker] = [await startGame(api, players), await register(api)];
    for (let time = 0; time < 21; time += 1) {
      await ask(api, { method: 'head', path: `/v1/games/${game}/stream`, as: asker });
    }
    await (await listen(api, game, asker)).next();
  });

  it('ends at once when its process does', async () => {
    const game = await startGame(api, players);
    const closing = await openApi(database.urls);
    const streams = await Promise.all(
      players.map((player) => openStream(closing, streamOf(game), player)),
    );
    for (const stream of streams) await stream.next();
    await closing.close();
    await Promise.all(streams.map(({ ended }) => ended)); // none ends by itself
  });
});

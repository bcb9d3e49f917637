import { type Stepwise, visitInSteps } from '@staffetta/engine';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { finishBreathing } from '../src/breathing.ts';
import { exportForAdmin } from '../src/games/export.ts';
import { drawOf, type Games } from '../src/games/games.ts';
import { followHere, opened } from '../src/games/loaded-game.ts';
import { checkLog } from '../src/games/log-check.ts';
import { lookAtRace } from '../src/games/race.ts';
import { inNameOf } from '../src/games/tables.ts';
import { prepare, write } from '../src/games/write.ts';
import { freshDatabase, startService, type TestService } from './harness.ts';
import { order } from './orders.ts';
import { currentGame, picking, playOne, startedGame } from './players.ts';

// Long work on the main thread lets others be answered between its steps.

let service: TestService;
let drop: () => Promise<void>;
let gameId: string;

const games = (): Games => service.services.games;

/** As many events as a stretch of work without a pause could have. */
const many = 60;

const repair = {
  ...({ kind: 'repair', seat: null, action: null, facts: [], draws: [], byOrder: null } as const),
};
const addition = { events: Array.from({ length: many }, () => repair), seats: [], key: null };

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  ({ drop } = fresh);
  service = await startService(fresh.urls);
  ({ gameId } = await startedGame(games()));
  await write<void>(
    games(),
    gameId,
    async () => addition,
    () => undefined,
  );
});
afterAll(async () => {
  await service.close();
  await drop();
});
afterEach(() => vi.restoreAllMocks());

/** The machine's clock, as the tests have it: it only goes on. */
let time = performance.now();

/** How often the event loop turns during a work, on a machine so slow that two steps are a long stretch. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 6; // more than half of a stretch
    return time;
  });
  const tick = () => {
    turns += 1;
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  isDone = true;
  return turns;
}

describe('the event loop turns between the steps of', () => {
  it('a cold load', async () => {
    const { row, setting, number: upTo } = await currentGame(games(), gameId);
    const { titleVersion } = row;
    const stretch = { gameId, titleVersion, from: opened(row, setting), upTo };
    const load = () => followHere(games().library, setting, stretch);
    expect(await turnsDuring(load)).toBeGreaterThan(2 * many);
  });

  it('an append of many events', async () => {
    const loaded = await currentGame(games(), gameId);
    const turns = await turnsDuring(() => prepare(loaded, addition, new Date()));
    expect(turns).toBeGreaterThanOrEqual(many);
  });

  it('a chain of orders', async () => {
    const { gameId: chained } = await startedGame(games());
    for (let act = 0; act < 3; act += 1) await playOne(games(), chained, picking(act));
    const loaded = await currentGame(games(), chained);
    const orders = loaded.orders.map(() => ({ placed: 1, standing: [{ id: 1, order }] }));
    const asked = { seat: 0, cancel: [], place: [], actions: [] };
    const chain = () => visitInSteps(loaded.setting, { ...loaded, orders }, asked, drawOf(loaded));
    let acts = 0;
    const turns = await turnsDuring(async () => {
      const followed = await finishBreathing(chain());
      if (followed.ok) acts = followed.events.length;
    });
    expect(acts).toBeGreaterThan(1);
    expect(turns).toBeGreaterThanOrEqual(acts);
  });

  it('a check of a log', async () => {
    const { row } = await currentGame(games(), gameId);
    expect(await turnsDuring(() => checkLog(games().library, row))).toBeGreaterThan(many);
  });

  it('a race and an export', async () => {
    const caller = inNameOf((await currentGame(games(), gameId)).players[0] ?? '');
    expect(await turnsDuring(() => lookAtRace(games(), gameId, caller, 'me'))).toBeGreaterThan(
      many,
    );
    expect(await turnsDuring(() => exportForAdmin(games(), gameId, true))).toBeGreaterThan(many);
  });
});

it('a work in steps is done as if it were done at once', async () => {
  function* counted(): Stepwise<number> {
    for (let step = 0; step < 3; step += 1) yield;
    return 3;
  }
  expect(await finishBreathing(counted())).toBe(3);
});

it('several long works at once share one stretch', async () => {
  const steps: string[] = [];
  function* work(name: string): Stepwise<void> {
    for (let step = 0; step < 3; step += 1) {
      steps.push(name);
      yield;
    }
  }
  const works = ['one', 'other'].map((name) => () => finishBreathing(work(name)));
  const turns = await turnsDuring(() => Promise.all(works.map((begin) => begin())));
  expect(steps).toEqual(['one', 'other', 'one', 'other', 'one', 'other']);
  expect(turns).toBeGreaterThanOrEqual(steps.length); // as if one did all of them
});

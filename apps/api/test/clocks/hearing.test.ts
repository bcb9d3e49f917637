import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { timedSchema } from '../../src/http/answers/streams.ts';
import {
  type Api,
  ask,
  gameOf,
  openApi,
  type Player,
  playOffer,
  positionOf,
  register,
  startGame,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { openStream, type StreamReader, streamOf } from '../stream-reader.ts';

// One process answers and another looks after the clocks: whoever looks at a game hears of them all the same.

let database: Awaited<ReturnType<typeof freshDatabase>>;
let api: Api;
let worker: Api;

beforeAll(async () => {
  database = await freshDatabase(inject('databases').postgres18);
  api = await openApi(database.urls);
  worker = await openApi(database.urls);
  api.service.relay.poll();
});
afterAll(async () => {
  await api.close();
  await worker.close();
  await database.drop();
});

async function listen(path: string, as: Player, service = api): Promise<StreamReader> {
  const stream = await openStream(service, path, as);
  expect(stream.response.status).toBe(200);
  onTestFinished(() => stream.close());
  return stream;
}

/** What a stream has said of clocks so far. */
const timesIn = (stream: StreamReader) =>
  [...stream.text().matchAll(/^event: timed\ndata: (.+)$/gm)].map(([, data = '']) =>
    timedSchema.parse(JSON.parse(data)),
  );

/** When a seat of a game is due, as the streams said last. */
const dueIn = (stream: StreamReader, game: string, seat: number): string | null =>
  timesIn(stream)
    .findLast((timed) => timed.game === game)
    ?.clocks.find((clock) => clock.seat === seat)?.due ?? null;

const dueOf = async (game: string, as: Player, seat: number): Promise<string | null> =>
  (await gameOf(api, game, as)).clocks.find((clock) => clock.seat === seat)?.due ?? null;

const pace = { kind: 'perTurn', hours: 24 } as const;
const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('who looks at a game, or follows all of his, hears when a vacation moves its clocks', async () => {
  const [ada, bruno] = [await register(api), await register(api)];
  const game = await startGame(api, [ada, bruno], { pace });
  const streams = [
    await listen(streamOf(game), ada),
    await listen('/v1/stream', ada),
    await listen('/v1/stream', bruno),
  ];
  const first = await dueOf(game, ada, 1);
  for (const stream of streams) await expect.poll(() => dueIn(stream, game, 1)).toBe(first); // at first

  const path = '/v1/users/me/vacations';
  const body = { from: daysFromNow(0), to: daysFromNow(3) };
  expect((await ask(api, { method: 'post', path, as: bruno, body })).status).toBeLessThan(300);
  await worker.service.clocks.run();
  const away = await dueOf(game, ada, 1);
  expect(Date.parse(away ?? '')).toBeGreaterThan(Date.parse(first ?? '') + 2 * 86_400_000);
  for (const stream of streams) {
    await expect.poll(() => dueIn(stream, game, 1)).toBe(away);
    expect(dueIn(stream, game, 0)).toBe(await dueOf(game, ada, 0));
  }

  const { body: known } = await ask(api, { path, as: bruno });
  await ask(api, { method: 'delete', path: `${path}/${known.vacations[0].id}`, as: bruno });
  await worker.service.clocks.run();
  const back = await dueOf(game, ada, 1);
  expect(Date.parse(back ?? '')).toBeLessThan(Date.parse(away ?? ''));
  for (const stream of streams) await expect.poll(() => dueIn(stream, game, 1)).toBe(back);
});

it('hears of no clock that runs as it did: at a move, and when somebody will play at other hours', async () => {
  const [ada, bruno] = [await register(api), await register(api)];
  const timed = await startGame(api, [ada, bruno], { pace });
  const free = await startGame(api, [ada, bruno]);
  const streams = [
    await listen(streamOf(timed), ada),
    await listen(streamOf(free), ada),
    await listen('/v1/stream', ada),
  ];
  const [ofTimed, ofFree, ofAll] = streams as [StreamReader, StreamReader, StreamReader];
  for (const stream of [ofTimed, ofAll]) {
    await expect.poll(() => timesIn(stream).map(({ game }) => game)).toEqual([timed]); // at first
  }
  const change = { playTimes: { hours: { from: 9, to: 21 } } };
  await ask(api, { method: 'patch', path: '/v1/users/me', as: bruno, body: change });
  await worker.service.clocks.run();
  for (const game of [timed, free]) await playOffer(api, game, ada);
  const { version } = await positionOf(api, timed, ada);
  for (const stream of [ofTimed, ofAll]) {
    await expect.poll(() => stream.text()).toContain(`"game":"${timed}","version":${version},`);
  }
  await ofFree.next();
  await ofFree.next();
  expect([ofTimed, ofAll, ofFree].map((stream) => timesIn(stream).length)).toEqual([1, 1, 0]);
});

it('hears that a vacation changes why a clock stands still, whoever announces or ends it, and when it comes', async () => {
  const weekendly = await freshDatabase(inject('databases').postgres18);
  let now = new Date('2026-06-05T12:00:00Z'); // a Friday
  const service = await openApi(weekendly.urls, { now: () => now });
  onTestFinished(async () => {
    await service.close();
    await weekendly.drop();
  });
  service.service.relay.poll();
  const [ada, bruno] = [await register(service), await register(service)];
  const change = { timeZone: 'UTC', playTimes: { weekendsOff: true } };
  await ask(service, { method: 'patch', path: '/v1/users/me', as: bruno, body: change });
  const game = await startGame(service, [ada, bruno], { pace });
  const streams = [
    await listen(streamOf(game), ada, service),
    await listen('/v1/stream', ada, service),
  ];

  const path = '/v1/users/me/vacations';
  async function announce(from: string, to: string): Promise<void> {
    await ask(service, { method: 'post', path, as: bruno, body: { from, to } });
    await service.service.clocks.run();
  }
  async function takeBack(): Promise<void> {
    const { body: known } = await ask(service, { path, as: bruno });
    const id = known.vacations.at(-1).id;
    await ask(service, { method: 'delete', path: `${path}/${id}`, as: bruno });
    await service.service.clocks.run();
  }
  async function comes(moment: string): Promise<void> {
    now = new Date(moment);
    await service.service.clocks.run();
  }
  const stills = (stream: StreamReader) =>
    timesIn(stream).map(({ clocks }) => clocks.find(({ seat }) => seat === 1)?.still ?? null);
  async function hears(why: string, times: number): Promise<void> {
    const until = '2026-06-08T00:00:00.000Z';
    const { clocks } = await gameOf(service, game, ada);
    const still = clocks.find(({ seat }) => seat === 1)?.still;
    expect(still).toMatchObject({ until, why });
    for (const stream of streams) {
      await expect.poll(() => stills(stream).length).toBe(times);
      expect(stills(stream).at(-1)).toEqual(still);
    }
  }

  await hears('weekend', 1); // at first
  await announce('2026-06-06', '2026-06-06');
  await hears('vacation', 2);
  await takeBack();
  await hears('weekend', 3);
  await announce('2026-06-07', '2026-06-07'); // as it begins on the Saturday, that is the weekend still
  await announce('2026-07-20', '2026-07-30');
  await takeBack();
  await comes('2026-06-06T00:00:00Z');
  await hears('weekend', 3);
  await comes('2026-06-07T00:00:00Z');
  await hears('vacation', 4);
  for (const stream of streams) {
    expect(new Set(timesIn(stream).map(({ clocks }) => clocks[1]?.due)).size).toBe(1);
  }
});

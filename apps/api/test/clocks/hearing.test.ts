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

async function listen(path: string, as: Player): Promise<StreamReader> {
  const stream = await openStream(api, path, as);
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

import { afterAll, beforeAll, inject, it } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { type Api, openApi } from './api.ts';
import { playToTheEnd, playUpTo } from './bots.ts';
import { freshDatabase } from './harness.ts';

let api: Api;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls);
});
afterAll(async () => {
  await api.close();
  await drop();
});

/** Long enough that each bot has acted many times. */
const beginning = 40;

const titles = catalogue.map(({ title }) => title);

it.each(titles.filter(({ stage }) => stage === 'example'))(
  'the bots play $id to its end, one with another',
  (title) => playToTheEnd(api, title),
  180_000,
);

// Their whole games are long, and a proof.
it.each(titles.filter(({ stage }) => stage === 'published'))(
  'the bots begin to play $id, one with another',
  (title) => playUpTo(api, title, beginning),
  180_000,
);

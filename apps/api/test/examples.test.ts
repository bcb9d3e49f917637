import { afterAll, beforeAll, it } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { type Api, openFreshApi } from './api.ts';
import { playToTheEnd, playUpTo } from './bots.ts';

let api: Api;

beforeAll(async () => {
  api = await openFreshApi();
});
afterAll(() => api.close());

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

import { afterAll, beforeAll, it } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { type Api, openFreshApi } from './api.ts';
import { playToTheEnd } from './bots.ts';

let api: Api;

beforeAll(async () => {
  api = await openFreshApi();
});
afterAll(() => api.close());

it.each(catalogue.map(({ title }) => title))(
  'the bots play $id to its end, one with another',
  (title) => playToTheEnd(api, title),
);

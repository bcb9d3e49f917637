import { afterAll, beforeAll, inject, it } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { type Api, openApi } from './api.ts';
import { playToTheEnd } from './bots.ts';
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

it.each(catalogue.map(({ title }) => title))(
  'the bots play $id to its end, one with another',
  (title) => playToTheEnd(api, title),
);
